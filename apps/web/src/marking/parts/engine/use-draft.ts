import type { AnswerToMark, ItemToMark } from '@zhibi/contract/marking';
import type { PresetComment } from '@zhibi/contract/marking/comments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../platform/notify.js';
import type { MarkingSession } from './marking-session.js';
import { hasRemark, newlyGiven, type Remark, remarksFor, toggleRemark, withEffect } from './remark-words.js';
import { NOTHING_TYPED, type TypedScore, toggleHalf, typeDigit } from './typed-score.js';

/** What is decided about one answer but not confirmed yet. */
interface Draft {
  answerId: string;
  typed: TypedScore;
  comment: string | null;
}

export interface DraftNeeds {
  marks: MarkingSession;
  item: ItemToMark;
  answer: AnswerToMark | undefined;
  /** Preset comments for this question, the most used first. */
  presets: readonly PresetComment[];
  /** Whether what the student wrote is on the screen; absent where it cannot be missing. */
  isSeen?: (answer: AnswerToMark) => boolean;
  /** Something is being decided about this answer: it stays the one that is looked at. */
  onWrite?: (answerId: string) => void;
}

/** The decision about the answer that is looked at, until it is confirmed: score, comment, and what a key does to them. */
export function useDraft({ marks, item: { itemId, no, maxScore }, answer, presets, isSeen, onWrite }: DraftNeeds) {
  const { t } = useTranslation('marking');
  const [draft, setDraft] = useState<Draft | null>(null);
  const own = draft && draft.answerId === answer?.answerId ? draft : null;
  const typedScore = own?.typed.score ?? null;
  const comment = own?.comment ?? answer?.comment ?? '';
  const score = typedScore ?? answer?.score ?? null;
  const remarks = remarksFor(presets, { name: answer?.name ?? '', question: no, full: maxScore });

  const write = (change: Partial<Draft>) => {
    if (!answer) return;
    onWrite?.(answer.answerId);
    setDraft({
      answerId: answer.answerId,
      typed: own?.typed ?? NOTHING_TYPED,
      comment: own?.comment ?? null,
      ...change,
    });
  };
  /** Nobody scores what has not been seen: without its picture a right answer looks like none. */
  const canScore = (): boolean => {
    if (!answer || isSeen === undefined || isSeen(answer)) return true;
    notify.warn(t('mark.unseen'));
    return false;
  };
  const setScore = (next: number | null) =>
    next !== null && canScore() && write({ typed: { ...NOTHING_TYPED, score: next } });

  /** A preset comment is put in or taken out; what it does to the score is typed, not given. */
  const putRemark = (remark: Remark | undefined) => {
    if (!remark || !answer) return;
    const isGiven = !hasRemark(comment, remark.words);
    const points = withEffect(score, remark, { isGiven, max: maxScore });
    const typed = points === null ? {} : { typed: { ...NOTHING_TYPED, score: points } };
    write({ comment: toggleRemark(comment, remark.words), ...typed });
  };

  /** What stands on the screen becomes a decision, `with-suggestion` also what the machine suggests. False: there is no score to give. */
  const keep = (takesSuggestion: 'with-suggestion' | 'typed-only'): boolean => {
    if (!answer) return true;
    const given =
      takesSuggestion === 'with-suggestion'
        ? (score ?? answer.suggestion)
        : (typedScore ?? (own?.comment != null ? answer.score : null));
    const isNew =
      given !== answer.score ||
      comment !== answer.comment ||
      answer.inkSinceScore ||
      answer.status !== 'scored-by-person';
    setDraft(null);
    if (given === null) return takesSuggestion === 'typed-only';
    const presetIds = newlyGiven(remarks, answer.comment, comment);
    if (isNew) marks.give([{ itemId, answerId: answer.answerId, score: given, comment, presetIds }]);
    return true;
  };

  return {
    /** Something is decided that is not confirmed. */
    isOpen: own !== null,
    score,
    typedScore,
    comment,
    remarks,
    keep,
    putRemark,
    setScore,
    setComment: (words: string) => write({ comment: words }),
    setHalf: () => setScore(toggleHalf(score, maxScore)),
    clear: () => setDraft(null),
    canScore,
    type: (digit: string) => {
      const typed = typeDigit(own?.typed ?? NOTHING_TYPED, digit, { max: maxScore, nowMs: performance.now() });
      if (typed) return canScore() && write({ typed });
      notify.warn(t('mark.tooHigh', { max: maxScore }));
    },
  };
}
