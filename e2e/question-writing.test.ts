import { writingApi } from '@zhibi/contract/questions/writing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/person.js';
import { freshQuestion, sampleContent } from '../apps/server/test/question.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let author: Person;
let peer: Person;

beforeAll(async () => {
  journey = await openJourney();
  const school = await journey.world.newSchool();
  const { classId } = await school.newClass(1, 8);
  author = await school.newTeacher([classId]);
  peer = await school.newTeacher([classId]);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('question-writing');
});
afterAll(() => journey?.close());

const triangle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160" width="200" height="160"><script>alert(1)</script><path d="M20 140H180L20 20Z" fill="none" stroke="black"/></svg>';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();

/** The words of a text, a formula and a figure, typed as an author types them. */
async function writeStem(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '题干' }).click();
  await page.keyboard.type('如图，斜边 ');
  await button(page, /^公式/).click();
  await page.getByRole('dialog').getByText('LaTeX', { exact: true }).click();
  await page.getByRole('textbox', { name: 'LaTeX 公式' }).fill('c=\\sqrt{a^2+b^2}');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.type(' 的长为');
  await button(page, /^图片/).click();
  await page
    .locator('input[accept*="image/png"]')
    .setInputFiles({ name: 'figure.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(triangle) });
  await page.locator('[data-editor="题干"] img[src^="blob:"]').waitFor();
}

async function writeOptions(page: Page): Promise<void> {
  for (const [label, text] of Object.entries({ A: '4', B: '5', C: '6', D: '7' })) {
    await page.getByRole('textbox', { name: `选项 ${label}` }).click();
    await page.keyboard.type(text);
  }
  await button(page, 'B 为正确答案').click();
  await said(page, '内容完整，可以自动批改');
}

it("from an empty editor to the school's bank", async () => {
  const page = await journey.enter(author);
  const complaints = complaintsOf(page);
  await page.goto(`${journey.address}/paperTest/myQues`);
  await page.getByRole('link', { name: '新建试题' }).click();
  await writeStem(page);
  await writeOptions(page);
  await said(page, '已存草稿');

  // Another day, another machine: the draft is where it was.
  await page.reload();
  await page.locator('[data-editor="题干"] img[src^="blob:"]').waitFor();
  expect(await page.locator('[data-editor="题干"]').innerText()).toMatch(/^如图，斜边/);
  await button(page, '保存试题').click();
  await said(page, '试题已保存');

  const { items } = await author.call(writingApi.mine, { subjectId: JUNIOR_MATHS });
  expect(items).toHaveLength(1);
  const [line] = items[0]?.body.stem ?? [];
  expect(line?.t === 'p' ? line.children.map((one) => (one.t === 'text' ? one.v : one.t)) : []).toEqual([
    '如图，斜边 ',
    'math',
    ' 的长为',
    'image',
  ]);
  expect((await author.call(writingApi.drafts, { subjectId: JUNIOR_MATHS })).items).toEqual([]);

  await page.goto(`${journey.address}/paperTest/myQues`);
  await page.getByRole('textbox', { name: '搜索试题' }).fill('斜边');
  await page.keyboard.press('Enter');
  await page.waitForURL(/words=/);
  await page.locator('article .katex').first().waitFor();
  await button(page, '提交校本').click();
  await said(page, '审核中');
  expect(complaints).toEqual([]);

  const other = await journey.enter(peer, 'en');
  const othersComplaints = complaintsOf(other);
  await other.goto(`${journey.address}/paperTest/xcQues`);
  await other.getByText('To review: 1').click();
  await button(other, 'Approve').click();
  await said(other, 'It is in the school bank');
  await other.getByText('Bank', { exact: true }).click();
  await other.locator('article img').first().waitFor();
  await said(other, author.ids.name);
  expect(othersComplaints).toEqual([]);
});

it('an edit makes a version beside the old one, and says what changed', async () => {
  const page = await journey.enter(author);
  const { questionId } = await author.call(writingApi.save, { ...freshQuestion, content: sampleContent() });
  await page.goto(`${journey.address}/paperTest/addQues?question=${questionId}`);
  await page.getByRole('textbox', { name: '选项 D' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('8');
  await button(page, '保存试题').click();
  await said(page, '版本 2');
  await page.locator('del .katex').first().waitFor();
  await page.locator('ins', { hasText: '8' }).waitFor();
});

/** The LaTeX of the formulas of the only draft of an author. */
async function formulasOf(person: Person): Promise<string[]> {
  const { items } = await person.call(writingApi.drafts, { subjectId: JUNIOR_MATHS });
  const { draft } = await person.call(writingApi.draft, { draftId: items[0]?.draftId ?? '' });
  const [line] = draft?.content.body.stem ?? [];
  return line?.t === 'p' ? line.children.flatMap((one) => (one.t === 'math' ? [one.v] : [])) : [];
}

it('formulas are written as they look and as chemists type, and open again where they were made', async () => {
  const school = await journey.world.newSchool();
  const { classId } = await school.newClass(1, 8);
  const writer = await school.newTeacher([classId]);
  const page = await journey.enter(writer);
  const complaints = complaintsOf(page);
  await page.goto(`${journey.address}/paperTest/addQues`);
  await page.getByRole('textbox', { name: '题干' }).click();
  const dialog = page.getByRole('dialog', { name: '公式' });
  const field = dialog.locator('math-field');

  await button(page, /^公式/).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('math-field');
  await page.keyboard.type('x=');
  await button(page, 'a/b').click();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '√x', exact: true }).click();
  // An empty place is not put in.
  await said(page, '还有空格没有填写');
  await page.keyboard.type('b');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'hidden' });

  await button(page, /^公式/).click();
  await dialog.getByText('化学式', { exact: true }).click();
  await page.getByRole('textbox', { name: '化学式或方程式' }).fill('2H2 + O2 ==[点燃] 2H2O');
  await dialog.locator('output .katex').waitFor();
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'hidden' });
  await said(page, '已存草稿');
  await expect
    .poll(() => formulasOf(writer))
    .toEqual(['x=\\frac12\\sqrt{b}', '\\ce{2H2 + O2 $\\xlongequal{\\text{点燃}}$ 2H2O}']);

  const formula = (at: number) => page.locator('[data-editor="题干"] [draggable="true"]').nth(at);
  await formula(0).dblclick();
  await field.waitFor();
  await expect
    .poll(() => field.evaluate((one) => ('value' in one ? String(one.value) : '')))
    .toMatch(/^x=\\frac\{?1\}?\{?2\}?\\sqrt\{b\}$/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await formula(1).dblclick();
  await expect
    .poll(() => page.getByRole('textbox', { name: '化学式或方程式' }).inputValue())
    .toBe('2H2 + O2 ==[点燃] 2H2O');
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
});
