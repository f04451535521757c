import type { AnswerToMark } from '@zhibi/contract/marking';

/** An answer as it stood when a person began to decide about it. */
export type Begun = Pick<AnswerToMark, 'revision' | 'score' | 'comment'>;

/** What is decided and not confirmed; null: untouched. */
interface Decided {
  score: number | null;
  comment: string | null;
}

/**
 * Has somebody else given meanwhile what this decision would write over? `ownRevision` is the newest that came back for a decision of this
 * sitting; a score that was taken back leaves nothing to lose.
 */
export function isOvertaken(
  decided: Decided,
  { begun, now, ownRevision }: { begun: Begun; now: Begun; ownRevision: number | undefined },
): boolean {
  if (now.revision === begun.revision || now.revision === ownRevision) return false;
  const losesScore = decided.score !== null && now.score !== null;
  const losesComment = decided.comment !== null && now.comment !== '';
  return (
    (losesScore && now.score !== begun.score && now.score !== decided.score) ||
    (losesComment && now.comment !== begun.comment && now.comment !== decided.comment)
  );
}
