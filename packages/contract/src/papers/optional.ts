/** A section whose questions are asked; of optional ones (选做) a student answers `choose`. */
export interface AskedSection {
  /** How many are answered; absent or null: all. */
  choose?: number | null | undefined;
  items: readonly { score: number }[];
}

/** How many of a section's questions are answered where not all are: one chooses among more than one answers. */
export const chosenIn = ({ choose, items }: AskedSection): number | null =>
  typeof choose === 'number' && choose >= 1 && choose < items.length ? choose : null;

/** Whoever chooses one question is worth as much as whoever chooses another: optional questions of a section have one score. */
export const isFairChoice = (section: AskedSection): boolean =>
  chosenIn(section) === null || section.items.every(({ score }) => score === section.items[0]?.score);

/** What a section is worth: of optional questions so many as are answered, the dearest where they differ. */
export function fullScoreOf(section: AskedSection): number {
  const scores = section.items.map(({ score }) => score).sort((a, b) => b - a);
  // Scores are steps of 0.5: their sums are exact.
  return scores.slice(0, chosenIn(section) ?? scores.length).reduce((sum, score) => sum + score, 0);
}

/** What a paper is worth. */
export const fullScoreOfAll = (sections: readonly AskedSection[]): number =>
  sections.reduce((sum, section) => sum + fullScoreOf(section), 0);

/** How optional questions are asked for on paper: `请从第 22、23 题中任选 1 题作答；多做的，按所做的第一题计分`. */
export function choiceNote(numbers: readonly string[], choose: number): string {
  const rest = choose === 1 ? '按所做的第一题计分' : `按所做的前 ${choose} 题计分`;
  return `请从第 ${numbers.join('、')} 题中任选 ${choose} 题作答；多做的，${rest}`;
}
