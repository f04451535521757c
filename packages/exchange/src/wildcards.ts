/** In short answers of Moodle a star stands for any text, and `\*` for a star. */
export const escapeStars = (text: string): string => text.replaceAll('*', '\\*');
export const plainStars = (text: string): string => text.replaceAll('\\*', '*');
export const hasWildcard = (text: string): boolean => /(?<!\\)\*/.test(text);

/** The answers that say what is right, and whether others only drew its outline (`*Par*is*`): no key of ours can be one. */
export function withoutWildcards(answers: readonly string[]): { accepted: string[]; hadWildcards: boolean } {
  const accepted = answers.filter((one) => !hasWildcard(one)).map(plainStars);
  return { accepted, hadWildcards: accepted.length < answers.length };
}
