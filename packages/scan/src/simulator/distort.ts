import type { Random } from '@zhibi/ink/handwriting';
import { fitted, type Homography, type Point } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import type { Canvas } from './canvas.js';
import { type Accident, accidents, type Defect, type Size } from './defects.js';
import { withGrain } from './grain.js';
import { jpegLoss } from './jpeg-loss.js';
import { smeared } from './running-mean.js';

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
  const blurred = smeared(seen, accident.blurPx, accident.blurPx, 2);
  const noisy = withGrain(blurred, accident.noise, random);
  const kept = accident.threshold === undefined ? noisy : split(noisy, accident.threshold);
  return accident.jpegQuality ? jpegLoss(kept, accident.jpegQuality) : kept;
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
  const hasFields = isLit || isBent || isCovered;
  const { board, contrast } = accident;
  const { widthMm, heightMm } = size;
  for (let row = 0, pixel = 0; row < height; row++) {
    const v = row + 0.5;
    const [bv, ev, hv] = [b * v + c, e * v + f, h * v + i];
    for (let column = 0; column < width; column++, pixel++) {
      const u = column + 0.5;
      const share = 1 / (g * u + hv);
      const x = (a * u + bv) * share;
      const y = (d * u + ev) * share;
      if (x <= 0 || y <= 0 || x >= widthMm || y >= heightMm) {
        pixels[pixel] = board;
        continue;
      }
      const at = hasFields ? Math.floor(y * FIELD_PER_MM) * columns + Math.floor(x * FIELD_PER_MM) : 0;
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

/** Black and white, as a scanner set so makes of it. */
function split({ width, height, pixels }: GreyImage, threshold: number): GreyImage {
  const out = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) out[at] = (pixels[at] ?? 0) < threshold ? 0 : 255;
  return { width, height, pixels: out };
}
