import { homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../test/event-source.js';
import { Gateway } from '../../test/gateway.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../test/school.js';
import { MINUTE, nextEvent, TestCourse } from '../../test/test-course.js';
import { write } from '../../test/writing.js';
import { newId } from '../platform/ids.js';
import { CLOSE_HOMEWORK } from './handing-in/close-homework.js';
import { homeworkTasks } from './routes.js';

const { publish, freeRuns, list, detail, submissions, close, withdraw, mine } = homeworkApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A homework of one class with a student who has written on it. */
async function written(minutes = 60) {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice'], { endAt: course.stamp(minutes) });
  const pen = await Gateway.of(world, course.school.schoolId);
  const { items } = await course.teacher.call(submissions, { homeworkId: homework.homeworkId });
  const [first] = items;
  if (first === undefined) throw new Error('nobody in the class');
  await write(world, course, pen, { homework, studentId: first.studentId, answers: ['B'] });
  return { course, homework, student: first, pen };
}

const closeAtEnd = (schoolId: string, homeworkId: string) =>
  homeworkTasks(world.services)[CLOSE_HOMEWORK]?.({
    payload: { schoolId, homeworkId },
    progress: async () => undefined,
  });

describe('publishing', () => {
  it('puts a copy before every student of the class, and freezes the paper', async () => {
    const course = await TestCourse.of(world, 3);
    const homework = await course.publish(['choice', 'fillIn']);
    expect(homework).toMatchObject({
      status: 'open',
      totalScore: 4,
      progress: { total: 3, writing: 0, handedIn: 0, marked: 0 },
      can: { withdraw: true, close: true, mark: false, release: false },
    });
    const { items } = await course.teacher.call(submissions, { homeworkId: homework.homeworkId });
    expect(items.map((one) => [one.status, one.pageCodes.length])).toEqual(Array(3).fill(['assigned', 1]));
    expect((await course.teacher.call(papersApi.detail, { paperId: homework.paperId })).status).toBe('published');
  });

  it('takes a print run that was made before, once', async () => {
    const course = await TestCourse.of(world);
    const paperId = await course.newPaper(['choice']);
    const { printRunId } = await course.teacher.call(papersApi.createRun, { paperId, classIds: course.classIds });
    const first = await course.teacher.call(publish, course.order(paperId, { printRunId }));
    expect(first.printRunId).toBe(printRunId);
    const same = course.order(paperId, { printRunId, again: true });
    expect((await course.teacher.refused(publish, same)).reason).toBe('run-taken');
  });

  it('refuses a print run of other classes, of another paper, or of nobody', async () => {
    const course = await TestCourse.of(world, 1, 2);
    const [a, b] = [await course.newPaper(['choice']), await course.newPaper(['choice'])];
    const { printRunId } = await course.teacher.call(papersApi.createRun, {
      paperId: a,
      classIds: course.classIds.slice(0, 1),
    });
    expect((await course.teacher.refused(publish, course.order(a, { printRunId }))).reason).toBe('run-mismatch');
    const ofFirst = { printRunId, classIds: course.classIds.slice(0, 1) };
    expect((await course.teacher.refused(publish, course.order(b, ofFirst))).reason).toBe('run-mismatch');
    expect((await course.teacher.refused(publish, course.order(a, { printRunId: newId() }))).code).toBe(-1404);
  });

  it('proposes the newest copies that lie printed for its classes, and says what there is to know of the others', async () => {
    const course = await TestCourse.of(world, 2, 2);
    const { teacher, classIds } = course;
    const [one] = classIds;
    const paperId = await course.newPaper(['choice']);
    const run = async (of: string[]) => (await teacher.call(papersApi.createRun, { paperId, classIds: of })).printRunId;
    const ofOne = await run(classIds.slice(0, 1));
    const ofBoth = await run(classIds);
    const ask = (of: string[]) => teacher.call(freeRuns, { paperId, classIds: of });
    expect(await ask(classIds)).toMatchObject({
      given: [],
      proposed: ofBoth,
      items: [
        { printRunId: ofBoth, misfit: null, copies: 4, without: 0, unused: 0 },
        { printRunId: ofOne, misfit: 'other-classes', copies: 2, without: 2, unused: 0 },
      ],
    });
    expect((await ask(classIds.slice(0, 1))).items).toMatchObject([{ unused: 2 }, { misfit: null, unused: 0 }]);
    await teacher.call(publish, course.order(paperId, { printRunId: ofBoth }));
    expect(await ask(classIds.slice(0, 1))).toMatchObject({
      proposed: ofOne,
      items: [{ printRunId: ofOne }],
      given: [{ status: 'open', classNames: [expect.any(String)] }],
    });
    const colleague = await course.school.newTeacher([one ?? '']);
    expect((await colleague.refused(freeRuns, { paperId, classIds: [one ?? ''] })).code).toBe(-1404);
    expect((await teacher.refused(freeRuns, { paperId, classIds: [newId()] })).reason).toBe('not-your-class');
  });

  it('does not propose copies of the paper as it was before a change', async () => {
    const course = await TestCourse.of(world);
    const paperId = await course.newPaper(['choice', 'fillIn']);
    await course.teacher.call(papersApi.createRun, { paperId, classIds: course.classIds });
    const { revision, title, options, sections } = await course.teacher.call(papersApi.detail, { paperId });
    await course.teacher.call(papersApi.save, { paperId, revision, title, options, sections: sections.slice(0, 1) });
    expect(await course.teacher.call(freeRuns, { paperId, classIds: course.classIds })).toMatchObject({
      proposed: null,
      items: [{ misfit: 'paper-changed' }],
    });
  });

  it.each([
    ['a push time before now', { pushAt: -2 }, 'push-time', 'pushAt'],
    ['a start after the end', { startAt: 90 }, 'start-end', 'endAt'],
    ['an end that has passed', { startAt: -90, endAt: -30 }, 'start-end', 'endAt'],
  ])('refuses %s, beside its field', async (_, minutes, reason, field) => {
    const course = await TestCourse.of(world, 1);
    const change = Object.fromEntries(Object.entries(minutes).map(([name, at]) => [name, course.stamp(at)]));
    const refused = await course.teacher.refused(publish, course.order(await course.newPaper(['choice']), change));
    expect(refused).toMatchObject({ code: -1400, reason, data: { fields: { [field]: expect.any(String) } } });
  });

  it('refuses a moment that does not exist', async () => {
    const course = await TestCourse.of(world, 1);
    const order = course.order(await course.newPaper(['choice']), { endAt: '20269999999999' });
    expect(await course.teacher.refused(publish, order)).toMatchObject({
      code: -1400,
      data: { fields: { endAt: expect.any(String) } },
    });
  });

  it('takes a push time that the form rounded down to the minute', async () => {
    const course = await TestCourse.of(world, 1);
    expect((await course.publish(['choice'], { pushAt: course.stamp(-0.5) })).status).toBe('open');
  });

  it('refuses a class of another teacher, and the own class in another subject', async () => {
    const course = await TestCourse.of(world, 1);
    const other = await course.school.newClass(1);
    const paperId = await course.newPaper(['choice']);
    const both = [...course.classIds, other.classId];
    expect(await course.teacher.refused(publish, course.order(paperId, { classIds: both }))).toMatchObject({
      code: -1403,
      reason: 'not-your-class',
    });
    await course.school.newTeacher([other.classId], JUNIOR_ENGLISH);
    expect((await course.teacher.refused(publish, course.order(paperId, { classIds: [other.classId] }))).reason).toBe(
      'not-your-class',
    );
  });

  it("does not find a colleague's paper, nor one of another school", async () => {
    const course = await TestCourse.of(world, 1);
    const colleague = await course.school.newTeacher(course.classIds);
    const paperId = await course.newPaper(['choice']);
    expect((await colleague.refused(publish, course.order(paperId))).code).toBe(-1404);
    const elsewhere = await TestCourse.of(world, 1);
    expect((await elsewhere.teacher.refused(publish, elsewhere.order(paperId))).code).toBe(-1404);
  });

  it('refuses a paper without questions and classes without students', async () => {
    const course = await TestCourse.of(world, 1);
    const paper = await course.teacher.call(papersApi.detail, { paperId: await course.newPaper(['choice']) });
    const { options, title, paperId, revision } = paper;
    await course.teacher.call(papersApi.save, { paperId, revision, title, options, sections: [] });
    expect((await course.teacher.refused(publish, course.order(paperId))).reason).toBe('no-questions');
    const empty = await TestCourse.of(world, 0);
    const order = empty.order(await empty.newPaper(['choice']));
    expect((await empty.teacher.refused(publish, order)).reason).toBe('class-empty');
  });
});

describe('the list', () => {
  it('shows the homework of own classes in the subject, newest first, page by page', async () => {
    const course = await TestCourse.of(world, 1);
    const paperId = await course.newPaper(['choice']);
    const titles = Array.from({ length: 21 }, (_, i) => `作业${i}`);
    for (const title of titles) await course.teacher.call(publish, course.order(paperId, { title, again: true }));
    const first = await course.teacher.call(list, { subjectId: JUNIOR_MATHS });
    const second = await course.teacher.call(list, { subjectId: JUNIOR_MATHS, cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map((one) => one.title)).toEqual(titles.reverse());
    expect(second.next).toBeNull();
    expect((await course.teacher.call(list, { subjectId: JUNIOR_ENGLISH })).items).toEqual([]);
    expect((await course.teacher.refused(list, { subjectId: JUNIOR_MATHS, cursor: 'nonsense' })).code).toBe(-1400);
  });

  it('filters by status as the clock says', async () => {
    const course = await TestCourse.of(world, 1);
    const later = await course.publish(['choice'], { startAt: course.stamp(30) });
    const now = await course.publish(['choice']);
    const gone = await course.publish(['choice']);
    await course.teacher.call(withdraw, { homeworkId: gone.homeworkId });
    const over = await course.publish(['choice']);
    await course.teacher.call(close, { homeworkId: over.homeworkId });
    const ids = async (status: 'scheduled' | 'open' | 'closed' | 'withdrawn') =>
      (await course.teacher.call(list, { subjectId: JUNIOR_MATHS, status })).items.map((one) => one.homeworkId);
    expect(await ids('scheduled')).toEqual([later.homeworkId]);
    expect(await ids('open')).toEqual([now.homeworkId]);
    expect(await ids('closed')).toEqual([over.homeworkId]);
    expect(await ids('withdrawn')).toEqual([gone.homeworkId]);
  });

  it('is empty for a teacher of other classes, and a class not taught is not found', async () => {
    const course = await TestCourse.of(world, 1);
    await course.publish(['choice']);
    const outsider = await course.school.newTeacher([(await course.school.newClass(0)).classId]);
    expect((await outsider.call(list, { subjectId: JUNIOR_MATHS })).items).toEqual([]);
    const asked = { subjectId: JUNIOR_MATHS, classId: course.classIds[0] };
    expect((await outsider.refused(list, asked)).code).toBe(-1404);
  });
});

describe('a homework', () => {
  it.each([
    ['a teacher of another class', 'class'],
    ['a teacher of the class in another subject', 'subject'],
    ['a teacher of another school', 'school'],
  ])('is not there for %s', async (_, which) => {
    const course = await TestCourse.of(world, 1);
    const { homeworkId } = await course.publish(['choice']);
    const outsider =
      which === 'class'
        ? await course.school.newTeacher([(await course.school.newClass(0)).classId])
        : which === 'subject'
          ? await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH)
          : (await TestCourse.of(world, 0)).teacher;
    for (const endpoint of [detail, submissions, close, withdraw])
      expect((await outsider.refused(endpoint, { homeworkId })).code).toBe(-1404);
  });

  it('of two classes is seen by the teacher of one, with the students of that class only, and run by nobody but both', async () => {
    const course = await TestCourse.of(world, 1, 2);
    const { homeworkId } = await course.publish(['choice']);
    const ofOne = await course.school.newTeacher(course.classIds.slice(0, 1));
    expect((await ofOne.call(detail, { homeworkId })).progress.total).toBe(1);
    expect((await course.teacher.call(detail, { homeworkId })).progress.total).toBe(2);
    expect((await ofOne.call(detail, { homeworkId })).can).toMatchObject({ close: false, withdraw: false });
    const { items } = await ofOne.call(submissions, { homeworkId });
    expect(items.map((one) => one.classId)).toEqual(course.classIds.slice(0, 1));
    expect((await ofOne.refused(submissions, { homeworkId, classId: course.classIds[1] })).code).toBe(-1404);
    for (const endpoint of [close, withdraw]) expect((await ofOne.refused(endpoint, { homeworkId })).code).toBe(-1403);
  });
});

describe('collecting', () => {
  it('hands in what was written on and leaves the rest absent', async () => {
    const { course, homework, student } = await written();
    const closed = await course.teacher.call(close, { homeworkId: homework.homeworkId });
    expect(closed).toMatchObject({ status: 'closed', progress: { total: 2, writing: 0, handedIn: 1 } });
    const { items } = await course.teacher.call(submissions, { homeworkId: homework.homeworkId });
    expect(Object.fromEntries(items.map((one) => [one.studentId, one.status]))).toMatchObject({
      [student.studentId]: 'handed-in',
    });
    expect(items.filter((one) => one.status === 'absent')).toHaveLength(1);
  });

  it('before the end is told to the students who have it, and to nobody when it ends by itself', async () => {
    const address = await world.services.app.listen({ host: '127.0.0.1', port: 0 });
    const { course, homework, student } = await written(5);
    const [person] = course.classes[0]?.students.filter(({ ids }) => ids.studentId === student.studentId) ?? [];
    const stream = await listenTo(address, person?.token ?? '');
    const other = await course.publish(['choice'], { endAt: course.stamp(3), title: '另一次' });
    const before = course.stamp(0);
    await course.teacher.call(close, { homeworkId: homework.homeworkId });
    const after = course.stamp(0);
    const { homeworkId, title } = homework;
    expect(await nextEvent(stream, ({ name }) => name === 'homework-collected')).toMatchObject({
      data: { homeworkId, title },
    });
    const own = async () => new Map((await person?.call(mine, {}))?.items.map((one) => [one.title, one.collectedAt]));
    expect([before, after]).toContain((await own()).get(title));
    world.clock.forward(4 * MINUTE);
    await closeAtEnd(course.school.schoolId, other.homeworkId);
    expect((await own()).get('另一次')).toBeNull();
    const told = await world.services.database.asSystem((db) =>
      db.execute(`select data->>'homeworkId' as id from event where name = 'homework-collected'
        union select data->>'homeworkId' from outbox where name = 'homework-collected'`),
    );
    const ids = told.map(({ id }) => id);
    expect([ids.includes(homeworkId), ids.includes(other.homeworkId)]).toEqual([true, false]);
    stream.close();
  });

  it('is refused before it opens', async () => {
    const course = await TestCourse.of(world, 1);
    const { homeworkId } = await course.publish(['choice'], { startAt: course.stamp(30) });
    expect((await course.teacher.refused(close, { homeworkId })).code).toBe(-1409);
  });

  it('twice changes nothing', async () => {
    const { course, homework } = await written();
    const first = await course.teacher.call(close, { homeworkId: homework.homeworkId });
    expect(await course.teacher.call(close, { homeworkId: homework.homeworkId })).toEqual(first);
  });

  it('happens by itself at the end, not before, and safely twice', async () => {
    const { course, homework } = await written(5);
    const status = async () => {
      const { items } = await course.teacher.call(submissions, { homeworkId: homework.homeworkId });
      return items.map((one) => one.status).sort();
    };
    await closeAtEnd(course.school.schoolId, homework.homeworkId);
    expect(await status()).toEqual(['assigned', 'writing']);
    world.clock.forward(6 * MINUTE);
    await closeAtEnd(course.school.schoolId, homework.homeworkId);
    await closeAtEnd(course.school.schoolId, homework.homeworkId);
    expect(await status()).toEqual(['absent', 'handed-in']);
  });

  it('can be promised for the end of a summer: longer than the queue counts', async () => {
    const course = await TestCourse.of(world, 1);
    expect((await course.publish(['choice'], { endAt: course.stamp(60 * 24 * 60) })).status).toBe('open');
  });
});

describe('taking back', () => {
  it('is possible while nothing is written', async () => {
    const course = await TestCourse.of(world, 1);
    const { homeworkId } = await course.publish(['choice']);
    await course.teacher.call(withdraw, { homeworkId });
    expect((await course.teacher.call(detail, { homeworkId })).status).toBe('withdrawn');
    const [student] = course.classes[0]?.students ?? [];
    expect((await student?.call(mine, {}))?.items).toEqual([]);
    expect((await course.teacher.refused(close, { homeworkId })).code).toBe(-1409);
  });

  it('leaves its printed copies to the next publishing, on which students then write', async () => {
    const course = await TestCourse.of(world, 1);
    const { teacher, classIds } = course;
    const { homeworkId, paperId, printRunId } = await course.publish(['choice']);
    await teacher.call(withdraw, { homeworkId });
    expect((await teacher.call(freeRuns, { paperId, classIds })).proposed).toBe(printRunId);
    const again = await teacher.call(publish, course.order(paperId, { printRunId }));
    const [student] = course.classes[0]?.students ?? [];
    const pen = await Gateway.of(world, course.school.schoolId);
    await write(world, course, pen, { homework: again, studentId: student?.ids.studentId ?? '', answers: ['B'] });
    expect((await teacher.call(detail, { homeworkId: again.homeworkId })).progress).toMatchObject({ writing: 1 });
  });

  it('leaves the use of its questions as it was before it', async () => {
    const course = await TestCourse.of(world, 1);
    const system = <T>(query: string) =>
      world.services.database.asSystem(async (db) => (await db.execute<T & Record<string, unknown>>(query))[0]);
    const first = await course.publish(['choice']);
    const longAgo = new Date('2026-01-05T08:00:00Z');
    await system(`update homework set push_at = '${longAgo.toISOString()}' where id = '${first.homeworkId}'`);
    const again = await course.teacher.call(publish, course.order(first.paperId, { again: true }));
    const uses = () =>
      system<{ times: number; ofClass: number | null; last: number | null; lastOfClass: number | null }>(`
        select u.times_used as times, c.times_used as "ofClass", extract(epoch from u.last_used_at)::float8 * 1000 as last,
          extract(epoch from c.last_used_at)::float8 * 1000 as "lastOfClass"
        from question_use u left join question_class_use c using (school_id, question_id)
        where u.school_id = '${course.school.schoolId}'`);
    const before = await uses();
    expect(before).toMatchObject({ times: 2, ofClass: 2 });
    expect(before?.last).toBeGreaterThan(longAgo.getTime());
    await course.teacher.call(withdraw, { homeworkId: again.homeworkId });
    const [last, lastOfClass] = [longAgo.getTime(), longAgo.getTime()];
    expect(await uses()).toEqual({ times: 1, ofClass: 1, last, lastOfClass });
    await course.teacher.call(withdraw, { homeworkId: first.homeworkId });
    expect(await uses()).toEqual({ times: 0, ofClass: null, last: null, lastOfClass: null });
  });

  it('is refused when a student has begun', async () => {
    const { course, homework } = await written();
    expect((await course.teacher.refused(withdraw, { homeworkId: homework.homeworkId })).reason).toBe('has-writing');
  });
});

describe('a student', () => {
  it('sees own homework from its start on, without a score', async () => {
    const course = await TestCourse.of(world, 1);
    await course.publish(['choice'], { title: '明天', startAt: course.stamp(30) });
    await course.publish(['choice'], { title: '今天' });
    const [student] = course.classes[0]?.students ?? [];
    expect((await student?.call(mine, {}))?.items).toMatchObject([
      { title: '今天', status: 'open', submission: 'assigned', score: null, subjectName: '初中数学' },
    ]);
  });

  it('sees nothing of another class', async () => {
    const course = await TestCourse.of(world, 1);
    await course.publish(['choice']);
    const other = await course.school.newClass(1);
    expect((await other.students[0]?.call(mine, {}))?.items).toEqual([]);
  });
});
