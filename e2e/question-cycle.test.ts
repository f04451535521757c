import { questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/person.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { complaintsOf, type Journey, openJourney, savedBytes } from './open-journey.js';

let journey: Journey;
let author: Person;
let reader: Person;

beforeAll(async () => {
  journey = await openJourney();
  const newTeacher = async () => {
    const school = await journey.world.newSchool();
    const { classId } = await school.newClass(1, 8);
    return school.newTeacher([classId]);
  };
  [author, reader] = [await newTeacher(), await newTeacher()];
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('question-cycle');
});
afterAll(() => journey?.close());

/** A right triangle in dots. */
const TRIANGLE =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABAAQMAAADf+uBNAAAABlBMVEX///8XFxfK+2faAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAl0lEQVQoz8XSuw2AMAxF0SAKymwQFokQo0RiAFoKBBktozCCSypA5Kc7Abg7TfxsR6mvaiQcsRAbMXtgCnxAiJUwRIcXXHMwwUlYQhNdABrhCAthCO2BNnBsISzREzX4ixo87u0kBkITpW1ECe648QRD5LYJ7cFjCWGJnkj7ykjBHQ9dMBCaiMHrDxHiPfR+57qI26s/6gHLpDscdk1JxgAAAABJRU5ErkJggg==';
const LATEX = 'c=\\sqrt{a^2+b^2}';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();

/** A question with a formula and a figure, written and kept as an author does it. */
async function write(page: Page): Promise<void> {
  await page.goto(`${journey.address}/paperTest/myQues`);
  await page.getByRole('link', { name: '新建试题' }).click();
  await page.getByRole('textbox', { name: '题干' }).click();
  await page.keyboard.type('直角三角形的斜边 ');
  await button(page, /^公式/).click();
  await page.getByRole('dialog').getByText('LaTeX', { exact: true }).click();
  await page.getByRole('textbox', { name: 'LaTeX 公式' }).fill(LATEX);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.type(' 如图，它的长为');
  await button(page, /^图片/).click();
  await page
    .locator('input[accept*="image/png"]')
    .setInputFiles({ name: 'figure.png', mimeType: 'image/png', buffer: Buffer.from(TRIANGLE, 'base64') });
  await page.locator('[data-editor="题干"] img[src^="blob:"]').waitFor();
  for (const [label, text] of Object.entries({ A: '4', B: '5', C: '6', D: '7' })) {
    await page.getByRole('textbox', { name: `选项 ${label}` }).click();
    await page.keyboard.type(text);
  }
  await button(page, 'B 为正确答案').click();
  await button(page, '保存试题').click();
  await said(page, '试题已保存');
}

async function find(page: Page): Promise<void> {
  await page.goto(`${journey.address}/source/source`);
  await page.getByRole('textbox', { name: /^(?:搜索试题|Search questions)$/ }).fill('直角三角形的斜边');
  await page.keyboard.press('Enter');
  await page.waitForURL(/words=/);
  await page.locator('article .katex').first().waitFor();
  await page.locator('article img').first().waitFor();
}

it('a question is written, found, put into the cart, taken out in Word and brought into another school', async () => {
  const page = await journey.enter(author);
  const complaints = complaintsOf(page);
  await write(page);
  await find(page);
  await button(page, '加入试题篮').click();
  await said(page, '已加入');

  await page.goto(`${journey.address}/source/import?tab=export`);
  await said(page, '这种格式可以保存全部内容');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, '下载文件').click()]);
  expect(download.suggestedFilename()).toMatch(/^试题-.+-1题-\d{8}\.docx$/);
  const file = await savedBytes(download);
  expect(complaints).toEqual([]);

  const other = await journey.enter(reader, 'en');
  const othersComplaints = complaintsOf(other);
  await other.goto(`${journey.address}/source/import`);
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'from-elsewhere.docx', mimeType: 'application/octet-stream', buffer: file });
  await other.getByText(/^Imported 1$/).waitFor();
  await find(other);
  expect(othersComplaints).toEqual([]);

  const { items } = await reader.call(questionsApi.search, { subjectId: JUNIOR_MATHS, words: '斜边' });
  const { items: mine } = await author.call(writingApi.mine, { subjectId: JUNIOR_MATHS });
  const reported = (one: unknown) => JSON.stringify(one).replace(/"fileId":"[^"]*"/g, '"fileId"');
  expect(items).toHaveLength(1);
  expect(reported(items[0]?.body)).toBe(reported(mine[0]?.body));
});

it('what came by mistake goes again', async () => {
  const page = await journey.enter(reader);
  await page.goto(`${journey.address}/source/import`);
  await button(page, '查看').first().click();
  await button(page, '撤销导入').click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /确\s*定|OK/ })
    .click();
  await said(page, '已撤销导入');
  await said(page, '已移除 1');
  expect((await reader.call(questionsApi.search, { subjectId: JUNIOR_MATHS })).total).toBe(0);
});
