import { cutRuns, keepRuns, plainLine, type Run, trimEnd } from './line.js';

/** How a line begins that is an option. */
export const lettered = /^\s*([A-Z])\s*[.．、]\s?/;

/** Options that stand in one line: `A. 1   B. 2   C. 3`. Cut only where the letters follow each other after a gap. */
export function optionPieces(runs: readonly Run[]): { label: string; runs: Run[] }[] {
  const text = plainLine(runs);
  const first = lettered.exec(text)?.[1];
  if (first === undefined) return [];
  const starts = [{ label: first, at: 0 }];
  const gap = /(?<=[\s\u3000])([A-Z])\s*[.．、]/g;
  for (const found of text.matchAll(gap)) {
    const next = String.fromCharCode((starts.at(-1)?.label.charCodeAt(0) ?? 64) + 1);
    if (found[1] === next && found.index > 0) starts.push({ label: next, at: found.index });
  }
  return starts.map(({ label, at }, nth) => {
    const end = starts[nth + 1]?.at ?? text.length;
    const own = cutRuns(keepRuns(runs, end), at);
    const prefix = lettered.exec(plainLine(own))?.[0].length ?? 0;
    const content = cutRuns(own, prefix);
    return { label, runs: nth + 1 < starts.length ? trimEnd(content) : content };
  });
}
