import { z } from 'zod';

const Share = z.number().min(0).max(1);
/** A corner of a sheet in a picture, in shares of its width and height. */
export const Corner = z.object({ x: Share, y: Share });
export type Corner = z.infer<typeof Corner>;

/** As a clock goes, from the top left. */
export const Corners = z.array(Corner).length(4);
export type Corners = z.infer<typeof Corners>;

const LEAST_AREA = 0.02;

/** Whether four corners are a sheet that can be seen from above: bent inward nowhere, not crossed, not turned over, and no thread. */
export function isSheet(corners: readonly Corner[]): boolean {
  let area = 0;
  for (const [k, here] of corners.entries()) {
    const next = corners[(k + 1) % corners.length] ?? here;
    const after = corners[(k + 2) % corners.length] ?? here;
    if ((next.x - here.x) * (after.y - next.y) - (next.y - here.y) * (after.x - next.x) <= 1e-4) return false;
    area += here.x * next.y - next.x * here.y;
  }
  return corners.length === 4 && area / 2 >= LEAST_AREA;
}

/** The same corners of a picture that was turned by quarters as a clock goes. */
export function turnedCorners(corners: readonly Corner[], by: number): Corner[] {
  let now = corners.map(({ x, y }) => ({ x, y }));
  for (let quarter = 0; quarter < (by / 90) % 4; quarter++) {
    const turned = now.map(({ x, y }) => ({ x: 1 - y, y: x }));
    now = [...turned.slice(3), ...turned.slice(0, 3)];
  }
  return now;
}
