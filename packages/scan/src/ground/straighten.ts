import { fitted, mapped, type Point } from '../frame/homography.js';
import { evenLight } from '../image/even-light.js';
import { type GreyImage, greyAt, shrinkFor, shrunk } from '../image/grey-image.js';
import { findSheet, type SheetCorners } from './find-sheet.js';

/** How the sheet of a picture was brought upright. */
export interface Straightened {
  image: GreyImage;
  /** Whether it was cut out of what it lay on. */
  isCut: boolean;
  /** Where the sheet lay in the picture, where it was cut out. */
  corners?: SheetCorners;
  /** By how many degrees it had lain turned, as a clock goes; of a sheet that was cut out 0. */
  turnedDeg: number;
}

const LEAST_TURN_DEG = 0.1;

/** A page as it lies before a reader, in even light: what was photographed is cut out and seen from above, what was scanned askew is turned. */
export function straighten(image: GreyImage): Straightened {
  const corners = findSheet(image);
  if (corners !== undefined) {
    return { image: cutSheet(image, corners), isCut: true, corners, turnedDeg: 0 };
  }
  const turnedDeg = skewOf(image);
  const upright = Math.abs(turnedDeg) < LEAST_TURN_DEG ? image : turned(image, turnedDeg);
  return { image: evenLight(upright), isCut: false, turnedDeg };
}

/** A sheet seen from above, in even light, cut out at its corners. */
export function cutSheet(image: GreyImage, corners: SheetCorners): GreyImage {
  const [a, b, c, d] = corners;
  const across = (distance(a, b) + distance(d, c)) / 2;
  const down = (distance(a, d) + distance(b, c)) / 2;
  const { width, height } = paperLike(across, down);
  return evenLight(cutOut(image, corners, width, height));
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Seen from aside a sheet seems shorter than it is: what is nearly as long as sheets of the A series are is one. */
function paperLike(across: number, down: number): { width: number; height: number } {
  const [ratio, near] = [Math.max(across, down) / Math.min(across, down), 1.2];
  const isSheet = ratio > Math.SQRT2 / near && ratio < Math.SQRT2 * near;
  const long = Math.round(Math.max(across, down));
  const short = Math.round(isSheet ? long / Math.SQRT2 : Math.min(across, down));
  return across > down ? { width: long, height: short } : { width: short, height: long };
}

function cutOut(image: GreyImage, corners: readonly Point[], width: number, height: number): GreyImage {
  const target = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const map = fitted(
    target.map((from, k) => ({ from, to: corners[k] ?? from })),
    'perspective',
  );
  const pixels = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const from = map === undefined ? { x, y } : mapped(map, { x: x + 0.5, y: y + 0.5 });
      pixels[at] = greyAt(image, from.x, from.y);
    }
  return { width, height, pixels };
}

/** The picture turned back about its middle; what comes in from outside is white. */
function turned(image: GreyImage, byDeg: number): GreyImage {
  const { width, height } = image;
  const angle = (byDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const [dx, dy] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const [fromX, fromY] = [cos * dx - sin * dy + width / 2, sin * dx + cos * dy + height / 2];
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height) pixels[at] = greyAt(image, fromX, fromY);
    }
  return { width, height, pixels };
}

const [LOOK_PX, MOST_DEG] = [900, 5];

/**
 * By how many degrees lines of print lie turned, as a clock goes: the turn at which rows part most sharply into print and none (projection
 * profiles, Postl 1986). Within 5° to a twentieth of a degree.
 */
export function skewOf(image: GreyImage): number {
  const small = shrunk(image, shrinkFor(image, LOOK_PX));
  const dark: number[] = [];
  const { width, height, pixels } = small;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if ((pixels[y * width + x] ?? 255) < 140) dark.push(x - width / 2, y - height / 2);
  if (dark.length < 400) return 0;
  const sharpness = (deg: number) => {
    const slope = Math.tan((deg * Math.PI) / 180);
    const rows = new Float64Array(height * 2);
    for (let k = 0; k < dark.length; k += 2) {
      // Shared by the two rows that it lies between, and compared over two: else turns that meet whole pixels look sharper than the true one.
      const at = (dark[k + 1] ?? 0) - slope * (dark[k] ?? 0) + height;
      const row = Math.floor(at);
      rows[row] = (rows[row] ?? 0) + 1 - (at - row);
      rows[row + 1] = (rows[row + 1] ?? 0) + (at - row);
    }
    let sum = 0;
    for (let k = 2; k < rows.length; k++) sum += ((rows[k] ?? 0) - (rows[k - 2] ?? 0)) ** 2;
    return sum;
  };
  let [best, most] = [0, sharpness(0)];
  const look = (from: number, to: number, step: number) => {
    for (let deg = from; deg <= to + 1e-9; deg += step) {
      const sharp = sharpness(deg);
      if (sharp > most) [best, most] = [deg, sharp];
    }
  };
  look(-MOST_DEG, MOST_DEG, 0.5);
  look(best - 0.45, best + 0.45, 0.05);
  return Math.round(best * 100) / 100;
}
