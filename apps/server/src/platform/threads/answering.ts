import type { ProblemKind } from '@zhibi/contract/kernel';
import { Problem } from '../problem.js';

/** What comes back from a thread: an error would lose its class on the way, so a refusal goes as what it says. */
export type Answered<Done> =
  | { done: Done }
  | { refused: { kind: ProblemKind; reason: string | undefined; data: Readonly<Record<string, unknown>> } };

/** Work as a thread does it for its pool. */
export const answering =
  <Job, Done>(work: (job: Job) => Done | Promise<Done>) =>
  async (job: Job): Promise<Answered<Done>> => {
    try {
      return { done: await work(job) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { kind, reason, data } = error;
      return { refused: { kind, reason, data } };
    }
  };

/** What came of it, here: done, or refused again. */
export function doneOf<Done>(answered: Answered<Done>): Done {
  if ('done' in answered) return answered.done;
  const { kind, reason, data } = answered.refused;
  throw new Problem(kind, reason, data);
}
