import type { SkipReason } from '@zhibi/contract/questions/exchange';
import { skipReasons } from '@zhibi/contract/questions/exchange';
import { JobStopped } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { placeFor, WorkStopped } from '../../platform/threads/index.js';
import type { FileRead, ReadJob, WriteJob } from './exchange-jobs.js';
import type { FormWritten } from './write-form.js';

/** A file that made its thread run on, or eat memory. */
export class ReadingStopped extends JobStopped {
  constructor(readonly why: Extract<SkipReason, 'took-too-long' | 'took-too-much'>) {
    super(skipReasons, why);
  }
}

type Process = Pick<Services, 'app' | 'settings'>;

/** Files of questions are read and written away from the thread that answers calls. */
export const readApart = (process: Process, job: ReadJob): Promise<FileRead> => run(process, 'read', job);
export const writeApart = (process: Process, job: WriteJob): Promise<FormWritten> => run(process, 'write', job);

async function run<Done>(process: Process, name: 'read' | 'write', job: ReadJob | WriteJob): Promise<Done> {
  try {
    return await placeFor('questions', process).run<Done>(new URL('./read-thread.mjs', import.meta.url), name, job);
  } catch (error) {
    throw error instanceof WorkStopped ? new ReadingStopped(error.why) : error;
  }
}
