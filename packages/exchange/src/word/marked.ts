import { type Cut, newCut } from './cut.js';
import { fieldIn } from './field.js';
import { cutRuns, type Line, plainLine, type Run, typedLine } from './line.js';

const number = /^\s*(\d{1,6})\.\s?/;
const letter = /^\s*([A-Z])\.\s?/;

/** What a paragraph of a document of ours begins or goes on. */
export type Marked =
  | { is: 'question'; cut: Cut; rest: Run[] }
  | { is: 'option'; lines: string[] }
  | { is: 'field' }
  | { is: 'text' };

/**
 * Takes a paragraph by what its style says it is, so that no words of a question are taken for a number, an option or the heading of a list of keys.
 * Undefined where nothing says it, or where its words no longer do: it is judged as any other.
 * @param own the question that stands open
 */
export function markedLine({ role, runs }: Line, own: Cut | undefined): Marked | undefined {
  const text = plainLine(runs);
  if (role === 'question') {
    const found = number.exec(text);
    if (found === null) return undefined;
    return {
      is: 'question',
      cut: { ...newCut(`${Number(found[1])}`, ''), isMarked: true },
      rest: cutRuns(runs, found[0].length),
    };
  }
  if (role === undefined || own === undefined) return undefined;
  if (role === 'text') return { is: 'text' };
  if (role === 'field') return fieldIn(text) === undefined ? undefined : { is: 'field' };
  const found = letter.exec(text);
  if (found === null) return undefined;
  const rest = cutRuns(runs, found[0].length);
  const lines = plainLine(rest) === '' ? [] : [typedLine(rest)];
  own.options.push({ label: found[1] ?? '', lines });
  return { is: 'option', lines };
}
