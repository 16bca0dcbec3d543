// The icons of the site: SVG paths on a grid of 20 by 20, drawn in lines of one width.

export const icons = {
  arrow: "M4 10h12M11 5l5 5-5 5",
  bolt: "M11 2.5 4.5 11.5H9.5L9 17.5l6.5-9H10.5z",
  box: "M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6l6.5 3.5L16.5 6M10 9.5v8",
  code: "M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5",
  down: "M10 3v10M5.5 9 10 13.5 14.5 9M4 16.5h12",
  edit: "M3.5 16.5l.8-3.5L13 4.3l2.7 2.7L7 15.7zM11.5 5.8l2.7 2.7",
  event: "M10 3a4.5 4.5 0 0 0-4.5 4.5V11L4 13.5h12L14.5 11V7.5A4.5 4.5 0 0 0 10 3zM8.5 16.5h3",
  feed: "M4 9.5A6.5 6.5 0 0 1 10.5 16M4 4.5A11.5 11.5 0 0 1 15.5 16M5 15.2h.01",
  flag: "M5 17V3.5M5 4h10l-2.5 3.5L15 11H5",
  menu: "M3.5 5.5h13M3.5 10h13M3.5 14.5h13",
  moon: "M16 11.8A6.8 6.8 0 1 1 8.2 4a5.4 5.4 0 0 0 7.8 7.8z",
  search: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4",
  shield: "M10 2.5 4 5v4.5c0 3.8 2.5 6.5 6 8 3.5-1.5 6-4.2 6-8V5zM7.5 10l1.8 1.8L12.8 8",
  states: "M3 7.5h5v5H3zM12 3h5v5h-5zM12 12h5v5h-5zM8 9l4-3M8 11l4 3",
  sun: "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1",
} as const;

export type IconName = keyof typeof icons;
