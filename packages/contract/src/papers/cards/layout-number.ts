import type { SignBox } from '../geometry.js';
import type { BlockOf, CardDesign } from './design.js';
import { letterBox } from './layout-choices.js';
import type { Rect } from './sheet.js';

const PAD = 3;
const [HEAD, WRITE, PITCH, ROW] = [6.5, 7.5, 7.4, 6];
/** A digit that a machine reads stands in a box of its own, apart from the next. */
const APART = 1.4;
const SIGNS = [...'0123456789'];

/** Room that the number needs: with boxes to fill in, or only to write in. */
const pitchOf = (numberWay: CardDesign['numberWay']) => (numberWay === 'digits' ? PITCH + APART : PITCH);

export const numberNeeds = ({ digits, numberWay }: Pick<CardDesign, 'digits' | 'numberWay'>) => ({
  widthMm: digits * pitchOf(numberWay) + 2 * PAD,
  heightMm: HEAD + WRITE + PAD + (numberWay === 'bubbles' ? SIGNS.length * ROW + 1.5 : 0),
});

/** The number of a student: written in a row of boxes, and below each a column of digits to fill in, unless what is written is read. */
export function layOutNumber(
  block: BlockOf<'number'>,
  design: Pick<CardDesign, 'digits' | 'numberWay'>,
): { write: Rect[]; columns: SignBox[][] } {
  const pitch = pitchOf(design.numberWay);
  const left = block.xMm + (block.widthMm - design.digits * pitch) / 2;
  const columnsAt = Array.from({ length: design.digits }, (_, i) => left + i * pitch);
  const write = columnsAt.map((xMm) => ({
    xMm: xMm + (pitch - PITCH) / 2,
    yMm: block.yMm + HEAD,
    widthMm: PITCH,
    heightMm: WRITE,
  }));
  if (design.numberWay !== 'bubbles') return { write, columns: [] };
  const top = block.yMm + HEAD + WRITE + 1.5;
  const box = (xMm: number) => (sign: string, i: number) => ({
    sign,
    xMm: xMm + (PITCH - letterBox.widthMm) / 2,
    yMm: top + i * ROW + (ROW - letterBox.heightMm) / 2,
    widthMm: letterBox.widthMm,
    heightMm: letterBox.heightMm,
  });
  return { write, columns: columnsAt.map((xMm) => SIGNS.map(box(xMm))) };
}
