import { homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { classWrites } from '../apps/server/demo/pens/class-writes.js';
import { overHttp } from '../apps/server/demo/pens/gateway.js';
import { geometryOf } from '../apps/server/src/papers/index.js';
import { newBank } from '../apps/server/test/bank.js';
import type { Person } from '../apps/server/test/person.js';
import { wordsOfPages } from '../apps/server/test/printed-pages.js';
import { newGateway } from '../apps/server/test/scenario.js';
import { JUNIOR_MATHS, type TestClass, type TestSchool } from '../apps/server/test/school.js';
import { goTo } from './bar.js';
import { complaintsOf, type Journey, openJourney, savedBytes } from './open-journey.js';

const STUDENTS = 4;

let journey: Journey;
let school: TestSchool;
let schoolClass: TestClass;
let teacher: Person;
let questions: number;

beforeAll(async () => {
  journey = await openJourney();
  school = await journey.world.newSchool();
  schoolClass = await school.newClass(STUDENTS, 8, '八年级(1)班');
  teacher = await school.newTeacher([schoolClass.classId]);
  questions = (await newBank(journey.world)).questions.length;
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('journey');
});
afterAll(() => journey?.close());

it('from choosing questions to the wrong-question book', async () => {
  const page = await journey.logIn(teacher);
  const complaints = complaintsOf(page);
  await page.getByText('待批改').first().waitFor();

  await chooseQuestions(page);
  await compose(page);
  await look(page);
  const homeworkId = await publish(page);
  await classWritesLive(page, homeworkId);
  await oneWritesInTheLab(page, homeworkId);
  await collect(page, homeworkId);
  await markTheRest(page, homeworkId);
  await readTheReport(page, homeworkId);
  await printTheReports(page);
  expect(complaints).toEqual([]);
  await studentSees();
});

/** By words and by chapter; a question that is in the cart already is refused. */
async function chooseQuestions(page: Page): Promise<void> {
  await goTo(page, '资源中心');
  await page.getByText(`共 ${questions} 题`).waitFor();
  const stale = await page.context().newPage();
  await stale.goto(page.url());
  await stale.getByRole('button', { name: '加入试题篮' }).first().waitFor();
  await stale.route('**/api/question/cart/info', (route) => route.abort()); // a tab that does not hear what the other one does
  await page.getByLabel('搜索试题').fill('解方程');
  await page.getByText('共 1 题').waitFor();
  await page.getByLabel('搜索试题').fill('');
  await page.getByText(`共 ${questions} 题`).waitFor();
  await page.getByText('第一章 数').click();
  await page.waitForURL(/[?&]node=/);
  await page.getByText(`共 ${questions} 题`).waitFor();
  await page.locator('.katex').first().waitFor();
  for (let n = 0; n < questions; n++) {
    await page.getByRole('button', { name: '加入试题篮' }).first().click();
    await page
      .getByLabel('试题篮', { exact: true })
      .getByText(String(n + 1), { exact: true })
      .first()
      .waitFor();
  }
  await stale.getByRole('button', { name: '加入试题篮' }).first().click();
  await stale.getByText('试题篮中已有相同试题').waitFor();
  await stale.close();
}

async function compose(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: '去组卷' })
    .or(page.getByRole('button', { name: '去组卷' }))
    .first()
    .click();
  await page.waitForURL('**/paperTest/self**');
  const name = page.getByLabel('试卷名称');
  expect(await name.inputValue()).toMatch(/^\d{4}-\d{2}-\d{2}初中数学测试\d{6}$/);
  await name.fill('数与式 小测');
  await page.getByLabel('第 1 题分值').fill('4');
  await page.getByText(/已自动保存/).waitFor();
  await page.getByRole('button', { name: '第 2 题上移' }).click();
  await page.getByText(/已自动保存/).waitFor();
}

/** The true pages, A4 and A3, and the copies of the class. */
async function look(page: Page): Promise<void> {
  await page.getByText('预览与打印').click();
  await page.waitForURL('**/paperTest/preview**');
  await page.locator('img[src^="blob:"]').first().waitFor();
  await page.getByText('作答区无重叠，大小合适').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByText('试卷 PDF').click();
  expect((await savedBytes(await saved)).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: '为班级生成试卷' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('八年级(1)班').first().click();
  await drawer.getByRole('button', { name: '生成', exact: true }).click();
  const copies = page.waitForEvent('download');
  await drawer
    .getByRole('button', { name: '下载 PDF' })
    .or(drawer.getByText('下载 PDF'))
    .first()
    .click({ timeout: 30_000 });
  expect((await savedBytes(await copies)).length).toBeGreaterThan(10_000);
  await page.keyboard.press('Escape');
}

async function publish(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: '发布作业' })
    .or(page.getByRole('link', { name: '发布作业' }))
    .first()
    .click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: '下一步' }).click();
  await wizard.getByText('八年级(1)班').first().click();
  await wizard.getByRole('button', { name: '下一步' }).click();
  await wizard.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('《数与式 小测》已发布').waitFor();
  const { items } = await teacher.call(homeworkApi.list, { subjectId: JUNIOR_MATHS });
  return items[0]?.homeworkId ?? '';
}

/** Virtual pens write through the signed gateway call; the teacher sees it as it is written. */
async function classWritesLive(page: Page, homeworkId: string): Promise<void> {
  await page.goto(`${journey.address}/demo?homework=${homeworkId}&view=wall`);
  await page.getByText('未动笔').first().waitFor();
  const gateway = { ...(await newGateway(journey.world, school.schoolId)), transport: overHttp(journey.address) };
  await classWrites(journey.world.services, gateway, {
    schoolId: school.schoolId,
    homeworkId,
    startAt: new Date(),
    seed: 5,
    students: STUDENTS - 1,
    allRight: true,
  });
  await page
    .getByText(/书写中\s*3/)
    .first()
    .waitFor();
  await page.locator('svg path[d]').first().waitFor();
}

/** The last student answers with the mouse, the first question wrong, and the machine scores what it reads. */
async function oneWritesInTheLab(page: Page, homeworkId: string): Promise<void> {
  const { items } = await teacher.call(homeworkApi.submissions, { homeworkId });
  const last = items.find((one) => one.status === 'assigned');
  const { paperId } = await teacher.call(homeworkApi.detail, { homeworkId });
  const { revision } = await teacher.call(papersApi.detail, { paperId });
  const { areas } = await journey.world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
    geometryOf(db, school.schoolId, paperId, revision),
  );
  await page.goto(`${journey.address}/demo?homework=${homeworkId}&student=${last?.studentId}`);
  const surface = page.getByLabel('书写区');
  await surface.waitFor();
  const box = await surface.boundingBox();
  const wrong = areas.find((area) => area.option === 'A' && area.page === 1);
  if (box === null || wrong === undefined) throw new Error('nothing to write on');
  const at = (xMm: number, yMm: number) => [box.x + (xMm / 210) * box.width, box.y + (yMm / 297) * box.height] as const;
  const path = [
    at(wrong.xMm + 1, wrong.yMm + 2),
    at(wrong.xMm + 2.2, wrong.yMm + wrong.heightMm - 0.8),
    at(wrong.xMm + wrong.widthMm - 0.6, wrong.yMm + 0.6),
  ];
  await page.mouse.move(...(path[0] ?? [0, 0]));
  await page.mouse.down();
  for (const place of path.slice(1)) await page.mouse.move(...place, { steps: 8 });
  await page.mouse.up();
  await page.getByText(/都已保存，共 1 笔/).waitFor();
  await page.getByText('0 分').first().waitFor({ timeout: 20_000 });
}

async function collect(page: Page, homeworkId: string): Promise<void> {
  await page.goto(`${journey.address}/homework/written`);
  await page.getByText('收卷').first().click();
  await page.getByText('现在收卷吗？').waitFor();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByText('《数与式 小测》已收卷').waitFor();
  await expect
    .poll(async () => (await teacher.call(homeworkApi.detail, { homeworkId })).progress.handedIn)
    .toBe(STUDENTS);
}

/** Full screen, by question, with the keyboard: full marks for whoever waits. */
async function markTheRest(page: Page, homeworkId: string): Promise<void> {
  await page.goto(`${journey.address}/markFull?homework=${homeworkId}`);
  const release = page.getByRole('button', { name: '发还给学生' });
  const open = page.getByText('未批', { exact: true });
  await open.first().waitFor(); // it begins at the first question where somebody waits
  for (let strokes = 0; strokes < 100 && !(await release.isVisible()); strokes++) {
    if ((await open.count()) > 0) {
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(']');
    await page.waitForTimeout(150); // a hand is not faster
  }
  await release.click();
  await page.getByText('把《数与式 小测》发还给学生？').waitFor();
  await page.getByRole('button', { name: '发还给学生' }).last().click();
  await page.getByText('已发还，学生可以看到得分了').waitFor();
}

/** Each number opens the papers behind it. */
async function readTheReport(page: Page, homeworkId: string): Promise<void> {
  await page.goto(`${journey.address}/study/analysis?homework=${homeworkId}`);
  await page.getByRole('heading', { name: '数与式 小测' }).waitFor();
  await page.getByText('实交').first().waitFor();
}

/** A page for each student and nothing of the frame around it. */
async function printTheReports(page: Page): Promise<void> {
  await page.goto(`${journey.address}/class/studentReport?classId=${schoolClass.classId}`);
  await expect.poll(() => page.getByRole('button', { name: '打印' }).isEnabled()).toBe(true);
  const pages = wordsOfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(STUDENTS);
  for (const words of pages) expect(words).toContain('批过的题');
  expect(pages.join()).not.toContain('资源中心');
}

async function studentSees(): Promise<void> {
  const student = schoolClass.students.at(-1);
  if (student === undefined) throw new Error('nobody');
  const page = await journey.enter(student);
  const complaints = complaintsOf(page);
  await goTo(page, '作业');
  await page.getByRole('link', { name: /数与式 小测/ }).click();
  await page.getByText('正确答案与解析').first().waitFor();
  await goTo(page, '错题本');
  await page.getByRole('button', { name: '对答案' }).click();
  await page.getByRole('button', { name: '我懂了' }).click();
  await page.getByText('明天再来').waitFor();
  expect(complaints).toEqual([]);
}
