import { papersApi } from '@zhibi/contract/papers';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../apps/server/src/platform/ids.js';
import { importBank, PLATFORM_SCHOOL } from '../apps/server/src/questions/index.js';
import { chapterWord } from '../apps/server/src/questions/tables.js';
import type { Person } from '../apps/server/test/person.js';
import type { TestSchool } from '../apps/server/test/school.js';
import { cutOff } from './cut-off.js';
import { faultsOf } from './faults.js';
import { look } from './look.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

const [PRIMARY_CHINESE, PRIMARY_MATHS] = [101, 102];
let journey: Journey;
let school: TestSchool;

beforeAll(async () => {
  journey = await openJourney();
  school = await journey.world.newSchool();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('practice-sheets');
});
afterAll(() => journey?.close());

const teacherOf = async (subjectId: number): Promise<Person> =>
  school.newTeacher([(await school.newClass(3, 3)).classId], subjectId);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const firstPage = (page: Page) => page.getByRole('img', { name: /第 1 页|Page 1/ });
/** On a tablet and on a phone nothing is cut off. */
const holdsItsWords = async (page: Page, name: string) => {
  for (const width of [800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutOff(page)).toEqual([]);
    await look(page, `${name}-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};
/** The kinds and counts of what the paper's areas ask for. */
const areasOf = async (teacher: Person, page: Page) => {
  const paperId = new URL(page.url()).searchParams.get('paper') ?? '';
  const { geometry } = await teacher.call(papersApi.layOut, { paperId });
  return geometry.areas.filter(({ areaType }) => areaType !== 0).map(({ areaType }) => areaType);
};

it('a sheet of sums is chosen by grade, mended by one click, and becomes a paper to print', async () => {
  const teacher = await teacherOf(PRIMARY_MATHS);
  const page = await journey.enter(teacher, 'zh', '/paperTest/chinese');
  const complaints = complaintsOf(page);
  await firstPage(page).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await look(page, 'sums-1440');
  await holdsItsWords(page, 'sums');

  await button(page, '去掉10 以内加减法').click();
  await button(page, '+ 20 以内进位加法').click();
  await page.getByRole('spinbutton', { name: '20 以内进位加法的题数' }).fill('40');
  await page.getByText('“20 以内进位加法”只有 20 道不同的题，要 40 道，还差 20 道').waitFor();
  await page.mouse.move(0, 0);
  expect(await faultsOf(page)).toEqual([]);
  await look(page, 'sums-short');
  await button(page, '改为 20 题').click();
  await button(page, '生成试卷').click();
  await page.waitForURL(/paperTest\/preview/);
  expect(await areasOf(teacher, page)).toEqual(Array(20).fill(6));
  expect(complaints).toEqual([]);
});

it('words of a lesson are written stroke by stroke, every square a place of its own', async () => {
  const [bookId, chapterId] = [newId(), newId()];
  await journey.world.services.database.asSystem(async (db) => {
    const chapters = [{ id: chapterId, title: '1 大青树下的小学', children: [] }];
    const book = {
      id: bookId,
      subjectId: PRIMARY_CHINESE,
      gid: 3,
      volume: '上册',
      edition: '统编版',
      title: '三年级上册',
      chapters,
    };
    await importBank(db, { bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, textbooks: [book] });
    await db
      .insert(chapterWord)
      .values(['早晨', '银行'].map((word, position) => ({ id: newId(), chapterId, word, position })));
  });
  const teacher = await teacherOf(PRIMARY_CHINESE);
  const page = await journey.enter(teacher, 'zh', '/paperTest/chinese');
  const complaints = complaintsOf(page);
  await page.getByRole('combobox', { name: '课文的字词' }).click();
  await page.getByText('1 大青树下的小学（2 个）').click();
  await firstPage(page).waitFor();
  await page.getByRole('combobox', { name: '练习方式' }).click();
  await page.getByTitle('笔顺').click();
  await page.getByText('查看、修改拼音').click();
  expect(await page.getByRole('textbox', { name: '银行的拼音' }).inputValue()).toBe('yín háng');
  expect(await faultsOf(page)).toEqual([]);
  await look(page, 'characters-1440');
  await holdsItsWords(page, 'characters');
  await button(page, '生成试卷').click();
  await page.waitForURL(/paperTest\/preview/);
  expect(await areasOf(teacher, page)).toEqual(Array(4 * 11).fill(7));
  expect(complaints).toEqual([]);
});

it('says the same in English', async () => {
  const page = await journey.enter(await teacherOf(PRIMARY_MATHS), 'en', '/paperTest/chinese');
  await firstPage(page).waitFor();
  await button(page, 'Change Adding and subtracting within 10').click();
  await page.getByRole('combobox', { name: 'Carrying and borrowing' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await look(page, 'sums-en');
  await page.keyboard.press('Escape');
  await holdsItsWords(page, 'sums-en');
});
