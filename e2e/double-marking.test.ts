import { markingApi } from '@zhibi/contract/marking';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Gateway } from '../apps/server/test/gateway.js';
import type { Person } from '../apps/server/test/person.js';
import { perform, TestCourse } from '../apps/server/test/test-course.js';
import { write } from '../apps/server/test/writing.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

const STUDENTS = 3;
let journey: Journey;
let course: TestCourse;
let homeworkId: string;
let first: Person;
let second: Person;

beforeAll(async () => {
  journey = await openJourney();
  const { world } = journey;
  course = await TestCourse.of(world, STUDENTS);
  const elsewhere = (await course.school.newClass(0)).classId;
  [first, second] = [await course.school.newTeacher([elsewhere]), await course.school.newTeacher([elsewhere])];
  const homework = await course.publish(['subjective']);
  homeworkId = homework.homeworkId;
  const pen = await Gateway.of(world, course.school.schoolId);
  for (const { ids } of course.classes[0]?.students ?? []) {
    const studentId = ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: ['7'] });
    await perform(world, 'read-answers', { schoolId: course.school.schoolId, homeworkId, studentId });
  }
});
afterAll(() => journey?.close());

/** Scores the own share from the home, by keys. */
async function scoreShare(page: Page, scores: readonly number[]): Promise<void> {
  await page.getByRole('link', { name: '评我的份' }).click();
  await page.getByText('匿名评分').waitFor();
  for (const [at, score] of scores.entries()) {
    await page.getByRole('article', { name: new RegExp(`^#${at + 1}\\b`) }).waitFor();
    await page.keyboard.press(String(score));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText(`${at + 1} / ${STUDENTS}`).count()).toBeGreaterThan(0);
  }
}

it('two score blind, a third settles what lies too far apart, and the homework has the scores', async () => {
  const leader = await journey.enter(course.teacher, 'zh', `/markFull?homework=${homeworkId}`);
  const complaints = complaintsOf(leader);
  await leader.getByRole('link', { name: '多人' }).click();
  await leader.getByRole('checkbox', { name: '第 1 题' }).check();
  await leader.getByRole('button', { name: '设置评分人' }).click();
  const form = leader.getByRole('dialog');
  const choose = async (field: string, person: Person) => {
    await form.getByRole('combobox', { name: field }).click();
    await leader.locator('.ant-select-dropdown:visible').getByTitle(person.ids.name, { exact: true }).click();
  };
  await choose('评分人', first);
  await leader.locator('.ant-select-dropdown:visible').getByTitle(second.ids.name, { exact: true }).click();
  await form.getByText('第 1 题的评分人').click(); // away from the list that lies over the next field
  await choose('相差更多时由谁定分', course.teacher);
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await leader.getByText(`${first.ids.name}、${second.ids.name}`).waitFor();

  const [one, other] = [await journey.enter(first), await journey.enter(second)];
  const theirs = [complaintsOf(one), complaintsOf(other)];
  await scoreShare(one, [3, 2, 0]);
  await scoreShare(other, [3, 3, 4]);

  // The last score is shown before the school has it.
  await vi.waitFor(
    async () => {
      await leader.reload();
      await leader.getByText('1 份待定分').waitFor({ timeout: 5_000 });
    },
    { timeout: 40_000 },
  );
  await leader.getByRole('link', { name: '去定分（1）' }).click();
  await leader.getByText('相差 4 分').waitFor();
  await leader.keyboard.press('ArrowRight');
  await leader.getByText('都定好了').waitFor();

  const { items } = await course.teacher.call(markingApi.items, { homeworkId });
  const answers = await course.teacher.call(markingApi.answers, { homeworkId, itemId: items[0]?.itemId ?? '' });
  expect(answers.items.map(({ score }) => score).sort()).toEqual([2.5, 3, 4]);
  expect([...complaints, ...theirs.flat()]).toEqual([]);
});
