import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { holidayApi } from '@zhibi/contract/homework/holiday';
import { markingApi } from '@zhibi/contract/marking';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { libraryApi } from '@zhibi/contract/papers/library';
import { sql } from 'drizzle-orm';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import type { Person } from '../../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, type QuestionKind, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';
import { admitJoiners } from '../giving/admit-students.js';
import { daysFrom } from './rules.js';

const { list, begin, detail, deal, fill, clear, print, pdf, withdraw, takeOff, students, excuse, remind } = holidayApi;
const { plans, tick, skip, unskip } = holidayApi;
const DAY_MINUTES = 24 * 60;
const HOUR_MS = 3_600_000;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0', ACCESS_TOKEN_S: '86400' });
});
afterAll(() => world.close());

/** Sets the clock to a Monday at eight in the morning, unless it is some Monday's school day already. */
function toMonday(course: TestCourse) {
  const stamp = course.stamp(0);
  const at = new Date(Date.UTC(+stamp.slice(0, 4), +stamp.slice(4, 6) - 1, +stamp.slice(6, 8), +stamp.slice(8, 10)));
  const isFit = at.getUTCDay() === 1 && at.getUTCHours() >= 8 && at.getUTCHours() < 18;
  if (!isFit) world.clock.forward(((8 - at.getUTCDay()) * 24 + 8 - at.getUTCHours()) * HOUR_MS);
}

/** A class with a booklet of ten days from today, a Monday, on. */
async function begun(people = 2) {
  toMonday(await TestCourse.of(world, 0));
  const course = await TestCourse.of(world, people);
  const [classId = ''] = course.classIds;
  const day = (later: number) => course.stamp(later * DAY_MINUTES).slice(0, 8);
  const wish = {
    wishId: newId(),
    classId,
    title: '寒假作业',
    workCategory: 3 as const,
    from: day(0),
    to: day(9),
  };
  const { holidayId } = await course.teacher.call(begin, wish);
  return { course, teacher: course.teacher, classId, day, wish, holidayId, schoolId: course.school.schoolId };
}
type Room = Awaited<ReturnType<typeof begun>>;

const two: QuestionKind[] = ['choice', 'fillIn'];

async function order(room: Room, change: Record<string, unknown> = {}, kinds: QuestionKind[] = two) {
  return {
    holidayId: room.holidayId,
    subjectId: JUNIOR_MATHS,
    paperIds: [await room.course.newPaper(kinds)],
    days: [room.day(0), room.day(1)],
    minutesADay: 30,
    revision: 0,
    loadReason: '',
    ...change,
  };
}

async function printed(room: Room) {
  await room.teacher.call(print, { holidayId: room.holidayId, dots: false });
  await perform(world, 'make-holiday', { schoolId: room.schoolId, holidayId: room.holidayId });
  return room.teacher.call(detail, { holidayId: room.holidayId });
}

const studentsOf = (room: Room) => room.course.classes[0]?.students ?? [];
const planOf = async (person: Person) => (await person.call(plans, {})).items[0];
const idOf = (person: Person | undefined) => person?.ids.studentId ?? '';

describe('beginning a booklet', () => {
  it('is for days to come, once for a class and its days; sent twice it is one', async () => {
    const room = await begun();
    const { teacher, wish, day } = room;
    expect(await teacher.call(begin, wish)).toEqual({ holidayId: room.holidayId });
    expect((await teacher.refused(begin, { ...wish, wishId: newId() })).reason).toBe('overlaps');
    for (const other of [{ title: '另一本' }, { from: day(1) }, { to: day(3) }, { workCategory: 4 as const }])
      expect((await teacher.refused(begin, { ...wish, ...other })).reason).toBe('wish-used');
    const written = room.course.order(await room.course.newPaper(['choice']));
    await teacher.call(homeworkApi.publish, written);
    const ofWritten = { ...wish, wishId: written.wishId, from: day(20), to: day(25) };
    expect((await teacher.refused(begin, ofWritten)).reason).toBe('wish-used');
    expect((await teacher.refused(homeworkApi.publish, { ...written, wishId: wish.wishId })).reason).toBe('wish-used');
    for (const wrong of [
      { from: day(-1), to: day(5) },
      { from: day(20), to: day(20) },
      { from: day(20), to: day(120) },
    ])
      expect((await teacher.refused(begin, { ...wish, wishId: newId(), ...wrong })).reason).toBe('wrong-days');
    expect((await teacher.call(list, {})).items).toMatchObject([{ title: '寒假作业', state: 'open', subjects: [] }]);
  });

  it('is refused in grades 1 and 2, and to who does not teach the class', async () => {
    const room = await begun();
    const { classId } = await room.course.school.newClass(1, 2);
    const infants = await room.course.school.newTeacher([classId]);
    const wish = { ...room.wish, wishId: newId(), classId };
    expect((await infants.refused(begin, wish)).reason).toBe('no-written');
    expect((await room.teacher.refused(begin, wish)).code).toBe(-1404);
    expect((await infants.refused(detail, { holidayId: room.holidayId })).code).toBe(-1404);
  });
});

describe('filling it', () => {
  it('deals the questions of own papers over the days; another subject is added beside', async () => {
    const room = await begun();
    const english = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    const wish = await order(room);
    const { revision: _, loadReason: __, ...asked } = wish;
    expect(await room.teacher.call(deal, asked)).toMatchObject({ leftOut: 0, over: [], days: [{ questions: 1 }, {}] });
    await room.teacher.call(fill, wish);
    const seen = await english.call(detail, { holidayId: room.holidayId });
    expect(seen).toMatchObject({ parts: [{ subjectId: JUNIOR_MATHS, questions: 2, leftOut: 0, revision: 1 }] });
    expect(seen.days.map(({ minutes }) => minutes)).toEqual([2, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(seen.can).toMatchObject({ fill: [{ subjectId: JUNIOR_ENGLISH }], print: false });
    expect((await english.refused(fill, wish)).code).toBe(-1404);
    expect((await english.refused(fill, { ...wish, subjectId: JUNIOR_ENGLISH })).code).toBe(-1404);
  });

  it('asks a question that two papers ask once, and is made', async () => {
    const room = await begun();
    const wish = await order(room);
    const [paperId = ''] = wish.paperIds;
    const again = (await room.teacher.call(libraryApi.duplicate, { paperId, title: '再来一遍' })).paperId;
    await room.teacher.call(fill, { ...wish, paperIds: [paperId, again] });
    const seen = await room.teacher.call(detail, { holidayId: room.holidayId });
    expect(seen.parts).toMatchObject([{ questions: 2, leftOut: 0 }]);
    expect((await printed(room)).state).toBe('ready');
  });

  it('two teachers of a subject who fill it at once: the second is told', async () => {
    const room = await begun();
    const colleague = await room.course.school.newTeacher(room.course.classIds);
    const mine = await order(room);
    const theirs = { ...mine, paperIds: mine.paperIds };
    await room.teacher.call(fill, mine);
    expect((await room.teacher.refused(fill, theirs)).reason).toBe('changed');
    expect((await colleague.refused(clear, { ...room, subjectId: JUNIOR_MATHS, revision: 9 })).reason).toBe('changed');
    await colleague.call(clear, { holidayId: room.holidayId, subjectId: JUNIOR_MATHS, revision: 1 });
    expect((await room.teacher.call(detail, { holidayId: room.holidayId })).parts).toEqual([]);
  });

  it('takes no answer cards: they are answered beside their papers', async () => {
    const room = await begun();
    const wish = await order(room);
    const [paperId = ''] = wish.paperIds;
    const card = await room.teacher.call(cardsApi.make, { paperId });
    const refused = await room.teacher.refused(fill, { ...wish, paperIds: [paperId, card.paperId] });
    expect(refused.reason).toBe('answer-card');
    expect((await room.teacher.call(detail, { holidayId: room.holidayId })).parts).toEqual([]);
  });

  it('beyond what the school allows on a day it needs a reason; days outside and papers without questions are refused', async () => {
    const room = await begun();
    const principal = await room.course.school.newLeader('SCHOOLPRINCIPAL');
    const limits = { ...usualLimits, junior: 3 };
    await principal.call(homeworkApi.saveLoadSetting, { limits, notice: false, photoSlips: false, revision: 0 });
    const full = await order(room, { days: [room.day(0)] });
    expect((await room.teacher.refused(fill, full)).reason).toBe('needs-reason');
    await room.teacher.call(fill, { ...full, loadReason: '开学要用' });
    expect(await room.teacher.call(detail, { holidayId: room.holidayId })).toMatchObject({
      limit: 3,
      parts: [{ loadReason: '开学要用' }],
    });
    expect((await room.teacher.refused(fill, { ...full, days: [room.day(11)] })).reason).toBe('outside-days');
  });
});

describe('printing it', () => {
  it('makes a homework of each subject and week, and a bound copy of each student; then nothing is changed any more', async () => {
    const room = await begun();
    const wish = await order(room, { days: daysFrom(room.day(0), room.day(9)) }, [...two, ...two, ...two, ...two]);
    expect((await room.teacher.refused(print, { holidayId: room.holidayId })).reason).toBe('nothing-in-it');
    await room.teacher.call(fill, wish);
    const { weeks, state, jobId } = await printed(room);
    expect(state).toBe('ready');
    expect(weeks.length).toBeGreaterThanOrEqual(2);
    expect(weeks.every(({ homeworkId, total }) => homeworkId !== null && total === 2)).toBe(true);
    expect(weeks[0]?.status).toBe('open');
    expect(weeks.at(-1)?.status).toBe('scheduled');
    await perform(world, 'make-holiday', { schoolId: room.schoolId, holidayId: room.holidayId });
    expect(await room.teacher.call(detail, { holidayId: room.holidayId })).toMatchObject({ jobId, weeks });
    expect((await room.teacher.refused(fill, { ...wish, revision: 1 })).reason).toBe('printed');
    expect((await room.teacher.refused(print, { holidayId: room.holidayId })).reason).toBe('printed');

    const [one, other] = studentsOf(room);
    const studentIds = [idOf(one), idOf(other)];
    const { bytes } = await room.teacher.download(pdf, { holidayId: room.holidayId, studentIds });
    const book = Document.openDocument(bytes, 'application/pdf');
    const sheets = weeks.reduce((sum, { pages }) => sum + pages + (pages % 2), 0);
    expect(book.countPages()).toBe(2 * sheets);
    const textAt = (page: number) =>
      book.loadPage(page).toStructuredText('preserve-whitespace').asText().replaceAll(/\s/g, '');
    expect(textAt(0)).toContain(one?.ids.name);
    expect(textAt(sheets)).toContain(other?.ids.name);
    expect(textAt(0)).toContain('第1周');
  });

  it('is refused to who put nothing in, and where a day of it is over', async () => {
    const room = await begun();
    await room.teacher.call(fill, await order(room));
    const english = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    expect((await english.refused(print, { holidayId: room.holidayId })).code).toBe(-1403);
    await world.services.database.asSystem((db) =>
      db.execute(sql`update holiday_item set day = day - 1 where holiday_id = ${room.holidayId}`),
    );
    expect((await room.teacher.refused(print, { holidayId: room.holidayId })).reason).toBe('days-gone');
  });

  it('is taken back while nobody has written', async () => {
    const room = await begun();
    await room.teacher.call(fill, await order(room));
    const { weeks } = await printed(room);
    const to = (state: string) =>
      world.services.database.asSystem((db) =>
        db.execute(sql`update holiday set state = ${state} where id = ${room.holidayId}`),
      );
    await to('making');
    expect((await room.teacher.refused(withdraw, { holidayId: room.holidayId })).reason).toBe('still-made');
    await to('ready');
    await room.teacher.call(withdraw, { holidayId: room.holidayId });
    expect((await room.teacher.call(list, {})).items).toEqual([]);
    const { status } = await room.teacher.call(homeworkApi.detail, { homeworkId: weeks[0]?.homeworkId ?? '' });
    expect(status).toBe('withdrawn');
    expect(await planOf(studentsOf(room)[0] as Person)).toBeUndefined(); // as: the class has two
  });
});

describe('a student and the days', () => {
  async function going(days: (room: Room) => string[] = (room) => [room.day(0), room.day(1)]) {
    const room = await begun();
    await room.teacher.call(fill, await order(room, { days: days(room) }));
    await printed(room);
    const [student, other] = studentsOf(room);
    if (student === undefined || other === undefined) throw new Error('the class is empty');
    const of = { holidayId: room.holidayId };
    return { room, student, other, of };
  }

  it('ticks off what is done; the teacher sees who is where', async () => {
    const { room, student, of } = await going();
    const task = { ...of, subjectId: JUNIOR_MATHS, day: room.day(0) };
    await student.call(tick, { ...task, done: true });
    expect(await planOf(student)).toMatchObject({ done: 1, total: 2, today: room.day(0) });
    const { items } = await room.teacher.call(students, of);
    expect(items).toMatchObject([
      { studentId: idOf(student), due: 1, done: 1, behind: 0, total: 2, lastDay: room.day(0) },
      { due: 1, done: 0, behind: 0, total: 2, lastDay: null },
    ]);
    await student.call(tick, { ...task, done: false });
    expect((await planOf(student))?.done).toBe(0);
    expect((await student.refused(tick, { ...task, day: room.day(5), done: true })).code).toBe(-1404);
  });

  it('a skipped day moves to the next with room, and its week ends later where it has to', async () => {
    const { room, student, other, of } = await going((own) => [own.day(6)]);
    expect((await planOf(student))?.weeks[0]?.endAt).toBe(`${room.day(6)}210000`);
    const { movedTo } = await student.call(skip, { ...of, day: room.day(6), reason: 'sick' });
    expect(movedTo).toBe(room.day(7));
    const plan = await planOf(student);
    expect(plan?.days[6]).toMatchObject({ tasks: [], skip: { reason: 'sick', movedTo, excused: false } });
    expect(plan?.days[7]?.tasks).toMatchObject([{ day: room.day(6), state: 'open' }]);
    expect(plan?.weeks[0]?.endAt).toBe(`${room.day(7)}210000`);
    expect((await planOf(other))?.weeks[0]?.endAt).toBe(`${room.day(6)}210000`);
    await student.call(unskip, { ...of, day: room.day(6) });
    expect((await planOf(student))?.days[6]?.tasks).toHaveLength(1);
  });

  it('is let off by the teacher: what is blank of the day is not scored, what else there is makes the whole', async () => {
    const { room, student, other, of } = await going();
    await student.call(skip, { ...of, day: room.day(0), reason: 'travel' });
    const asked = { ...of, studentId: idOf(student), day: room.day(0) };
    expect((await room.teacher.refused(excuse, { ...asked, studentId: idOf(other), excused: true })).code).toBe(-1404);
    await room.teacher.call(excuse, { ...asked, excused: true });
    const { items } = await room.teacher.call(students, of);
    expect(items[0]?.skips).toMatchObject([{ reason: 'travel', excused: true }]);
    const { weeks } = await room.teacher.call(detail, of);
    const homeworkId = weeks[0]?.homeworkId ?? '';
    const { paperId } = await room.teacher.call(homeworkApi.detail, { homeworkId });
    const pen = await Gateway.of(world, room.schoolId);
    for (const one of [student, other])
      await write(world, room.course, pen, {
        homework: { homeworkId, paperId },
        studentId: idOf(one),
        answers: ['', '42'],
      });
    await room.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId: room.schoolId, homeworkId });
    const copies = (await room.teacher.call(homeworkApi.submissions, { homeworkId })).items;
    expect(copies.map(({ status }) => status)).toEqual(['marked', 'marked']);
    const { answers } = await room.teacher.call(markingApi.papers, { homeworkId, studentId: idOf(student) });
    expect(answers.map(({ status, score }) => [status, score !== null])).toEqual([
      ['blank', false],
      ['scored-by-machine', true],
    ]);
    expect((await room.teacher.refused(excuse, { ...asked, excused: false })).reason).toBe('week-over');
  });

  it('need not write a day that was taken off for everybody', async () => {
    const { room, student, of } = await going();
    const day = { ...of, subjectId: JUNIOR_MATHS, day: room.day(1) };
    const english = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    expect((await english.refused(takeOff, { ...day, off: true })).code).toBe(-1404);
    await room.teacher.call(takeOff, { ...day, off: true });
    expect(await planOf(student)).toMatchObject({ total: 1 });
    expect((await room.teacher.call(detail, of)).days[1]).toMatchObject({ minutes: 0, tasks: [{ off: true }] });
    await room.teacher.call(takeOff, { ...day, off: false });
    expect(await planOf(student)).toMatchObject({ total: 2 });
  });

  it('who joins the class gets the weeks that are open, with a copy in the file', async () => {
    const { room, of } = await going();
    const late = await room.course.school.newStudent(room.classId);
    expect(await planOf(late)).toBeUndefined();
    await admitJoiners(world.services);
    expect(await planOf(late)).toMatchObject({ total: 2 });
    const { items } = await room.teacher.call(students, of);
    expect(items).toHaveLength(3);
  });

  it('is reminded of the open week from the day behind a missed one, not twice an hour', async () => {
    const { room, student, of } = await going();
    const asked = { ...of, studentIds: [idOf(student)] };
    expect(await room.teacher.call(remind, asked)).toEqual({ reminded: 0 });
    world.clock.forward(23 * 3_600_000); // in the morning of the day behind it
    expect((await room.teacher.call(students, of)).items[0]).toMatchObject({ behind: 1 });
    expect(await room.teacher.call(remind, asked)).toEqual({ reminded: 1 });
    expect(await room.teacher.call(remind, asked)).toEqual({ reminded: 0 });
  });

  it('finds nothing of the booklet of another class', async () => {
    const { room, of } = await going();
    const stranger = (await room.course.school.newClass(1)).students[0] as Person; // as: the class has one
    expect((await stranger.call(plans, {})).items).toEqual([]);
    expect((await stranger.refused(skip, { ...of, day: room.day(0), reason: 'sick' })).code).toBe(-1404);
  });
});
