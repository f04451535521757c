import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsApi, usualBackupPlan } from '@zhibi/contract/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../../test/school.js';
import { openBackup } from '../restore.js';
import { keepBackups } from './keep-plan.js';

const PASSPHRASE = '保管在校长室的口令 2026';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'zhibi-plan-'));
const there = join(folder, 'there');
const daily = { ...usualBackupPlan, isOn: true, hour: 0, daily: 2, weekly: 0, monthly: 0 };

let world: TestWorld;
let maintainer: Person;
const mails: string[] = [];
const mail = createServer((socket) => {
  socket.write('220 mail.test\r\n');
  let content = '';
  let isContent = false;
  socket.on('data', (bytes) => {
    const text = bytes.toString();
    if (isContent) {
      content += text;
      if (!content.endsWith('\r\n.\r\n')) return;
      mails.push(content);
      [isContent, content] = [false, ''];
      return socket.write('250 taken\r\n');
    }
    isContent = text.startsWith('DATA');
    return socket.write(isContent ? '354 go on\r\n' : '250 ok\r\n');
  });
  socket.on('error', () => undefined);
});

beforeAll(async () => {
  mkdirSync(there);
  await new Promise<void>((ready) => void mail.listen(0, '127.0.0.1', () => ready()));
  const { port } = mail.address() as AddressInfo; // as: it listens on a port
  world = await openTestWorld({
    ACCESS_TOKEN_S: '86400', // the clock goes on by days
    BACKUP_DIR: there,
    BACKUP_PASSPHRASE: PASSPHRASE,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'zhibi@school.test',
    ALERT_MAIL: 'head@school.test',
  });
  await world.newSchool();
  await renew();
}, 60_000);
afterAll(async () => {
  await world?.close();
  await new Promise((done) => mail.close(done));
  rmSync(folder, { recursive: true, force: true });
});

/** Logins end when the clock goes on by days. */
async function renew(): Promise<void> {
  maintainer = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
}
const shown = () => maintainer.call(operationsApi.backups, {});
const home = () => maintainer.call(operationsApi.installation, {});
/** A minute of the worker: what is due is begun, and waited for. */
async function minute(): Promise<string | undefined> {
  await keepBackups(world.services);
  const state = async () => (await shown()).runs[0]?.state;
  await expect.poll(state, { timeout: 30_000, interval: 50 }).not.toMatch(/waiting|running/);
  return state();
}

it('nothing is made before somebody switches it on', async () => {
  await keepBackups(world.services);
  expect(await shown()).toMatchObject({ plan: usualBackupPlan, folder: there, hindrance: '', runs: [], items: [] });
  expect(await home()).toMatchObject({ backupHours: null, isBackupPlanned: false, schoolsWithoutBackup: 1 });
});

it('once a day one is made, which opens with the passphrase; the newest of the days stay', async () => {
  await maintainer.call(operationsApi.keepBackupPlan, daily);
  for (let day = 0; day < 4; day++) {
    await renew();
    expect(await minute()).toBe('done');
    expect(await minute()).toBe('done');
    world.clock.forward(DAY_MS);
  }
  await renew();
  const { items, runs } = await shown();
  expect(runs).toHaveLength(4);
  expect(items.map(({ place, madeBy }) => [place, madeBy])).toEqual([
    ['here', 'plan'],
    ['removed', 'plan'],
    ['removed', 'plan'],
    ['removed', 'plan'],
  ]);
  const files = readdirSync(there);
  expect(files).toEqual([items[0]?.file]);
  expect((await openBackup(join(there, files[0] ?? ''), PASSPHRASE)).world.madeAt).not.toBe('');
  expect(await home()).toMatchObject({ isBackupPlanned: true, backupFailure: '', schoolsWithoutBackup: 0 });
}, 120_000);

it('by hand one is made too, one at a time', async () => {
  const both = await Promise.allSettled([1, 2].map(() => maintainer.call(operationsApi.backUpNow, {})));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect.poll(async () => (await shown()).runs[0]?.state, { timeout: 30_000 }).toBe('done');
  expect((await shown()).items[0]).toMatchObject({ madeBy: 'person', place: 'here' });
});

it('a school that was opened since is told to be in none', async () => {
  await world.newSchool();
  expect((await home()).schoolsWithoutBackup).toBe(1);
});

it('one that fails says why, is told by mail once, and is tried again after an hour', async () => {
  rmSync(there, { recursive: true });
  world.clock.forward(DAY_MS);
  await renew();
  expect(await minute()).toBe('failed');
  const why = '备份文件夹不存在，或不能写入';
  const { hindrance, runs } = await shown();
  expect([hindrance, runs[0]]).toMatchObject([why, { state: 'failed', why, byPlan: true }]);
  expect((await home()).backupFailure).toBe(why);
  await keepBackups(world.services);
  expect((await shown()).runs.filter(({ state }) => state === 'failed')).toHaveLength(1);
  world.clock.forward(HOUR_MS);
  expect(await minute()).toBe('failed');
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]).toContain('head@school.test');
  mkdirSync(there);
  world.clock.forward(HOUR_MS);
  expect(await minute()).toBe('done');
  expect((await home()).backupFailure).toBe('');
}, 60_000);

it('what is left of older tries goes; files of others stay', async () => {
  for (const name of ['zhibi-20260101-020000.zhibi.part', 'photos.part']) writeFileSync(join(there, name), 'x');
  await maintainer.call(operationsApi.backUpNow, {});
  await expect.poll(async () => (await shown()).runs[0]?.state, { timeout: 30_000 }).toBe('done');
  expect(readdirSync(there).filter((name) => name.endsWith('.part'))).toEqual(['photos.part']);
});

it('one that nobody works on any more is given up', async () => {
  const before = (await shown()).runs.length;
  await world.services.database.asSystem((system) =>
    system.execute(`insert into backup_run (id, by_plan, asked_at, moved_at, state, file)
      select gen_random_uuid(), true, now() + interval '30 days', now() - interval '4 hours', 'running', 'lost.zhibi'`),
  );
  await keepBackups(world.services);
  const { runs } = await shown();
  expect(runs.length).toBeGreaterThan(before);
  expect(runs[0]).toMatchObject({ state: 'failed', why: '没能完成，原因在服务器日志中' });
});

it('the plan is for system maintenance alone, and within its bounds', async () => {
  const operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
  expect((await operator.refused(operationsApi.keepBackupPlan, daily)).code).toBe(-1403);
  expect((await maintainer.refused(operationsApi.keepBackupPlan, { ...daily, hour: 24 })).code).toBe(-1400);
});
