// Takes secrets out of everything that is written: literal ones of the run, and whatever stands in secret places.

const masked = "***";

/** Names of members, form fields and headers whose values are secret. */
const secretNames =
  "access_token|refresh_token|client_secret|clientSecret|apiKey|api_key|password|identityShareToken|accountNumber|routingNumber";

const patterns: [RegExp, string][] = [
  [new RegExp(`("(?:${secretNames})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, "g"), `$1"${masked}"`],
  [new RegExp(`((?:^|[&?])(?:${secretNames})=)[^&\\s"']*`, "g"), `$1${masked}`],
  [/\b(Bearer|Basic) +[A-Za-z0-9._~+/=-]{6,}/g, `$1 ${masked}`],
];

const secretHeaders = new Set(["authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key"]);

/** Masks texts of one run. */
export interface Mask {
  text(text: string): string;
  header(name: string, value: string): string;
}

/**
 * Makes a mask.
 * @param secrets Literal secrets: client secrets and every token that was issued.
 */
export function makeMask(secrets: string[]): Mask {
  const literals = [
    ...new Set(secrets.flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])),
  ]
    .filter((secret) => secret.length >= 4)
    .sort((a, b) => b.length - a.length);
  const text = (input: string): string => {
    let output = input;
    for (const secret of literals) output = output.replaceAll(secret, masked);
    for (const [pattern, replacement] of patterns) output = output.replace(pattern, replacement);
    return output;
  };
  return {
    text,
    header(name, value) {
      if (!secretHeaders.has(name.toLowerCase())) return text(value);
      // The scheme is worth seeing; what follows it is not.
      const scheme = /^(Bearer|Basic) /.exec(value)?.[1];
      return scheme === undefined ? masked : `${scheme} ${masked}`;
    },
  };
}
