import type { Random } from '@zhibi/ink/handwriting';
import type { Point } from '../frame/homography.js';

/** What happens to a page between the student and the picture. */
export const defects = [
  'clean',
  'skew',
  'upside down',
  'on its side',
  '150 dpi',
  '600 dpi',
  'fit to page',
  'blur',
  'fade',
  'noise',
  '1-bit',
  'JPEG 40',
  'shadow',
  'coffee',
  'fold',
  'perspective',
  'corner lost',
] as const;
export type Defect = (typeof defects)[number];

/** How a picture comes out; lengths in mm of the page. */
export interface Accident {
  dpi: number;
  turnDeg: number;
  scale: number;
  shiftMm: number;
  /** How far corners are pushed, in widths of the page. */
  perspective: number;
  /** How much larger the picture is than the page. */
  room: number;
  /** Grey of what the page lies on. */
  board: number;
  contrast: number;
  noise: number;
  blurPx: number;
  threshold?: number;
  jpegQuality?: number;
  /** Share of the light at a place. */
  light?: (at: Point) => number;
  /** Where that which is seen at a place really stands. */
  bend?: (at: Point) => Point;
  /** Grey of what lies over the page at a place. */
  covered?: (at: Point) => number | undefined;
}

/** Of the page. */
export interface Size {
  widthMm: number;
  heightMm: number;
}

/** What each does, beside a scanner's little turn and noise. */
export const accidents: Record<Defect, (random: Random, size: Size) => Accident> = {
  clean: plain,
  skew: (random) => ({ ...plain(random), turnDeg: (random() * 2 - 1) * 8, room: 1.15 }),
  'upside down': (random) => ({ ...plain(random), turnDeg: 180 + (random() - 0.5) }),
  'on its side': (random) => ({ ...plain(random), turnDeg: random() < 0.5 ? 90 : 270 }),
  '150 dpi': (random) => ({ ...plain(random), dpi: 150 }),
  '600 dpi': (random) => ({ ...plain(random), dpi: 600 }),
  'fit to page': (random) => ({ ...plain(random), scale: 0.9 + 0.08 * random() }),
  blur: (random) => ({ ...plain(random), blurPx: random() < 0.5 ? 1 : 2 }),
  fade: (random) => ({ ...plain(random), contrast: 0.4 + 0.3 * random() }),
  noise: (random) => ({ ...plain(random), noise: 12 + 10 * random() }),
  '1-bit': (random) => ({ ...plain(random), threshold: 130 + 70 * random() }),
  'JPEG 40': (random) => ({ ...plain(random), jpegQuality: 40 }),
  shadow: (random, size) => ({ ...plain(random), light: shadow(random, size) }),
  coffee: (random, size) => ({ ...plain(random), light: coffee(random, size) }),
  fold: (random, size) => ({ ...plain(random), ...fold(random, size) }),
  perspective: (random) => ({
    ...plain(random),
    dpi: 220,
    perspective: 0.05,
    room: 1.25,
    board: 60 + 60 * random(),
    turnDeg: (random() * 2 - 1) * 10,
    blurPx: random() < 0.3 ? 1 : 0,
    noise: 5,
  }),
  'corner lost': (random, { widthMm, heightMm }) => {
    const [right, bottom] = [random() < 0.5, random() < 0.5];
    const reach = 22 + 14 * random();
    const board = 40 + 215 * random();
    const covered = ({ x, y }: Point) =>
      (right ? widthMm - x : x) + (bottom ? heightMm - y : y) < reach ? board : undefined;
    return { ...plain(random), covered };
  },
};

function plain(random: Random): Accident {
  return {
    dpi: 200,
    turnDeg: (random() * 2 - 1) * 1.5,
    scale: 1,
    shiftMm: (random() * 2 - 1) * 1.5,
    perspective: 0,
    room: 1.02,
    board: 250,
    contrast: 0.94 + 0.06 * random(),
    noise: 2 + 2 * random(),
    blurPx: 0,
  };
}

/** A hand between lamp and page: half of the page as dark as 45 % of the light, over an edge of 5 to 50 mm. */
function shadow(random: Random, { widthMm, heightMm }: Size) {
  const angle = random() * 2 * Math.PI;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const middle = (widthMm / 2) * across + (heightMm / 2) * down + (random() - 0.5) * 100;
  const [edge, depth] = [5 + 45 * random(), 0.2 + 0.35 * random()];
  return ({ x, y }: Point) => 1 - depth / (1 + Math.exp((-4 * (x * across + y * down - middle)) / edge));
}

/** Stains with a dark rim, up to four of them, and drops. */
function coffee(random: Random, { widthMm, heightMm }: Size) {
  const stains = Array.from({ length: 2 + Math.floor(random() * 5) }, () => ({
    x: widthMm * random(),
    y: heightMm * random(),
    radius: random() < 0.4 ? 25 + 20 * random() : 2 + 8 * random(),
    body: 0.04 + 0.14 * random(),
    rim: 0.08 + 0.2 * random(),
  }));
  return (at: Point) =>
    stains.reduce((light, { x, y, radius, body, rim }) => {
      const inside = radius - Math.hypot(at.x - x, at.y - y);
      if (inside < -0.5) return light;
      const edge = rim * Math.exp(-((inside / 0.7) ** 2));
      return light * (1 - edge - body / (1 + Math.exp(-3 * inside)));
    }, 1);
}

/** Folded across: both halves meet in a darker line and lie a little apart from where they should. */
function fold(random: Random, { widthMm, heightMm }: Size): Pick<Accident, 'light' | 'bend'> {
  const across = random() < 0.7;
  const where = (across ? heightMm : widthMm) * (0.3 + 0.4 * random());
  const [lift, reach, dark] = [0.3 + 0.6 * random(), 25 + 25 * random(), 0.12 + 0.2 * random()];
  const off = (at: Point) => (across ? at.y : at.x) - where;
  return {
    light: (at) => 1 - dark * Math.exp(-((off(at) / 0.5) ** 2)) - (off(at) > 0 ? 0.1 * Math.exp(-off(at) / reach) : 0),
    bend: (at) => {
      const shift = lift * Math.exp(-Math.abs(off(at)) / reach) * (off(at) > 0 ? -1 : 1);
      return across ? { x: at.x, y: at.y + shift } : { x: at.x + shift, y: at.y };
    },
  };
}
