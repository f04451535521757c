import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Gateway } from '../apps/server/test/gateway.js';
import type { Person } from '../apps/server/test/person.js';
import { asJpeg, asPdf, asPng, ScannedClass } from '../apps/server/test/scanned-class.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { TestCourse } from '../apps/server/test/test-course.js';
import { write } from '../apps/server/test/writing.js';
import { faultsOf } from './faults.js';
import { go } from './go.js';
import { type Journey, openJourney } from './open-journey.js';

const PATIENCE = { timeout: 40_000, interval: 300 };
let journey: Journey;
let course: TestCourse;
let teacher: Person;

beforeAll(async () => {
  journey = await openJourney();
  course = await TestCourse.of(journey.world, 5);
  teacher = course.teacher;
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('layered-homework');
});
afterAll(() => journey?.close());

/** Two papers and who is in layer A; the second is the newer one. */
async function prepared(inLayerA: readonly string[]) {
  const [classId = ''] = course.classIds;
  const easy = await course.newPaper(['choice', 'fillIn']);
  const hard = await course.newPaper(['choice', 'trueFalse']);
  const ofClass = { classId, subjectId: JUNIOR_MATHS };
  const { revision, limits } = await teacher.call(myClassesApi.levels, ofClass);
  const levels = inLayerA.map((studentId) => ({ studentId, level: 'A' as const }));
  await teacher.call(myClassesApi.saveLevels, { ...ofClass, revision, limits, levels });
  const leader = await course.school.newLeader('SCHOOLPRINCIPAL');
  const setting = { limits: usualLimits, notice: false, photoSlips: true, revision: 0 as const };
  await leader.call(homeworkApi.saveLoadSetting, setting);
  const { items } = await teacher.call(papersApi.list, { subjectId: JUNIOR_MATHS });
  return { easy, hard, titleOf: (paperId: string) => items.find((one) => one.paperId === paperId)?.title ?? '' };
}

/** The wizard, with another paper for layer A; answers what was given by its paper. */
async function give(desk: Page, { easy, hard, titleOf }: Awaited<ReturnType<typeof prepared>>) {
  await desk.getByRole('button', { name: '发布作业' }).first().click();
  const wizard = desk.getByRole('dialog');
  const radio = `input[type=radio][value="${easy}"]`;
  await wizard.locator(radio).click();
  await wizard.locator(`${radio}:checked`).waitFor(); // the choice lives in the address, and is there a moment later
  await wizard.getByRole('button', { name: '下一步' }).click();
  await wizard.getByLabel('作业名称').fill('分层练习');
  await wizard.getByRole('checkbox', { name: /班/ }).first().check();
  await wizard.getByText('按层次', { exact: true }).click();
  await wizard.getByRole('combobox', { name: 'A 层' }).click();
  await desk.getByTitle(titleOf(hard)).last().click();
  await wizard.getByRole('button', { name: '下一步' }).click();
  await wizard.getByRole('button', { name: '发布', exact: true }).click();
  for (const paperId of [easy, hard])
    await desk
      .getByText(`《分层练习 · ${titleOf(paperId)}》已发布`)
      .first()
      .waitFor();
  const { items } = await teacher.call(homeworkApi.list, { subjectId: JUNIOR_MATHS });
  const [ofEasy, ofHard] = [easy, hard].map((paperId) => items.find((one) => one.paperId === paperId));
  if (!ofEasy || !ofHard) throw new Error('a layer has no homework');
  expect(ofHard).toMatchObject({ givingId: ofEasy.givingId, layers: ['A'], progress: { total: 2 } });
  return { ofEasy, ofHard };
}

/** Collected, what the machine leaves open scored, and given back. */
async function handBack(homeworkId: string): Promise<void> {
  await teacher.call(homeworkApi.close, { homeworkId });
  await vi.waitFor(async () => {
    const { items } = await teacher.call(markingApi.items, { homeworkId });
    for (const { itemId } of items) {
      const { items: answers } = await teacher.call(markingApi.answers, { homeworkId, itemId });
      const open = answers.filter(({ score }) => score === null);
      const scores = open.map(({ answerId, revision }) => ({ answerId, revision, score: 0, comment: '' }));
      if (scores.length > 0) await teacher.call(markingApi.score, { scores });
    }
    await teacher.call(markingApi.release, { homeworkId });
  }, PATIENCE);
}

it('a layered homework is given, handed in by pen, scan, slip and screen, excused, redone, and seen in the report', async () => {
  const people = course.classes[0]?.students ?? [];
  const [byPen = '', bySlip = '', excused = '', byScan = '', onScreen = ''] = people.map(({ ids }) => ids.studentId);
  const papers = await prepared([byScan, onScreen]);
  const desk = await journey.enter(teacher, 'zh', '/homework/written');
  const { ofEasy, ofHard } = await give(desk, papers);

  const pen = await Gateway.of(journey.world, course.school.schoolId);
  await write(journey.world, course, pen, { homework: ofEasy, studentId: byPen, answers: ['B', '41'] });

  const stack = await ScannedClass.ofHomework(journey.world, course, ofHard);
  const scan = asPdf([await asPng(stack.page(byScan, ['B', 'T']))]);
  await teacher.call(scansApi.upload, { homeworkId: ofHard.homeworkId, file: scan });

  const sheets = await ScannedClass.ofHomework(journey.world, course, ofEasy);
  const { classes } = await teacher.call(homeworkApi.photoSlips, { homeworkId: ofEasy.homeworkId });
  const secret = classes.flatMap(({ slips }) => slips).find(({ studentId }) => studentId === bySlip)?.secret;
  const phones = await journey.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const phone = await phones.newPage();
  await phone.goto(`${journey.address}/photo?key=${secret}`);
  await phone.getByText('还没有照片').waitFor();
  const buffer = Buffer.from(await asJpeg(sheets.page(bySlip, ['C'])));
  await phone.locator('input[type=file]').first().setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer });
  await phone.getByText('交好了 1 页，共 1 页').waitFor();
  expect(await faultsOf(phone)).toEqual([]);

  const typist = people.find(({ ids }) => ids.studentId === onScreen);
  if (!typist) throw new Error('nobody');
  const tablet = await journey.enter(typist, 'zh', `/student/answer?homework=${ofHard.homeworkId}`);
  const question = (no: number) => tablet.getByRole('article', { name: `第 ${no} 题`, exact: true });
  await question(1).getByRole('button', { name: /^B/ }).click();
  await question(1).getByRole('button', { name: '下一题' }).click();
  await question(2).getByRole('button', { name: /错误/ }).click();
  await tablet.getByRole('button', { name: '交之前看一看' }).click();
  await tablet.getByRole('button', { name: '交作业' }).click();
  await tablet.getByText('交好了').waitFor();

  await go(desk, `/homework/written/detail?homework=${ofEasy.homeworkId}`);
  const nameOf = (studentId: string) => people.find(({ ids }) => ids.studentId === studentId)?.ids.name ?? '';
  await desk
    .getByRole('row', { name: nameOf(excused) })
    .getByRole('button', { name: '调整' })
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByText('免交', { exact: true }).click();
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await desk
    .getByRole('row', { name: nameOf(excused) })
    .getByText('病假免交')
    .waitFor();
  await desk
    .getByRole('row', { name: nameOf(byPen) })
    .getByText('点阵笔')
    .waitFor();
  await desk
    .getByRole('row', { name: nameOf(bySlip) })
    .getByText('拍照', { exact: true })
    .waitFor();

  await handBack(ofEasy.homeworkId);
  await handBack(ofHard.homeworkId);
  await go(desk, `/markFullScreen?homework=${ofEasy.homeworkId}&student=${byPen}`);
  await desk.getByRole('button', { name: '订正 1 题' }).click();
  await desk.getByRole('button', { name: '布置订正' }).click();
  await desk.getByRole('button', { name: '撤回订正' }).waitFor();

  await go(desk, `/study/analysis?homework=${ofEasy.homeworkId}`);
  const redone = desk.getByRole('row', { name: nameOf(byPen) }).filter({ hasText: '第 2 题' });
  await redone.getByText('正在订正').waitFor();
  for (const studentId of [byPen, bySlip])
    expect(await desk.getByRole('row', { name: nameOf(studentId) }).count()).toBeGreaterThan(0);
  await go(desk, `/study/analysis?homework=${ofHard.homeworkId}`);
  for (const studentId of [byScan, onScreen])
    await desk
      .getByRole('row', { name: nameOf(studentId) })
      .first()
      .waitFor();
  expect(await faultsOf(desk)).toEqual([]);

  const writer = people.find(({ ids }) => ids.studentId === byPen);
  if (!writer) throw new Error('nobody');
  await vi.waitFor(async () => {
    const { items } = await writer.call(homeworkApi.mine, {});
    expect(items.map(({ redoOf }) => redoOf)).toContain(ofEasy.title);
  }, PATIENCE);
});
