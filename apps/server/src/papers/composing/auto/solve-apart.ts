import type { Outcome } from '@zhibi/contract/papers/composing';
import { Problem } from '../../../platform/problem.js';
import type { Services } from '../../../platform/services.js';
import { placeFor, WorkStopped } from '../../../platform/threads/index.js';
import type { SolveJob } from './solve-jobs.js';

/** Works a blueprint out away from the thread that answers calls. */
export async function solveApart(process: Pick<Services, 'app' | 'settings'>, job: SolveJob): Promise<Outcome> {
  try {
    return await placeFor('solving', process).run<Outcome>(
      new URL('./solve-thread.mjs', import.meta.url),
      'solve',
      job,
    );
  } catch (error) {
    throw error instanceof WorkStopped ? new Problem('conflict', 'solving-stopped') : error;
  }
}
