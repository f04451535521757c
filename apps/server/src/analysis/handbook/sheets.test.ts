import { handbookApi, SHEET_OPENS_A_MINUTE, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { writingApi } from '@zhibi/contract/questions/writing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { codesIn } from '../../../test/printed-codes.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';

const { print, pdf, sheet, sheetFile, sheetCodes, withdrawSheets, sheetSetting, saveSheetSetting, collect, giveBack } =
  handbookApi;
const DAY_MS = 86_400_000;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const asSystem = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  world.services.database.asSystem((db) => db.execute<T>(query));

/** A class of two who both got a question wrong, and the keys on their printed sheets, in the order in which they sit. */
async function withSheets(change: { days?: 0 | 7; variants?: number } = {}) {
  const course = await TestCourse.of(world);
  const { school, teacher } = course;
  const { schoolId } = school;
  const principal = await school.newLeader('SCHOOLPRINCIPAL');
  if (change.days !== undefined) await principal.call(saveSheetSetting, { days: change.days });
  const point = await course.newKnowledge('乘法');
  const paper = await course.newPaper(['choice', 'fillIn'], [point]);
  const homework = await teacher.call(homeworkApi.publish, course.order(paper));
  const pen = await Gateway.of(world, schoolId);
  const students = (course.classes[0]?.students ?? []).map(({ ids }) => ids.studentId ?? '');
  for (const [at, studentId] of students.entries())
    await write(world, course, pen, { homework, studentId, answers: at === 0 ? ['B', '41'] : ['A', '41'] });
  const subject = { schoolId, homeworkId: homework.homeworkId };
  await teacher.call(homeworkApi.close, { homeworkId: homework.homeworkId });
  await perform(world, 'homework-closed', subject);
  await teacher.call(markingApi.release, { homeworkId: homework.homeworkId });
  await perform(world, 'wrong-questions', subject);
  const day = (away: number) => new Date(world.clock.now().getTime() + away * DAY_MS).toISOString().slice(0, 10);
  const { handbookId } = await teacher.call(print, {
    range: { classId: course.classIds[0] ?? '', subjectId: JUNIOR_MATHS, from: day(-30), to: day(1) },
    rules: { ...usualHandbookRules, dueOnly: false, variants: change.variants ?? 0 },
    title: '第一期个册',
    endAt: course.stamp(3 * 24 * 60),
    dots: false,
    wishId: newId(),
  });
  await perform(world, 'make-handbook', { schoolId, handbookId, origin: 'https://zhibi.example.org' });
  const links = codesIn((await teacher.download(pdf, { handbookId })).bytes);
  const keys = links.map((link) => new URL(link).searchParams.get('key') ?? '');
  return { course, teacher, principal, students, pen, handbookId, links, keys };
}
type Sheets = Awaited<ReturnType<typeof withSheets>>;

const drawing = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>'], 'a.svg');

const open = (key: string | undefined) => world.stranger.call(sheet, { key: key ?? '' });
const refused = async (key: string | undefined) => {
  const { code, reason } = await world.stranger.refused(sheet, { key: key ?? '' });
  return reason ?? code;
};

/** The first student writes into the sheet, and it comes back marked. */
async function writtenBack({ course, teacher, students, pen, handbookId }: Sheets, answers: string[]) {
  const studentId = students[0] ?? '';
  const [copy] = await asSystem<{ homework_id: string; paper_id: string }>(
    sql`select homework_id, paper_id from handbook_copy where handbook_id = ${handbookId} and student_id = ${studentId}`,
  );
  const homework = { homeworkId: copy?.homework_id ?? '', paperId: copy?.paper_id ?? '' };
  await write(world, course, pen, { homework, studentId, answers });
  await teacher.call(collect, { handbookId });
  const subject = { schoolId: course.school.schoolId, homeworkId: homework.homeworkId };
  await perform(world, 'homework-closed', subject);
  await teacher.call(giveBack, { handbookId });
  await perform(world, 'wrong-questions', subject);
}

describe('the code on a printed sheet', () => {
  it('opens this sheet without a login: its questions, what is right and why, and the own state; no name', async () => {
    const sheets = await withSheets();
    expect(sheets.links).toHaveLength(2);
    for (const link of sheets.links)
      expect(link).toMatch(/^https:\/\/zhibi\.example\.org\/wrong\/sheet\?key=[\w-]{32}$/);
    const first = await open(sheets.keys[0]);
    expect(first).toMatchObject({ title: '第一期个册', isBack: false });
    expect(first.questions).toMatchObject([
      { no: 1, why: 'wrong', answerShown: true, state: 'new', redoneRight: null, body: { type: 4 } },
    ]);
    expect(first.questions[0]?.body.answer.kind).toBe('blanks');
    expect((await open(sheets.keys[1])).questions).toHaveLength(2);
    const said = JSON.stringify(first);
    const [{ names } = { names: [] }] = await asSystem<{ names: string[] }>(
      sql`select array_agg(name) as names from student where id in (${sql.join(sheets.students, sql`, `)})`,
    );
    for (const name of [...names, ...sheets.students]) expect(said).not.toContain(name);
  });

  it('is kept as a hash only', async () => {
    const { keys, handbookId } = await withSheets();
    const rows = await asSystem(sql`select * from handbook_sheet where handbook_id = ${handbookId}`);
    expect(rows).toHaveLength(2);
    for (const key of keys) expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('tells nothing of what is new on the sheet before it went back, and then whether it was right', async () => {
    const sheets = await withSheets();
    const { handbookId, students } = sheets;
    await asSystem(
      sql`update handbook_item set why = 'variant' where handbook_id = ${handbookId} and student_id = ${students[0]}`,
    );
    const before = await open(sheets.keys[0]);
    expect(before.questions[0]).toMatchObject({ answerShown: false, body: { answer: { kind: 'none' }, analysis: [] } });
    await asSystem(
      sql`update handbook_item set why = 'wrong' where handbook_id = ${handbookId} and student_id = ${students[0]}`,
    );
    await writtenBack(sheets, ['42']);
    const after = await open(sheets.keys[0]);
    expect(after).toMatchObject({ isBack: true, questions: [{ answerShown: true, redoneRight: true }] });
  });

  it('shows the pictures of its own questions, and no other', async () => {
    const { teacher, keys, handbookId, students } = await withSheets();
    const upload = async () => (await teacher.call(writingApi.upload, { file: drawing() })).fileId;
    const [shown, other] = [await upload(), newId()];
    const stem = [
      {
        t: 'p',
        children: [{ t: 'image', source: { kind: 'file', fileId: shown }, alt: '图', widthMm: 20, heightMm: 20 }],
      },
    ];
    await asSystem(sql`update question_version set body = jsonb_set(body, '{stem}', ${JSON.stringify(stem)}::jsonb)
      where question_id in (select question_id from handbook_item where handbook_id = ${handbookId} and student_id = ${students[0]})`);
    const key = keys[0] ?? '';
    expect((await world.stranger.download(sheetFile, { key, fileId: shown })).type).toBe('image/svg+xml');
    for (const input of [
      { key, fileId: other },
      { key: 'x'.repeat(32), fileId: shown },
    ])
      expect((await world.stranger.refused(sheetFile, input)).code).toBe(-1404);
    await teacher.call(withdrawSheets, { handbookId });
    expect((await world.stranger.refused(sheetFile, { key, fileId: shown })).code).toBe(-1404);
  });

  it('ends by the time that the school says, for what is printed already too', async () => {
    const { principal, teacher, keys } = await withSheets({ days: 7 });
    expect(await teacher.call(sheetSetting, {})).toEqual({ days: 7, canChange: false });
    await open(keys[0]);
    await asSystem(sql`update handbook_sheet set made_at = made_at - interval '8 days'`);
    expect(await refused(keys[0])).toBe('sheet-ended');
    await principal.call(saveSheetSetting, { days: 30 });
    await open(keys[0]);
    await principal.call(saveSheetSetting, { days: 0 });
    expect(await refused(keys[0])).toBe('sheet-ended');
  });

  it('is not printed where the school wants none', async () => {
    expect((await withSheets({ days: 0 })).links).toEqual([]);
  });

  it('is taken back by who may read the copies, and counted until then', async () => {
    const { teacher, course, keys, handbookId } = await withSheets();
    await open(keys[0]);
    await open(keys[0]);
    const codes = await teacher.call(sheetCodes, { handbookId });
    expect(codes).toMatchObject({ copies: 2, open: 2, opened: 2, openedCopies: 1, can: { withdraw: true } });
    const outsider = await course.school.newTeacher([(await course.school.newClass()).classId]);
    expect((await outsider.refused(withdrawSheets, { handbookId })).code).toBe(-1404);
    expect(await teacher.call(withdrawSheets, { handbookId })).toEqual({ withdrawn: 2 });
    expect(await refused(keys[0])).toBe('sheet-ended');
    expect(await teacher.call(sheetCodes, { handbookId })).toMatchObject({ open: 0, endsAt: null });
  });

  it('opens nothing where it is nobody’s, or its homework was withdrawn', async () => {
    const { keys, handbookId } = await withSheets();
    expect(await refused('x'.repeat(32))).toBe(-1404);
    await asSystem(
      sql`update homework set withdrawn_at = now() where id in (select homework_id from handbook_copy where handbook_id = ${handbookId})`,
    );
    expect(await refused(keys[0])).toBe('sheet-ended');
  });

  it('opens so often in a minute, whoever asks, and again after it', async () => {
    const { keys, handbookId } = await withSheets();
    for (let nth = 0; nth < SHEET_OPENS_A_MINUTE; nth++) await open(keys[0]);
    expect(await refused(keys[0])).toBe(-1429);
    await open(keys[1]);
    await asSystem(
      sql`update handbook_sheet set minute_at = minute_at - interval '61 seconds' where handbook_id = ${handbookId}`,
    );
    await open(keys[0]);
  });
});
