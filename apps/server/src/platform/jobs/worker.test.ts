import { fillReasons } from '@zhibi/contract/questions/books';
import { type JobKind, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { openLog } from '../log.js';
import { JobStopped, openWorker, startJob, type TaskList, type Workers } from './index.js';

const works: JobKind = 'check-roster';
const stops: JobKind = 'fill-book';
const breaks: JobKind = 'paper-copies';

const tasks: TaskList = {
  [works]: async ({ progress }) => {
    await progress(2, 3);
    return { made: 3 };
  },
  [stops]: async ({ progress }) => {
    await progress(1, 4);
    throw new JobStopped(fillReasons, 'locked-file');
  },
  [breaks]: () => Promise.reject(new Error('duplicate key value violates "student_pkey": (张三)')),
};

let world: TestWorld;
let teacher: Person;
let schoolId: string;
let workers: Workers;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  const school = await world.newSchool();
  schoolId = school.schoolId;
  teacher = await school.newTeacher();
  const how = { concurrency: 1, repeated: [] };
  workers = await openWorker(world.connection, world.services.database, tasks, openLog('silent'), how);
});
afterAll(async () => {
  await workers?.stop();
  await world?.close();
});

async function ended(kind: JobKind) {
  const accountId = teacher.ids.accountId ?? '';
  const jobId = await world.services.database.asActor({ schoolIds: [schoolId] }, (db) =>
    startJob(db, { accountId, schoolId }, kind, {}),
  );
  const ask = (reader: Person) => reader.call(sessionApi.job, { jobId });
  await expect.poll(async () => (await ask(teacher)).status, { timeout: 15_000 }).toMatch(/done|failed/);
  return { zh: await ask(teacher), en: await ask(teacher.with({ 'accept-language': 'en' })) };
}

it('work that is done says what came of it', async () => {
  const { zh } = await ended(works);
  expect(zh).toMatchObject({ kind: works, status: 'done', done: 2, total: 3, message: '', result: { made: 3 } });
});

it('work that stops says why, in the language of who asks', async () => {
  const { zh, en } = await ended(stops);
  expect(zh).toMatchObject({ status: 'failed', done: 1, total: 4, reason: 'locked-file' });
  expect(zh.message).toBe(fillReasons['locked-file'].zh);
  expect(en.message).toBe(fillReasons['locked-file'].en);
});

it('a fault is told in general words: its own may name tables, paths or a child', async () => {
  const { zh, en } = await ended(breaks);
  expect([zh.status, zh.message]).toEqual(['failed', '没能完成，请再试一次']);
  expect(en.message).toBe('It could not be finished. Please try again');
});
