import { fieldsAlong, seal, sealWords } from '../seal.js';
import { type CardMark, ruled, said } from './marks.js';

/** The strip that is bound and sealed: fields, the dashed line, and the words in it, read from the foot of the sheet upwards. */
export function drawSeal(heightMm: number): CardMark[] {
  const up = (alongMm: number) => heightMm - alongMm;
  const { fieldsMm, lineMm, labelMm, lineFreeMm } = seal;
  const fields = fieldsAlong({ heightMm }).flatMap(({ label, atMm, widthMm }) => [
    said(label, fieldsMm, up(atMm), { isTurned: true }),
    ruled(fieldsMm, up(atMm + labelMm), fieldsMm, up(atMm + labelMm + widthMm)),
  ]);
  const letters = [...sealWords];
  const step = (heightMm - 2 * lineFreeMm) / (letters.length + 1);
  const [half, size] = [4, 9.5];
  // The line is broken where a sign stands in it.
  const ends = [
    lineFreeMm,
    ...letters.flatMap((_, i) => [-half, half].map((by) => lineFreeMm + (i + 1) * step + by)),
    heightMm - lineFreeMm,
  ];
  const pieces = Array.from({ length: ends.length / 2 }, (_, i) => ({
    ...ruled(lineMm, up(ends[2 * i] ?? 0), lineMm, up(ends[2 * i + 1] ?? 0), 0.3),
    isDashed: true,
  }));
  const signs = letters.map((sign, i) =>
    said(sign, lineMm + 1.2, up(lineFreeMm + (i + 1) * step), { sizePt: size, isTurned: true, anchor: 'middle' }),
  );
  return [...fields, ...pieces, ...signs];
}
