import { type Language, type Message, toStamp } from '@zhibi/contract/kernel';
import type { JobState, SchoolJob } from '@zhibi/contract/operations';
import type { Actor, JobKind } from '@zhibi/contract/session';
import { schoolNamesOf } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { queueTask } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import { accountFactsById } from '../../session/index.js';
import { isRepeatable } from './rules.js';
import { letJobEnd, reopenJob, retryTask, standingJobs } from './store.js';

const PAGE = 30;
const messages: Readonly<Record<'stopped' | 'fault', Message>> = {
  stopped: { zh: '被运维人员停止', en: 'Stopped by operations' },
  fault: { zh: '没能完成，原因在服务器日志中', en: 'It could not be finished; the log of the server says why' },
};

/** The schools in reach: the one that is acted for, else all of them. */
const reachOf = ({ schoolId, schoolIds }: Actor): readonly string[] => (schoolId === '' ? schoolIds : [schoolId]);

/** Work of the schools in reach that waits, runs or has failed. */
export async function listJobs(
  system: Db,
  actor: Actor,
  { status, cursor }: { status?: JobState | undefined; cursor?: string | undefined },
  { timeZone, language }: { timeZone: string; language: Language },
): Promise<{ items: SchoolJob[]; next: string | null }> {
  const of = { schoolIds: reachOf(actor), status, before: idOfCursor(cursor), limit: PAGE + 1 };
  const { items, next } = pageAfter(await standingJobs(system, of), PAGE, ({ jobId }) => jobId);
  const schools = await schoolNamesOf(system, [...new Set(items.map(({ schoolId }) => schoolId))]);
  const people = await accountFactsById(system, [...new Set(items.map(({ accountId }) => accountId))]);
  return {
    items: items.map(({ begunAt, reason, hasPayload, ...job }) => ({
      ...job,
      school: schools.get(job.schoolId) ?? '',
      who: people.get(job.accountId)?.name ?? null,
      message: job.status === 'failed' ? messages[reason === 'stopped' ? 'stopped' : 'fault'][language] : '',
      begunAt: toStamp(begunAt, timeZone),
      can: { retry: job.status === 'failed' && hasPayload && isRepeatable(job.kind), stop: job.status !== 'failed' },
    })),
    next,
  };
}

interface OfJob {
  schoolId: string;
  jobId: string;
}

/** Does a failed job again, as whoever began it. */
export async function retryJob(system: Db, actor: Actor, { schoolId, jobId }: OfJob): Promise<void> {
  ensure(reachOf(actor).includes(schoolId), 'not-found');
  const job = await reopenJob(system, schoolId, jobId);
  ensure(job !== undefined && isRepeatable(job.kind satisfies JobKind), 'not-found');
  await queueTask(system, job.kind, { ...job.payload, jobId, schoolId, accountId: job.accountId }, { key: jobId });
  await recordAct(system, {
    accountId: actor.accountId,
    schoolId,
    what: 'job-retried',
    detail: { jobId, kind: job.kind },
  });
}

/** Stops a job: who does it notices when it next says how far it is. */
export async function stopJob(system: Db, actor: Actor, { schoolId, jobId }: OfJob): Promise<void> {
  ensure(reachOf(actor).includes(schoolId), 'not-found');
  ensure(await letJobEnd(system, schoolId, jobId), 'not-found');
  await recordAct(system, { accountId: actor.accountId, schoolId, what: 'job-stopped', detail: { jobId } });
}

/** Does work of the product again that was tried in vain. */
export async function repeatTask(system: Db, actor: Actor, taskId: string): Promise<void> {
  ensure(await retryTask(system, taskId), 'not-found');
  await recordAct(system, { accountId: actor.accountId, schoolId: null, what: 'job-retried', detail: { taskId } });
}
