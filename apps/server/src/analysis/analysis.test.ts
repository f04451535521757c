import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { decodeStrokes } from '@zhibi/ink';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../test/gateway.js';
import type { Person } from '../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../test/school.js';
import { perform, TestCourse } from '../../test/test-course.js';
import { write } from '../../test/writing.js';
import { newId } from '../platform/ids.js';

const { report, reports, exportReport, pulse, wrong, wrongOfStudent, setCause, understood, notYet } = analysisApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A class that has written, was marked by the machine and got its papers back: one right answer of two, the other absent. */
async function givenBack(
  course: TestCourse,
  answers = ['B', '41'],
  kinds: ('choice' | 'fillIn')[] = ['choice', 'fillIn'],
) {
  const point = await course.newKnowledge('乘法');
  const homework = await course.teacher.call(homeworkApi.publish, course.order(await course.newPaper(kinds, [point])));
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, course.school.schoolId);
  const student = course.classes[0]?.students[0];
  const absent = course.classes[0]?.students[1];
  if (student === undefined || absent === undefined) throw new Error('the class is empty');
  const studentId = student.ids.studentId ?? '';
  await write(world, course, pen, { homework, studentId, answers });
  const subject = { schoolId: course.school.schoolId, homeworkId };
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', subject);
  await course.teacher.call(markingApi.release, { homeworkId });
  await perform(world, 'wrong-questions', subject);
  return { course, homework, homeworkId, student, absent, studentId, point, subject };
}

const officerOf = async (course: TestCourse): Promise<Person> => {
  const regionId = newId();
  await world.services.database.asSystem(async (db) => {
    await db.execute(
      sql`insert into region (id, organisation_id, name) values (${regionId}, ${world.organisationId}, '区')`,
    );
    await db.execute(sql`update school set region_id = ${regionId} where id = ${course.school.schoolId}`);
  });
  return world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
};

describe('the report of a class', () => {
  it('counts handed-in papers and names the absent', async () => {
    const room = await givenBack(await TestCourse.of(world));
    const shown = await room.course.teacher.call(report, { homeworkId: room.homeworkId });
    expect(shown).toMatchObject({
      fullScore: 4,
      students: 2,
      sat: 1,
      marked: 1,
      mean: 2,
      median: 2,
      best: 2,
      worst: 2,
      gradeMean: 2,
      excellent: 0,
      passed: 0,
      absent: [{ studentId: room.absent.ids.studentId, name: room.absent.ids.name }],
      questions: [
        { no: 1, maxScore: 2, rate: 1, discrimination: null, intendedWeight: 0.5, effectiveWeight: null },
        { no: 2, maxScore: 2, rate: 0, discrimination: null, index: null },
      ],
      paper: { deviation: null, alpha: null, standardError: null }, // one copy measures nothing
      knowledge: [{ id: room.point, title: '乘法', rate: { rate: 0.5 }, weakStudentIds: [room.studentId] }],
    });
    expect(shown.knowledge[0]?.itemIds).toHaveLength(2);
    expect(shown.bins.find((bin) => bin.label === '50-59')?.studentIds).toEqual([room.studentId]);
    expect(shown.sections.map((section) => section.maxScore)).toEqual([2, 2]);
    expect(shown.rows).toMatchObject([
      { studentId: room.studentId, total: 2, bySection: [2, 0], change: null, weak: ['乘法'], status: 'released' },
      { total: null, bySection: [null, null], weak: [], status: 'absent' },
    ]);
  });

  it('tells the change against the homework before', async () => {
    const course = await TestCourse.of(world);
    await givenBack(course, ['B', '41']);
    const { homeworkId } = await givenBack(course, ['B', '42']);
    const { rows } = await course.teacher.call(report, { homeworkId });
    expect(rows.map((row) => row.change)).toEqual([50, null]);
  });

  it('compares with the homework before it in time, whenever that was published, and with nothing older', async () => {
    const course = await TestCourse.of(world);
    const first = await givenBack(course, ['B', '41']);
    const second = await givenBack(course, ['B', '42']);
    // The first was published ahead of the second, which began earlier.
    await world.services.database.asSystem((db) =>
      db.execute(sql`update homework set start_at = start_at - interval '2 hours' where id = ${second.homeworkId}`),
    );
    const later = await course.teacher.call(report, { homeworkId: first.homeworkId });
    expect(later.previous).toMatchObject({ homeworkId: second.homeworkId, marked: 1 });
    expect(later.rows.map((row) => row.change)).toEqual([-50, null]);
    expect((await course.teacher.call(report, { homeworkId: second.homeworkId })).previous).toBeNull();

    const unmarked = await course.publish(['choice'], { title: '没批的' });
    await course.teacher.call(homeworkApi.close, { homeworkId: unmarked.homeworkId });
    await world.services.database.asSystem((db) =>
      db.execute(sql`update homework set start_at = start_at - interval '1 hour' where id = ${unmarked.homeworkId}`),
    );
    const again = await course.teacher.call(report, { homeworkId: first.homeworkId });
    expect(again.previous).toMatchObject({ title: '没批的', marked: 0 });
    expect(again.rows.map((row) => row.change)).toEqual([null, null]);
    const { classes } = await course.teacher.call(pulse, { subjectId: JUNIOR_MATHS });
    expect(classes[0]?.points.map(({ homeworkId }) => homeworkId)).toEqual([second.homeworkId, first.homeworkId]);
  });

  it('is there for the teachers of the subject and the leaders of the school; an officer reads no student in it', async () => {
    const { course, homeworkId } = await givenBack(await TestCourse.of(world));
    const officer = await officerOf(course);
    const readers = [
      course.teacher,
      await course.school.newLeader('SCHOOLPRINCIPAL'),
      await course.school.newLeader('SCHOOLADMIN'),
    ];
    for (const reader of readers) {
      expect((await reader.call(report, { homeworkId })).students).toBe(2);
      expect((await reader.call(reports, {})).items.map((one) => one.homeworkId)).toEqual([homeworkId]);
    }
    const here = officer.with({ 'x-school-id': course.school.schoolId });
    expect((await here.refused(report, { homeworkId })).code).toBe(-1403);
    // One copy is marked: fewer than five could be told apart.
    expect((await here.call(reports, {})).items).toEqual([]);
    expect((await officer.refused(reports, {})).code).toBe(-1404);
  });

  it('is not there for another subject, class or school', async () => {
    const { course, homeworkId } = await givenBack(await TestCourse.of(world));
    const elsewhere = await TestCourse.of(world, 1);
    const outsiders = [
      await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH),
      await course.school.newTeacher([(await course.school.newClass(0)).classId]),
      elsewhere.teacher,
      await elsewhere.school.newLeader('SCHOOLPRINCIPAL'),
    ];
    for (const outsider of outsiders) {
      expect((await outsider.refused(report, { homeworkId })).code).toBe(-1404);
      expect((await outsider.send(exportReport, { homeworkId })).json()).toMatchObject({ code: -1404 });
      expect((await outsider.call(reports, {})).items).toEqual([]);
    }
    const asked = { homeworkId, classId: elsewhere.classIds[0] };
    expect((await course.teacher.refused(report, asked)).code).toBe(-1404);
    expect((await course.teacher.refused(reports, { classId: elsewhere.classIds[0] })).code).toBe(-1404);
  });

  it('lists what was collected with its results, one line for each class', async () => {
    const course = await TestCourse.of(world, 2, 2);
    const { homeworkId } = await givenBack(course);
    await course.publish(['choice']);
    const { items } = await course.teacher.call(reports, { subjectId: JUNIOR_MATHS });
    expect(items.filter((one) => one.homeworkId === homeworkId)).toHaveLength(2);
    expect(items).toHaveLength(2);
    expect(items.find((one) => one.classId === course.classIds[0])).toMatchObject({
      students: 2,
      sat: 1,
      marked: 1,
      rate: 0.5,
    });
    expect((await course.teacher.call(reports, { subjectId: JUNIOR_ENGLISH })).items).toEqual([]);
    expect((await course.teacher.call(reports, { classId: course.classIds[1] })).items).toHaveLength(1);
  });

  it('goes into a spreadsheet as UTF-8 in which nothing runs', async () => {
    const course = await TestCourse.of(world, 1);
    await course.school.newStudent(course.classIds[0] ?? '', '=HYPERLINK("http://x")');
    const { homeworkId } = await course.publish(['choice']);
    const file = await course.teacher.download(exportReport, { homeworkId });
    const text = file.bytes.toString('utf8');
    expect(file.type).toBe('text/csv; charset=utf-8');
    expect(file.name).toMatch(/-班级报告-\d{8}\.csv$/);
    expect(text.startsWith('\uFEFF"学号","姓名","总分"')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")",""`);
    const english = await course.teacher.with({ 'accept-language': 'en' }).download(exportReport, { homeworkId });
    expect(english.bytes.toString('utf8')).toContain('"No.","Name","Total"');
  });
});

it('the pulse of a class takes nothing that has not gone back, and no copy of one for the whole class', async () => {
  const course = await TestCourse.of(world);
  const first = await givenBack(course, ['B', '41']);
  const homework = await course.publish(['choice']);
  const pen = await Gateway.of(world, course.school.schoolId);
  await write(world, course, pen, { homework, studentId: first.studentId, answers: ['B'] });
  const { homeworkId } = homework;
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId: course.school.schoolId, homeworkId });
  const pointsOf = async (of: TestCourse) =>
    (await of.teacher.call(pulse, { subjectId: JUNIOR_MATHS })).classes.flatMap(({ points }) =>
      points.map((point) => point.homeworkId),
    );
  expect(await pointsOf(course)).toEqual([first.homeworkId]);
  await course.teacher.call(markingApi.release, { homeworkId });
  expect(await pointsOf(course)).toEqual([first.homeworkId, homeworkId]);
  const { course: large } = await givenBack(await TestCourse.of(world, 3));
  expect(await pointsOf(large)).toEqual([]);
});

it('the pulse of a class is its last ten homework that went back, the oldest first', async () => {
  const course = await TestCourse.of(world);
  const [first, second] = [await givenBack(course, ['B', '41']), await givenBack(course, ['B', '42'])];
  await course.publish(['choice']);
  const { classes } = await course.teacher.call(pulse, { subjectId: JUNIOR_MATHS });
  expect(classes.map((one) => one.points.map((point) => [point.homeworkId, point.rate]))).toEqual([
    [
      [first.homeworkId, 0.5],
      [second.homeworkId, 1],
    ],
  ]);
  expect((await course.teacher.call(pulse, { subjectId: JUNIOR_ENGLISH })).classes).toEqual([]);
});

describe('proposed layers', () => {
  it('follow from what went back, for those who may read layers', async () => {
    const course = await TestCourse.of(world);
    const { studentId, homework } = await givenBack(course, ['B', '41']);
    await givenBack(course, ['B', '42']);
    const asked = { classId: course.classIds[0] ?? '', subjectId: JUNIOR_MATHS };
    const { items } = await course.teacher.call(analysisApi.levelProposal, asked);
    expect(items).toMatchObject([
      {
        studentId,
        level: 'B',
        mastery: { rate: 0.75 },
        reason: 'few-results',
        results: 2,
        last: [{ title: homework.title, rate: 0.5 }, { rate: 1 }],
      },
    ]);
    expect(
      (await (await course.school.newLeader('SCHOOLPRINCIPAL')).call(analysisApi.levelProposal, asked)).items,
    ).toHaveLength(1);
    const colleague = await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH);
    expect((await colleague.refused(analysisApi.levelProposal, asked)).code).toBe(-1404);
    expect(
      (await course.teacher.refused(analysisApi.levelProposal, { ...asked, subjectId: JUNIOR_ENGLISH })).code,
    ).toBe(-1404);
  });

  it('do not come from papers that are not back', async () => {
    const course = await TestCourse.of(world);
    await course.publish(['choice']);
    const asked = { classId: course.classIds[0] ?? '', subjectId: JUNIOR_MATHS };
    expect((await course.teacher.call(analysisApi.levelProposal, asked)).items).toEqual([]);
  });
});

describe('the wrong-question book', () => {
  it('holds every question below its full score, with the own ink, and what the page around it tells', async () => {
    const room = await givenBack(await TestCourse.of(world));
    const book = await room.student.call(wrong, {});
    expect(book).toMatchObject({
      counts: { due: 1, open: 1, mastered: 0 },
      subjects: [{ subjectId: JUNIOR_MATHS, subjectName: '初中数学', count: 1 }],
      knowledge: [{ id: room.point, title: '乘法' }],
      causes: [],
      next: null,
    });
    expect(book.week.map((day) => day.count)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(book.items).toMatchObject([
      { homeworkId: room.homeworkId, no: 2, score: 0, maxScore: 2, state: 'new', step: 0, cause: null, comment: '' },
    ]);
    expect(decodeStrokes(Buffer.from(book.items[0]?.ink ?? '', 'base64')).length).toBeGreaterThan(0);
    expect((await room.absent.call(wrong, {})).items).toEqual([]);
  });

  it('is filled once, however often the task runs, and follows scores that change later', async () => {
    const room = await givenBack(await TestCourse.of(world));
    await perform(world, 'wrong-questions', room.subject);
    expect((await room.student.call(wrong, {})).items).toHaveLength(1);
    const asked = { homeworkId: room.homeworkId, studentId: room.studentId };
    const given = (await room.course.teacher.call(markingApi.papers, asked)).answers;
    const scores = given.map(({ answerId, revision }, at) => ({ answerId, revision, score: at + 1, comment: '看' }));
    await room.course.teacher.call(markingApi.score, { scores });
    await perform(world, 'wrong-questions', room.subject);
    expect((await room.student.call(wrong, {})).items).toMatchObject([{ no: 1, score: 1, comment: '看' }]);
  });

  it('is not filled before the papers go back', async () => {
    const course = await TestCourse.of(world);
    const { homeworkId } = await course.publish(['choice']);
    await perform(world, 'wrong-questions', { schoolId: course.school.schoolId, homeworkId });
    expect((await course.classes[0]?.students[0]?.call(wrong, {}))?.items).toEqual([]);
  });

  it('is filtered by subject, state, knowledge point and what is due', async () => {
    const room = await givenBack(await TestCourse.of(world));
    const found = async (filter: Record<string, unknown>) => (await room.student.call(wrong, filter)).items.length;
    expect(await found({ subjectId: JUNIOR_MATHS, due: true, state: 'new', knowledgeId: room.point })).toBe(1);
    expect(await found({ subjectId: JUNIOR_ENGLISH })).toBe(0);
    expect(await found({ state: 'mastered' })).toBe(0);
    expect(await found({ knowledgeId: newId() })).toBe(0);
    const wrongId = (await room.student.call(wrong, {})).items[0]?.wrongId ?? '';
    const early = new Date(world.clock.now().getTime() - 40 * 86_400_000).toISOString();
    expect(await found({ days: 30 })).toBe(1);
    await world.services.database.asSystem((db) =>
      db.execute(sql`update wrong_question set added_at = ${early}::timestamptz where id = ${wrongId}::uuid`),
    );
    expect([await found({ days: 30 }), await found({ days: 60 })]).toEqual([0, 1]);
    await room.student.call(understood, { wrongId, understood: true });
    expect(await found({ due: true })).toBe(0);
    expect((await room.student.call(wrong, {})).week.map((day) => day.count)).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });

  it('goes up the ladder when it is understood, and a step back when not', async () => {
    const room = await givenBack(await TestCourse.of(world));
    const wrongId = (await room.student.call(wrong, {})).items[0]?.wrongId ?? '';
    const move = (yes: boolean) => room.student.call(understood, { wrongId, understood: yes });
    expect(await move(true)).toMatchObject({ step: 1, state: 'reviewing' });
    expect(await move(false)).toMatchObject({ step: 0, state: 'new' });
    for (let i = 0; i < 5; i++) await move(true);
    expect(await move(true)).toEqual({ step: 5, state: 'mastered', nextReviewOn: null });
    expect((await room.student.call(wrong, {})).counts).toEqual({ due: 0, open: 0, mastered: 1 });
    expect((await room.student.call(wrong, { open: true })).items).toEqual([]);
    await move(false);
    expect((await room.student.call(wrong, { open: true })).items).toHaveLength(1);
  });

  it('comes again tomorrow, a step lower, when the student cannot do it yet', async () => {
    const room = await givenBack(await TestCourse.of(world));
    const wrongId = (await room.student.call(wrong, {})).items[0]?.wrongId ?? '';
    for (let i = 0; i < 3; i++) await room.student.call(understood, { wrongId, understood: true });
    expect(await room.student.call(notYet, { wrongId })).toMatchObject({ step: 2, state: 'reviewing' });
    const { week, counts } = await room.student.call(wrong, {});
    expect([week[1]?.count, counts.due]).toEqual([1, 0]);
  });

  it('keeps why it went wrong', async () => {
    const room = await givenBack(await TestCourse.of(world));
    const wrongId = (await room.student.call(wrong, {})).items[0]?.wrongId ?? '';
    await room.student.call(setCause, { wrongId, cause: 'careless' });
    expect((await room.student.call(wrong, {})).causes).toEqual([{ cause: 'careless', count: 1 }]);
    await room.student.call(setCause, { wrongId, cause: null });
    expect((await room.student.call(wrong, {})).causes).toEqual([]);
  });

  it("is the student's own: others change nothing in it", async () => {
    const room = await givenBack(await TestCourse.of(world));
    const wrongId = (await room.student.call(wrong, {})).items[0]?.wrongId ?? '';
    const stranger = (await TestCourse.of(world, 1)).classes[0]?.students[0];
    for (const other of [room.absent, stranger]) {
      expect((await other?.refused(setCause, { wrongId, cause: 'sign' }))?.code).toBe(-1404);
      expect((await other?.refused(understood, { wrongId, understood: true }))?.code).toBe(-1404);
      expect((await other?.refused(notYet, { wrongId }))?.code).toBe(-1404);
    }
  });

  it('is read by a teacher of the class in the subject, and by no other', async () => {
    const room = await givenBack(await TestCourse.of(world));
    const { studentId } = room;
    const shown = await room.course.teacher.call(wrongOfStudent, { studentId });
    expect(shown).toMatchObject({ studentName: room.student.ids.name, items: [{ no: 2 }], next: null });
    const inEnglish = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    expect((await inEnglish.call(wrongOfStudent, { studentId })).items).toEqual([]);
    const pretending = inEnglish.with({ 'x-subject-id': String(JUNIOR_MATHS) });
    expect((await pretending.refused(wrongOfStudent, { studentId })).code).toBe(-1404);
    const outsider = await room.course.school.newTeacher([(await room.course.school.newClass(0)).classId]);
    expect((await outsider.refused(wrongOfStudent, { studentId })).code).toBe(-1404);
    expect((await (await TestCourse.of(world, 0)).teacher.refused(wrongOfStudent, { studentId })).code).toBe(-1404);
  });
});

it('a teacher who belongs to no school finds nothing, and no call fails', async () => {
  const nobody = await world.newPerson({ loginType: 1, roles: ['TEACHER'] });
  const { homeworkId } = await (await TestCourse.of(world, 1)).publish(['choice']);
  for (const endpoint of [report, homeworkApi.detail, markingApi.items, homeworkApi.close, markingApi.release])
    expect((await nobody.refused(endpoint, { homeworkId })).code).toBe(-1404);
  expect((await nobody.refused(markingApi.ledger, { answerId: newId() })).code).toBe(-1404);
  expect((await nobody.refused(wrongOfStudent, { studentId: newId() })).code).toBe(-1404);
  expect((await nobody.call(homeworkApi.list, { subjectId: JUNIOR_MATHS })).items).toEqual([]);
  expect((await nobody.call(markingApi.waiting, { subjectId: JUNIOR_MATHS })).answers).toBe(0);
});
