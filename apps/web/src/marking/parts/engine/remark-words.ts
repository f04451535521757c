import { type CommentFacts, fillComment, type PresetComment } from '@zhibi/contract/marking/comments';

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

/** A preset comment as it would be given to this student. */
export interface Remark extends Pick<PresetComment, 'presetId' | 'scoreEffect'> {
  words: string;
}

export const remarksFor = (presets: readonly PresetComment[], facts: CommentFacts): Remark[] =>
  presets.map(({ presetId, text, scoreEffect }) => ({ presetId, scoreEffect, words: fillComment(text, facts) }));

/** The preset comments that are part of a comment now and were not before. */
export const newlyGiven = (remarks: readonly Remark[], before: string, now: string): string[] =>
  remarks.flatMap(({ presetId, words }) => (hasRemark(now, words) && !hasRemark(before, words) ? presetId : []));

/** A score with the effect of a comment that is put in, or taken out: from the full marks where none was given, never beyond them or below 0. */
export function withEffect(
  score: number | null,
  { scoreEffect }: Pick<Remark, 'scoreEffect'>,
  { isGiven, max }: { isGiven: boolean; max: number },
): number | null {
  if (scoreEffect === null) return null;
  const by = isGiven ? scoreEffect : -scoreEffect;
  return Math.min(max, Math.max(0, (score ?? max) + by));
}
