import { type AnswerArea, areaTypes, type Geometry, pageSizes, registrationMarks } from '@zhibi/contract/papers';
import encodeQR from 'qr';
import { EM_MM, EM_PX, knownSigns, PREFIX } from '../identity/code-signs.js';
import { blankCanvas, type Canvas, drawLine, drawRectangle, type Place } from './canvas.js';
import { letterLines } from './letter-lines.js';

/** A printed page as pixels, with the record of what stands where. */
export interface Sheet {
  canvas: Canvas;
  geometry: Geometry;
  page: number;
}

/** Of the letter boxes of `packages/typeset`, in mm, and the grey of their rims and letters. */
const BOX = { widthMm: 5.6, heightMm: 4.5, pitchMm: 7, rimMm: 0.176, rim: 0.57, letter: 0.57 };

/** Questions below each other, as close as on an answer card. */
const ROWS = 29;

/** The record of a made-up answer sheet: columns of choices with four boxes, of several choices with five, of true or false with two. */
export function sheetGeometry(questions: number): Geometry {
  const areas: AnswerArea[] = [];
  for (let k = 0; k < questions; k++) {
    const [areaType, options] =
      k % 10 === 9
        ? [areaTypes['true-false'], 'TF']
        : k % 5 === 4
          ? [areaTypes['multiple-choice'], 'ABCDE']
          : [areaTypes['single-choice'], 'ABCD'];
    const [column, row] = [Math.floor(k / ROWS), k % ROWS];
    const frame = { xMm: 20 + column * 57, yMm: 34 + row * 8.4, widthMm: 54, heightMm: 8 };
    const common = { qids: [`q${k + 1}`], page: 1, blankIndex: null, partIndex: null };
    areas.push({
      ...common,
      ...frame,
      areaId: `q${k + 1}`,
      areaType: areaTypes.question,
      beIncludedId: null,
      option: null,
    });
    [...options].forEach((option, i) => {
      areas.push({
        ...common,
        areaId: `q${k + 1}.${option}`,
        areaType,
        beIncludedId: `q${k + 1}`,
        option,
        xMm: frame.xMm + 14 + i * BOX.pitchMm,
        yMm: frame.yMm + 2,
        widthMm: BOX.widthMm,
        heightMm: BOX.heightMm,
      });
    });
  }
  const stamp = {
    page: 1,
    code: { xMm: 17, yMm: 16 },
    name: null,
    fields: [],
    qr: { xMm: pageSizes.A4.widthMm - 31, yMm: 5, sizeMm: 14 },
  };
  return { pageSize: 'A4', pageCount: 1, areas, stamps: [stamp] };
}

/** Draws such a sheet without any engine of pages: marks, QR code, rims and letters as they are printed. */
export function drawSheet(geometry: Geometry, said: { qrText: string; pageCode: string }, perMm = 8): Sheet {
  const canvas = blankCanvas(pageSizes[geometry.pageSize], perMm);
  for (const { xMm, yMm, sizeMm, bits } of registrationMarks(geometry.pageSize)) {
    const cell = sizeMm / 8;
    for (let k = 0; k < 64; k++) {
      const [column, row] = [k % 8, k >> 3];
      const inner = column > 0 && column < 7 && row > 0 && row < 7;
      if (inner && bits[(row - 1) * 6 + column - 1] === '1') continue;
      const [left, top] = [xMm - sizeMm / 2 + column * cell, yMm - sizeMm / 2 + row * cell];
      drawRectangle(canvas, { xMm: left, yMm: top, widthMm: cell, heightMm: cell }, 1);
    }
  }
  const [stamp] = geometry.stamps;
  if (stamp) {
    drawQr(canvas, stamp.qr, said.qrText);
    drawCode(canvas, stamp.code, said.pageCode);
  }
  for (const area of geometry.areas) {
    if (area.option === null) drawText(canvas, area.areaId.replace('q', ''), area.xMm + 4, area.yMm + 5.6, 2.6);
    else drawBox(canvas, area, area.option);
  }
  return { canvas, geometry, page: 1 };
}

function drawBox(canvas: Canvas, { xMm, yMm, widthMm, heightMm }: AnswerArea, option: string): void {
  const [right, bottom] = [xMm + widthMm, yMm + heightMm];
  const rim: Place[] = [
    [xMm, yMm],
    [right, yMm],
    [right, bottom],
    [xMm, bottom],
    [xMm, yMm],
  ];
  drawLine(canvas, rim, { widthMm: BOX.rimMm, darkness: BOX.rim });
  const letter = { xMm: xMm + widthMm / 2 - 0.75, yMm: yMm + heightMm / 2 - 0.9, widthMm: 1.5, heightMm: 1.8 };
  for (const line of letterLines[option] ?? []) {
    const places = line.map(([x, y]): Place => [letter.xMm + x * letter.widthMm, letter.yMm + y * letter.heightMm]);
    drawLine(canvas, places, { widthMm: 0.36, darkness: BOX.letter });
  }
}

function drawQr(canvas: Canvas, at: { xMm: number; yMm: number; sizeMm: number }, text: string): void {
  // The library draws at least one module of white around.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const side = at.sizeMm / modules.length;
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      const place = { xMm: at.xMm + x * side, yMm: at.yMm + y * side, widthMm: side, heightMm: side };
      if (dark) drawRectangle(canvas, place, 1);
    });
  });
}

/** The page code in the face it is printed in, pixel by pixel of its signs. */
function drawCode(canvas: Canvas, at: { xMm: number; yMm: number }, pageCode: string): void {
  const px = EM_MM / EM_PX;
  let xMm = at.xMm;
  for (const sign of [...PREFIX, ...pageCode]) {
    const { columns, darkness } = knownSigns().find((known) => known.sign === sign) ?? { columns: 0, darkness: [] };
    darkness.forEach((dark, k) => {
      const place = { xMm: xMm + (k % columns) * px, yMm: at.yMm - 0.86 * EM_MM + Math.floor(k / columns) * px };
      if (dark > 0) drawRectangle(canvas, { ...place, widthMm: px, heightMm: px }, dark);
    });
    xMm += columns * px;
  }
}

/** Lines that stand for printed words: a number is as good as any. */
function drawText(canvas: Canvas, text: string, xMm: number, baseMm: number, heightMm: number): void {
  [...text].forEach((_, k) => {
    const x = xMm + k * heightMm * 0.6;
    drawLine(
      canvas,
      [
        [x, baseMm - heightMm],
        [x, baseMm],
        [x + heightMm * 0.4, baseMm],
      ],
      { widthMm: 0.3, darkness: 1 },
    );
  });
}
