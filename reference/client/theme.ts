// Runs before the page is drawn: says that scripts run, and applies the colour scheme that was chosen.

const root = document.documentElement;
root.classList.add("js");
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") root.dataset["theme"] = chosen;
} catch {
  // Storage is blocked: the scheme of the system stays.
}
