import { gaussian, type Random } from '@zhibi/ink/handwriting';
import { fitted, type Homography, type Point } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import type { Canvas } from './canvas.js';
import { type Accident, accidents, type Defect, type Size } from './defects.js';
import { jpegLoss } from './jpeg-loss.js';

/** A printed page as a scanner or a telephone sees it; the same seed, the same picture. */
export function scanned({ image: page, perMm }: Canvas, defect: Defect, random: Random): GreyImage {
  const size = { widthMm: page.width / perMm, heightMm: page.height / perMm };
  const accident = accidents[defect](random, size);
  const { corners, width, height } = placed(accident, size, random);
  const toPage = fitted(
    corners.map((from, k) => ({
      from,
      to: { x: k === 1 || k === 2 ? size.widthMm : 0, y: k > 1 ? size.heightMm : 0 },
    })),
    'perspective',
  );
  if (!toPage) throw new Error('the corners of the page lie on one line');
  const seen = seenThrough({ page, perMm, size }, { toPage, width, height }, accident);
  const blurred = accident.blurPx > 0 ? blur(seen, accident.blurPx) : seen;
  const noisy = withNoise(blurred, accident, random);
  return accident.jpegQuality ? jpegLoss(noisy, accident.jpegQuality) : noisy;
}

/** Where the corners of the page come to lie in the picture, in pixels. */
function placed(accident: Accident, { widthMm, heightMm }: Size, random: Random) {
  const perMm = accident.dpi / 25.4;
  const turn = (accident.turnDeg * Math.PI) / 180;
  const quarter = Math.abs(Math.sin(turn)) > 0.7;
  const [boardWidth, boardHeight] = quarter ? [heightMm, widthMm] : [widthMm, heightMm];
  const [cos, sin] = [Math.cos(turn) * accident.scale, Math.sin(turn) * accident.scale];
  const [width, height] = [boardWidth, boardHeight].map((mm) => Math.round(mm * perMm * accident.room));
  const corners = [
    { x: -0.5, y: -0.5 },
    { x: 0.5, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ].map(({ x, y }) => {
    const [mmX, mmY] = [x * widthMm, y * heightMm];
    const push = () => (random() * 2 - 1) * accident.perspective * widthMm;
    return {
      x: (width ?? 0) / 2 + (mmX * cos - mmY * sin + push() + accident.shiftMm) * perMm,
      y: (height ?? 0) / 2 + (mmX * sin + mmY * cos + push() + accident.shiftMm) * perMm,
    };
  });
  return { corners, width: width ?? 0, height: height ?? 0 };
}

interface Printed {
  page: GreyImage;
  perMm: number;
  size: Size;
}

/** Pixel by pixel, with nothing made for each: a page at 600 dpi has 35 million. */
function seenThrough(
  { page, perMm, size }: Printed,
  { toPage, width, height }: { toPage: Homography; width: number; height: number },
  accident: Accident,
): GreyImage {
  const pixels = new Uint8Array(width * height);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = toPage;
  const { light, moveX, moveY, covered } = fieldsOf(accident, size);
  const columns = Math.ceil(size.widthMm * FIELD_PER_MM);
  // What an accident does not do is not asked of each pixel.
  const [isLit, isBent, isCovered] = [light.length > 0, moveX.length > 0, covered.length > 0];
  const { board, contrast } = accident;
  const { widthMm, heightMm } = size;
  for (let row = 0, pixel = 0; row < height; row++) {
    const v = row + 0.5;
    for (let column = 0; column < width; column++, pixel++) {
      const u = column + 0.5;
      const depth = g * u + h * v + i;
      const x = (a * u + b * v + c) / depth;
      const y = (d * u + e * v + f) / depth;
      if (x <= 0 || y <= 0 || x >= widthMm || y >= heightMm) {
        pixels[pixel] = board;
        continue;
      }
      const at = Math.floor(y * FIELD_PER_MM) * columns + Math.floor(x * FIELD_PER_MM);
      const cover = isCovered ? (covered[at] ?? -1) : -1;
      if (cover >= 0) {
        pixels[pixel] = cover;
        continue;
      }
      const seenX = isBent ? x + (moveX[at] ?? 0) : x;
      const seenY = isBent ? y + (moveY[at] ?? 0) : y;
      const grey = 255 - (255 - greyAt(page, seenX * perMm, seenY * perMm)) * contrast;
      pixels[pixel] = isLit ? grey * (light[at] ?? 1) : grey;
    }
  }
  return { width, height, pixels };
}

const FIELD_PER_MM = 2.5;

/** What an accident does, worked out every 0.4 mm. */
function fieldsOf({ light, bend, covered }: Accident, { widthMm, heightMm }: Size) {
  const [columns, rows] = [Math.ceil(widthMm * FIELD_PER_MM), Math.ceil(heightMm * FIELD_PER_MM)];
  const field = (wanted: boolean, of: (at: Point) => number) => {
    const values = new Float32Array(wanted ? columns * rows : 0);
    for (let k = 0; k < values.length; k++)
      values[k] = of({ x: ((k % columns) + 0.5) / FIELD_PER_MM, y: (Math.floor(k / columns) + 0.5) / FIELD_PER_MM });
    return values;
  };
  return {
    light: field(light !== undefined, (at) => light?.(at) ?? 1),
    moveX: field(bend !== undefined, (at) => (bend?.(at).x ?? at.x) - at.x),
    moveY: field(bend !== undefined, (at) => (bend?.(at).y ?? at.y) - at.y),
    covered: field(covered !== undefined, (at) => covered?.(at) ?? -1),
  };
}

/** Three running means are near enough to a Gaussian of this deviation in pixels. */
function blur(image: GreyImage, deviation: number): GreyImage {
  const reach = Math.max(1, Math.round(deviation));
  let { pixels } = image;
  for (let pass = 0; pass < 2; pass++) {
    pixels = means(pixels, image.width, image.height, 1, reach);
    pixels = means(pixels, image.height, image.width, image.width, reach);
  }
  return { ...image, pixels };
}

function means(pixels: Uint8Array, length: number, lines: number, step: number, reach: number): Uint8Array {
  const out = new Uint8Array(pixels.length);
  const across = step === 1 ? length : 1;
  for (let line = 0; line < lines; line++) {
    const start = line * across;
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += pixels[start + Math.min(length - 1, Math.max(0, k)) * step] ?? 0;
    for (let k = 0; k < length; k++) {
      out[start + k * step] = sum / (2 * reach + 1) + 0.5;
      const [next, last] = [Math.min(length - 1, k + reach + 1), Math.max(0, k - reach)];
      sum += (pixels[start + next * step] ?? 0) - (pixels[start + last * step] ?? 0);
    }
  }
  return out;
}

function withNoise({ width, height, pixels }: GreyImage, accident: Accident, random: Random): GreyImage {
  const table = Float32Array.from({ length: 8_192 }, () => gaussian(random) * accident.noise);
  let state = Math.floor(random() * 2 ** 31);
  const noisy = new Uint8Array(pixels.length);
  const { threshold } = accident;
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    const seen = Math.min(255, Math.max(0, (pixels[at] ?? 0) + (table[state >>> 19] ?? 0)));
    noisy[at] = threshold === undefined ? seen : seen < threshold ? 0 : 255;
  }
  return { width, height, pixels: noisy };
}
