import { analysisApi } from '@zhibi/contract/analysis';
import { type HandbookRules, handbookApi, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { libraryApi } from '@zhibi/contract/papers/library';
import { printingApi, usualOptions } from '@zhibi/contract/printing';
import { sql } from 'drizzle-orm';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, type QuestionKind, questionBodies, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';
import { importBank } from '../../questions/index.js';
import { weekFrom } from '../rules.js';

const { list, sources, plan, draw, print, results, collect, giveBack, pdf } = handbookApi;
const subjectId = JUNIOR_MATHS;
const DAY_MS = 86_400_000;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const today = () => new Date(world.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** A class of two whose first student got the second of these questions wrong, so many days ago. */
async function withWrong(kinds: QuestionKind[] = ['choice', 'fillIn'], answers = ['B', '41'], daysAgo = 12) {
  const course = await TestCourse.of(world);
  const point = await course.newKnowledge('乘法');
  const homework = await course.teacher.call(homeworkApi.publish, course.order(await course.newPaper(kinds, [point])));
  const pen = await Gateway.of(world, course.school.schoolId);
  const [student, other] = course.classes[0]?.students ?? [];
  if (student === undefined || other === undefined) throw new Error('the class is empty');
  const studentId = student.ids.studentId ?? '';
  await write(world, course, pen, { homework, studentId, answers });
  await handBack(course, homework.homeworkId);
  await world.services.database.asSystem((db) =>
    db.execute(
      sql`update homework set closed_at = closed_at - ${`${daysAgo} days`}::interval where school_id = ${course.school.schoolId}`,
    ),
  );
  const range = {
    classId: course.classIds[0] ?? '',
    subjectId,
    from: new Date(world.clock.now().getTime() - 30 * DAY_MS).toISOString().slice(0, 10),
    to: today(),
  };
  return { course, teacher: course.teacher, student, studentId, other, pen, point, homework, range };
}
type Room = Awaited<ReturnType<typeof withWrong>>;

/** Collected, read, given back, and told to the analysis. */
async function handBack(course: TestCourse, homeworkId: string) {
  const subject = { schoolId: course.school.schoolId, homeworkId };
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', subject);
  await course.teacher.call(markingApi.release, { homeworkId });
  await perform(world, 'wrong-questions', subject);
}

const rules = (change: Partial<HandbookRules> = {}): HandbookRules => ({
  ...usualHandbookRules,
  variants: 0,
  ...change,
});
const order = (room: Room, change: Record<string, unknown> = {}) => ({
  range: room.range,
  rules: rules(),
  title: '第一期个册',
  endAt: room.course.stamp(3 * 24 * 60),
  dots: false,
  wishId: newId(),
  ...change,
});

async function printed(room: Room, change: Record<string, unknown> = {}) {
  const { handbookId } = await room.teacher.call(print, order(room, change));
  await perform(world, 'make-handbook', { schoolId: room.course.school.schoolId, handbookId });
  return handbookId;
}

/** The student writes into the own booklet, and it comes back marked. */
async function writtenBack(room: Room, handbookId: string, answers: string[]) {
  const { schoolId } = room.course.school;
  const [copy] = await world.services.database.asSystem((db) =>
    db.execute<{ homework_id: string; paper_id: string }>(
      sql`select homework_id, paper_id from handbook_copy where handbook_id = ${handbookId} and student_id = ${room.studentId}`,
    ),
  );
  const homework = { homeworkId: copy?.homework_id ?? '', paperId: copy?.paper_id ?? '' };
  await write(world, room.course, room.pen, { homework, studentId: room.studentId, answers });
  await room.teacher.call(collect, { handbookId });
  const subject = { schoolId, homeworkId: homework.homeworkId };
  await perform(world, 'homework-closed', subject);
  const back = await room.teacher.call(giveBack, { handbookId });
  await perform(world, 'wrong-questions', subject);
  return { ...homework, back };
}

describe('what a booklet would hold', () => {
  it('is what went wrong and is as good as forgotten, for each student, with why', async () => {
    const room = await withWrong();
    const planned = await room.teacher.call(plan, { range: room.range, rules: rules() });
    expect(planned).toMatchObject({
      students: [
        {
          studentId: room.studentId,
          wrong: 1,
          due: 1,
          ownDue: 1,
          pages: 1,
          left: [],
          entries: [{ why: 'due', title: room.homework.title, no: 2, knowledge: '乘法', type: 4 }],
        },
      ],
      without: [{ studentId: room.other.ids.studentId }],
    });
    const { remembered } = planned.students[0]?.entries[0] ?? { remembered: 1 };
    expect(remembered).toBeLessThan(0.65);
    expect(planned.week.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(planned.week.map(({ on }) => on)).toEqual(weekFrom(today()));
  });

  it('counts one thing as due: the column, the chart of days and who gets nothing agree, on whichever day one looks', async () => {
    for (const daysAgo of [1, 3, 4]) {
      const room = await withWrong(['choice', 'fillIn'], ['B', '41'], daysAgo);
      for (const [types, dueOnly] of [
        [[1, 2, 3, 4], true],
        [[2], false],
      ] as const) {
        const planned = await room.teacher.call(plan, {
          range: room.range,
          rules: rules({ types: [...types], dueOnly }),
        });
        const due = planned.students.reduce((sum, one) => sum + one.due, 0);
        expect([daysAgo, planned.week[0]?.count]).toEqual([daysAgo, due]);
      }
    }
  });

  it('is nothing on the day of the mistake, unless everything wrong is asked for; other types and papers are left out', async () => {
    const room = await withWrong(['choice', 'fillIn'], ['B', '41'], 0);
    const holds = async (change: Partial<HandbookRules>, homeworkIds?: string[]) =>
      (await room.teacher.call(plan, { range: { ...room.range, homeworkIds }, rules: rules(change) })).students.length;
    expect(await holds({})).toBe(0);
    expect(await holds({ dueOnly: false })).toBe(1);
    expect(await holds({ dueOnly: false, types: [2] })).toBe(0);
    expect(await holds({ dueOnly: false }, [room.homework.homeworkId])).toBe(1);
    expect(await holds({ dueOnly: false }, [newId()])).toBe(0);
    expect(await holds({ dueOnly: false, layers: ['A'] })).toBe(0);
    const { items } = await room.teacher.call(sources, { ...room.range });
    expect(items).toMatchObject([{ homeworkId: room.homework.homeworkId, wrong: 1, students: 1 }]);
  });

  it('puts a similar question behind each wrong one where the banks have one that the class does not know', async () => {
    const room = await withWrong();
    const of = { subjectId, stage: 2 as const, body: questionBodies.fillIn, difficulty: 0.7, chapterIds: [] };
    const id = newId();
    await world.services.database.asSystem((db) =>
      importBank(db, {
        bank: { schoolId: room.course.school.schoolId, kind: 'school' },
        questions: [{ ...of, id, knowledgeIds: [room.point] }],
      }),
    );
    const { students } = await room.teacher.call(plan, { range: room.range, rules: rules({ variants: 1 }) });
    expect(students[0]?.entries.map(({ questionId, why }) => [questionId === id, why])).toEqual([
      [false, 'due'],
      [true, 'variant'],
    ]);
  });

  it('is drawn as it would be printed', async () => {
    const room = await withWrong();
    const asked = { range: room.range, rules: rules(), studentId: room.studentId, title: '第一期' };
    const drawn = await room.teacher.call(draw, asked);
    expect(drawn.pages).toHaveLength(1);
    expect(drawn.pages[0]).toContain('<svg');
    expect(drawn.entries).toHaveLength(1);
    const nobody = { ...asked, studentId: room.other.ids.studentId ?? '' };
    expect((await room.teacher.refused(draw, nobody)).reason).toBe('nothing-due');
  });
});

describe('a printed booklet', () => {
  it('is one PDF of coded copies, each beginning on a sheet of its own, and given to its student', async () => {
    const room = await withWrong();
    const handbookId = await printed(room);
    const shown = await room.teacher.call(results, { handbookId });
    expect(shown).toMatchObject({
      handbook: { status: 'ready', copies: 1, pages: 1, returned: 0, asked: 0 },
      copies: [{ studentId: room.studentId, status: 'assigned', questions: 1, nextOn: null }],
    });
    const file = await room.teacher.download(pdf, { handbookId });
    const { handbook } = await room.teacher.call(results, { handbookId });
    expect(file.name, 'named with class and edition').toContain(`${handbook.title}-${handbook.className}-学生卷-`);
    expect(Document.openDocument(file.bytes, 'application/pdf').countPages()).toBe(2); // the back of the last sheet is empty
    const given = await room.student.call(homeworkApi.mine, {});
    expect(given.items.map(({ title, status }) => [title, status])[0]).toEqual([
      expect.stringContaining('第一期个册'),
      'open',
    ]);
    expect((await room.other.call(homeworkApi.mine, {})).items).toHaveLength(1);
  });

  it('stands in no list of a class: neither homework, reports nor papers', async () => {
    const room = await withWrong();
    await printed(room);
    expect((await room.teacher.call(homeworkApi.list, { subjectId })).items).toHaveLength(1);
    expect((await room.teacher.call(analysisApi.reports, { subjectId })).items).toHaveLength(1);
    expect((await room.teacher.call(papersApi.list, { subjectId })).items).toHaveLength(1);
    expect((await room.teacher.call(libraryApi.list, { shelf: 'mine', subjectId })).items).toHaveLength(1);
  });

  it('sent twice is printed once, and made again gives nothing out a second time', async () => {
    const room = await withWrong();
    const wish = order(room, { dots: true });
    const [first, second] = [await room.teacher.call(print, wish), await room.teacher.call(print, wish)];
    expect(second).toEqual(first);
    for (const other of [{ title: '另一本' }, { dots: false }, { rules: rules({ variants: 1 }) }])
      expect((await room.teacher.refused(print, { ...wish, ...other })).reason).toBe('wish-used');
    const { handbookId } = first;
    const work = { schoolId: room.course.school.schoolId, handbookId };
    const told: [number, number][] = [];
    await perform(world, 'make-handbook', work, async (done, total) => void told.push([done, total]));
    // Counted by students from the first to the last: binding is no step more.
    const [[, students] = [0, 0]] = told;
    expect(told).toEqual(told.map((_, done) => [done, students]));
    expect(told.at(-1)).toEqual([students, students]);
    await world.services.database.asSystem((db) =>
      db.execute(sql`update handbook set status = 'waiting' where id = ${handbookId}`),
    );
    await perform(world, 'make-handbook', work);
    expect((await room.student.call(homeworkApi.mine, {})).items).toHaveLength(2);
    expect((await room.teacher.call(list, { subjectId })).items).toMatchObject([{ status: 'ready', copies: 1 }]);
  });

  it('is sent to the print centre by whoever had it made: each copy is a sound order of its own, and who is half done goes on', async () => {
    const room = await withWrong();
    const { handbook, copies, can } = await room.teacher.call(results, { handbookId: await printed(room) });
    const printRunIds = copies.flatMap(({ printRunId }) => printRunId ?? []);
    expect([can, printRunIds.length]).toEqual([{ giveBack: true, print: true, order: true }, handbook.copies]);
    const seen = () => room.teacher.call(printingApi.forRuns, { printRunIds });
    const [run] = (await seen()).runs;
    expect(run).toMatchObject({ copies: 1, pageCount: 1, pageSize: 'A4', isReady: true, order: null });
    expect(run?.title).toContain('第一期个册');
    const colleague = await room.course.school.newTeacher(room.course.classIds);
    expect((await colleague.call(results, { handbookId: handbook.handbookId })).can.order).toBe(false);
    expect((await colleague.refused(printingApi.forRuns, { printRunIds })).code).toBe(-1404);
    const unknown = [...printRunIds, newId()];
    expect((await room.teacher.refused(printingApi.forRuns, { printRunIds: unknown })).code).toBe(-1404);

    const wish = { printRunId: printRunIds[0] ?? '', options: usualOptions, wantedAt: room.course.stamp(24 * 60) };
    const made = await room.teacher.call(printingApi.create, wish);
    expect((await seen()).runs[0]?.order).toEqual({ ...made, isPushed: false });
    await room.teacher.call(printingApi.move, { ...made, move: 'push' });
    expect((await seen()).runs[0]?.order).toMatchObject({ orderId: made.orderId, isPushed: true });
    const order = await room.teacher.call(printingApi.detail, { orderId: made.orderId });
    // Nobody of the class is missing in a booklet of one student.
    expect(order).toMatchObject({ source: 'handbook', copies: 1, errors: 0, isSound: true });
    expect(order.findings.find(({ check }) => check === 'missing')).toMatchObject({ level: 'passed', count: 1 });
  });

  it('counts on the day on which it is made: with what was given today beyond the limit it needs a reason', async () => {
    const room = await withWrong();
    const leader = await room.course.school.newLeader('SCHOOLPRINCIPAL');
    const limits = { ...usualLimits, junior: 5 };
    await leader.call(homeworkApi.saveLoadSetting, { limits, notice: false, photoSlips: false, revision: 0 });
    const wish = order(room);
    expect((await room.teacher.refused(print, wish)).reason).toBe('needs-reason');
    await printed(room, { ...wish, loadReason: '要复习' });
    const now = room.course.stamp(0).slice(0, 8);
    const { over } = await leader.call(homeworkApi.given, { from: now, to: now });
    expect(over).toMatchObject([{ title: '第一期个册', loadReason: '要复习', students: 1 }]);
  });

  it('is refused where there is nothing to print, or the time to hand in is over', async () => {
    const room = await withWrong(['choice'], ['B']);
    expect((await room.teacher.refused(print, order(room))).reason).toBe('nothing-due');
    const late = order(room, { endAt: room.course.stamp(-1) });
    expect((await room.teacher.refused(print, late)).reason).toBe('end-past');
  });
});

describe('what comes back', () => {
  it('is marked as any paper, moves the question in the wrong book, and is not printed again before it is due', async () => {
    const room = await withWrong();
    const handbookId = await printed(room);
    const { back } = await writtenBack(room, handbookId, ['42']);
    expect(back).toEqual({ released: 1, waiting: 0, open: 0 });
    const book = await room.student.call(analysisApi.wrong, {});
    expect(book.items).toMatchObject([{ homeworkId: room.homework.homeworkId, state: 'reviewing', step: 1 }]);
    const nextOn = book.items[0]?.nextReviewOn ?? '';
    expect(nextOn > today()).toBe(true);
    expect(await room.teacher.call(results, { handbookId })).toMatchObject({
      handbook: { returned: 1, released: 1, asked: 1, right: 1 },
      copies: [{ status: 'released', asked: 1, right: 1, nextOn }],
    });
    const again = await room.teacher.call(plan, { range: room.range, rules: rules() });
    expect(again.students).toEqual([]);
  });

  it('wrong once more is no second wrong question, and comes back soon', async () => {
    const room = await withWrong();
    const handbookId = await printed(room);
    const { homeworkId } = await writtenBack(room, handbookId, ['40']);
    const soon = (await room.student.call(analysisApi.wrong, {})).items;
    expect(soon).toHaveLength(1);
    expect(soon[0]).toMatchObject({ step: 0, state: 'reviewing' });
    expect((await room.teacher.call(results, { handbookId })).handbook).toMatchObject({ asked: 1, right: 0 });
    // A score that is put right later changes what is remembered.
    const { answers } = await room.teacher.call(markingApi.papers, { homeworkId, studentId: room.studentId });
    const scores = answers.map(({ answerId, revision }) => ({ answerId, revision, score: 2, comment: '' }));
    await room.teacher.call(markingApi.score, { scores });
    await perform(world, 'wrong-questions', { schoolId: room.course.school.schoolId, homeworkId });
    const [later] = (await room.student.call(analysisApi.wrong, {})).items;
    expect(later?.step).toBe(1);
    expect((later?.nextReviewOn ?? '') > (soon[0]?.nextReviewOn ?? '')).toBe(true);
  });

  it('is collected and given back at once for all; who has not written is absent', async () => {
    const room = await withWrong();
    const handbookId = await printed(room);
    expect(await room.teacher.call(giveBack, { handbookId })).toEqual({ released: 0, waiting: 0, open: 1 });
    expect(await room.teacher.call(collect, { handbookId })).toEqual({ collected: 1 });
    expect(await room.teacher.call(collect, { handbookId })).toEqual({ collected: 0 });
    expect(await room.teacher.call(giveBack, { handbookId })).toEqual({ released: 0, waiting: 0, open: 0 });
    expect((await room.teacher.call(results, { handbookId })).copies).toMatchObject([{ status: 'absent' }]);
  });
});

it('is there for the teachers of the subject in this class, and for nobody else', async () => {
  const room = await withWrong();
  const handbookId = await printed(room);
  const elsewhere = await TestCourse.of(world, 1);
  const outsiders = [
    await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH),
    await room.course.school.newTeacher([(await room.course.school.newClass(0)).classId]),
    elsewhere.teacher,
  ];
  const { range } = room;
  for (const outsider of outsiders) {
    for (const asked of [results, collect, giveBack])
      expect((await outsider.refused(asked, { handbookId })).code).toBe(-1404);
    expect((await outsider.refused(sources, { ...range })).code).toBe(-1404);
    expect((await outsider.refused(plan, { range, rules: rules() })).code).toBe(-1404);
    expect((await outsider.refused(print, order(room))).code).toBe(-1404);
    const one = { range, rules: rules(), studentId: room.studentId, title: '一' };
    expect((await outsider.refused(draw, one)).code).toBe(-1404);
    expect((await outsider.send(pdf, { handbookId })).json()).toMatchObject({ code: -1404 });
    expect((await outsider.call(list, { subjectId })).items).toEqual([]);
  }
  const colleague = await room.course.school.newTeacher(room.course.classIds);
  expect((await colleague.call(list, { subjectId })).items).toHaveLength(1);
});

describe('who reads what has become of it', () => {
  it('is the principal: of one class or of all, with the pages, and without collecting or giving back', async () => {
    const room = await withWrong();
    const handbookId = await printed(room);
    const principal = await room.course.school.newLeader('SCHOOLPRINCIPAL');
    const { classId } = room.range;
    for (const asked of [{ subjectId }, { subjectId, classId }])
      expect((await principal.call(list, asked)).items).toMatchObject([{ handbookId, classId, copies: 1 }]);
    expect((await principal.call(list, { subjectId: JUNIOR_ENGLISH })).items).toEqual([]);
    expect(await principal.call(results, { handbookId })).toMatchObject({
      copies: [{ studentId: room.studentId, status: 'assigned' }],
      can: { giveBack: false, print: true, order: false },
    });
    expect((await room.teacher.call(results, { handbookId })).can).toEqual({
      giveBack: true,
      print: true,
      order: true,
    });
    expect((await principal.download(pdf, { handbookId })).bytes.length).toBeGreaterThan(1000);
    for (const asked of [collect, giveBack]) expect((await principal.refused(asked, { handbookId })).code).toBe(-1403);
    expect((await principal.refused(print, order(room))).code).toBe(-1403);
    expect((await principal.refused(plan, { range: room.range, rules: rules() })).code).toBe(-1403);
  });

  it('is the officer of the district in the chosen school, without the pages of the children', async () => {
    const room = await withWrong();
    const handbookId = await printed(room);
    const regionId = await world.newRegion();
    const { schoolId } = room.course.school;
    await world.services.database.asSystem((db) =>
      db.execute(sql`update school set region_id = ${regionId} where id = ${schoolId}`),
    );
    const officer = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
    expect((await officer.refused(list, { subjectId })).code).toBe(-1404); // no school is chosen
    const here = officer.with({ 'x-school-id': schoolId });
    // Two copies tell of two children.
    expect((await here.call(list, { subjectId })).items).toEqual([]);
    expect((await here.refused(results, { handbookId })).code).toBe(-1403);
    expect((await here.send(pdf, { handbookId })).json()).toMatchObject({ code: -1403 });
  });

  it('is nobody of another school: neither the booklet nor its class is there', async () => {
    const room = await withWrong();
    const handbookId = await printed(room);
    const elsewhere = await world.newSchool();
    const principal = await elsewhere.newLeader('SCHOOLPRINCIPAL');
    expect((await principal.refused(results, { handbookId })).code).toBe(-1404);
    expect((await principal.send(pdf, { handbookId })).json()).toMatchObject({ code: -1404 });
    expect((await principal.refused(list, { subjectId, classId: room.range.classId })).code).toBe(-1404);
    expect((await principal.call(list, { subjectId })).items).toEqual([]);
    const colleague = await room.course.school.newTeacher([(await room.course.school.newClass(0)).classId]);
    expect((await colleague.refused(list, { subjectId, classId: room.range.classId })).code).toBe(-1404);
  });
});
