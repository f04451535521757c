import { z } from 'zod';
import { type Api, Cursor, endpoint, forOperations, Id, Nothing, pageOf, Stamp } from '../kernel/index.js';
import { JobKind } from '../session/running.js';

export const JobState = z.enum(['waiting', 'running', 'failed']);
export type JobState = z.infer<typeof JobState>;

/** Work that somebody of a school waits for, or waited for in vain. */
export const SchoolJob = z.object({
  jobId: z.string(),
  schoolId: z.string(),
  school: z.string(),
  who: z.string().nullable(),
  kind: JobKind,
  status: JobState,
  done: z.number(),
  total: z.number(),
  /** Why it failed, in the language of who asks; empty otherwise. */
  message: z.string(),
  begunAt: Stamp,
  can: z.object({ retry: z.boolean(), stop: z.boolean() }),
});
export type SchoolJob = z.infer<typeof SchoolJob>;

/** Work of the product itself that was tried in vain. */
export const FailedTask = z.object({ taskId: z.string(), kind: z.string(), tries: z.number(), at: Stamp });
export type FailedTask = z.infer<typeof FailedTask>;

const OfJob = z.object({ schoolId: Id, jobId: Id });

export const jobsApi = {
  schoolJobs: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/jobs/list',
    access: forOperations,
    summary: 'Work of the schools in reach that waits, runs or has failed, the newest first; 30 a page by key',
    input: z.object({ status: JobState.optional(), cursor: Cursor }),
    output: pageOf(SchoolJob),
  }),
  failedTasks: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/jobs/tasks',
    access: { roles: ['ZHIBI_SRE_SYS'] },
    summary: 'Work of the product itself that was tried in vain, the newest 50',
    input: Nothing,
    output: z.object({ items: z.array(FailedTask) }),
  }),
  retryJob: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/jobs/retry',
    access: forOperations,
    summary: 'Does a failed job again; whoever waited for it is told as before',
    input: OfJob,
    output: Nothing,
  }),
  stopJob: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/jobs/stop',
    access: forOperations,
    summary: 'Stops a job that waits or runs: it ends where it next says how far it is, and has failed',
    input: OfJob,
    output: Nothing,
  }),
  retryTask: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/jobs/tasks/retry',
    access: { roles: ['ZHIBI_SRE_SYS'] },
    summary: 'Does such work again',
    input: z.object({ taskId: z.string().regex(/^\d{1,18}$/) }),
    output: Nothing,
  }),
} satisfies Api;
