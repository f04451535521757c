import { z } from 'zod';
import { event, Id } from '../kernel/index.js';
import { JobInfo } from './running.js';

export const sessionEvents = {
  jobProgress: event({
    name: 'job-progress',
    summary:
      'Long work has moved on or ended; told to the person who waits for it. Why it failed is told by /api/job/info',
    data: z.object({ jobId: Id, ...JobInfo.pick({ kind: true, status: true, done: true, total: true }).shape }),
  }),
};
