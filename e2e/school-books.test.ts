import { booksApi } from '@zhibi/contract/questions/books';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newBook } from '../apps/server/test/book.js';
import { scannedPage, scannedPdf } from '../apps/server/test/book-fill.js';
import type { Person } from '../apps/server/test/person.js';
import { freshQuestion, sampleContent } from '../apps/server/test/question.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { faultsOf } from './faults.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

const TITLE = '整式的乘法 校本练习';
let journey: Journey;
let author: Person;
let peer: Person;
let reader: Person;

beforeAll(async () => {
  journey = await openJourney();
  const school = await journey.world.newSchool({ extQuestion: ['hwl'] });
  const { classId } = await school.newClass(2, 8);
  author = await school.newTeacher([classId]);
  peer = await school.newTeacher([classId]);
  reader = await school.newTeacher([classId]);
  await author.call(writingApi.save, { ...freshQuestion, content: sampleContent({ stem: '计算 2a·3a 的结果' }) });
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('school-books');
});
afterAll(() => journey?.close());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const at = (page: Page, path: string) => page.goto(`${journey.address}/paperTest/${path}`);
const expectAccessible = async (page: Page) => expect(await faultsOf(page)).toEqual([]);
const card = (page: Page) => page.getByRole('article', { name: TITLE });

/** A page of an exercise book as a scanner gives it. */
const scan = async () => ({
  name: 'page-1.png',
  mimeType: 'image/png',
  buffer: await scannedPage(),
});

it('a book is begun, entered by one, checked by another, published by a colleague, and assigned from its preview', async () => {
  const page = await journey.enter(author);
  const complaints = complaintsOf(page);
  await at(page, 'hwlxb');
  await button(page, '新建书册').first().click();
  await page.getByLabel('书名', { exact: true }).fill(TITLE);
  await page.getByLabel('年级', { exact: true }).last().click();
  await page.locator('.ant-select-item-option-content', { hasText: '八年级' }).click();
  await page.getByLabel('教材版本').fill('人教版');
  await page.getByLabel('第 1 章标题').fill('整式的乘法');
  await expectAccessible(page);
  await button(page, /保\s*存/).click();

  await page.waitForURL(/hwlqblr\?book=/);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await scan());
  const sheet = page.getByRole('img', { name: '第 1 页扫描图' });
  await sheet.waitFor();
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('the scan is not drawn');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.3, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('listitem', { name: '作答区 1' }).waitFor();
  await button(page, /选\s*题/).click();
  await button(page, '放到本页').click();
  await button(page, '已在本页').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectAccessible(page);
  await button(page, '提交校对').click();
  await page.getByText('已提交，等另一位教师校对').waitFor();

  const second = await journey.enter(peer);
  const complaintsOfSecond = complaintsOf(second);
  await at(second, 'hwlqblr');
  await expectAccessible(second);
  await second.getByRole('link', { name: TITLE }).click();
  await second.getByText('计算 2a·3a 的结果').waitFor();
  await expectAccessible(second);
  await button(second, '校对通过').click();
  await second.getByText('已通过，试题已入校本题库').waitFor();

  await at(page, 'hwlxb');
  await card(page).getByRole('button', { name: '提交审核' }).click();
  await card(page).getByText('审核中').waitFor();
  await at(second, 'hwlxb?view=to-decide');
  await expectAccessible(second);
  await card(second).getByRole('button', { name: '通过并发布' }).click();
  await second.getByText('没有等您审核的书册').waitFor();

  const third = await journey.enter(reader);
  const complaintsOfThird = complaintsOf(third);
  await at(third, 'hwlxb');
  await card(third).getByText('已发布').waitFor();
  await expectAccessible(third);
  await card(third)
    .getByRole('button', { name: /使\s*用/ })
    .click();
  await third.getByText('已加入我在用的书').waitFor();
  await card(third)
    .getByRole('link', { name: /打\s*开/ })
    .click();
  await third.getByRole('img', { name: `${TITLE} 第 1 页` }).waitFor();
  await third.keyboard.press('d');
  await third.getByText('计算 2a·3a 的结果').waitFor();
  await expectAccessible(third);
  await button(third, '布置作业').click();
  await third.waitForURL(/\/homework\/written\?step=paper&paper=/);
  const { items } = await reader.call(booksApi.shelf, { subjectId: JUNIOR_MATHS, view: 'used' });
  expect(items.map(({ title, state, readers }) => [title, state, readers])).toEqual([[TITLE, 'published', 1]]);
  expect([...complaints, ...complaintsOfSecond, ...complaintsOfThird]).toEqual([]);
});

it('a scanned PDF is split onto the pages of a book, and taken back', async () => {
  const { bookId } = await author.call(booksApi.create, newBook({ title: '扫描的书' }));
  const page = await journey.enter(author);
  const complaints = complaintsOf(page);
  await at(page, `hwlqblr?book=${bookId}`);
  await button(page, '从文件放页').click();
  await page.getByText('还没有从文件放过页').waitFor();
  const buffer = Buffer.from(await scannedPdf(4));
  const file = { name: '校本练习.pdf', mimeType: 'application/pdf', buffer };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  const filling = page.getByRole('listitem', { name: '校本练习.pdf' });
  await filling.getByText('放好 3 页').waitFor();
  await filling.getByText('文件第 4 页').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('img', { name: '第 1 页扫描图' }).waitFor();
  await button(page, '从文件放页').click();
  await filling.getByRole('button', { name: /撤\s*销/ }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await filling.getByText('已撤销').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('还没有扫描页').waitFor();
  expect(complaints).toEqual([]);
});
