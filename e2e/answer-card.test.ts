import { scansApi } from '@zhibi/contract/capture/scans';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { cardsApi } from '@zhibi/contract/papers/cards';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { layOutPaper } from '../apps/server/src/papers/index.js';
import { asPng, ScannedClass } from '../apps/server/test/scanned-class.js';
import { perform, TestCourse } from '../apps/server/test/test-course.js';
import { cutOff } from './cut-off.js';
import { faultsOf } from './faults.js';
import { look } from './look.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let course: TestCourse;

beforeAll(async () => {
  journey = await openJourney();
  course = await TestCourse.of(journey.world, 1);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('answer-card');
});
afterAll(() => journey?.close());

/** By its words; an icon before them says its own name. */
const button = (page: Page, words: string) => page.getByRole('button', { name: new RegExp(`(^| )${words}$`) });
/** The read-back test, as the worker does it, with a few copies: all of them take longer than a journey. */
async function readBack(paperId: string): Promise<void> {
  const { schoolId } = course.school;
  const { revision } = await course.teacher.call(cardsApi.open, { paperId });
  await perform(journey.world, 'card-read-back', { schoolId, paperId, revision, copies: 2 });
}

it('a paper becomes a card, is moved, tested, released, printed, and a scan of it is scored', async () => {
  const { teacher, school } = course;
  await course.newPaper(['choice', 'trueFalse', 'subjective']);
  const page = await journey.enter(teacher, 'zh', '/answerCard');
  const complaints = complaintsOf(page);
  await page.getByRole('button', { name: /^生成答题卡：/ }).click();
  await page.waitForURL(/answerCard\/design/);
  await page.getByRole('img', { name: '第 1 页' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await look(page, 'answer-card-1440');
  for (const width of [800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutOff(page)).toEqual([]);
    await look(page, `answer-card-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  const written = page.locator('button[title^="解答框"]');
  await written.click();
  for (let i = 0; i < 16; i++) await page.keyboard.press('ArrowUp');
  await page.getByText('有 2 块互相重叠').waitFor();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('ArrowDown');
  await button(page, '保存').click();
  await page.getByText('已保存').waitFor();

  const paperId = new URL(page.url()).searchParams.get('card') ?? '';
  await readBack(paperId);
  await page.reload();
  await page.getByText('2 / 2').waitFor();
  await button(page, '定稿').click();
  await button(page, '空白卡 PDF').waitFor();
  await look(page, 'answer-card-released');

  const { revision } = await teacher.call(cardsApi.open, { paperId });
  const room = await ScannedClass.given(journey.world, course, paperId, revision);
  const { printRunId, homeworkId } = room.homework;
  const { pdfSha256 } = await layOutPaper(journey.world.services, school.schoolId, paperId);
  await perform(journey.world, 'paper-copies', { schoolId: school.schoolId, printRunId, baseSha256: pdfSha256 });
  const { bytes } = await teacher.download(papersApi.runPdf, { printRunId });
  const batchId = await room.scan([await asPng(room.printed(bytes, 1, ['B', 'T']))]);
  expect((await teacher.call(scansApi.batch, { batchId })).scanned).toMatchObject([{ state: 'read' }]);
  const [studentId = ''] = room.studentIds;
  const { answers } = await teacher.call(markingApi.papers, { homeworkId, studentId });
  expect(answers.map(({ suggestion }) => suggestion)).toEqual([2, 2, null]);
  expect(complaints).toEqual([]);
});
