// Whether a media type is acceptable to a caller (RFC 9110, section 12.5.1).

/**
 * Tells whether `Accept` allows a media type.
 * @param header Value of the header; without one everything is acceptable.
 * @param type Media type, without parameters.
 */
export function accepts(header: string | undefined, type: string): boolean {
  if (header === undefined || header === "*/*" || header.trim() === "") return true;
  const [main = ""] = type.split("/");
  const ranges = new Map(header.toLowerCase().split(",").map(rangeOf));
  const weight = ranges.get(type) ?? ranges.get(`${main}/*`) ?? ranges.get("*/*") ?? 0;
  return weight > 0;
}

function rangeOf(text: string): [string, number] {
  const [range = "", ...parameters] = text.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return [range, Number(weight)];
}
