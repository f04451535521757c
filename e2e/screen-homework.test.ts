import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { publishedHomework, type Scenario } from '../apps/server/test/scenario.js';
import { faultsOf } from './faults.js';
import { type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let scenario: Scenario;

beforeAll(async () => {
  journey = await openJourney();
  scenario = await publishedHomework(journey.world, 1);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('screen-homework');
});
afterAll(() => journey?.close());

/** The next question stands a moment after the tap: what is typed before that goes into the one that is left. */
const question = (page: Page, no: number) => page.getByRole('article', { name: `第 ${no} 题`, exact: true });
const goOn = (page: Page, no: number) => question(page, no).getByRole('button', { name: '下一题' }).click();

it('a student answers on a phone, loses the network, closes the tab, goes on and hands in; the teacher finds it scored', async () => {
  const [student] = scenario.class.students;
  if (!student) throw new Error('nobody');
  const { teacher, homeworkId } = scenario;
  const phone = await journey.enter(student);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.getByRole('link', { name: '在屏幕上作答' }).click();
  await question(phone, 1).getByRole('button', { name: /^C/ }).click();
  expect(await faultsOf(phone)).toEqual([]);
  await goOn(phone, 1);
  await question(phone, 2).getByRole('button', { name: /^A/ }).click();
  await question(phone, 2).getByRole('button', { name: /^C/ }).click();
  await phone.context().setOffline(true);
  await goOn(phone, 2);
  await question(phone, 3).getByRole('button', { name: /正确/ }).click();
  await phone.getByText(/先存在这台设备里/).waitFor();

  const again = await phone.context().newPage();
  await phone.close();
  await again.context().setOffline(false);
  await again.goto(`${journey.address}/student/answer?homework=${homeworkId}&no=3`);
  await again.getByRole('button', { name: /正确/, pressed: true }).waitFor();
  await goOn(again, 3);
  await question(again, 4).getByLabel('第 1 空').fill('36');
  await goOn(again, 4);
  await question(again, 5).getByLabel('第 1 空').fill('16');
  await goOn(again, 5);
  await question(again, 6).getByLabel('答案').fill('x=2 或 x=−2');
  await again.getByRole('button', { name: '交之前看一看' }).click();
  await again.getByText('6 题都答了').waitFor();
  expect(await faultsOf(again)).toEqual([]);
  await again.getByRole('button', { name: '交作业' }).click();
  await again.getByText('交好了').waitFor();

  await teacher.call(homeworkApi.close, { homeworkId });
  const studentId = student.ids.studentId ?? '';
  const marked = async () => (await teacher.call(markingApi.papers, { homeworkId, studentId })).answers;
  await vi.waitFor(async () => {
    const scores = (await marked()).map(({ score, status }) => (status === 'waiting' ? status : (score ?? 0) > 0));
    expect(scores).toEqual([true, true, true, true, false, 'waiting']);
  }, 20_000);
  const desk = await journey.enter(teacher, 'zh', `/homework/written/detail?homework=${homeworkId}`);
  await desk.getByText('屏幕', { exact: true }).waitFor();
});
