import type { AnswerToMark, ItemToMark } from '@zhibi/contract/marking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../platform/notify.js';
import type { Command } from './commands.js';
import type { MarkingSession } from './marking-session.js';
import type { Decision } from './marking-session-needs.js';
import { columnsOf, moved, nextAfter, nextWaiting, type PerScreen, turned } from './place.js';
import { NOTHING_TYPED, type TypedScore, toggleHalf, typeDigit } from './typed-score.js';

export interface MarkingNeeds {
  marks: MarkingSession;
  items: readonly ItemToMark[];
  item: ItemToMark;
  /** The answers in sight of the filter, in the order of the screen. */
  answers: readonly AnswerToMark[];
  /** Where a question is entered: its first waiting answer. */
  firstId: string | null;
  per: PerScreen;
  goToQuestion: (itemId: string) => void;
}

/** What is decided about one answer but not confirmed yet. */
interface Draft {
  answerId: string;
  typed: TypedScore;
  comment: string | null;
}

/** The hand of the marker: which answer is looked at, what is typed for it, and what every key does. */
export function useMarking({ marks, items, item, answers, firstId, per, goToQuestion }: MarkingNeeds) {
  const { t } = useTranslation('marking');
  const [chosenId, choose] = useState<string | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  const [isHelp, setHelp] = useState(false);
  const [playingId, setPlaying] = useState<string | null>(null);

  const index = Math.max(
    0,
    answers.findIndex(({ answerId }) => answerId === (chosenId ?? firstId)),
  );
  const answer = answers[index];
  const { itemId, maxScore } = item;
  const own = draft && draft.answerId === answer?.answerId ? draft : null;
  const typedScore = own?.typed.score ?? null;
  const comment = own?.comment ?? answer?.comment ?? '';
  const score = typedScore ?? answer?.score ?? null;

  const write = (change: Partial<Draft>) => {
    if (!answer) return;
    choose(answer.answerId);
    setDraft({
      answerId: answer.answerId,
      typed: own?.typed ?? NOTHING_TYPED,
      comment: own?.comment ?? null,
      ...change,
    });
  };
  const setScore = (next: number | null) => next !== null && write({ typed: { ...NOTHING_TYPED, score: next } });

  /** What stands on the screen becomes a decision. `true` also takes what the machine suggests. */
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
    if (isNew) marks.give([{ itemId, answerId: answer.answerId, score: given, comment }]);
    return true;
  };
  const lookAt = (answerId: string) => {
    keep('typed-only');
    setPlaying(null);
    choose(answerId);
  };
  const openQuestion = (next: ItemToMark | undefined) => {
    if (!next) return;
    keep('typed-only');
    setPlaying(null);
    choose(null);
    goToQuestion(next.itemId);
  };
  const confirm = () => {
    if (!keep('with-suggestion')) return notify.warn(t('mark.scoreFirst'));
    const next = answers[index + 1];
    setPlaying(null);
    if (next) return choose(next.answerId);
    choose(answer?.answerId ?? null);
    const onward = nextWaiting(items, itemId);
    if (onward) openQuestion(onward);
    else notify.done(t('mark.allDone'));
  };
  const turn = (by: 1 | -1) => {
    const to = answers[turned(index, by, { count: answers.length, per: isEnlarged ? 1 : per })];
    if (to && to !== answer) lookAt(to.answerId);
  };
  /** What was left of the screen comes next, then the next screen, then the next question. */
  const giveBatch = (decisions: Decision[], from: number) => {
    keep('typed-only');
    marks.give(decisions);
    setPlaying(null);
    const next = nextAfter(answers, from, new Set(decisions.map(({ answerId }) => answerId)));
    if (next) return choose(next.answerId);
    const onward = nextWaiting(items, itemId);
    if (onward) openQuestion(onward);
  };
  const undo = () => {
    if (own) return setDraft(null);
    const back = marks.undo(answer && { itemId, answerId: answer.answerId });
    if (!back) return;
    if (back.itemId !== itemId) goToQuestion(back.itemId);
    choose(back.answerId);
  };
  const type = (digit: string) => {
    const typed = typeDigit(own?.typed ?? NOTHING_TYPED, digit, { max: maxScore, nowMs: performance.now() });
    if (typed) write({ typed });
    else notify.warn(t('mark.tooHigh', { max: maxScore }));
  };
  const at = items.findIndex((one) => one.itemId === itemId);

  const run = (command: Command) => {
    switch (command.kind) {
      case 'digit':
        return type(command.digit);
      case 'move': {
        const to =
          answers[moved(index, command.by, { count: answers.length, columns: columnsOf[isEnlarged ? 1 : per] })];
        return to && lookAt(to.answerId);
      }
      case 'turn':
        return turn(command.by);
      case 'full':
        return void setScore(maxScore);
      case 'zero':
        return void setScore(0);
      case 'half':
        return void setScore(toggleHalf(score, maxScore));
      case 'clear':
        return own ? setDraft(null) : setEnlarged(false);
      case 'confirm':
        return confirm();
      case 'enlarge':
        return setEnlarged(!isEnlarged);
      case 'replay':
        return setPlaying(playingId ? null : (answer?.answerId ?? null));
      case 'undo':
        return undo();
      case 'help':
        return setHelp(true);
      case 'next-question':
        return openQuestion(items[at + 1]);
      case 'previous-question':
        return openQuestion(items[at - 1]);
    }
  };

  return {
    run,
    turn,
    giveBatch,
    answer,
    index,
    score,
    comment,
    playingId,
    isEnlarged,
    isHelp,
    typedScore,
    lookAt,
    setScore,
    goTo: (next: string) => openQuestion(items.find((one) => one.itemId === next)),
    setComment: (words: string) => write({ comment: words }),
    stopPlaying: () => setPlaying(null),
    enlarge: (answerId: string) => {
      lookAt(answerId);
      setEnlarged(true);
    },
    closeHelp: () => setHelp(false),
  };
}
