import type { StampField } from '../geometry.js';
import { sealLabels } from '../seal.js';
import type { BlockOf } from './design.js';
import type { Rect } from './sheet.js';

const FIELDS = [
  { of: 'class', label: sealLabels[1] },
  { of: 'name', label: sealLabels[2] },
  { of: 'number', label: sealLabels[3] },
] as const satisfies readonly { of: StampField['of']; label: string }[];

const [LABEL, ROW] = [9.5, 9];
/** Narrower than this, fields stand below each other. */
const SIDE_BY_SIDE = 130;

export const fieldsNeed = (widthMm: number) => ({
  widthMm: 40,
  heightMm: widthMm >= SIDE_BY_SIDE ? ROW : FIELDS.length * ROW,
});

/** Whose card it is, as far as people read it: a rule for each. */
export function layOutFields(block: BlockOf<'fields'>): (StampField & { label: string; labelMm: number })[] {
  const isRow = block.widthMm >= SIDE_BY_SIDE;
  const widthMm = isRow ? block.widthMm / FIELDS.length : block.widthMm;
  return FIELDS.map(({ of, label }, i) => {
    const labelMm = block.xMm + (isRow ? i * widthMm : 0);
    const yMm = block.yMm + (isRow ? 0 : i * ROW) + ROW - 2;
    return { of, label, labelMm, xMm: labelMm + LABEL, yMm, widthMm: widthMm - LABEL - (isRow ? 5 : 0), turned: false };
  });
}

const PT_MM = 25.4 / 72;
export const noteLook = { sizePt: 9, headPt: 9.5, lineMm: 4.7, padMm: 2.6 } as const;

/** About how wide a sign is, in em: what is of the West is narrower. */
const emOf = (sign: string) => (sign.charCodeAt(0) < 0x2e80 ? 0.55 : 1);

/** The size at which a line stays in its room: as wished, or smaller. */
export function sizeInRoom(text: string, roomMm: number, wishPt: number): number {
  const em = [...text].reduce((sum, sign) => sum + emOf(sign), 0);
  return Math.min(wishPt, Math.floor((10 * roomMm) / (Math.max(em, 1) * PT_MM)) / 10);
}

/** Words cut into lines no longer than this; what continues stands under the words, behind their number. */
export function linesOf(text: string, roomMm: number, sizePt: number): string[] {
  const room = roomMm / (sizePt * PT_MM);
  const lines: string[] = [''];
  let used = 0;
  for (const sign of text) {
    if (used + emOf(sign) > room && lines.at(-1) !== '') {
      lines.push('');
      used = 0;
    }
    lines[lines.length - 1] += sign;
    used += emOf(sign);
  }
  return lines;
}

export function layOutNotes({ xMm, yMm, widthMm, lines }: BlockOf<'notes'>): {
  lines: { text: string; xMm: number; yMm: number }[];
  exampleMm: number;
  needs: { widthMm: number; heightMm: number };
} {
  const { sizePt, lineMm, padMm } = noteLook;
  const number = 4.5;
  const broken = lines.flatMap((text, i) =>
    linesOf(text, widthMm - 2 * padMm - number, sizePt).map((part, k) => ({
      text: k === 0 ? `${i + 1}. ${part}` : part,
      isFirst: k === 0,
    })),
  );
  const first = yMm + padMm + lineMm;
  const shown = broken.map(({ text, isFirst }, i) => ({
    text,
    xMm: xMm + padMm + (isFirst ? 0 : number),
    yMm: first + (i + 0.75) * lineMm,
  }));
  // The last line shows how a box is filled.
  const exampleMm = first + (broken.length + 0.75) * lineMm + 1;
  return { lines: shown, exampleMm, needs: { widthMm: 46, heightMm: exampleMm - yMm + padMm } };
}

export const titleNeeds = { widthMm: 50, heightMm: 16 } as const;
export const headingNeeds = { widthMm: 30, heightMm: 7 } as const;
export const middleOf = ({ xMm, widthMm }: Rect): number => xMm + widthMm / 2;
