/** The words of a lesson however they are parted: by spaces, lines, commas of either writing; each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .split(/[\s,;、。|/]+/u)
      .filter(Boolean),
  ),
];

/** Words as they stand in the field where they are typed. */
export const textOf = (words: readonly string[]): string => words.join('、');
