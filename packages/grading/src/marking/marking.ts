/** What a machine makes of one answer. `score` is in steps of 0.5; `confidence` 0..1 that the answer was read rightly. */
export interface Marking {
  outcome: 'right' | 'partly' | 'wrong' | 'blank';
  score: number;
  confidence: number;
}

/** The outcome that a score stands for; a blank answer has to be told apart by who marks it. */
export function outcomeOf(score: number, full: number): 'right' | 'partly' | 'wrong' {
  return score <= 0 ? 'wrong' : score >= full ? 'right' : 'partly';
}
