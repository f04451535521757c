import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foreignPdf, photographOf, scannedPage } from '../apps/server/test/foreign-paper.js';
import { asPng, ScannedClass } from '../apps/server/test/scanned-class.js';
import { TestCourse } from '../apps/server/test/test-course.js';
import { type Journey, openJourney } from './open-journey.js';

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
}, 60_000);
afterAll(() => journey.close());

it('a paper that existed only on paper is photographed, framed, given as homework, written on, and marked', async () => {
  const { world } = journey;
  const course = await TestCourse.of(world, 1);
  const { teacher } = course;
  const photo = await photographOf(scannedPage(await foreignPdf(course, ['choice', 'choice', 'subjective'])));
  const page = await journey.enter(teacher, 'zh', '/paperTest/paper?shelf=ground');
  await page.getByLabel('试卷名称').fill('第一单元 纸质卷');
  await page.locator('input[type=file]').setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer: photo });
  // Straightened, and counted by the numbers that are seen; what they ask is said by hand.
  await page.getByText('3 道题').waitFor({ timeout: 60_000 });
  const bulk = page.getByRole('region', { name: '一次设几道题' });
  await bulk.getByLabel('到第几题').fill('2');
  await bulk.getByLabel('题型').click();
  await page.getByTitle('单选', { exact: true }).click();
  await bulk.getByLabel('连续答案').fill('BC');
  await bulk.getByRole('button', { name: '应用' }).click();
  await page.getByText('没有要改的').waitFor();
  await page.getByRole('button', { name: '生成试卷' }).click();
  await page.waitForURL(/\/paper\/detail\?paper=/, { timeout: 60_000 });
  const paperId = new URL(page.url()).searchParams.get('paper') ?? '';
  // Given, printed and scanned as every paper is.
  const homework = await teacher.call(homeworkApi.publish, course.order(paperId));
  const room = await ScannedClass.ofHomework(world, course, homework);
  const { printRunId } = homework;
  await expect
    .poll(async () => (await teacher.call(papersApi.runs, { paperId })).items[0]?.status, { timeout: 60_000 })
    .toBe('ready');
  const copies = (await teacher.download(papersApi.runPdf, { printRunId })).bytes;
  await room.scan([await asPng(room.printed(copies, 1, ['B', 'B']))]);
  const [studentId = ''] = room.studentIds;
  const { answers } = await teacher.call(markingApi.papers, { homeworkId: homework.homeworkId, studentId });
  expect(answers.map(({ reading }) => reading?.text)).toEqual(['B', 'B', undefined]);
  expect(answers.map(({ suggestion }) => (suggestion ?? 0) > 0)).toEqual([true, false, false]);
}, 180_000);
