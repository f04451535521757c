import { ABSENT } from '@zhibi/contract/kernel';
import type { AnswerToMark, ItemToMark } from '@zhibi/contract/marking';
import type { PresetComment } from '@zhibi/contract/marking/comments';
import { areSameLevels, type ChosenLevels, pointsOf } from '@zhibi/contract/marking/rubrics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../platform/notify.js';
import { allLevels } from '../rubrics/choice.js';
import { useLevelPad } from '../rubrics/use-level-pad.js';
import type { MarkingSession } from './marking-session.js';
import { type Begun, isOvertaken } from './overtaken.js';
import { hasRemark, newlyGiven, type Remark, remarksFor, toggleRemark, withEffect } from './remark-words.js';
import { NOTHING_TYPED, type TypedScore, toggleHalf, typeDigit } from './typed-score.js';

/** What is decided about one answer but not confirmed yet. */
interface Draft {
  answerId: string;
  typed: TypedScore;
  /** Chosen levels, which the score follows; null: none were touched. */
  levels: ChosenLevels | null;
  comment: string | null;
  /** What it is decided upon. */
  begun: Begun;
  /** At this revision the person was asked whether what another gave shall be written over. */
  askedAt: number | null;
}

const noLevels: ChosenLevels = [];

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
export function useDraft({
  marks,
  item: { itemId, no, maxScore, rubric },
  answer,
  presets,
  isSeen,
  onWrite,
}: DraftNeeds) {
  const { t } = useTranslation('marking');
  const [draft, setDraft] = useState<Draft | null>(null);
  const own = draft && draft.answerId === answer?.answerId ? draft : null;
  const typedScore = own?.typed.score ?? null;
  const comment = own?.comment ?? answer?.comment ?? '';
  const score = own?.levels ? typedScore : (typedScore ?? answer?.score ?? null);
  // A score by hand says nothing of criteria.
  const levels = own?.levels ?? (typedScore === null ? (answer?.levels ?? noLevels) : noLevels);
  const remarks = remarksFor(presets, { name: answer?.name ?? '', question: no, full: maxScore });

  const isLost =
    answer !== undefined &&
    own !== null &&
    isOvertaken(
      { score: typedScore, comment: own.comment },
      { begun: own.begun, now: answer, ownRevision: marks.ownRevision(answer.answerId) },
    );
  const given = { name: answer?.scoredBy ?? '', score: answer?.score ?? ABSENT };

  const write = (change: Partial<Draft>) => {
    if (!answer) return;
    onWrite?.(answer.answerId);
    setDraft({
      answerId: answer.answerId,
      typed: own?.typed ?? NOTHING_TYPED,
      levels: own?.levels ?? null,
      comment: own?.comment ?? null,
      begun: own?.begun ?? answer,
      askedAt: own?.askedAt ?? null,
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
    next !== null && canScore() && write({ typed: { ...NOTHING_TYPED, score: next }, levels: null });
  const pad = useLevelPad({
    criteria: rubric?.criteria ?? [],
    of: answer?.answerId ?? '',
    levels,
    onLevels: (next) => {
      if (!canScore()) return;
      if (next.length === 0) write({ levels: null, typed: NOTHING_TYPED });
      else write({ levels: next, typed: { ...NOTHING_TYPED, score: pointsOf(rubric?.criteria ?? [], next) } });
    },
  });
  /** Some criteria have a level and others none: that is no score. */
  const isPartial = own?.levels != null && typedScore === null;

  /** A preset comment is put in or taken out; what it does to the score is typed, not given. */
  const putRemark = (remark: Remark | undefined) => {
    if (!remark || !answer) return;
    const isGiven = !hasRemark(comment, remark.words);
    // Levels say what the score is: words beside them do not change it.
    const points = levels.length > 0 ? null : withEffect(score, remark, { isGiven, max: maxScore });
    const typed = points === null ? {} : { typed: { ...NOTHING_TYPED, score: points } };
    write({ comment: toggleRemark(comment, remark.words), ...typed });
  };

  /** What stands on the screen becomes a decision, `with-suggestion` also what the machine suggests. False: there is no score to give. */
  const keep = (takesSuggestion: 'with-suggestion' | 'typed-only'): boolean => {
    if (!answer) return true;
    if (isLost && takesSuggestion === 'typed-only') {
      notify.warn(t('mark.overtakenLeft', given));
      setDraft(null);
      return true;
    }
    if (isLost && own.askedAt !== answer.revision) {
      setDraft({ ...own, askedAt: answer.revision });
      return false;
    }
    if (isPartial && takesSuggestion === 'with-suggestion') return false;
    if (isPartial) notify.warn(t('mark.levelsLost', { count: pad.missing }));
    const points =
      takesSuggestion === 'with-suggestion'
        ? (score ?? answer.suggestion)
        : (typedScore ?? (own?.comment != null ? answer.score : null));
    const isNew =
      points !== answer.score ||
      (typedScore !== null && !areSameLevels(levels, answer.levels ?? noLevels)) ||
      comment !== answer.comment ||
      answer.inkSinceScore ||
      answer.status !== 'scored-by-person';
    setDraft(null);
    if (points === null) return takesSuggestion === 'typed-only';
    const presetIds = newlyGiven(remarks, answer.comment, comment);
    // Words alone leave the levels as they are.
    const by = points === pointsOf(rubric?.criteria ?? [], levels) ? { levels } : {};
    if (isNew) marks.give([{ itemId, answerId: answer.answerId, score: points, comment, presetIds, ...by }]);
    return true;
  };

  return {
    /** Something is decided that is not confirmed. */
    isOpen: own !== null,
    score,
    typedScore,
    comment,
    remarks,
    pad,
    /** Why nothing can be confirmed. */
    missingWords: () =>
      isLost
        ? t('mark.overtakenAsk', given)
        : isPartial
          ? t('mark.levelsFirst', { count: pad.missing })
          : t('mark.scoreFirst'),
    /** What another gave while this was being decided, in words. */
    overtaken: isLost ? t('mark.overtaken', given) : null,
    setAll: (which: 'best' | 'worst') => {
      const whole = pointsOf(pad.criteria, allLevels(pad.criteria, which));
      if (pad.isOn && whole === (which === 'best' ? maxScore : 0)) pad.all(which);
      else setScore(which === 'best' ? maxScore : 0);
    },
    keep,
    putRemark,
    setScore,
    setComment: (words: string) => write({ comment: words }),
    setHalf: () => setScore(toggleHalf(score, maxScore)),
    clear: () => setDraft(null),
    canScore,
    type: (digit: string) => {
      if (pad.isOn) return pad.digit(Number(digit));
      const typed = typeDigit(own?.typed ?? NOTHING_TYPED, digit, { max: maxScore, nowMs: performance.now() });
      if (typed) return canScore() && write({ typed, levels: null });
      notify.warn(t('mark.tooHigh', { max: maxScore }));
    },
  };
}
