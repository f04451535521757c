import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBank } from '../../demo/make-bank.js';
import { makeClassLesson } from '../../demo/make-class-lesson.js';
import { makeCodes } from '../../demo/make-codes.js';
import { makeDisk } from '../../demo/make-disk.js';
import { makeGroups } from '../../demo/make-groups.js';
import { makeLessons } from '../../demo/make-lessons.js';
import { makePeople } from '../../demo/make-people.js';
import { makeSharedWork } from '../../demo/make-shared-work.js';
import { makeStageTests } from '../../demo/make-stage-tests.js';
import { signInAs } from '../../demo/sign-in-as.js';
import { newDatabase } from '../../test/database.js';
import { openEveryRow } from '../../test/every-row.js';
import { openLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import { apis } from './apis.js';
import { type OpenServices, openServices } from './open-services.js';

let services: OpenServices;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  const { connection, drop } = await newDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-demo-'));
  endings.push(drop, () => rmSync(folder, { recursive: true, force: true }));
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', WORKERS: '1' });
  const context = { settings, connection, log: openLog(process.env.TEST_LOG ?? 'silent') };
  services = await openServices({ ...context, pools: { app: 4, system: 4 } });
  endings.unshift(() => services.close());
  // The rows that come from files of the demo world: its people, codes, questions and lessons, and what people do in a call or two. What is lived in it has specifications of its own.
  await makePeople(services, services.clock.now());
  await makeCodes(services, services.clock.now());
  await makeBank(services);
  await makeLessons(services);
  for (const make of [makeStageTests, makeClassLesson, makeDisk, makeGroups, makeSharedWork])
    await make({ services, clock: services.clock });
}, 600_000);
afterAll(async () => {
  for (const end of endings) await end();
});

/** A login has no rows, and its endpoints end it. */
const { session: _, ...others } = apis;
const endpoints = Object.values(others).flatMap((api) => Object.values(api));

/** What the people of the demo world choose on their screens. */
const usual = { subjectId: 202, schoolStageId: 2, kind: 'students', bank: 'hwl' };

it.each([
  ['a teacher', 'teacher01', 1],
  ['a student', 'student01', 1],
  ['a school administrator', 'schooladmin01', 1],
  ['a regional officer', 'region01', 1],
  ['an organisation administrator', 'orgadmin', 2],
] as const)(
  'everything that %s can open in the demo world opens',
  async (_, account, loginType) => {
    const { opened, faults } = await openEveryRow(await signInAs(services, account, loginType), endpoints, usual);
    expect(faults).toEqual([]);
    expect(opened.size).toBeGreaterThan(5);
    if (account === 'teacher01')
      for (const { path } of [questionsApi.search, writingApi.one]) expect(opened.get(path)).toBeGreaterThan(0);
  },
  300_000,
);
