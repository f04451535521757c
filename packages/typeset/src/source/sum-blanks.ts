import type { PaperSheet } from '../sheet/paper-sheet.js';

/** A character of a student’s hand, and the number of them in an answer: two Latin letters are hardly wider than one Han character. */
const LETTER_MM = 6.5;
const lengthOf = (accepted: string) =>
  [...accepted.replace(/\\[a-zA-Z]+|[{}$\s]/g, '')].reduce(
    (sum, char) => sum + (char.charCodeAt(0) < 0x2e80 ? 0.55 : 1),
    0,
  );

/** The room that an answer takes in a student's hand, with some to spare. */
export const neededMm = (accepted: string): number => LETTER_MM * (lengthOf(accepted) + 1);

const [LEAST, MOST] = [14, 26];

/** How wide every blank of a sheet of sums is: as its longest answer needs, so that no blank tells how long its own is. Undefined on other papers. */
export function sumBlankMm({ sums, sections }: PaperSheet): number | undefined {
  if (sums === undefined) return undefined;
  const answers = sections.flatMap(({ items }) =>
    items.flatMap(({ question: { answer } }) =>
      answer.kind === 'blanks' ? answer.blanks.flatMap(({ accepted }) => accepted[0] ?? []) : [],
    ),
  );
  return Math.min(MOST, Math.max(LEAST, ...answers.map((one) => neededMm(one) - LETTER_MM / 2)));
}
