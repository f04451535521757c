import { questionsApi } from '@zhibi/contract/questions';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keepQuestions } from '../apps/server/src/questions/sample-bank.js';
import { noSums } from '../apps/server/src/questions/statistics/rules-sums.js';
import { putStatistics } from '../apps/server/src/questions/statistics/store-counting.js';
import type { Person } from '../apps/server/test/person.js';
import { JUNIOR_MATHS, type TestSchool } from '../apps/server/test/school.js';
import { faultsOf } from './faults.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let school: TestSchool;
let teacher: Person;
let author: Person;
let ids: string[];

const ship =
  '甲船从码头出发，以每小时 30 千米的速度沿北偏东 $60^\\circ$ 方向航行，两小时后到达灯塔，则码头与灯塔之间的距离是 ___ 千米';

beforeAll(async () => {
  journey = await openJourney();
  school = await journey.world.newSchool();
  const { classId } = await school.newClass(1, 8);
  teacher = await school.newTeacher([classId]);
  author = await school.newTeacher([classId]);
  ids = await keepQuestions(journey.world.services.database, { schoolId: school.schoolId, kind: 'school' }, [
    { type: 'single-choice', stem: ship, year: 2024, source: '2024 期末' },
    { type: 'single-choice', stem: ship.replace('30', '45').replace('两', '三'), year: 2023 },
    { type: 'subjective', stem: '证明三角形内角和等于 $180^\\circ$', difficulty: 0.5 },
  ]);
  const sums = {
    homework: 2,
    answers: 60,
    got: 33,
    group: 16,
    upper: 14,
    lower: 5,
    compared: 60,
    items: 15,
    rests: 12,
    cross: 6,
    read: [60, 16, 16] as [number, number, number],
    options: { A: [33, 14, 5], B: [15, 1, 7], C: [9, 1, 3], D: [3, 0, 1] } as Record<string, [number, number, number]>,
  };
  await journey.world.services.database.asSystem((db) =>
    putStatistics(db, school.schoolId, ids.slice(0, 1), [
      { questionId: ids[0] ?? '', version: 1, schools: 1, sums: { ...noSums, ...sums } },
    ]),
  );
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('question-finding');
});
afterAll(() => journey?.close());

const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const cards = (page: Page) => page.getByRole('article');

it('a question is found, put into the cart, which is the same on another machine, and refused a second time', async () => {
  const page = await journey.enter(teacher);
  const elsewhere = await journey.enter(teacher, 'en');
  const complaints = complaintsOf(page);
  await page.goto(`${journey.address}/source/source`);
  await elsewhere.goto(`${journey.address}/source/source`);
  await cards(elsewhere).first().waitFor();
  await cards(page).nth(2).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('灯塔 码头');
  await page.keyboard.press('Enter');
  await page.waitForURL(/words=/);
  await expect.poll(() => cards(page).count()).toBe(2);
  await said(page, '本校得分率 55%');
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: /加入试题篮/ })
    .first()
    .click();
  await page.getByRole('complementary', { name: '试题篮' }).waitFor();
  // The other machine hears of it.
  await elsewhere.getByRole('complementary').getByText('100%').waitFor();
  const cart = await teacher.call(questionsApi.cart, { subjectId: JUNIOR_MATHS });
  const [chosen = ''] = cart.groups[0]?.quesIds ?? [];
  const again = await teacher.refused(questionsApi.addToCart, { subjectId: JUNIOR_MATHS, questionId: chosen });
  expect([again.reason, again.msg]).toEqual(['duplicate', '试题篮中已有相同试题']);
  expect(complaints).toEqual([]);
});

it('its page says how it was answered and what is like it; the like goes into the cart', async () => {
  const page = await journey.enter(author);
  const complaints = complaintsOf(page);
  await page.goto(`${journey.address}/question/ques?question=${ids[0]}`);
  await said(page, '区分度');
  await said(page, '很好');
  await said(page, '低分组有 44% 误选了 B');
  await page.locator('section svg text').first().waitFor();
  const similar = page.getByRole('region', { name: '相似试题' });
  await similar.getByRole('article').first().waitFor();
  await similar
    .getByText(/^相似 \d+%$/)
    .first()
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await similar
    .getByRole('button', { name: /加入试题篮/ })
    .first()
    .click();
  await expect
    .poll(async () =>
      (await author.call(questionsApi.cart, { subjectId: JUNIOR_MATHS })).groups.flatMap((one) => one.quesIds),
    )
    .toContain(ids[1]);
  expect(complaints).toEqual([]);
});

it('who writes what is there already is told before there are two', async () => {
  const page = await journey.enter(author);
  await page.goto(`${journey.address}/paperTest/addQues`);
  await page.getByRole('textbox', { name: '题干' }).click();
  await page.keyboard.type(
    ship
      .replace(/\$.*?\$/, '60°')
      .replace('___', '')
      .replace('30', '36'),
  );
  await page.getByRole('button', { name: '保存试题' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/题库中已有 \d 道相近的试题/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '返回修改' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const { items } = await author.call(questionsApi.search, { subjectId: JUNIOR_MATHS, bank: 'mine' });
  expect(items).toEqual([]);
  await page.getByRole('button', { name: '保存试题' }).click();
  await dialog.getByRole('button', { name: '仍然保存' }).click();
  await page.waitForURL(/\/question\/ques\?question=/);
});

it.each(['/paperTest/xcQues', '/paperTest/myQues', '/question/index'])(
  '%s has no fault for who cannot see or point',
  async (path) => {
    const page = await journey.enter(author);
    await page.goto(journey.address + path);
    await page.getByRole('search').first().waitFor();
    await page.locator('article, [class*=empty]').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  },
);
