// Lines over runs as inline SVG: colors come from the page, so that it can be light or dark.

import { escapeMarkup } from "../escape.ts";

/** One line; a gap where a run has no value. */
export interface Series {
  /** Name, and class for its color. */
  name: string;
  values: (number | undefined)[];
}

const [width, height, margin] = [720, 160, 10];

/**
 * Draws lines over runs.
 * @param title What the picture shows, for people who cannot see it.
 * @param labels One for each run, shown with the values of a point.
 */
export function chart(title: string, labels: string[], series: Series[]): string {
  const top = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const x = (i: number) => round(margin + (labels.length < 2 ? 0.5 : i / (labels.length - 1)) * (width - 2 * margin));
  const y = (value: number) => round(height - margin - (value / top) * (height - 2 * margin));
  const lines = series.map(({ name, values }) => {
    const points = values.flatMap((value, i) => (value === undefined ? [] : [{ at: `${x(i)},${y(value)}`, value, i }]));
    const dots = points.map(({ at, value, i }) => {
      const [cx, cy] = at.split(",");
      const label = escapeMarkup(`${name} ${value}, ${labels[i]}`);
      return `<circle cx="${cx}" cy="${cy}" r="3"><title>${label}</title></circle>`;
    });
    const path = points.map(({ at }) => at).join(" ");
    return `<g class="line ${slug(name)}"><polyline points="${path}"/>${dots.join("")}</g>`;
  });
  return `<figure><figcaption>${escapeMarkup(title)}, at most ${top}. ${legend(series)}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(title)}"><line class="axis" x1="${margin}" x2="${width - margin}" y1="${height - margin}" y2="${height - margin}"/>${lines.join("")}</svg></figure>`;
}

/** A small line without axes, for a row of a table. */
export function spark(title: string, values: (number | undefined)[]): string {
  const top = Math.max(1, ...values.map((value) => value ?? 0));
  const step = values.length < 2 ? 0 : 116 / (values.length - 1);
  const points = values.flatMap((value, i) =>
    value === undefined ? [] : [`${round(2 + i * step)},${round(18 - (value / top) * 16)}`],
  );
  return `<svg class="spark" viewBox="0 0 120 20" role="img" aria-label="${escapeMarkup(title)}"><polyline points="${points.join(" ")}"/></svg>`;
}

function legend(series: Series[]): string {
  return series.map(({ name }) => `<span class="key ${slug(name)}">${escapeMarkup(name)}</span>`).join(" ");
}

function slug(name: string): string {
  return name.replace(/\W+/g, "-").toLowerCase();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
