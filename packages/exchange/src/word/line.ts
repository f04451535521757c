import type { Mark } from '@zhibi/contract/kernel';
import type { WarnReason } from '@zhibi/contract/questions/exchange';
import type { Role } from './own-styles.js';

/** A run of a paragraph in the signs that a teacher types, with the marks around it. */
export interface Run {
  text: string;
  marks: readonly Mark[];
}

/** A line of the document, or a table, which is text already. */
export interface Line {
  runs: Run[];
  /** The cells of a table by row and column; undefined for a paragraph. */
  rows?: Line[][][];
  /** The signs that say how the paragraph is set (`[[center]]`). */
  set: string;
  /** What it is, where a document of ours says so by its style. */
  role?: Role | undefined;
  /** The list in which Word counts it, where it has a number of Word's. */
  list?: string | undefined;
  /** Whether it goes on the paragraph of the line before, which a soft break ended. */
  isSoft: boolean;
  /** What could not be read of it. */
  warnings: WarnReason[];
}

/** Text of the document that is not taken, and why. */
export interface LeftOut {
  text: string;
  why: 'text-hidden' | 'text-struck' | 'text-outside';
}

/** What ends a line within a paragraph (`w:br`, `w:cr`). */
export const SOFT_BREAK: Run = { text: '\n', marks: [] };

/** The lines of a paragraph. */
export function splitSoft(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (run === SOFT_BREAK) lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines;
}

export const plainLine = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const words: Record<Mark, string> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  wave: 'wave',
  dot: 'dot',
  sub: 'sub',
  sup: 'sup',
};

/** The runs as one text, marks as signs; neighbours that look alike are one. */
export function typedLine(runs: readonly Run[]): string {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.marks.join() === run.marks.join())
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') joined.push(run);
  }
  return joined
    .map(({ text, marks }) => marks.reduceRight((inside, mark) => `[[${words[mark]}:${inside}]]`, text))
    .join('');
}

/** The runs without the first signs. */
export function cutRuns(runs: readonly Run[], count: number): Run[] {
  let left = count;
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }];
  });
}

/** The first signs of the runs. */
export function keepRuns(runs: readonly Run[], count: number): Run[] {
  let left = count;
  return runs.flatMap((run) => {
    const text = run.text.slice(0, Math.max(0, left));
    left -= run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** The runs without the space at their end. */
export function trimEnd(runs: readonly Run[]): Run[] {
  const last = runs.at(-1);
  return last === undefined ? [] : [...runs.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}
