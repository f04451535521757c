import { cutRuns, keepRuns, plainLine, type Run, trimEnd } from './line.js';

/** How a line begins that is an option: `A.`, `A)`, `(A)`, and in small letters `a.`, `a)`. */
export const lettered = /^\s*(?:[(（]\s*([A-Z])\s*[)）]|([A-Z])\s*[.．、)）]|([a-z])\s*[.．)）])\s?/;

const letterIn = (found: RegExpExecArray | null): string | undefined => found?.[1] ?? found?.[2] ?? found?.[3];

/** The next letter after a gap, in the way in which the first one stands. */
function gapAfter(first: RegExpExecArray): RegExp {
  if (first[1] !== undefined) return /(?<=[\s\u3000])[(（]\s*([A-Z])\s*[)）]/g;
  return first[2] === undefined ? /(?<=[\s\u3000])([a-z])\s*[.．)）]/g : /(?<=[\s\u3000])([A-Z])\s*[.．、)）]/g;
}

export interface OptionPiece {
  label: string;
  runs: Run[];
  /** Written as teachers write them, `A.`; other ways begin other things too. */
  isUsual: boolean;
}

/** Options that stand in one line: `A. 1   B. 2   C. 3`. Cut only where the letters follow each other after a gap. */
export function optionPieces(runs: readonly Run[]): OptionPiece[] {
  const text = plainLine(runs);
  const found = lettered.exec(text);
  const first = letterIn(found);
  if (found === null || first === undefined) return [];
  const starts = [{ label: first, at: 0 }];
  for (const next of text.matchAll(gapAfter(found))) {
    const expected = String.fromCharCode((starts.at(-1)?.label.charCodeAt(0) ?? 64) + 1);
    if (next[1] === expected && next.index > 0) starts.push({ label: expected, at: next.index });
  }
  const isUsual = /^\s*[A-Z]\s*[.．、]/.test(text);
  return starts.map(({ label, at }, nth) => {
    const end = starts[nth + 1]?.at ?? text.length;
    const own = cutRuns(keepRuns(runs, end), at);
    const prefix = lettered.exec(plainLine(own))?.[0].length ?? 0;
    const content = cutRuns(own, prefix);
    const isLast = nth + 1 === starts.length;
    return { label: label.toUpperCase(), runs: isLast ? content : trimEnd(content), isUsual };
  });
}
