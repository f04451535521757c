import { cardWords } from '../weights/card-words.js';
import { type CardLetter, cardLetters, GRID, MODULES } from './code.js';

/** A printed card in mm: A5 upright. The white around the code is more than a module wide, so that nothing grows into it. */
export const cardShape = { widthMm: 148, heightMm: 210, codeMm: 112, leftMm: 18, topMm: 49 } as const;
const { leftMm, topMm, codeMm } = cardShape;
export const MODULE_MM = codeMm / MODULES;
/** The last row and column of a code, its border. */
const BORDER = MODULES - 1;

/** The numbers that cards have. */
export const MAX_CARD = cardWords.length;
export const isCardNo = (no: number): boolean => Number.isInteger(no) && no >= 1 && no <= MAX_CARD;

/** Whether there is ink of the code at a place of the card in mm. */
export function isBlack(no: number, xMm: number, yMm: number): boolean {
  const column = Math.floor((xMm - leftMm) / MODULE_MM);
  const row = Math.floor((yMm - topMm) / MODULE_MM);
  if (column < 0 || row < 0 || column > BORDER || row > BORDER) return false;
  if (column === 0 || row === 0 || column === BORDER || row === BORDER) return true;
  return (((cardWords[no - 1] ?? 0) >>> ((row - 1) * GRID + column - 1)) & 1) === 1;
}

/** The black of a code as the path of an SVG in mm of the card: border and cells, run by run, so that no hairline shows between cells. */
export function codePath(no: number): string {
  const runs: string[] = [];
  for (let row = 0; row < MODULES; row++) {
    const isOn = (column: number) => isBlack(no, leftMm + (column + 0.5) * MODULE_MM, topMm + (row + 0.5) * MODULE_MM);
    for (let column = 0; column < MODULES; column++) {
      if (!isOn(column)) continue;
      const from = column;
      while (column + 1 < MODULES && isOn(column + 1)) column++;
      const wide = (column - from + 1) * MODULE_MM;
      // A hair over the next row: what lies below it is drawn twice, never left out.
      const high = MODULE_MM + (row < MODULES - 1 && isBelowBlack(no, row + 1, from, column) ? 0.1 : 0);
      runs.push(`M${leftMm + from * MODULE_MM} ${topMm + row * MODULE_MM}h${wide}v${high}h${-wide}z`);
    }
  }
  return runs.join('');
}

function isBelowBlack(no: number, row: number, from: number, to: number): boolean {
  for (let column = from; column <= to; column++)
    if (!isBlack(no, leftMm + (column + 0.5) * MODULE_MM, topMm + (row + 0.5) * MODULE_MM)) return false;
  return true;
}

/** A letter at an edge of the card: where, and how far it is turned with the clock so that it stands upright when its edge is up. */
export interface EdgeLetter {
  letter: CardLetter;
  xMm: number;
  yMm: number;
  turnDeg: number;
}

/** How far the letters stand from the edges: no printer prints nearer. */
const INSET_MM = 6;

export function edgeLetters(): EdgeLetter[] {
  const { widthMm, heightMm } = cardShape;
  const [middleX, middleY] = [widthMm / 2, heightMm / 2];
  const places = [
    [middleX, INSET_MM],
    [widthMm - INSET_MM, middleY],
    [middleX, heightMm - INSET_MM],
    [INSET_MM, middleY],
  ] as const;
  return cardLetters.map((letter, k) => {
    const [xMm, yMm] = places[k] ?? places[0];
    return { letter, xMm, yMm, turnDeg: 90 * k };
  });
}

/** A card as an SVG picture: code, letters at the edges, and who it belongs to small below the code. */
export function drawCard({ no, name = '' }: { no: number; name?: string }): string {
  const { widthMm, heightMm } = cardShape;
  const letters = edgeLetters().map(
    ({ letter, xMm, yMm, turnDeg }) =>
      `<text x="${xMm}" y="${yMm}" transform="rotate(${turnDeg} ${xMm} ${yMm})" font-size="6" text-anchor="middle" dominant-baseline="central">${letter}</text>`,
  );
  const words = `<text x="${widthMm / 2}" y="${topMm + codeMm + 24}" font-size="4" text-anchor="middle">${plain(`${no} ${name}`.trim())}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}" width="${widthMm}mm" height="${heightMm}mm" font-family="sans-serif"><path d="${codePath(no)}"/>${letters.join('')}${words}</svg>`;
}

const plain = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, ' ');
