// What the page of an operation adds to samples that are complete without scripts: a language that is kept, values of one's
// own, and running it in place.

import { rememberLanguage } from "./operation/languages.ts";
import { copyAsMarkdown, showAnchors } from "./operation/page.ts";
import { Run } from "./operation/run.ts";

rememberLanguage();
showAnchors();
copyAsMarkdown();
const form = document.querySelector<HTMLFormElement>("form.run");
if (form !== null) new Run(form);
