import { PASSED } from '../rules.js';

/** The scores of a paper by student and question: shares of the full score, null where there is no answer. */
export type Shares = readonly (readonly (number | null)[])[];

/** What one line of the table says: how many are right, and how far the pattern departs from the order of all others. */
export interface Line {
  /** Its place in what was given. */
  at: number;
  right: number;
  /** Sato's caution index, 0 as the order foretells; null where everything, or nothing, is right. */
  caution: number | null;
}

/** Students from the best, questions from the easiest, and the cells in both orders. */
export interface SpTable {
  students: Line[];
  questions: Line[];
  cells: boolean[][];
}

/** An answer is right where it passes: papers have questions of which nobody wins every point. */
export const RIGHT_FROM = PASSED;

/**
 * The student-problem table with its caution indices (Sato 1975; Tatsuoka 1984). With answers 1 and 0, questions in the order of
 * how many had them right: what is missing among the x easiest, weighed by how many had each right, less what is right beyond them,
 * over what is right among the x easiest less x times the mean; likewise for a question, over the students. Of equals, the earlier
 * one stands first.
 */
export function spTable(shares: Shares, questions: number): SpTable {
  const right = shares.map((row) => Array.from({ length: questions }, (_, at) => isRight(row[at] ?? null)));
  const ofStudent = right.map(countOf);
  const ofQuestion = Array.from({ length: questions }, (_, at) => countOf(right.map((row) => row[at] === true)));
  const [students, columns] = [fromMost(ofStudent), fromMost(ofQuestion)];
  const cells = students.map((student) => columns.map((question) => right[student]?.[question] === true));
  return {
    students: students.map((at, nth) => ({
      at,
      right: ofStudent[at] ?? 0,
      caution: caution(
        cells[nth] ?? [],
        columns.map((question) => ofQuestion[question] ?? 0),
      ),
    })),
    questions: columns.map((at, nth) => ({
      at,
      right: ofQuestion[at] ?? 0,
      caution: caution(
        cells.map((row) => row[nth] === true),
        students.map((student) => ofStudent[student] ?? 0),
      ),
    })),
    cells,
  };
}

const isRight = (share: number | null): boolean => share !== null && share * 100 >= RIGHT_FROM - 1e-9;
const countOf = (line: readonly boolean[]): number => line.filter(Boolean).length;
const fromMost = (counts: readonly number[]): number[] =>
  counts.map((_, at) => at).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);

/** Of one line whose cells stand in the order of their weights, the heaviest first. */
function caution(line: readonly boolean[], weights: readonly number[]): number | null {
  const x = countOf(line);
  if (x === 0 || x === line.length) return null;
  const sum = (of: (at: number) => boolean) => weights.reduce((all, weight, at) => all + (of(at) ? weight : 0), 0);
  const mean = weights.reduce((all, weight) => all + weight, 0) / weights.length;
  const missing = sum((at) => at < x && line[at] === false);
  const beyond = sum((at) => at >= x && line[at] === true);
  const expected = sum((at) => at < x) - x * mean;
  return expected < 1e-9 ? null : (missing - beyond) / expected;
}
