import { questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/person.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { faultsOf } from './faults.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

const subjectId = JUNIOR_MATHS;
let journey: Journey;
let teacher: Person;
let outsider: Person;

beforeAll(async () => {
  journey = await openJourney();
  const school = await journey.world.newSchool({ extQuestion: ['ejt', 'jz', 'hwl'] });
  const { classId } = await school.newClass(2, 8);
  teacher = await school.newTeacher([classId]);
  const other = await journey.world.newSchool();
  outsider = await other.newTeacher([(await other.newClass(1, 8)).classId]);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('partner-banks');
});
afterAll(() => journey?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const at = (page: Page, path: string) => page.goto(`${journey.address}/paperTest/${path}`);
const expectAccessible = async (page: Page) => expect(await faultsOf(page)).toEqual([]);

it('a question of a partner goes into the cart and is the teacher’s own; a second click is no second question', async () => {
  const page = await journey.enter(teacher);
  const complaints = complaintsOf(page);
  await at(page, 'zujuan');
  await page.getByText(/这里是随产品附带的开放题库/).waitFor();
  await page.getByRole('treeitem', { name: '数与式' }).click();
  await button(page, '答案与解析').first().click();
  await expectAccessible(page);
  await button(page, '加入试题篮').first().click();
  await button(page, '已加入').first().waitFor();
  const { groups } = await teacher.call(questionsApi.cart, { subjectId });
  expect(groups.flatMap(({ quesIds }) => quesIds).length).toBe(1);
  const { items } = await teacher.call(writingApi.mine, { subjectId });
  expect(items.map(({ facts }) => [facts.licence, facts.source])).toEqual([['cc-by', '原创练习·纸笔开放题库']]);
  expect(complaints).toEqual([]);
});

it('a ready paper is looked into and becomes a paper with answer areas', async () => {
  const page = await journey.enter(teacher);
  const complaints = complaintsOf(page);
  await at(page, 'ejtSource');
  await page.getByText('八年级数学上册期末测试').waitFor();
  await expectAccessible(page);
  await button(page, '预览选题').first().click();
  await page.getByRole('checkbox', { name: '选择第 1 题' }).check();
  await page.getByText('已选 1 题').waitFor();
  await expectAccessible(page);
  await button(page, '生成作答区').click();
  await page.waitForURL(/\/paperTest\/preview\?paper=/);
  await page.getByRole('heading', { level: 1, name: '八年级数学上册期末测试' }).waitFor();
  expect(complaints).toEqual([]);
});

it('pages of a teaching aid are turned, reported and assigned', async () => {
  const page = await journey.enter(teacher);
  const complaints = complaintsOf(page);
  await at(page, 'hwljf');
  const book = page.getByRole('link', { name: /数学同步练/ });
  await book.waitFor();
  await expectAccessible(page);
  await book.click();
  await page.getByRole('img', { name: '数学同步练 八年级上册 第 1 页' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('第 2 页，共 8 页').first().waitFor();
  await page.keyboard.press('d');
  await page.getByText('解析').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: '本页有误' }).fill('第 1 题选项有误');
  await button(page, '提交').click();
  await page.getByText('我的反馈').waitFor();
  await page.getByRole('spinbutton', { name: '到第几页' }).fill('9');
  await page.getByText('页码范围不正确').waitFor();
  await page.getByRole('spinbutton', { name: '到第几页' }).fill('3');
  await page.getByText('第 2–3 页，6 题').waitFor();
  await button(page, '布置作业').click();
  await page.waitForURL(/\/homework\/written\?step=paper&paper=/);
  expect(complaints).toEqual([]);
});

it('a resource goes to the school’s shelf', async () => {
  const page = await journey.enter(teacher, 'en');
  await at(page, 'jzSource');
  await button(page, 'To the school shelf').first().click();
  await page.getByText(/offered for the school shelf/).waitFor();
});

it('a school without a contract does not come to a partner’s bank', async () => {
  const page = await journey.enter(outsider);
  await at(page, 'ejt');
  await page.waitForURL(/\/index$/);
});
