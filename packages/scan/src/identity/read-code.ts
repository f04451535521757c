import type { PageFrame } from '../frame/find-page.js';
import { mapped } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import { blurred, EM_MM, EM_PX, knownSigns, PREFIX, ROWS, type Sign } from './code-signs.js';

export interface CodeReading {
  text: string;
  /** Share of the print that the next best reading explains worse, at the sign that is nearest to another: 0 a coin, from 0.15 on certain. */
  margin: number;
  /** Signs that may stand instead, place by place, the nearest first, with how much worse each explains the print. */
  others: { sign: string; worse: number }[][];
  certain: boolean;
}

const PX_MM = EM_MM / EM_PX;
const LENGTH_EM = 14;
/** The line may lie so far from its place, in pixels of the strip (0.1 mm each). */
const REACH = 6;
const CERTAIN_MARGIN = 0.15;

/**
 * Reads the page code that is printed for people. Its face, size and place are known: the line is found by the words before it, and the
 * signs whose print explains the strip with the least squares are found all at once (Viterbi over its columns), sharp or blurred.
 * @param at where its base line begins, in mm
 * @returns undefined where no such line stands there
 */
export function readCode(
  image: GreyImage,
  frame: PageFrame,
  at: { xMm: number; yMm: number },
): CodeReading | undefined {
  const strip = stripOf(image, frame, at);
  const readings = [0, 2, 5].flatMap((times) => {
    const signs = knownSigns().map((sign) => blurred(sign, times));
    const start = prefixAt(strip, signs);
    return start ? [explained(strip, signs, start)] : [];
  });
  const best = readings.reduce<Explained | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined);
  if (!best || best.places.length === 0) return undefined;
  const others = best.places.map(({ others }) => others);
  const margin = Math.min(...others.map(([nearest]) => nearest?.worse ?? 0));
  return { text: best.places.map(({ sign }) => sign).join(''), margin, others, certain: margin >= CERTAIN_MARGIN };
}

interface Strip {
  columns: number;
  rows: number;
  darkness: Float32Array;
}

const stripOf = (image: GreyImage, frame: PageFrame, at: { xMm: number; yMm: number }): Strip => {
  const [columns, rows] = [LENGTH_EM * EM_PX + 2 * REACH, ROWS + 2 * REACH];
  const greys = Float32Array.from({ length: columns * rows }, (_, k) => {
    const x = at.xMm + ((k % columns) + 0.5 - REACH) * PX_MM;
    const y = at.yMm - 0.86 * EM_MM + (Math.floor(k / columns) + 0.5 - REACH) * PX_MM;
    const place = mapped(frame.toImage, { x, y });
    return greyAt(image, place.x, place.y);
  });
  const paper = Float32Array.from(greys).sort()[Math.floor(greys.length * 0.7)] ?? 255;
  const span = Math.max(20, (frame.white - frame.black) * Math.min(1, paper / frame.white));
  return { columns, rows, darkness: greys.map((grey) => Math.max(0, Math.min(1, (paper - grey) / span))) };
};

/** What is left of the strip when a sign is printed at a place, over its columns. */
function left(strip: Strip, { columns, darkness }: Sign, x: number, y: number): number {
  let sum = 0;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < columns; column++) {
      const off =
        (strip.darkness[(y + row) * strip.columns + x + column] ?? 0) - (darkness[row * columns + column] ?? 0);
      sum += off * off;
    }
  return sum;
}

const blank = (columns: number): Sign => ({ sign: '', columns, darkness: new Float32Array(columns * ROWS) });

/** Where the words before the code stand: they must explain more than half of what is there. */
function prefixAt(strip: Strip, signs: readonly Sign[]): { x: number; y: number } | undefined {
  const prefix = PREFIX.flatMap((sign) => signs.find((known) => known.sign === sign) ?? []);
  let best = { x: 0, y: 0, share: 1 };
  for (let y = 0; y <= 2 * REACH; y++)
    for (let x = 0; x <= 2 * REACH; x++) {
      let [column, cost, all] = [x, 0, 0];
      for (const sign of prefix) {
        cost += left(strip, sign, column, y);
        all += left(strip, blank(sign.columns), column, y);
        column += sign.columns;
      }
      if (cost / Math.max(1, all) < best.share) best = { x, y, share: cost / Math.max(1, all) };
    }
  return best.share < 0.5
    ? { x: best.x + prefix.reduce((sum, { columns }) => sum + columns, 0), y: best.y }
    : undefined;
}

interface Explained {
  cost: number;
  places: { sign: string; others: { sign: string; worse: number }[] }[];
}

/** Columns a sign may stand nearer to or farther from the one before: print is rounded to pixels. */
const SLACK = [-1, 0, 1];

function explained(strip: Strip, all: readonly Sign[], start: { x: number; y: number }): Explained {
  const signs = all.filter(({ sign }) => !PREFIX.includes(sign));
  const last = strip.columns - Math.max(...signs.map(({ columns }) => columns)) - 2;
  const empty = new Float64Array(strip.columns + 1);
  for (let x = strip.columns - 1; x >= 0; x--) empty[x] = (empty[x + 1] ?? 0) + left(strip, blank(1), x, start.y);
  const best: { cost: number; from: number; sign: number }[] = [];
  best[start.x] = { cost: 0, from: -1, sign: -1 };
  for (let x = start.x; x <= last; x++) {
    const here = best[x];
    if (!here) continue;
    signs.forEach((sign, k) => {
      const cost = here.cost + left(strip, sign, x, start.y);
      for (const slack of SLACK) {
        const next = x + sign.columns + slack;
        if (cost < (best[next]?.cost ?? Number.POSITIVE_INFINITY)) best[next] = { cost, from: x, sign: k };
      }
    });
  }
  let end = start.x;
  const total = (x: number) => (best[x]?.cost ?? Number.POSITIVE_INFINITY) + (empty[x] ?? 0);
  for (let x = start.x; x <= last; x++) if (total(x) < total(end)) end = x;
  const places: Explained['places'] = [];
  for (let x = end; x > start.x; ) {
    const step = best[x];
    if (!step) break;
    places.unshift(placeOf(strip, signs, { x: step.from, y: start.y, sign: step.sign }));
    x = step.from;
  }
  return { cost: total(end), places };
}

/** How much worse each other sign of about the same width explains the same place, as a share of the print there. */
function placeOf(
  strip: Strip,
  signs: readonly Sign[],
  at: { x: number; y: number; sign: number },
): Explained['places'][number] {
  const chosen = signs[at.sign];
  if (!chosen) return { sign: '', others: [] };
  const print = chosen.darkness.reduce((sum, dark) => sum + dark * dark, 0);
  const cost = left(strip, chosen, at.x, at.y);
  const others = signs
    .filter((sign) => sign !== chosen && Math.abs(sign.columns - chosen.columns) <= 2)
    .map((sign) => ({
      sign: sign.sign,
      worse: (Math.min(...SLACK.map((slack) => left(strip, sign, at.x + slack, at.y))) - cost) / Math.max(1, print),
    }))
    .sort((a, b) => a.worse - b.worse);
  return { sign: chosen.sign, others: others.length > 0 ? others : [{ sign: '', worse: 1 }] };
}
