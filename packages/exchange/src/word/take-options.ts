import type { Cut } from './cut.js';
import { plainLine, typedLine } from './line.js';
import type { optionPieces } from './option-pieces.js';

/** Takes pieces of a line as the next options of a question. Answers the lines of the last of them; undefined where they are none. */
export function takeOptions(cut: Cut, pieces: ReturnType<typeof optionPieces>): string[] | undefined {
  const first = pieces[0];
  const expected = String.fromCharCode(65 + cut.options.length);
  if (!first || cut.answer.length > 0 || cut.analysis.length > 0) return undefined;
  if (first.label !== expected && (cut.options.length === 0 || !first.isUsual)) return undefined;
  if (first.label !== expected) cut.warnings.add('options-jump');
  cut.hasOddLetters ||= !first.isUsual;
  for (const { label, runs } of pieces)
    cut.options.push({ label, lines: plainLine(runs) === '' ? [] : [typedLine(runs)] });
  return cut.options.at(-1)?.lines;
}
