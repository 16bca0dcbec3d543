// How fast something grows, from measurements that go up and down.

/** A measurement: what was measured, and where. */
export interface Point {
  x: number;
  y: number;
}

/** The slope of the line that lies nearest to the points (least squares); 0 without points that differ in x. */
export function slopeOf(points: Point[]): number {
  const mean = (read: (point: Point) => number) => points.reduce((sum, one) => sum + read(one), 0) / points.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const above = mean(({ x, y }) => (x - middle.x) * (y - middle.y));
  const below = mean(({ x }) => (x - middle.x) ** 2);
  return below > 0 ? above / below : 0;
}
