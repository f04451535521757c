import type { Point } from '../frame/homography.js';
import { type GreyImage, shrinkFor, shrunk } from '../image/grey-image.js';

/** A photograph is looked at so small for the edges of its sheet: they are the largest thing on it. */
const LOOK_PX = 500;
/** A sheet fills so much of what is photographed, and of the frame that it has. */
const [LEAST_SHARE, LEAST_FULL] = [0.25, 0.8];
/** A scan is paper to its edges. */
const EDGE_SHARE = 0.9;

export type SheetCorners = readonly [Point, Point, Point, Point];

/**
 * The corners of the sheet that was photographed, clockwise from its top left, in pixels. Undefined where the picture is the sheet, as of a
 * scanner, or where no sheet stands out from what it lies on.
 */
export function findSheet(image: GreyImage): SheetCorners | undefined {
  const factor = shrinkFor(image, LOOK_PX);
  const small = shrunk(image, factor);
  const bright = largestBright(small, otsu(small));
  if (bright === undefined || bright.size < LEAST_SHARE * small.width * small.height) return undefined;
  if (edgeShare(bright.isIn, small) > EDGE_SHARE) return undefined;
  const corners = cornersOf(bright.isIn, small);
  if (areaOf(corners) * LEAST_FULL > bright.size || areaOf(corners) < LEAST_SHARE * small.width * small.height)
    return undefined;
  return corners.map(({ x, y }) => ({ x: x * factor, y: y * factor })) as unknown as SheetCorners; // as: four in, four out
}

/** The grey that parts dark from light best (Otsu 1979). */
function otsu({ pixels }: GreyImage): number {
  const counts = new Float64Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  const total = pixels.length;
  const sum = counts.reduce((all, count, grey) => all + count * grey, 0);
  let [dark, darkSum, best, at] = [0, 0, 0, 128];
  for (let grey = 0; grey < 255; grey++) {
    dark += counts[grey] ?? 0;
    darkSum += grey * (counts[grey] ?? 0);
    const light = total - dark;
    if (dark === 0 || light === 0) continue;
    const apart = dark * light * (darkSum / dark - (sum - darkSum) / light) ** 2;
    if (apart > best) [best, at] = [apart, grey];
  }
  return at;
}

/** The largest piece that is lighter than this, with what is printed in it. */
function largestBright({ width, height, pixels }: GreyImage, above: number) {
  const piece = new Int32Array(width * height);
  let [largest, size, count] = [0, 0, 0];
  for (let start = 0; start < piece.length; start++) {
    if (piece[start] !== 0 || (pixels[start] ?? 0) <= above) continue;
    count++;
    let here = 0;
    const stack = [start];
    piece[start] = count;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      here++;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= piece.length || piece[next] !== 0 || (pixels[next] ?? 0) <= above) continue;
        piece[next] = count;
        stack.push(next);
      }
    }
    if (here > size) [largest, size] = [count, here];
  }
  if (largest === 0) return undefined;
  return { size, isIn: (x: number, y: number) => piece[y * width + x] === largest };
}

/** How much of the rim of the picture is sheet. */
function edgeShare(isIn: (x: number, y: number) => boolean, { width, height }: GreyImage): number {
  let [inside, all] = [0, 0];
  const look = (x: number, y: number) => {
    all++;
    if (isIn(x, y)) inside++;
  };
  for (let x = 0; x < width; x++) for (const y of [1, height - 2]) look(x, y);
  for (let y = 0; y < height; y++) for (const x of [1, width - 2]) look(x, y);
  return inside / Math.max(1, all);
}

/** The points that reach furthest into each corner of the picture: of a sheet that lies less than 30° turned, its corners. */
function cornersOf(isIn: (x: number, y: number) => boolean, { width, height }: GreyImage): Point[] {
  const best = [-1, 1, 1, -1].map(() => ({ x: 0, y: 0, far: Number.NEGATIVE_INFINITY }));
  const ways = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isIn(x, y)) continue;
      for (const [k, [across, down]] of ways.entries()) {
        const far = across * x + down * y;
        if (far > (best[k]?.far ?? far)) best[k] = { x: x + (across > 0 ? 1 : 0), y: y + (down > 0 ? 1 : 0), far };
      }
    }
  return best.map(({ x, y }) => ({ x, y }));
}

/** The shoelace formula. */
function areaOf(corners: readonly Point[]): number {
  const sum = corners.reduce((all, { x, y }, k) => {
    const next = corners[(k + 1) % corners.length] ?? { x, y };
    return all + x * next.y - next.x * y;
  }, 0);
  return Math.abs(sum) / 2;
}
