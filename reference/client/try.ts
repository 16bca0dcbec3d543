// The page to try calls on: Scalar from our own files, set up so that it calls the local mock and nothing else.

interface Scalar {
  createApiReference(element: Element, configuration: Record<string, unknown>): unknown;
}

const holder = document.querySelector<HTMLElement>("#try");

function load(src: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => done();
    script.onerror = () => fail(new Error(`${src} could not be loaded`));
    document.head.append(script);
  });
}

/** No font, proxy, telemetry, agent or tool from elsewhere. */
const quiet = {
  telemetry: false,
  withDefaultFonts: false,
  proxyUrl: "",
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: "none",
  persistAuth: false,
};

function show(element: HTMLElement, content: unknown): void {
  const { Scalar } = globalThis as unknown as { Scalar: Scalar };
  Scalar.createApiReference(element, {
    ...quiet,
    content,
    servers: [{ url: element.dataset["origin"], description: "The local mock" }],
    authentication: {
      preferredSecurityScheme: "OAuth2",
      securitySchemes: { OAuth2: { flows: { clientCredentials: { token: "example-access-token" } } } },
    },
  });
}

if (holder !== null) {
  try {
    await load(new URL("./scalar.js", import.meta.url).href);
    show(holder, await (await fetch(holder.dataset["bundle"] ?? "")).json());
  } catch (error) {
    // Where the registry could not be reached, the site was built without Scalar.
    holder.textContent = `${(error as Error).message}. Run npm run reference again when the registry can be reached.`;
  }
}
