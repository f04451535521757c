import type { Random } from '@zhibi/ink/handwriting';
import { fitted, type Homography } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import type { Canvas } from './canvas.js';
import { withGrain } from './grain.js';
import { smeared } from './running-mean.js';

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

const [WIDTH, HEIGHT, SHEET_PX, TABLE, PAPER, NOISE] = [1_680, 2_240, 1_365, 92, 215, 3];

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
  const pixels = sheetOnTable({ page, perMm, width, height }, toPage, shot);
  const { blurPx = 0, shakenPx = 0, light = 1 } = shot;
  const blurred = smeared(
    { width: WIDTH, height: HEIGHT, pixels },
    Math.round(blurPx + shakenPx),
    Math.round(blurPx),
    3,
  );
  // Of little light a sensor makes as much noise as of much.
  const dim = light === 1 ? blurred : { ...blurred, pixels: blurred.pixels.map((grey) => grey * light) };
  return withGrain(dim, NOISE, random);
}

interface Sheet {
  page: GreyImage;
  perMm: number;
  width: number;
  height: number;
}

/** Pixel by pixel, with nothing made for each: there are four million. */
function sheetOnTable({ page, perMm, width, height }: Sheet, toPage: Homography, shot: Shot): Uint8Array {
  const {
    paper = PAPER,
    table = TABLE,
    pleat = 0,
    foldedUnder = 0,
    foldedCornerMm = 0,
    glareMm = 0,
    shadow = 1,
  } = shot;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = toPage;
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(table);
  const shownHeight = height * (1 - foldedUnder);
  const hidden = (height * pleat) / (1 - pleat);
  for (let row = 0, k = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++, k++) {
      const [u, v] = [column + 0.5, row + 0.5];
      const depth = g * u + h * v + i;
      const x = (a * u + b * v + c) / depth;
      const y = (d * u + e * v + f) / depth;
      if (x <= 0 || y <= 0 || x >= width || y >= shownHeight) continue;
      if (width - x + (height - y) < foldedCornerMm) continue;
      const isBack = foldedCornerMm > 0 && x > width - foldedCornerMm && y > height - foldedCornerMm;
      const lit = x + y > (width + height) / 2 ? shadow : 1;
      const below = y < height / 2 ? y : y + hidden; // the pleat lies between
      const grey = isBack ? paper - 8 : (greyAt(page, x * perMm, below * perMm) / 255) * paper;
      const lamp = glareMm > 0 ? 400 * Math.exp(-((Math.hypot(x - width / 2, y - height * 0.45) / glareMm) ** 4)) : 0;
      pixels[k] = Math.min(255, grey * lit + lamp);
    }
  return pixels;
}
