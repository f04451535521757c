import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type JobKind, sessionApi } from '@zhibi/contract/session';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { openLog } from '../log.js';
import { openWorker, startJob, type TaskList, type Workers, withEnd } from './index.js';
import { openPool } from './pool.js';

const KIND: JobKind = 'check-roster';
const PROGRAM = join(import.meta.dirname, '../../../test/worker-process.ts');

let world: TestWorld;
let teacher: Person;
let schoolId: string;
const open: Workers[] = [];
const children: ChildProcess[] = [];
let failures: unknown[];
let owner: pg.Pool;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  owner = openPool(world.connection, { max: 1, name: 'specification' });
  const school = await world.newSchool();
  schoolId = school.schoolId;
  teacher = await school.newTeacher();
});
beforeEach(() => {
  failures = [];
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(open.splice(0).map((workers) => workers.stop()));
});
afterAll(async () => {
  await owner?.end();
  await world?.close();
});

const start = () =>
  world.services.database.asActor({ schoolIds: [schoolId] }, (db) =>
    startJob(db, { accountId: teacher.ids.accountId ?? '', schoolId }, KIND, {}),
  );
const job = (jobId: string) => teacher.call(sessionApi.job, { jobId });
const ends = (jobId: string) => expect.poll(() => job(jobId), { timeout: 25_000, interval: 200 });
/** As who owns the queue: no role of the server reaches into it. */
const asOwner = (statement: string) => owner.query(statement).then(({ rows }) => rows);

/** A worker in this process, whose work ends at once. */
async function openHere(run: TaskList[string] = async () => ({ by: 'another' })): Promise<Workers> {
  const tasks = { [KIND]: withEnd(run, async (_, error) => void failures.push(error)) };
  const how = { concurrency: 1, repeated: [] };
  const workers = await openWorker(world.connection, world.services.database, tasks, openLog('silent'), how);
  open.push(workers);
  return workers;
}

/** A worker in a process of its own, that has begun what was queued. */
async function begunElsewhere() {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(world.connection)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const says = (words: string) => expect.poll(() => said, { timeout: 25_000 }).toContain(words);
  await says('begun');
  return { child, says, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

it('work of a killed process is done by the next one', async () => {
  const jobId = await start();
  const { child, ended } = await begunElsewhere();
  child.kill('SIGKILL');
  await ended;
  expect(await job(jobId)).toMatchObject({ status: 'running', done: 1, total: 2 });
  await openHere();
  await ends(jobId).toMatchObject({ status: 'done', result: { by: 'another' } });
  expect(failures).toEqual([]);
});

it('a process that is stopped in order puts its work back: the next one begins it at once, and nobody is told that it failed', async () => {
  const jobId = await start();
  const { child, ended } = await begunElsewhere();
  child.kill('SIGTERM');
  await ended;
  expect(await job(jobId)).toMatchObject({ status: 'waiting', message: '' });
  const [queued] = await asOwner(
    `select attempts, locked_by, run_at <= now() as now from graphile_worker._private_jobs where key = '${jobId}'`,
  );
  expect(queued).toEqual({ attempts: 0, locked_by: null, now: true });
  await openHere();
  await ends(jobId).toMatchObject({ status: 'done', result: { by: 'another' } });
});

it('work that breaks because its server is ending has not failed', async () => {
  const jobId = await start();
  let broken = (): void => undefined;
  const begun = new Promise<void>((began) => {
    void openHere(({ progress }) => {
      const breaks = new Promise((_, reject) => {
        broken = () => reject(new Error('Terminating worker thread'));
      });
      void progress(1, 2).then(began);
      return breaks;
    });
  });
  await begun;
  const [stopping] = open.splice(0);
  stopping?.rest();
  broken();
  await stopping?.stop();
  expect(await job(jobId)).toMatchObject({ status: 'waiting', message: '' });
  expect(failures).toEqual([]);
  await openHere();
  await ends(jobId).toMatchObject({ status: 'done' });
});

it('a computer that slept while its work was done elsewhere changes nothing of it when it wakes', async () => {
  const jobId = await start();
  const { child, says } = await begunElsewhere();
  child.kill('SIGSTOP');
  await asOwner(`update worker set beat_at = beat_at - interval '1 hour'`); // it has slept so long
  await openHere();
  await ends(jobId).toMatchObject({ status: 'done', result: { by: 'another' } });
  child.kill('SIGCONT');
  child.stdin?.write('go on\n');
  await says('done elsewhere');
  expect(await job(jobId)).toMatchObject({ status: 'done', result: { by: 'another' } });
  // Awake, it takes work again.
  await expect
    .poll(() => asOwner('select count(*)::int as workers from worker'), { timeout: 25_000 })
    .toEqual([{ workers: 2 }]);
});

it('work that ended every process that tried it is given up, and whoever waits is told', async () => {
  const jobId = await start();
  await asOwner(
    `update graphile_worker._private_jobs set attempts = max_attempts, locked_by = 'pool-gone', locked_at = now() - interval '1 hour' where key = '${jobId}'`,
  );
  await asOwner(`update job set status = 'running' where id = '${jobId}'`);
  await openHere();
  await ends(jobId).toMatchObject({ status: 'failed', message: '没能完成，请再试一次' });
  expect(failures).toHaveLength(1);
});

it('a job that is queued nowhere is not waited for', async () => {
  const jobId = await start();
  await asOwner(`delete from graphile_worker._private_jobs where key = '${jobId}'`);
  await openHere();
  await ends(jobId).toMatchObject({ status: 'failed' });
});
