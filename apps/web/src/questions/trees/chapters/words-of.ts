/** The words of a lesson however they are parted: by spaces, lines, commas of either writing; each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .split(/[\s,;、。|/]+/u)
      .filter(Boolean),
  ),
];
