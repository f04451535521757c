import type { Rect } from './sheet.js';

/** Inks of a card: black, the grey of rules, the pale grey of letters in boxes, the green of squares, and paper. */
export type CardInk = 'ink' | 'line' | 'faint' | 'green' | 'white';

/** One thing that is printed, in mm from the top left corner of the page; letters in points, at their base line. */
export type CardMark =
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; widthMm: number; ink: CardInk; isDashed: boolean }
  | (Rect & { kind: 'rect'; widthOfLineMm: number; ink: CardInk; isFilled: boolean })
  | {
      kind: 'text';
      text: string;
      xMm: number;
      yMm: number;
      sizePt: number;
      isBold: boolean;
      face: 'song' | 'hei';
      anchor: 'start' | 'middle' | 'end';
      ink: CardInk;
      /** Reads upwards. */
      isTurned: boolean;
    };

type Look = Partial<Omit<Extract<CardMark, { kind: 'text' }>, 'kind' | 'text' | 'xMm' | 'yMm'>>;

export const said = (text: string, xMm: number, yMm: number, look: Look = {}): CardMark => ({
  kind: 'text',
  text,
  xMm,
  yMm,
  sizePt: 10.5,
  isBold: false,
  face: 'song',
  anchor: 'start',
  ink: 'ink',
  isTurned: false,
  ...look,
});

const RULE_MM = 0.25;
const RIM_MM = 0.176;

type Line = Extract<CardMark, { kind: 'line' }>;

export const ruled = (x1: number, y1: number, x2: number, y2: number, widthMm = RULE_MM): Line => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  widthMm,
  ink: 'ink',
  isDashed: false,
});

export const framed = (
  { xMm, yMm, widthMm, heightMm }: Rect,
  ink: CardInk = 'ink',
  widthOfLineMm = RULE_MM,
): CardMark => ({
  kind: 'rect',
  xMm,
  yMm,
  widthMm,
  heightMm,
  widthOfLineMm,
  ink,
  isFilled: false,
});

export const filled = (rect: Rect, ink: CardInk): CardMark => ({
  ...rect,
  kind: 'rect',
  widthOfLineMm: 0,
  ink,
  isFilled: true,
});

/** A box with its sign, as on any paper of the product: grey, so that what is filled in stands out. */
export function signBox(rect: Rect, sign: string): CardMark[] {
  const middle = rect.xMm + rect.widthMm / 2;
  const rim = framed(rect, 'line', RIM_MM);
  if (sign === 'T' || sign === 'F') return [rim, ...judgeSign(sign, middle, rect.yMm + rect.heightMm / 2)];
  // Capitals of 7 points are 1.8 mm high. Two signs are no wider than one: what is darker than a letter is taken for a mark.
  const sizePt = sign.length > 1 ? 5.2 : 7;
  const base = rect.yMm + rect.heightMm / 2 + sizePt * 0.128;
  return [rim, said(sign, middle, base, { sizePt, face: 'hei', isBold: true, anchor: 'middle', ink: 'faint' })];
}

function judgeSign(sign: 'T' | 'F', x: number, y: number): CardMark[] {
  const stroke = (x1: number, y1: number, x2: number, y2: number): CardMark => ({
    ...ruled(x + x1, y + y1, x + x2, y + y2, 0.32),
    ink: 'faint',
  });
  if (sign === 'T') return [stroke(-1.1, 0.1, -0.35, 0.9), stroke(-0.35, 0.9, 1.1, -0.9)];
  return [stroke(-0.9, -0.9, 0.9, 0.9), stroke(0.9, -0.9, -0.9, 0.9)];
}
