import { createRequire } from "node:module";
const require = createRequire("/work/wt/ref4/package.json");
const { build } = require("esbuild");
const { startBrowser } = await import("/work/wt/ref4/test/lib/chromium.ts");
const { serveSite } = await import("/work/wt/ref4/reference/serve.ts");
const { glob } = await import("node:fs/promises");
const r = await build({ entryPoints: ["/work/wt/ref4/reference/styles/site.css"], bundle: true, write: false, external: ["*.woff2"], target: "esnext", supported: { nesting: false } });
const css = r.outputFiles[0].text;
const site = await serveSite({ folder: "/tmp/ref4-base", host: "127.0.0.1", port: 0 });
const files = []; for await (const f of glob("**/*.html", { cwd: "/tmp/ref4-base" })) if (!f.startsWith("v/")) files.push(f);
files.sort();
const some = files.filter((f, i) => i % 25 === 0 || /^(index|404|states|search|gaps|errors|access|changelog|downloads)\.html$|createPayout\.html|listPaymentSessions|createPaymentSession|createPayoutRoute|createParty\.|registerWebhook|PAYOUT_COMPLETED\.html$|guides\/(first-call|webhooks|going-live|testing-with|index)|^releases|finance\/(index|schemas\/(index|Wallet|PayIn|PaymentSession)\.html|events\/index|states\/(Payout|Wallet)Status)|ramp\/(index|schemas\/RampRequest\.)/.test(f));
const b = await startBrowser();
const used = new Map();
for (const [w, h, scheme, media, js] of [[1440,900,"light","screen",true],[1920,1000,"light","screen",true],[390,844,"light","screen",true],[1024,800,"dark","screen",true],[1280,720,"light","screen",false],[390,844,"light","screen",false],[794,1123,"light","print",true]]) {
  const ctx = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, javaScriptEnabled: js, bypassCSP: true });
  const p = await ctx.newPage(); await p.emulateMedia({ media, colorScheme: scheme });
  await p.route("**/assets/site.css", (x) => x.fulfill({ body: css, contentType: "text/css" }));
  for (const f of some) {
    await p.goto(`${site.address}/${f}`, { waitUntil: "load" }).catch(() => {});
    let out;
    try { out = await p.evaluate(() => {
      document.querySelectorAll("details").forEach((d) => (d.open = true));
      const res = [];
      const walk = (rules, path) => { let i = 0; for (const rule of rules) { const key = path + "/" + i++;
        if (rule.cssRules && !(rule instanceof CSSStyleRule)) { if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) { continue; } walk(rule.cssRules, key + "[" + (rule.conditionText ?? "") + "]"); continue; }
        if (!(rule instanceof CSSStyleRule)) continue;
        const pe = /::([\w-]+)/.exec(rule.selectorText)?.[0];
        let els = []; 
        try { els = [...document.querySelectorAll(rule.selectorText.replace(/::[\w-]+/g, ""))].slice(0, 60); } catch {}
        const props = [...rule.style];
        const id = key + " " + rule.selectorText.replace(/\s+/g, " ");
        if (els.length === 0) { res.push([id, null, false]); continue; }
        for (const prop of props) { if (prop.startsWith("--")) { res.push([id, prop, true]); continue; }
          const v = rule.style.getPropertyValue(prop), pr = rule.style.getPropertyPriority(prop);
          const now = els.map((e) => getComputedStyle(e, pe)[prop]);
          rule.style.removeProperty(prop);
          const after = els.map((e) => getComputedStyle(e, pe)[prop]);
          rule.style.setProperty(prop, v, pr);
          res.push([id, prop, now.some((x, k) => x !== after[k])]); }
      } };
      for (const s of document.styleSheets) walk(s.cssRules, "");
      return res; }); } catch (e) { console.log("skip", f, String(e).slice(0, 100)); continue; }
    for (const [id, prop, u] of out) { const k = id + " { " + prop; const e = used.get(k) ?? { any: false, n: 0 }; e.any ||= u; e.n++; used.set(k, e); }
  }
  await ctx.close(); console.log(w, "done", new Date().toISOString());
}
const byRule = new Map();
for (const [k, { any }] of used) { const [id, prop] = k.split(" { "); const e = byRule.get(id) ?? { dead: [], live: [] }; (any ? e.live : e.dead).push(prop); byRule.set(id, e); }
console.log("NEVER MATCHED"); for (const [id, e] of byRule) if (e.live.length === 0 && e.dead.every((p) => p === "null")) console.log(id);
console.log("DEAD DECLS"); for (const [id, e] of byRule) { const d = e.dead.filter((p) => p !== "null"); if (d.length) console.log(id, "=>", d.join(" "), e.live.length ? "" : "(ALL)"); }
await b.close(); process.exit(0);
