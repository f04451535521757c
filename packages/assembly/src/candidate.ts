import type { QuestionType } from '@zhibi/contract/questions';

/** A question that a blueprint may choose. */
export interface Candidate {
  id: string;
  type: QuestionType;
  /** The topics of the blueprint that it may stand for: it is counted for one of them. */
  topicIds: readonly string[];
  /** The expected score rate, 0 to 1. */
  difficulty: number;
  minutes: number;
  /** Empty where it is not known. */
  source: string;
  /** How often the school has used it. */
  timesUsed: number;
  /** The class was given it within the days of the blueprint. */
  isRecent: boolean;
  /** It was in a paper that the new one shall not repeat. */
  isRepeated: boolean;
  /** Questions of one kin read nearly alike or share their text; null stands alone. */
  kin: string | null;
}
