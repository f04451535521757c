import { type PDFContext, type PDFDict, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { type Geometry, pageSizes } from '@zhibi/contract/papers';
import type { DotCoding, DotField } from './dots.js';
import { packed } from './packed.js';

const PT = 72 / 25.4;
const LETTERS = 'abcde';
/** The letter that prints nothing, where dots would disturb. */
const NO_DOT = 4;
/** Where a dot moves, in the directions of `DotField`; y grows upward in a PDF. */
const MOVES = [
  [0, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
] as const;

const short = (value: number) => Number(value.toFixed(4)).toString();

const FONT = 'ZbD';
const QUIET_MM = 2;

/**
 * Draws the dots of a page code; answers the drawing, to be shown last of a page whose resources hold `fonts`. No dots around
 * the QR codes: nobody writes there, and cameras read it better without.
 */
export function openDotLayer(
  context: PDFContext,
  dots: { coding: DotCoding; codeRule: string },
  { pageSize }: Geometry,
) {
  const size = pageSizes[pageSize];
  let font: PDFRef | undefined;
  return (pageCode: string, fonts: PDFDict, codes: readonly Clearing[]): PDFRef => {
    const field = dots.coding.render(pageCode, dots.codeRule, size);
    font ??= dotFont(context, field);
    fonts.set(PDFName.of(FONT), font);
    const clearings = codes.map(({ xMm, yMm, sizeMm }) => ({
      xMm: xMm - QUIET_MM,
      yMm: yMm - QUIET_MM,
      sizeMm: sizeMm + 2 * QUIET_MM,
    }));
    return context.register(packed(context, dotOperators(field, size.heightMm, clearings)));
  };
}

/** A Type-3 font whose four letters are a dot moved four ways: a page of 693,000 dots is then 990 lines of text, 180 KB. */
function dotFont(context: PDFContext, field: DotField): PDFRef {
  const { pitchMm, shiftMm, diameterMm } = field;
  const glyphs = MOVES.map(([dx, dy]) =>
    context.register(packed(context, dotGlyph(dx * shiftMm, dy * shiftMm, diameterMm / 2, pitchMm))),
  );
  glyphs.push(context.register(packed(context, `${short(pitchMm)} 0 0 0 0 0 d1`)));
  const names = [...LETTERS].map((letter) => PDFName.of(letter));
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [-pitchMm, -pitchMm, pitchMm, pitchMm],
      FontMatrix: [1, 0, 0, 1, 0, 0],
      CharProcs: context.obj(Object.fromEntries([...LETTERS].map((letter, i) => [letter, glyphs[i]]))),
      Encoding: context.obj({ Type: 'Encoding', Differences: [LETTERS.charCodeAt(0), ...names] }),
      FirstChar: LETTERS.charCodeAt(0),
      LastChar: LETTERS.charCodeAt(NO_DOT),
      Widths: names.map(() => pitchMm),
      Resources: context.obj({}),
    }),
  );
}

function dotGlyph(x: number, y: number, radius: number, pitch: number): string {
  const corner = radius * Math.SQRT1_2;
  const points = [
    [radius, 0],
    [corner, corner],
    [0, radius],
    [-corner, corner],
    [-radius, 0],
    [-corner, -corner],
    [0, -radius],
    [corner, -corner],
  ].map(([dx = 0, dy = 0], i) => `${short(x + dx)} ${short(y + dy)} ${i === 0 ? 'm' : 'l'}`);
  const box = [x - radius, y - radius, x + radius, y + radius].map(short).join(' ');
  return `${short(pitch)} 0 ${box} d1 ${points.join(' ')} h f`;
}

/** A part of a page without dots, in mm. */
interface Clearing {
  xMm: number;
  yMm: number;
  sizeMm: number;
}

/** The dots of a page as drawing operators, in carbon black, none in the clearings. */
function dotOperators(field: DotField, pageHeightMm: number, clearings: readonly Clearing[]): string {
  const { pitchMm, columns, rows } = field;
  const lines = [`q 0 0 0 1 k BT /${FONT} 1 Tf`];
  for (let row = 0; row < rows; row++) {
    const letters = field.directions
      .slice(row * columns, (row + 1) * columns)
      .map((direction) => LETTERS.charCodeAt(0) + direction);
    const yMm = (row + 0.5) * pitchMm;
    for (const clearing of clearings) {
      const [left, right] = [clearing.xMm, clearing.xMm + clearing.sizeMm].map((mm) => Math.round(mm / pitchMm));
      if (yMm > clearing.yMm && yMm < clearing.yMm + clearing.sizeMm)
        letters.fill(LETTERS.charCodeAt(NO_DOT), left, right);
    }
    const place = `${short(PT)} 0 0 ${short(PT)} ${short((pitchMm / 2) * PT)} ${short((pageHeightMm - yMm) * PT)} Tm`;
    lines.push(`${place} (${Buffer.from(letters).toString('latin1')}) Tj`);
  }
  return `${lines.join('\n')}\nET Q`;
}
