import { homeworkApi } from '@zhibi/contract/homework';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../apps/server/src/platform/ids.js';
import { importBank, PLATFORM_SCHOOL } from '../apps/server/src/questions/index.js';
import { keepQuestions } from '../apps/server/src/questions/sample-bank.js';
import type { Person } from '../apps/server/test/person.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { faultsOf } from './faults.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

const subjectId = JUNIOR_MATHS;
let journey: Journey;
let teacher: Person;

beforeAll(async () => {
  journey = await openJourney();
  const school = await journey.world.newSchool();
  teacher = await school.newTeacher([(await school.newClass(3, 8)).classId]);
  const chapterId = newId();
  const chapters = [{ id: chapterId, title: '整数指数幂', children: [] }];
  const book = { id: newId(), subjectId, gid: 8, volume: '上册', edition: '测试版', title: '八年级上册', chapters };
  const { database } = journey.world.services;
  await database.asSystem((db) =>
    importBank(db, { bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, textbooks: [book] }),
  );
  const easy = Array.from({ length: 9 }, () => ({ difficulty: 0.9, chapterIds: [chapterId] }));
  await keepQuestions(database, { schoolId: school.schoolId, kind: 'school' }, easy);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('practice');
});
afterAll(() => journey?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const given = async () =>
  (await teacher.call(homeworkApi.list, { subjectId })).items.map((one) => [one.title, one.status]);

it('a unit of a lesson is looked at, a question swapped, the unit given today, taken back, and printed', async () => {
  const page = await journey.enter(teacher);
  const complaints = complaintsOf(page);
  await page.goto(`${journey.address}/source/practise`);
  const unit = page.getByRole('region', { name: '整数指数幂 基础' });
  await unit.getByText('8 题').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await unit.getByRole('button', { name: '看题' }).click();
  await button(page, '换一题').first().click();
  await page.getByText('已换掉一题').waitFor();
  await page.getByText('本课没有可换的题了').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await button(page, '撤销').click();
  await page.getByText('还有 1 题可换').waitFor();
  await page.keyboard.press('Escape');

  await unit.getByRole('button', { name: '今日布置' }).click();
  await button(page, '立即布置').click();
  await page.getByText('已布置“整数指数幂 同步练习”').waitFor();
  expect(await given()).toEqual([['整数指数幂 同步练习', 'open']]);
  await unit.getByText(/用过/).waitFor();
  await button(page, '撤回').click();
  await page.getByText('已撤回').waitFor();
  await unit.getByText('各班未用过').waitFor();
  expect(await given()).toEqual([['整数指数幂 同步练习', 'withdrawn']]);

  await unit.getByRole('button', { name: '打印' }).click();
  await page.waitForURL(/\/paperTest\/preview\?paper=/);
  await page.getByRole('heading', { level: 1, name: '整数指数幂 基础' }).waitFor();
  expect(complaints).toEqual([]);
});
