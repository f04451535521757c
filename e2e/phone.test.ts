import { diskApi } from '@zhibi/contract/disk';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { givenAgain, publishedHomework, type Scenario, writtenHomework } from '../apps/server/test/scenario.js';
import { bar, goTo } from './bar.js';
import { look } from './look.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';
import { smallTargets } from './small-targets.js';

const PHONE = { width: 390, height: 844 };

let journey: Journey;
let scenario: Scenario;
beforeAll(async () => {
  journey = await openJourney();
  scenario = await publishedHomework(journey.world, 2);
  await writtenHomework(journey.world, scenario);
  await scenario.teacher.call(homeworkApi.close, { homeworkId: scenario.homeworkId });
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('phone');
});
afterAll(() => journey?.close());

const boxOf = (what: Locator) => what.boundingBox();

it('what is being uploaded floats within the window and over none of the tabs', async () => {
  const page = await journey.enter(scenario.teacher);
  await page.setViewportSize(PHONE);
  await page.goto(`${journey.address}/cloud/index`);
  await page.route(`**${diskApi.upload.path}`, () => {}); // never answered: it stays on its way
  const file = { name: 'Chapter 2.txt', mimeType: 'text/plain', buffer: Buffer.from('Rational numbers') };
  await page.getByLabel('上传文件', { exact: true }).setInputFiles(file);
  const [tray, tabs] = await Promise.all([
    page.getByRole('region', { name: '上传列表' }).boundingBox(),
    bar(page).boundingBox(),
  ]);
  if (!tray || !tabs) throw new Error('no tray, or no tabs');
  expect(tray.x).toBeGreaterThanOrEqual(0);
  expect(tray.x + tray.width).toBeLessThanOrEqual(PHONE.width);
  expect(tray.y + tray.height).toBeLessThanOrEqual(tabs.y);
});

it('a teacher marks with the thumb what waits, and gives it back', async () => {
  const page = await journey.enter(scenario.teacher);
  await page.setViewportSize(PHONE);
  const complaints = complaintsOf(page);
  await page.getByRole('link', { name: /待批改/ }).click();
  await page.waitForURL('**/markFull**');
  // What the machine leaves open differs from hand to hand; an answer in words is always left, whoever wrote it.
  const everybody = (await scenario.teacher.call(markingApi.items, { homeworkId: scenario.homeworkId })).items.find(
    ({ waiting }) => waiting === scenario.class.students.length,
  );
  if (everybody === undefined) throw new Error('no answer is left to a person');
  await page.goto(`${journey.address}/markFull?homework=${scenario.homeworkId}&item=${everybody.itemId}`);

  const ink = page.getByRole('img', { name: /的笔迹$/ });
  const confirm = page.getByRole('button', { name: '确认，下一份' });
  await ink.waitFor();
  await look(page, 'phone/marking');
  const before = [await boxOf(ink), await boxOf(confirm)];
  await page.getByRole('button', { name: '看答案' }).click();
  await page.getByRole('region', { name: '答案' }).waitFor();
  // Whoever looks at the key must not lose the place: neither paper nor pad moves by a pixel.
  expect([await boxOf(ink), await boxOf(confirm)]).toEqual(before);
  await look(page, 'phone/marking-key');
  await page.getByRole('button', { name: '收起' }).click();
  expect(await smallTargets(page)).toEqual([]);

  const first = await ink.getAttribute('aria-label');
  await page.getByRole('button', { name: '下一份', exact: true }).click();
  await expect.poll(() => ink.getAttribute('aria-label')).not.toBe(first);
  await page.getByRole('button', { name: '上一份', exact: true }).click();

  const done = page.getByText('全部批完了，可以发还给学生');
  for (let answers = 0; answers < 20 && !(await done.isVisible()); answers++) {
    await page.getByRole('group', { name: '分数' }).getByRole('button', { name: '1', exact: true }).click();
    await confirm.click();
    await page.waitForTimeout(200); // a thumb is not faster
  }
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('button', { name: '发还给学生' }).click();
  await page.getByRole('button', { name: '发还给学生' }).last().click();
  await page.getByText('已发还，学生可以看到得分了').waitFor();
  const { items } = await scenario.teacher.call(markingApi.items, { homeworkId: scenario.homeworkId });
  expect(items.filter(({ waiting }) => waiting > 0)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('a student looks at what came back, reviews what went wrong, and finds the own things', async () => {
  const [student] = scenario.class.students;
  if (student === undefined) throw new Error('nobody');
  const page = await journey.enter(student);
  await page.setViewportSize(PHONE);
  const complaints = complaintsOf(page);

  await page.getByRole('heading', { name: /^已发还/ }).waitFor();
  await look(page, 'phone/home');
  expect(await smallTargets(page)).toEqual([]);
  await goTo(page, '作业');
  await page
    .getByRole('link', { name: /测试作业/ })
    .getByText('新发还')
    .waitFor();
  expect(await smallTargets(page)).toEqual([]);

  await page.getByRole('link', { name: /测试作业/ }).click();
  await page.getByRole('heading', { name: '测试作业' }).waitFor();
  await page.getByRole('heading', { name: /^第 \d+ 题$/ }).waitFor();
  await expect.poll(() => bar(page).isVisible()).toBe(false); // the bar is tabs or the action, never both
  await look(page, 'phone/result');
  expect(await smallTargets(page)).toEqual([]);
  await page.getByText('整页看').click();
  const sheet = page.getByRole('figure', { name: '第 1 页' }).locator('img');
  await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await look(page, 'phone/result-page');
  await page.getByText('一题一题看').click();
  const next = page.getByRole('button', { name: /^看第 \d+ 题$/ });
  const toBook = page.getByRole('link', { name: '去错题本复习' });
  const asked = page.getByRole('heading', { name: /^第 \d+ 题$/ });
  for (await next.or(toBook).waitFor(); await next.isVisible(); await next.or(toBook).waitFor()) {
    const before = await asked.textContent();
    await next.click();
    await expect.poll(() => asked.textContent()).not.toBe(before); // the old button stands until then
  }
  await toBook.click();

  await page.getByRole('heading', { name: /^今天复习 \d+ 题$/ }).waitFor();
  expect(await page.getByText('正确答案').count()).toBe(0); // never before the try
  await page.getByRole('button', { name: '对答案' }).click();
  await look(page, 'phone/wrong');
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: '我懂了' }).click();
  await page.getByText('明天再来').waitFor();

  await goTo(page, '作业');
  await page
    .getByRole('link', { name: /测试作业/ })
    .getByText('已查看')
    .waitFor();
  await goTo(page, '我的');
  await page.getByRole('button', { name: /登录密码/ }).click();
  await page.getByRole('dialog').getByLabel('当前密码').waitFor();
  await page.keyboard.press('Escape');
  await look(page, 'phone/me');
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  expect(complaints).toEqual([]);
});

it('what can be done with a homework lies over none of its words on the narrowest phone', async () => {
  await givenAgain(journey.world, scenario);
  const [, student] = scenario.class.students;
  if (student === undefined) throw new Error('nobody');
  const page = await journey.enter(student, 'en');
  await page.setViewportSize({ ...PHONE, width: 320 });
  await page.goto(`${journey.address}/student/detail`);
  const way = page.getByRole('link', { name: 'By photograph' }).first();
  await way.waitFor();
  await look(page, 'phone/homework-en');
  const covered = await way.evaluate((link) => {
    const row = link.parentElement?.parentElement;
    const range = document.createRange();
    const rectsOf = (element: Element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const links = [...(row?.querySelectorAll('a') ?? [])].flatMap(rectsOf);
    const words = [...(row?.querySelectorAll('b, span') ?? [])]
      .filter((one) => one.querySelector('a') === null && one.closest('a') === null)
      .flatMap(rectsOf);
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return {
      links: links.length,
      words: words.length,
      over: links.some((one) => words.some((two) => meets(one, two))),
    };
  });
  expect(covered.links).toBeGreaterThan(0);
  expect(covered.words).toBeGreaterThan(0);
  expect(covered.over).toBe(false);
});
