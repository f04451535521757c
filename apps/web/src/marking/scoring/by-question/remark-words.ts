const JOIN = '；';
const wordsOf = (comment: string) =>
  comment
    .split(JOIN)
    .map((word) => word.trim())
    .filter(Boolean);

export const hasRemark = (comment: string, word: string): boolean => wordsOf(comment).includes(word);

/** The comment with this word in it, or without it. */
export const toggleRemark = (comment: string, word: string): string =>
  (hasRemark(comment, word) ? wordsOf(comment).filter((one) => one !== word) : [...wordsOf(comment), word]).join(JOIN);

/** The words that a question's comments are made of, the most frequent first. */
export function frequentRemarks(comments: readonly string[], most = 4): string[] {
  const counts = new Map<string, number>();
  for (const word of comments.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([word]) => word);
}
