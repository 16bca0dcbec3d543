// What the page of an operation or of an event adds to what is complete without scripts: a language that is kept, values of one's
// own, running it in place, and a delivery by the mock.

import { deliverWith } from "./operation/deliver.ts";
import { rememberLanguage } from "./operation/languages.ts";
import { copyAsMarkdown, showAnchors } from "./operation/page.ts";
import { Run } from "./operation/run.ts";

rememberLanguage();
showAnchors();
copyAsMarkdown();
const form = document.querySelector<HTMLFormElement>("form.run");
if (form?.matches(".deliver")) deliverWith(form);
else if (form !== null) new Run(form);
