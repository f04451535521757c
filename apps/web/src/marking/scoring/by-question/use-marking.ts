import type { AnswerToMark, ItemToMark } from '@zhibi/contract/marking';
import type { PresetComment } from '@zhibi/contract/marking/comments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeen } from '../../../capture/index.js';
import { notify } from '../../../platform/notify.js';
import { say } from '../../../platform/text.js';
import type { Command } from '../../parts/engine/commands.js';
import type { MarkingSession } from '../../parts/engine/marking-session.js';
import type { Decision } from '../../parts/engine/marking-session-needs.js';
import { columnsOf, moved, nextAfter, nextOf, nextWaiting, type PerScreen, turned } from '../../parts/engine/place.js';
import { useCollect } from '../../parts/engine/use-collect.js';
import { useDraft } from '../../parts/engine/use-draft.js';
import { useHeld } from '../../parts/engine/use-held.js';

export interface MarkingNeeds {
  marks: MarkingSession;
  items: readonly ItemToMark[];
  item: ItemToMark;
  /** The answers in sight of the filter, in the order of the screen. */
  answers: readonly AnswerToMark[];
  /** Where a question is entered: its first waiting answer. */
  firstId: string | null;
  /** What was given in this sitting. */
  decided: ReadonlySet<string>;
  per: PerScreen;
  /** Preset comments for this question, the most used first. */
  presets: readonly PresetComment[];
  goToQuestion: (itemId: string) => void;
  /** Scored without names, as one of several. */
  isShare: boolean;
  after: AfterMarking;
}

/** What comes once all is marked. */
export type AfterMarking = 'release' | 'collect' | 'nothing';
const allDone = { release: 'mark.allDoneRelease', collect: 'mark.allDoneOpen', nothing: 'mark.allDone' } as const;

/** The hand of the marker: which answer is looked at, what is typed for it, and what every key does. */
export function useMarking({ marks, items, item, answers, firstId, decided, per, presets, ...may }: MarkingNeeds) {
  const { goToQuestion, isShare, after } = may;
  const { t } = useTranslation('marking');
  const { itemId } = item;
  const [chosenId, choose] = useHeld(firstId, itemId);
  const [isEnlarged, setEnlarged] = useState(false);
  const [isHelp, setHelp] = useState(false);
  const [playingId, setPlaying] = useState<string | null>(null);

  const index = Math.max(
    0,
    answers.findIndex(({ answerId }) => answerId === chosenId),
  );
  const answer = answers[index];
  const isSeen = useSeen();
  const draft = useDraft({ marks, item, answer, presets, isSeen, onWrite: choose });
  const { keep } = draft;
  const collect = useCollect();

  const lookAt = (answerId: string) => {
    keep('typed-only');
    setPlaying(null);
    choose(answerId);
  };
  const enterQuestion = (next: ItemToMark) => {
    setPlaying(null);
    choose(null, next.itemId);
    goToQuestion(next.itemId);
  };
  const openQuestion = (next: ItemToMark | undefined) => {
    if (!next) return;
    keep('typed-only');
    enterQuestion(next);
  };
  /** Confirmed, the next that waits comes: what the machine has scored is passed over, arrows go through all. */
  const confirm = () => {
    if (draft.score === null && !draft.canScore()) return;
    if (!keep('with-suggestion')) return notify.warn(draft.missingWords());
    const next = nextOf(answers, answer?.answerId, decided);
    setPlaying(null);
    if (next) return choose(next.answerId);
    const onward = nextWaiting(items, itemId);
    if (onward) return enterQuestion(onward);
    choose(answer?.answerId ?? null);
    notify.done(isShare ? say('rounds:own.done') : t(allDone[after]));
  };
  const turn = (by: 1 | -1) => {
    const to = answers[turned(index, by, { count: answers.length, per: isEnlarged ? 1 : per })];
    if (to && to !== answer) lookAt(to.answerId);
  };
  /** What was left of the screen comes next, then the next screen, then the next question. */
  const giveBatch = (decisions: Decision[], from: number) => {
    const isUnseen = (one: AnswerToMark) => decisions.some(({ answerId }) => answerId === one.answerId) && !isSeen(one);
    if (answers.some(isUnseen)) return notify.warn(t('mark.unseen'));
    keep('typed-only');
    marks.give(decisions);
    setPlaying(null);
    const given = new Set([...decided, ...decisions.map(({ answerId }) => answerId)]);
    const next = nextAfter(answers, from, given) ?? nextAfter(answers, 0, given);
    if (next) return choose(next.answerId);
    const onward = nextWaiting(items, itemId);
    if (onward) enterQuestion(onward);
  };
  const undo = () => {
    if (draft.isOpen) return draft.clear();
    const back = marks.undo(answer && { itemId, answerId: answer.answerId });
    if (!back) return;
    if (back.itemId !== itemId) goToQuestion(back.itemId);
    choose(back.answerId, back.itemId);
  };
  const at = items.findIndex((one) => one.itemId === itemId);

  const run = (command: Command) => {
    switch (command.kind) {
      case 'digit':
        return draft.type(command.digit);
      case 'move': {
        const to =
          answers[moved(index, command.by, { count: answers.length, columns: columnsOf[isEnlarged ? 1 : per] })];
        return to && lookAt(to.answerId);
      }
      case 'remark':
        return draft.putRemark(draft.remarks[command.at]);
      case 'collect':
        return answer && !isShare && collect(answer.answerId, command.as);
      case 'turn':
        return turn(command.by);
      case 'full':
        return draft.setAll('best');
      case 'zero':
        return draft.setAll('worst');
      case 'levels':
        return draft.pad.toggle();
      case 'half':
        return void draft.setHalf();
      case 'clear':
        return draft.isOpen ? draft.clear() : setEnlarged(false);
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
    score: draft.score,
    comment: draft.comment,
    overtaken: draft.overtaken,
    pad: draft.pad,
    remarks: draft.remarks,
    putRemark: draft.putRemark,
    playingId,
    isEnlarged,
    isHelp,
    typedScore: draft.typedScore,
    lookAt,
    setScore: draft.setScore,
    goTo: (next: string) => openQuestion(items.find((one) => one.itemId === next)),
    setComment: draft.setComment,
    stopPlaying: () => setPlaying(null),
    enlarge: (answerId: string) => {
      lookAt(answerId);
      setEnlarged(true);
    },
    closeHelp: () => setHelp(false),
  };
}
