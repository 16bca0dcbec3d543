// What the page of an event adds: visible anchors, the page as Markdown, and a delivery by the mock.

import { deliverWith } from "./operation/deliver.ts";
import { copyAsMarkdown, showAnchors } from "./operation/page.ts";

showAnchors();
copyAsMarkdown();
const form = document.querySelector<HTMLFormElement>("form.deliver");
if (form !== null) deliverWith(form);
