import { cutRuns, keepRuns, type Line, plainLine, type Run } from './line.js';
import { optionPieces } from './option-pieces.js';

const narrow = (text: string): string => text.normalize('NFKC');

/** The number at the beginning of a line and the letters of options (`３．`, `Ａ．`) as they are usually typed, sign for sign. */
function foldedSigns(text: string): string {
  return text
    .replace(
      /^(\s*(?:第|[(（])?\s*)([０-９]{1,3})(?=\s*[.．、)）题])/,
      (_, before: string, number: string) => before + narrow(number),
    )
    .replace(/(?<=^|[\s\u3000(（])[Ａ-Ｚ](?=\s*[.．、)）])/g, narrow);
}

function withUsualSigns(runs: readonly Run[]): readonly Run[] {
  const folded = foldedSigns(plainLine(runs));
  if (folded === plainLine(runs)) return runs;
  let at = 0;
  return runs.map((run) => {
    at += run.text.length;
    return { ...run, text: folded.slice(at - run.text.length, at) };
  });
}

/** A stem that ends with the brackets of a choice, and its options behind it in the same line. */
const inline = /[（(][\s\u3000]*[）)][。．.？?：:]?[\s\u3000]*(?=A\s*[.．、])/;

/** A line of a paper as the lines that it would have, had its writer typed each thing in one of its own. */
export function usualLines(line: Line): Line[] {
  if (line.rows !== undefined) return [line];
  const runs = [...withUsualSigns(line.runs)];
  const text = plainLine(runs);
  const found = inline.exec(text);
  const end = found === null ? 0 : found.index + found[0].length;
  const options = end > 0 ? cutRuns(runs, end) : [];
  if (optionPieces(options).length < 3) return [{ ...line, runs }];
  const stem = keepRuns(runs, text.slice(0, end).trimEnd().length);
  return [
    { ...line, runs: stem },
    { ...line, runs: options, isSoft: false, warnings: [] },
  ];
}
