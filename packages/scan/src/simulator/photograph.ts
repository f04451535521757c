import { gaussian, type Random } from '@zhibi/ink/handwriting';
import { fitted, mapped, type Point } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import type { Canvas } from './canvas.js';

/** What a student's telephone sees of a sheet on a table; the same seed, the same picture. */
export interface Shot {
  /** Share of the sheet that lies beyond an edge of the picture. */
  beyond?: { side: 'top' | 'right' | 'bottom' | 'left'; share: number };
  /** Share of the sheet that is folded under, from below. */
  foldedUnder?: number;
  /** Legs of the corner that is folded over, in mm: its back lies on the sheet, the table shows beside it. */
  foldedCornerMm?: number;
  /** Share of the sheet that lies in a pleat across its middle. */
  pleat?: number;
  /** Grey of the paper and of what it lies on. */
  paper?: number;
  table?: number;
  /** Share of the light that is left. */
  light?: number;
  /** Deviation of a lens out of focus, in pixels; `shaken` only across. */
  blurPx?: number;
  shakenPx?: number;
  /** Radius of a lamp that is mirrored in the sheet, in mm. */
  glareMm?: number;
  /** The hand between lamp and sheet: share of the light on one half. */
  shadow?: number;
  /** How far corners are off a rectangle, in widths of the sheet. */
  perspective?: number;
}

const [WIDTH, HEIGHT, SHEET_PX, TABLE, PAPER] = [1_680, 2_240, 1_365, 92, 215];

export function photographed({ image: page, perMm }: Canvas, shot: Shot, random: Random): GreyImage {
  const { beyond, perspective = 0.02 } = shot;
  const { pleat = 0 } = shot;
  const [width, height] = [page.width / perMm, (page.height / perMm) * (1 - pleat)];
  const scale = SHEET_PX / width;
  const [left, top] = [(WIDTH - SHEET_PX) / 2, (HEIGHT - height * scale) / 2];
  const off = { top: { x: 0, y: -1 }, bottom: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } };
  const by = beyond && off[beyond.side];
  const move = {
    x: by ? by.x * (left + beyond.share * width * scale) : 0,
    y: by ? by.y * (top + beyond.share * height * scale) : 0,
  };
  const corners = [0, 1, 2, 3].map((k) => ({ x: k === 1 || k === 2 ? width : 0, y: k > 1 ? height : 0 }));
  const push = () => (random() * 2 - 1) * perspective * SHEET_PX;
  const toPage = fitted(
    corners.map((to) => ({
      from: { x: left + move.x + to.x * scale + push(), y: top + move.y + to.y * scale + push() },
      to,
    })),
    'perspective',
  );
  if (!toPage) throw new Error('the corners of the sheet lie on one line');
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0, k = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, k++) {
      const at = mapped(toPage, { x: x + 0.5, y: y + 0.5 });
      pixels[k] = Math.min(
        255,
        seen(at, {
          width,
          height,
          shot,
          grey: () => greyAt(page, at.x * perMm, unfolded(at.y, { height, pleat }) * perMm),
        }),
      );
    }
  const { blurPx = 0, shakenPx = 0, light = 1 } = shot;
  const blurred = smeared({ width: WIDTH, height: HEIGHT, pixels }, Math.round(blurPx + shakenPx), Math.round(blurPx));
  // Of little light a sensor makes as much noise as of much.
  for (let k = 0; k < pixels.length; k++)
    blurred.pixels[k] = Math.max(0, Math.min(255, (blurred.pixels[k] ?? 0) * light + gaussian(random) * 3));
  return blurred;
}

/** Where on the sheet a place below its pleat is. */
const unfolded = (y: number, { height, pleat }: { height: number; pleat: number }): number =>
  y < height / 2 ? y : y + (height * pleat) / (1 - pleat);

interface Seen {
  width: number;
  height: number;
  shot: Shot;
  grey: () => number;
}

function seen({ x, y }: Point, { width, height, shot, grey }: Seen): number {
  const { paper = PAPER, table = TABLE } = shot;
  const { foldedUnder = 0, foldedCornerMm = 0, glareMm = 0, shadow = 1 } = shot;
  if (x <= 0 || y <= 0 || x >= width || y >= height * (1 - foldedUnder)) return table;
  const toCorner = width - x + (height - y);
  if (toCorner < foldedCornerMm) return table;
  const isBack = foldedCornerMm > 0 && x > width - foldedCornerMm && y > height - foldedCornerMm;
  const lit = x + y > (width + height) / 2 ? shadow : 1;
  const from = Math.hypot(x - width / 2, y - height * 0.45);
  const lamp = glareMm > 0 ? 400 * Math.exp(-((from / glareMm) ** 4)) : 0;
  return (isBack ? paper - 8 : (grey() / 255) * paper) * lit + lamp;
}

/** Three running means are near enough to a Gaussian. */
function smeared(image: GreyImage, across: number, down: number): GreyImage {
  let { pixels } = image;
  for (let pass = 0; pass < 3; pass++) {
    if (across > 0) pixels = means({ ...image, pixels }, across, 1);
    if (down > 0) pixels = means({ ...image, pixels }, down, image.width);
  }
  return { ...image, pixels: Uint8Array.from(pixels) };
}

function means({ width, height, pixels }: GreyImage, reach: number, step: number): Uint8Array {
  const out = new Uint8Array(pixels.length);
  const [length, lines, across] = step === 1 ? [width, height, width] : [height, width, 1];
  for (let line = 0; line < lines; line++) {
    const at = (k: number) => pixels[line * across + Math.min(length - 1, Math.max(0, k)) * step] ?? 0;
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += at(k);
    for (let k = 0; k < length; k++) {
      out[line * across + k * step] = sum / (2 * reach + 1) + 0.5;
      sum += at(k + reach + 1) - at(k - reach);
    }
  }
  return out;
}
