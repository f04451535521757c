import { pageSizes } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import { mapped, stepsAt } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import type { Side } from './hidden-parts.js';

/** A box as it is printed, in mm of its page. */
export interface PrintedBox {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** What hides boxes that are printed: a lamp, or something that lies over a side of the sheet. */
export type Hidden = { by: 'lamp'; share: number } | { by: 'cover'; side: Side };

/** A rim is darker than the paper beside it by more than this share. */
const RIM = 0.03;
/** How far a rim may lie from where it belongs, in mm. */
const ASTRAY_MM = 0.7;
const ALONG = 12;
/** Where a lamp is mirrored a sensor sees nothing but white. */
const LAMP = 250;
/** Fewer boxes may have been painted over by a hand. */
const FEWEST = 4;
const COVERED = 0.25;
/** Where nearly nothing is seen it is not this page, or print that is too pale. */
const NOTHING = 0.9;

/** Of a page whose boxes are known: whether some of them cannot be seen on it, and why. */
export function hiddenPrint(image: GreyImage, frame: PageFrame, boxes: readonly PrintedBox[]): Hidden | undefined {
  const blank = boxes.filter((box) => !hasRim(image, frame, box));
  const share = blank.length / Math.max(1, boxes.length);
  if (blank.length < FEWEST || share > NOTHING) return undefined;
  const lit = blank.filter((box) => paperIn(image, frame, box) >= LAMP);
  if (lit.length >= FEWEST && 2 * lit.length > blank.length) return { by: 'lamp', share: lit.length / boxes.length };
  return share >= COVERED ? { by: 'cover', side: sideOf(frame, blank) } : undefined;
}

/** Two sides at least stand out: a line of writing may cross one that is not there. */
function hasRim(image: GreyImage, frame: PageFrame, { xMm, yMm, widthMm, heightMm }: PrintedBox): boolean {
  const grey = (x: number, y: number) => {
    const at = mapped(frame.toImage, { x, y });
    return greyAt(image, at.x, at.y);
  };
  const across = (y: number) => mean((k) => grey(xMm + widthMm * (0.15 + 0.7 * k), y));
  const down = (x: number) => mean((k) => grey(x, yMm + heightMm * (0.15 + 0.7 * k)));
  const standsOut = (along: (at: number) => number, at: number) => {
    const near = Array.from({ length: 9 }, (_, k) => along(at + ((k - 4) / 4) * ASTRAY_MM));
    return 1 - Math.min(...near) / Math.max(1, ...near) > RIM;
  };
  const seen = [
    standsOut(across, yMm),
    standsOut(across, yMm + heightMm),
    standsOut(down, xMm),
    standsOut(down, xMm + widthMm),
  ];
  return seen.filter(Boolean).length >= 2;
}

const paperIn = (image: GreyImage, frame: PageFrame, { xMm, yMm, widthMm, heightMm }: PrintedBox): number =>
  mean((k) => {
    const at = mapped(frame.toImage, { x: xMm + widthMm * k, y: yMm + heightMm * k });
    return greyAt(image, at.x, at.y);
  });

const mean = (of: (share: number) => number) =>
  Array.from({ length: ALONG }, (_, k) => of((k + 0.5) / ALONG)).reduce((sum, one) => sum + one, 0) / ALONG;

/** The side toward which what is hidden lies. */
function sideOf({ pageSize }: PageFrame, boxes: readonly PrintedBox[]): Side {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const middle = (of: (box: PrintedBox) => number) => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  const x = middle((box) => box.xMm + box.widthMm / 2) / widthMm - 0.5;
  const y = middle((box) => box.yMm + box.heightMm / 2) / heightMm - 0.5;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'bottom' : 'top';
}

/** A sheet seen from aside narrows away; one that is shorter or narrower without that is folded. */
const [SQUEEZED, NARROWS] = [1.12, 1.08];

/** Whether a fold takes a strip out of the sheet although all its corners are there. */
export function isPleated({ toImage, pageSize, seen }: PageFrame): boolean {
  if (seen.length < 4) return false;
  const { widthMm, heightMm } = pageSizes[pageSize];
  const { across, down } = stepsAt(toImage, { x: widthMm / 2, y: heightMm / 2 });
  const squeezed = Math.hypot(across.x, across.y) / Math.hypot(down.x, down.y);
  if (Math.max(squeezed, 1 / squeezed) < SQUEEZED) return false;
  const corner = (x: number, y: number) => mapped(toImage, { x: x * widthMm, y: y * heightMm });
  const between = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
  const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  const ratios = [between(a, b) / between(d, c), between(a, d) / between(b, c)];
  return ratios.every((ratio) => Math.max(ratio, 1 / ratio) < NARROWS);
}
