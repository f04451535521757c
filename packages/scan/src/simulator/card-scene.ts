import type { Random } from '@zhibi/ink/handwriting';
import { cardShape, isBlack, MAX_CARD } from '../code-cards/card-shape.js';
import { type CardLetter, cardLetters } from '../code-cards/code.js';
import { fitted, type Homography, type Point } from '../frame/homography.js';
import type { GreyImage } from '../image/grey-image.js';
import { withGrain } from './grain.js';
import { lensBlur } from './lens-blur.js';
import { drawPeople, withLight } from './room.js';

/** How a class holds up its cards, and how the camera sees it. */
export interface SceneManner {
  widthPx: number;
  heightPx: number;
  columns: number;
  rows: number;
  /** Height of a card in the last row and in the first, in pixels. */
  cardPx: readonly [back: number, front: number];
  /** How far a card may lean to the side, and how far be turned away, in degrees. */
  leanDeg: number;
  awayDeg: number;
  blurPx: number;
  /** Deviation of a grey. */
  noise: number;
  /** How dark the darkest corner of the room is, of 1. */
  darkest: number;
  /** The share of cards of which a part is covered: by a head, an arm, another card. */
  covered: number;
}

const fullHd = { widthPx: 1920, heightPx: 1080, columns: 8, rows: 5 } as const;

/** The scenes by which the reader is judged: forty cards at 1080p. */
export const sceneManners = {
  mild: { ...fullHd, cardPx: [90, 180], leanDeg: 12, awayDeg: 20, blurPx: 0, noise: 3, darkest: 0.75, covered: 0 },
  angled: { ...fullHd, cardPx: [90, 180], leanDeg: 20, awayDeg: 45, blurPx: 0, noise: 3, darkest: 0.75, covered: 0 },
  blurred: { ...fullHd, cardPx: [90, 180], leanDeg: 12, awayDeg: 20, blurPx: 1.5, noise: 3, darkest: 0.75, covered: 0 },
  noisy: { ...fullHd, cardPx: [90, 180], leanDeg: 12, awayDeg: 20, blurPx: 0, noise: 10, darkest: 0.75, covered: 0 },
  uneven: { ...fullHd, cardPx: [90, 180], leanDeg: 12, awayDeg: 20, blurPx: 0, noise: 4, darkest: 0.3, covered: 0 },
  far: { ...fullHd, cardPx: [55, 95], leanDeg: 12, awayDeg: 20, blurPx: 0, noise: 3, darkest: 0.75, covered: 0 },
  covered: { ...fullHd, cardPx: [90, 180], leanDeg: 12, awayDeg: 20, blurPx: 0, noise: 3, darkest: 0.75, covered: 0.5 },
  /** Everything at once, as a class on a dull morning has it. */
  lesson: { ...fullHd, cardPx: [90, 180], leanDeg: 15, awayDeg: 35, blurPx: 1, noise: 5, darkest: 0.45, covered: 0 },
  hard: { ...fullHd, cardPx: [60, 150], leanDeg: 25, awayDeg: 50, blurPx: 1, noise: 7, darkest: 0.4, covered: 0.3 },
} as const satisfies Record<string, SceneManner>;
export type SceneName = keyof typeof sceneManners;

/** What somebody holds up. */
export interface Choice {
  no: number;
  letter: CardLetter;
}

/** A card as it is held up in a made picture. */
export interface HeldCard extends Choice {
  isCovered: boolean;
  /** The middle of its code, in pixels. */
  middle: Point;
}

export interface CardScene {
  image: GreyImage;
  held: HeldCard[];
}

const { widthMm, heightMm, leftMm, topMm, codeMm } = cardShape;
/** How far the eye is from a card, in mm: nearer, and what is turned away is seen more in perspective. */
const EYE_MM = 1_500;
/** Places within a pixel, along each side. */
const FINE = 2;

/** A class with its cards up; the same random numbers, the same picture. `choices`: who is there and what they chose, of any otherwise. */
export function drawScene(manner: SceneManner, random: Random, choices?: readonly Choice[]): CardScene {
  const { widthPx: width, heightPx: height, columns, rows } = manner;
  const image = { width, height, pixels: new Uint8Array(width * height) };
  drawPeople(image, random);
  const chosen = choices ?? anyChoices(columns * rows, random);
  const held = chosen.map((choice, k) => drawHeld(image, { ...choice, k }, manner, random));
  const lit = withLight(image, manner.darkest, random);
  const blurred = manner.blurPx > 0 ? lensBlur(lit, manner.blurPx) : lit;
  return { image: withGrain(blurred, manner.noise, random), held };
}

/** So many cards of all, each with any letter up. */
export function anyChoices(count: number, random: Random): Choice[] {
  const numbers = Array.from({ length: MAX_CARD }, (_, k) => k + 1);
  for (let k = MAX_CARD - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1));
    [numbers[k], numbers[other]] = [numbers[other] ?? 0, numbers[k] ?? 0];
  }
  return numbers.slice(0, count).map((no) => ({ no, letter: cardLetters[Math.floor(random() * 4)] ?? 'A' }));
}

function drawHeld(
  image: GreyImage,
  { no, letter, k }: Choice & { k: number },
  manner: SceneManner,
  random: Random,
): HeldCard {
  const { columns, rows, cardPx, widthPx, heightPx } = manner;
  const [column, row] = [k % columns, Math.floor(k / columns)];
  const way = cardLetters.indexOf(letter);
  const [back, front] = cardPx;
  const perMm = (back + ((front - back) * row) / Math.max(1, rows - 1)) / heightMm;
  const jitter = () => (random() - 0.5) * 0.12;
  const at = {
    x: ((column + 0.5 + jitter()) * widthPx) / columns,
    y: ((row + 0.5 + jitter()) * heightPx) / rows,
  };
  const spread = () => (random() * 2 - 1) * Math.PI;
  const pose = {
    roll: (-way * Math.PI) / 2 + (spread() * manner.leanDeg) / 180,
    yaw: (spread() * manner.awayDeg) / 180,
    pitch: (spread() * manner.awayDeg * 0.6) / 180,
  };
  const corners = [
    [0, 0],
    [widthMm, 0],
    [widthMm, heightMm],
    [0, heightMm],
  ].map(([x = 0, y = 0]) => ({ from: placed({ x, y }, pose, at, perMm), to: { x, y } }));
  const toCard = fitted(corners, 'perspective');
  if (!toCard) throw new Error('a card is seen from its edge');
  const isCovered = random() < manner.covered;
  const cover = coverOf(isCovered, random);
  paint(image, { no, toCard, corners: corners.map(({ from }) => from), cover, paper: 215 + random() * 40 });
  const middle = placed({ x: leftMm + codeMm / 2, y: topMm + codeMm / 2 }, pose, at, perMm);
  return { no, letter, isCovered, middle };
}

/** Where a place of the card comes to lie: turned in its plane, turned away, and seen by an eye. */
function placed(
  { x, y }: Point,
  { roll, yaw, pitch }: Record<'roll' | 'yaw' | 'pitch', number>,
  at: Point,
  perMm: number,
) {
  const [cx, cy] = [x - widthMm / 2, y - heightMm / 2];
  const [rx, ry] = [cx * Math.cos(roll) - cy * Math.sin(roll), cx * Math.sin(roll) + cy * Math.cos(roll)];
  const [px, pz] = [rx * Math.cos(yaw), rx * Math.sin(yaw)];
  const [py, depth] = [ry * Math.cos(pitch), pz + ry * Math.sin(pitch)];
  const near = perMm / (1 + depth / EYE_MM);
  return { x: at.x + px * near, y: at.y + py * near };
}

/** The grey of what lies before a place of the card; undefined where nothing does. Thumbs hold every card at an edge. */
function coverOf(isCovered: boolean, random: Random): (x: number, y: number) => number | undefined {
  const grey = 60 + random() * 150;
  const [turn, reach] = [random() * 2 * Math.PI, (random() - 0.5) * codeMm * 0.5];
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [leftMm + codeMm / 2, topMm + codeMm / 2];
  const isDisc = random() < 0.4;
  const [discX, discY, radius] = [leftMm + random() * codeMm, topMm + random() * codeMm, 18 + random() * 30];
  const thumb = { x: random() < 0.5 ? 4 : widthMm - 4, y: heightMm * (0.3 + random() * 0.6) };
  return (x, y) => {
    if ((x - thumb.x) ** 2 + (y - thumb.y) ** 2 < 81) return 150;
    if (!isCovered) return undefined;
    if (isDisc) return (x - discX) ** 2 + (y - discY) ** 2 < radius ** 2 ? grey : undefined;
    return (x - middleX) * dx + (y - middleY) * dy > reach ? grey : undefined;
  };
}

interface Painted {
  no: number;
  toCard: Homography;
  corners: readonly Point[];
  cover: (x: number, y: number) => number | undefined;
  paper: number;
}

function paint({ width, height, pixels }: GreyImage, { no, toCard, corners, cover, paper }: Painted): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = toCard;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [right, bottom] = [Math.min(width, Math.ceil(Math.max(...xs))), Math.min(height, Math.ceil(Math.max(...ys)))];
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row < bottom; row++)
    for (let column = Math.max(0, Math.floor(Math.min(...xs))); column < right; column++) {
      const behind = pixels[row * width + column] ?? 0;
      let grey = 0;
      for (let k = 0; k < FINE * FINE; k++) {
        const [u, v] = [column + ((k % FINE) + 0.5) / FINE, row + (Math.floor(k / FINE) + 0.5) / FINE];
        const depth = g * u + h * v + i;
        const x = (a * u + b * v + c) / depth;
        const y = (d * u + e * v + f) / depth;
        const isOn = x > 0 && y > 0 && x < widthMm && y < heightMm;
        grey += isOn ? (cover(x, y) ?? (isBlack(no, x, y) ? 25 : paper)) : behind;
      }
      pixels[row * width + column] = grey / (FINE * FINE);
    }
}
