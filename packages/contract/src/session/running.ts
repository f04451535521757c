import { z } from 'zod';
import { type Api, endpoint, Id, Nothing, sentWholeNumber } from '../kernel/index.js';

/** What long work that a person waits for can be. */
export const JobKind = z.enum([
  'apply-roster',
  'card-read-back',
  'check-roster',
  'fill-book',
  'import-questions',
  'make-handbook',
  'make-holiday',
  'make-initial-passwords',
  'paper-copies',
  'read-ground',
  'read-scans',
  'take-out-student',
  'undo-roster',
]);
export type JobKind = z.infer<typeof JobKind>;

export const JobInfo = z.object({
  jobId: Id,
  kind: JobKind,
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.number(),
  total: z.number(),
  /** The word for why it stopped, of those that its domain declares; empty where nobody could know. */
  reason: z.string(),
  /** Why it failed, in the language of who asks; empty otherwise. */
  message: z.string(),
  result: z.unknown().optional(),
});
export type JobInfo = z.infer<typeof JobInfo>;

/** What runs beside the screens of somebody signed in: the event stream and long work. */
export const runningApi = {
  connect: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/sse/connect/{uuid}/{token}',
    access: 'public',
    kind: 'stream',
    summary: 'The event stream; the token is base64url of the access token. Replays from Last-Event-ID or lastEventId',
    input: z.object({ uuid: Id, token: z.string().max(6000), lastEventId: sentWholeNumber().optional() }),
    output: z.never(),
  }),
  close: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/sse/close/{uuid}',
    access: 'signed-in',
    summary: 'Closes an event stream of this person',
    input: z.object({ uuid: Id }),
    output: Nothing,
  }),
  job: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/job/info',
    access: 'signed-in',
    summary: 'How far a job is, and why it failed; seen only by who started it',
    input: z.object({ jobId: Id }),
    output: JobInfo,
  }),
} satisfies Api;
