import type { AnswerToMark, ItemToMark, markingApi } from '@zhibi/contract/marking';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Read } from '../../../platform/api.js';
import type { Annotating } from '../../parts/annotations/annotating-model.js';
import type { MarkingSessionState } from '../../parts/engine/marking-session-needs.js';
import type { AfterMarking, useMarking } from './use-marking.js';

/** The questions of a homework, all of it or what was dealt of it to one of several scorers. */
export interface HomeworkToMark {
  homeworkId: string;
  title: string;
  classNames: readonly string[];
  items: readonly ItemToMark[];
  /** Scored without names: who wrote it, who else scored it and what was said before stay hidden. */
  isShare: boolean;
  after: AfterMarking;
}

/** What every drawing of the marking needs, on a desk and in the hand. */
export interface MarkingHand {
  homework: HomeworkToMark;
  item: ItemToMark;
  /** In sight of the filter, in the order of the screen. */
  answers: readonly AnswerToMark[];
  read: Read<z.output<typeof markingApi.answers.output>>;
  hand: ReturnType<typeof useMarking>;
  state: MarkingSessionState;
  annotating: Annotating;
  only: 'all' | 'waiting';
  /** Comments that were given to this question before, the most frequent first. */
  known: readonly string[];
  /** Said where no answer is in sight. */
  empty: ReactNode;
  /** The end of marking. */
  end: ReactNode;
  onSet: (change: Record<string, string>) => void;
}
