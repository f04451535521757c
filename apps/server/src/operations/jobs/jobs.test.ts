import { operationsApi } from '@zhibi/contract/operations';
import { recordsApi } from '@zhibi/contract/people/records';
import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { openWorker, type TaskList, type Workers } from '../../platform/jobs/index.js';
import { openLog } from '../../platform/log.js';
import { addBackup } from '../home/store.js';

let world: TestWorld;
let school: TestSchool;
let admin: Person;
let operator: Person;
let studentId: string;
let workers: Workers | undefined;
let work: TaskList[string];
const failures: unknown[] = [];
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  school = await world.newSchool();
  admin = await school.newLeader('SCHOOLADMIN');
  operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
  studentId = (await school.newClass(1)).students[0]?.ids.studentId ?? '';
});
afterAll(async () => {
  await workers?.stop();
  await world?.close();
});

const begin = async () => (await admin.call(recordsApi.takeOut, { studentId })).jobId;
const status = async (jobId: string) => (await admin.call(sessionApi.job, { jobId })).status;
const becomes = (jobId: string, wanted: string) =>
  expect.poll(() => status(jobId), { timeout: 20_000, interval: 100 }).toBe(wanted);
const listed = async (jobId: string) =>
  (await operator.call(operationsApi.schoolJobs, {})).items.find((one) => one.jobId === jobId);
const openHere = async () => {
  const run = Object.assign((task: Parameters<TaskList[string]>[0]) => work(task), {
    failed: async (payload: unknown) => void failures.push(payload),
  });
  const how = { concurrency: 2, repeated: [] };
  workers = await openWorker(
    world.connection,
    world.services.database,
    { 'take-out-student': run },
    openLog('silent'),
    how,
  );
};

it('what waits, runs and has failed is listed with its school, and a failed job is done again for whoever waited', async () => {
  const jobId = await begin();
  expect(await listed(jobId)).toMatchObject({
    schoolId: school.schoolId,
    who: admin.ids.name,
    kind: 'take-out-student',
    status: 'waiting',
    can: { retry: false, stop: true },
  });
  work = async () => Promise.reject(new Error('duplicate key (张三)'));
  await openHere();
  await becomes(jobId, 'failed');
  const failed = await listed(jobId);
  expect(failed).toMatchObject({
    status: 'failed',
    message: '没能完成，原因在服务器日志中',
    can: { retry: true, stop: false },
  });
  expect(JSON.stringify(failed)).not.toContain('张三');
  const { items: needs } = await operator.call(operationsApi.needs, {});
  expect(needs).toMatchObject([{ schoolId: school.schoolId, failedJobs: 1, latePrints: 0 }]);
  const asked: unknown[] = [];
  work = async ({ payload }) => void asked.push(payload);
  await operator.call(operationsApi.retryJob, { schoolId: school.schoolId, jobId });
  await becomes(jobId, 'done');
  expect(asked).toMatchObject([{ studentId, jobId, accountId: admin.ids.accountId }]);
  expect(await listed(jobId)).toBeUndefined();
  expect((await operator.refused(operationsApi.retryJob, { schoolId: school.schoolId, jobId })).code).toBe(-1404);
});

it('a job that runs is stopped where it next says how far it is, and what it left half done is written down', async () => {
  failures.length = 0;
  let far = 0;
  work = async ({ progress }) => {
    for (;;) {
      await progress(++far, 1_000_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const jobId = await begin();
  await becomes(jobId, 'running');
  await operator.call(operationsApi.stopJob, { schoolId: school.schoolId, jobId });
  await becomes(jobId, 'failed');
  const at = far;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(far).toBe(at);
  expect(await listed(jobId)).toMatchObject({ status: 'failed', message: '被运维人员停止' });
  expect(failures).toMatchObject([{ jobId }]);
  const acts = await operator.call(operationsApi.audit, { recordId: jobId });
  expect(acts.items.map(({ what }) => what)).toEqual(['job-stopped']);
});

it('the home tells the queues, the database, the disk and the newest backup, and of nobody', async () => {
  const before = await operator.call(operationsApi.installation, {});
  expect(before).toMatchObject({ backups: [], backupHours: null, jobs: { waiting: 0 } });
  expect(before.database.bytes).toBeGreaterThan(1_000_000);
  expect(before.disk.whole).toBeGreaterThan(before.disk.free);
  const madeAt = new Date(world.clock.now().getTime() - 5.5 * 3_600_000);
  const made = {
    madeAt,
    file: 'school.zhibi',
    bytes: 5e9,
    tables: 150,
    rows: 1000,
    files: 3,
    damaged: 0,
    seconds: 9,
    madeBy: 'command',
    place: null,
  } as const;
  await world.services.database.asSystem((db) => addBackup(db, made));
  const after = await operator.call(operationsApi.installation, {});
  expect(after).toMatchObject({ backups: [{ file: 'school.zhibi', bytes: 5e9 }], backupHours: 5 });
});
