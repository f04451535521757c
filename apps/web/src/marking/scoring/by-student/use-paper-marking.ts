import type { AnswerToMark, ItemToMark } from '@zhibi/contract/marking';
import type { PresetComment } from '@zhibi/contract/marking/comments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeen } from '../../../capture/index.js';
import { notify } from '../../../platform/notify.js';
import type { Command } from '../../parts/engine/commands.js';
import type { MarkingSession } from '../../parts/engine/marking-session.js';
import { isWaiting } from '../../parts/engine/place.js';
import { useCollect } from '../../parts/engine/use-collect.js';
import { useDraft } from '../../parts/engine/use-draft.js';

export type AnswerOfPaper = AnswerToMark & { itemId: string };

export interface PaperMarkingNeeds {
  marks: MarkingSession;
  answers: readonly AnswerOfPaper[];
  item: ItemToMark;
  answer: AnswerOfPaper;
  presets: readonly PresetComment[];
  onLook: (answerId: string) => void;
  /** To the next student, or the one before; false where there is none. */
  turnStudent: (by: 1 | -1) => boolean;
  /** To the next student whose paper waits; false where none does. */
  toNext: () => boolean;
}

/** The first answer after this one that waits for a person, looking around once. */
export function nextOpen<T extends Pick<AnswerToMark, 'answerId' | 'status' | 'inkSinceScore'>>(
  answers: readonly T[],
  from: string | null,
): T | undefined {
  const at = answers.findIndex(({ answerId }) => answerId === from);
  return [...answers.slice(at + 1), ...answers.slice(0, Math.max(0, at))].find(isWaiting);
}

/** The hand of who marks one student's paper: what every key does. */
export function usePaperMarking({ marks, answers, item, answer, presets, onLook, ...ways }: PaperMarkingNeeds) {
  const { turnStudent, toNext } = ways;
  const { t } = useTranslation('marking');
  const [isHelp, setHelp] = useState(false);
  const [isEnlarged, setEnlarged] = useState(false);
  const isSeen = useSeen();
  const draft = useDraft({ marks, item, answer, presets, isSeen, onWrite: onLook });
  const collect = useCollect();
  const at = answers.indexOf(answer);

  const lookAt = (next: AnswerOfPaper | undefined) => {
    if (!next) return;
    draft.keep('typed-only');
    onLook(next.answerId);
  };
  const turn = (by: 1 | -1) => {
    draft.keep('typed-only');
    turnStudent(by);
  };
  /** The next student whose paper waits; where none does, the next in order. */
  const goOn = () => {
    draft.keep('typed-only');
    if (!toNext()) turnStudent(1);
  };
  /** The next that waits on this paper; then the next student whose paper does. */
  const confirm = () => {
    if (draft.score === null && !draft.canScore()) return;
    if (!draft.keep('with-suggestion')) return notify.warn(draft.missingWords());
    const next = nextOpen(answers, answer.answerId);
    if (next && next !== answer) return onLook(next.answerId);
    if (!toNext()) notify.done(t('mark.allDone'));
  };
  const undo = () => {
    if (draft.isOpen) return draft.clear();
    const back = marks.undo({ itemId: answer.itemId, answerId: answer.answerId });
    if (back && answers.some(({ answerId }) => answerId === back.answerId)) onLook(back.answerId);
  };
  const run = (command: Command) => {
    switch (command.kind) {
      case 'digit':
        return draft.type(command.digit);
      case 'remark':
        return draft.putRemark(draft.remarks[command.at]);
      case 'move':
        return lookAt(answers[at + (command.by === 'next' || command.by === 'row-down' ? 1 : -1)]);
      case 'next-question':
        return lookAt(answers[at + 1]);
      case 'previous-question':
        return lookAt(answers[at - 1]);
      case 'collect':
        return collect(answer.answerId, command.as);
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
        return draft.clear();
      case 'confirm':
        return confirm();
      case 'enlarge':
        return setEnlarged(!isEnlarged);
      case 'undo':
        return undo();
      case 'help':
        return setHelp(true);
      case 'replay': // a whole page is not written again before one's eyes
        return;
    }
  };
  return { ...draft, run, turn, goOn, lookAt, isHelp, isEnlarged, closeHelp: () => setHelp(false) };
}
