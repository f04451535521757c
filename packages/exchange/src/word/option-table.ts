import { type Line, plainLine } from './line.js';
import { lettered, optionPieces } from './option-pieces.js';

/** A cell that holds the letter of an option alone: the option stands in the next. */
const alone = /^\s*[(（]?\s*([A-H])\s*[)）]?\s*[.．、]?\s*$/;

const textOf = (lines: readonly Line[]): string => lines.map(({ runs }) => plainLine(runs)).join('\n');
const isFilled = (lines: readonly Line[]): boolean => textOf(lines).trim() !== '';

/** The cells of a row; a letter that has a cell of its own stands before what is in the next one. */
function wholeCells(row: readonly Line[][]): Line[][] {
  const cells = row.filter(isFilled);
  return cells.flatMap((cell, at): Line[][] => {
    const before = alone.test(textOf(cells[at - 1] ?? []));
    const letter = alone.exec(textOf(cell))?.[1];
    if (letter === undefined) return before ? [] : [cell];
    const [first, ...others] = cells[at + 1] ?? [];
    if (first === undefined || alone.test(textOf([first]))) return [cell];
    return [[{ ...first, runs: [{ text: `${letter}．`, marks: [] }, ...first.runs] }, ...others]];
  });
}

const lettersOf = (cell: readonly Line[]): string[] =>
  cell.flatMap(({ runs }) => optionPieces(runs).map(({ label }) => label));

/**
 * The options of a table without lines that only sets them in two columns or four, in the order of their letters, whichever way the table counts.
 * Undefined where a cell is none, or the letters do not follow each other from A.
 */
export function optionLines({ rows, warnings }: Line): Line[] | undefined {
  const cells = (rows ?? []).flatMap(wholeCells).map((lines) => ({ lines, letters: lettersOf(lines) }));
  const isOption = cells.every(({ lines }) => lettered.test(textOf(lines)) && !alone.test(textOf(lines)));
  const sorted = [...cells].sort((one, other) => ((one.letters[0] ?? '') < (other.letters[0] ?? '') ? -1 : 1));
  const letters = sorted.flatMap((one) => one.letters);
  const follow = letters.every((letter, nth) => letter === String.fromCharCode(65 + nth));
  if (!isOption || !follow || letters.length < 2) return undefined;
  const lines = sorted.flatMap((one) => one.lines.filter(({ runs }) => plainLine(runs).trim() !== ''));
  return lines.map((line) => ({ ...line, set: '', warnings }));
}
