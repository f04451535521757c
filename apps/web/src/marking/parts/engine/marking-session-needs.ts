import type { AnswerToMark, markingApi } from '@zhibi/contract/marking';
import type { ChosenLevels } from '@zhibi/contract/marking/rubrics';
import type { z } from 'zod';
import type { Refusal } from '../../../platform/api.js';

/** A person's decision about one answer. */
export interface Decision {
  itemId: string;
  answerId: string;
  score: number;
  comment: string;
  /** Preset comments that came into it with this decision: their use is counted. */
  presetIds?: string[];
  /** The levels of the rubric that the score is the sum of. */
  levels?: ChosenLevels;
}
/** A decision with the state of the answer that it was made on. */
export interface KeptDecision extends Decision {
  revision: number;
}
type Sent = z.input<typeof markingApi.score.input>['scores'];
type Acknowledged = z.output<typeof markingApi.score.output>['items'];

/** What a marking session needs: the calls, the answers as this browser knows them, a clock. */
export interface MarkingSessionNeeds {
  score: (scores: Sent) => Promise<Acknowledged>;
  takeBack: (answerId: string, revision: number) => Promise<Acknowledged[number]>;
  find: (itemId: string, answerId: string) => AnswerToMark | undefined;
  patch: (itemId: string, answerId: string, change: Partial<AnswerToMark>) => void;
  refresh: (itemIds: readonly string[]) => Promise<void>;
  /** Where decisions lie until they are answered. */
  kept: {
    keep: (decisions: readonly KeptDecision[]) => void;
    drop: (decisions: readonly KeptDecision[]) => void;
    all: () => KeptDecision[];
  };
  /** Nothing is on its way any more: the counts, and whether all is marked, are the server's to say. */
  onSettled: () => void;
  /** What this person must hear: somebody was quicker, or the server said no. */
  notify: (news: 'changed-meanwhile' | Refusal) => void;
  by: () => string;
  at: () => string;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

export interface MarkingSessionState {
  /** Decisions that the server has not acknowledged yet. */
  unsent: number;
  /** The answers that they are about. */
  sending: ReadonlySet<string>;
  /** Answers that somebody else changed while this person was deciding. */
  conflicts: ReadonlySet<string>;
  /** Answers decided in this sitting: they stay in sight of the filter. */
  decided: ReadonlySet<string>;
  canUndo: boolean;
  secondsEach: number;
}
