import { analysisApi } from '@zhibi/contract/analysis';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { appealsApi } from '@zhibi/contract/marking/appeals';
import { questionsApi } from '@zhibi/contract/questions';
import { statisticsApi } from '@zhibi/contract/questions/statistics';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, type QuestionKind, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';

const { redo, redoable, results, pdf, takeBackRedo } = handbookApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A class of two: the first got the second question wrong, the other both. */
async function withWrong(kinds: QuestionKind[] = ['choice', 'fillIn']) {
  const course = await TestCourse.of(world);
  const homework = await course.teacher.call(homeworkApi.publish, course.order(await course.newPaper(kinds)));
  const pen = await Gateway.of(world, course.school.schoolId);
  const [student, other] = course.classes[0]?.students ?? [];
  if (student === undefined || other === undefined) throw new Error('the class is empty');
  const [studentId, otherId] = [student.ids.studentId ?? '', other.ids.studentId ?? ''];
  await write(world, course, pen, { homework, studentId, answers: ['B', '41'] });
  await write(world, course, pen, { homework, studentId: otherId, answers: ['A', '41'] });
  const { homeworkId } = homework;
  const classId = course.classIds[0] ?? '';
  return { course, teacher: course.teacher, student, studentId, other, otherId, pen, homework, homeworkId, classId };
}
type Room = Awaited<ReturnType<typeof withWrong>>;

async function handBack({ course }: Pick<Room, 'course'>, homeworkId: string) {
  const subject = { schoolId: course.school.schoolId, homeworkId };
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', subject);
  const { items } = await course.teacher.call(markingApi.items, { homeworkId });
  for (const { itemId } of items) {
    const { items: answers } = await course.teacher.call(markingApi.answers, { homeworkId, itemId });
    const open = answers.filter(({ score }) => score === null);
    const scores = open.map(({ answerId, revision }) => ({ answerId, revision, score: 0, comment: '' }));
    if (scores.length > 0) await course.teacher.call(markingApi.score, { scores });
  }
  await course.teacher.call(markingApi.release, { homeworkId });
  await perform(world, 'wrong-questions', subject);
}

async function returned(kinds?: QuestionKind[]) {
  const room = await withWrong(kinds);
  await handBack(room, room.homeworkId);
  return room;
}

const order = ({ homeworkId, classId, studentId, otherId, course }: Room, change: Record<string, unknown> = {}) => ({
  homeworkId,
  classId,
  studentIds: [studentId, otherId],
  endAt: course.stamp(2 * 24 * 60),
  dots: false,
  wishId: newId(),
  ...change,
});

async function given(room: Room, change: Record<string, unknown> = {}) {
  const { handbookId } = await room.teacher.call(redo, order(room, change));
  await perform(world, 'make-handbook', { schoolId: room.course.school.schoolId, handbookId });
  const rows = await world.services.database.asSystem((db) =>
    db.execute<{ student_id: string; homework_id: string; paper_id: string }>(
      sql`select student_id, homework_id, paper_id from handbook_copy where handbook_id = ${handbookId}`,
    ),
  );
  const copyOf = (studentId: string) => {
    const row = rows.find((one) => one.student_id === studentId);
    return { homeworkId: row?.homework_id ?? '', paperId: row?.paper_id ?? '' };
  };
  return { handbookId, copyOf };
}

const ask = ({ teacher, homeworkId, classId }: Room) => teacher.call(redoable, { homeworkId, classId });
const stateOf = async (room: Room, studentId: string) =>
  (await ask(room)).students.find((one) => one.studentId === studentId);

describe('a redo', () => {
  it('counts on the day on which it is given: beyond the limit it needs a reason, which leaders read once, without names', async () => {
    const room = await returned();
    const leader = await room.course.school.newLeader('SCHOOLPRINCIPAL');
    const limiting = (junior: number, revision: number) =>
      leader.call(homeworkApi.saveLoadSetting, {
        limits: { ...usualLimits, junior },
        notice: false,
        photoSlips: false,
        revision,
      });
    await limiting(5, 0);
    const wish = order(room);
    expect((await room.teacher.refused(redo, wish)).reason).toBe('needs-reason');
    await limiting(0, 1);
    expect((await room.teacher.refused(redo, { ...wish, loadReason: '明天要考' })).reason).toBe('no-written');
    expect((await ask(room)).given).toEqual([]);
    await limiting(5, 2);
    await given(room, { ...wish, loadReason: '明天要考' });
    const today = room.course.stamp(0).slice(0, 8);
    const { over } = await leader.call(homeworkApi.given, { from: today, to: today });
    expect(over).toMatchObject([{ loadReason: '明天要考', minutes: 4, students: 2 }]);
    expect(over[0]?.title.startsWith('订正 · ')).toBe(true);
  });

  it('is taken back from those who have not written, who may be given another', async () => {
    const room = await returned();
    const { handbookId, copyOf } = await given(room);
    const homework = copyOf(room.studentId);
    await write(world, room.course, room.pen, { homework, studentId: room.studentId, answers: ['42'] });
    expect((await ask(room)).given).toMatchObject([{ handbookId, copies: 2, untouched: 1 }]);
    const outsider = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    expect((await outsider.refused(takeBackRedo, { handbookId })).code).toBe(-1404);
    expect(await room.teacher.call(takeBackRedo, { handbookId })).toEqual({ taken: 1, left: 1 });
    expect(await room.teacher.call(takeBackRedo, { handbookId })).toEqual({ taken: 0, left: 1 });
    expect(await stateOf(room, room.studentId)).toMatchObject({ state: 'open' });
    expect(await stateOf(room, room.otherId)).toMatchObject({ state: 'none', canGive: true });
    expect((await ask(room)).given).toMatchObject([{ copies: 1, untouched: 0 }]);
    expect((await room.other.call(homeworkApi.mine, {})).items).not.toContainEqual(
      expect.objectContaining({ homeworkId: copyOf(room.otherId).homeworkId }),
    );
  });

  it('says whose appeal nobody has decided yet', async () => {
    const room = await returned();
    const { items } = await room.student.call(analysisApi.wrong, {});
    const mine = await room.student.call(appealsApi.own, { homeworkId: room.homeworkId });
    const { itemId } = mine.appealable[0] ?? {};
    await room.student.call(appealsApi.make, {
      homeworkId: room.homeworkId,
      itemId: itemId ?? '',
      reason: '我写的是对的',
    });
    const { no } = items[0] ?? {};
    expect(await stateOf(room, room.studentId)).toMatchObject({ appealed: [no] });
    expect(await stateOf(room, room.otherId)).toMatchObject({ appealed: [] });
  });

  it('asks each student the own wrong questions, bound to the first', async () => {
    const room = await returned();
    expect(await ask(room)).toMatchObject({ canGive: true, given: [] });
    expect(await stateOf(room, room.studentId)).toMatchObject({ wrong: [2], right: [], state: 'none', canGive: true });
    expect(await stateOf(room, room.otherId)).toMatchObject({ wrong: [1, 2], right: [] });
    const { handbookId, copyOf } = await given(room, { dots: true });
    const { copies } = await room.teacher.call(results, { handbookId });
    expect(new Map(copies.map((one) => [one.studentId, one.questions]))).toEqual(
      new Map([
        [room.studentId, 1],
        [room.otherId, 2],
      ]),
    );
    const [mine] = (await room.student.call(homeworkApi.mine, {})).items;
    expect(mine).toMatchObject({
      homeworkId: copyOf(room.studentId).homeworkId,
      redoOf: room.homework.title,
      status: 'open',
      onScreen: true,
    });
    // Over the student's own pages stands what is redone, and on none of them a name.
    const own = { homeworkId: copyOf(room.studentId).homeworkId };
    const called = { title: room.homework.title, redoOf: room.homework.title };
    expect(await room.student.call(onScreenApi.form, own)).toMatchObject(called);
    expect(await room.student.call(scansApi.photos, own)).toMatchObject(called);
    expect((await room.teacher.send(pdf, { handbookId })).statusCode).toBe(200);
    expect(await ask(room)).toMatchObject({ given: [{ handbookId, copies: 2, status: 'ready' }] });
  });

  it('is given to those who were chosen, and to nobody twice before it is back', async () => {
    const room = await returned();
    const wish = order(room, { studentIds: [room.studentId] });
    const [first, second] = [await room.teacher.call(redo, wish), await room.teacher.call(redo, wish)];
    expect(second).toEqual(first);
    const again = order(room, { studentIds: [room.studentId] });
    expect((await room.teacher.refused(redo, again)).reason).toBe('nothing-to-redo');
    const both = await given(room);
    expect((await room.teacher.call(results, { handbookId: both.handbookId })).copies).toMatchObject([
      { studentId: room.otherId },
    ]);
  });

  it('is refused where its name was used for others, to a student of another class, and with an end years away', async () => {
    const room = await returned();
    const wish = order(room, { studentIds: [room.studentId] });
    await room.teacher.call(redo, wish);
    const reason = async (change: Record<string, unknown>) =>
      (await room.teacher.refused(redo, { ...wish, ...change })).reason;
    expect(await reason({ studentIds: [room.otherId] })).toBe('wish-used');
    expect(await reason({ studentIds: [room.studentId, room.otherId] })).toBe('wish-used');
    expect(await reason({ endAt: room.course.stamp(9_000) })).toBe('wish-used');
    expect(await reason({ dots: !wish.dots })).toBe('wish-used');
    expect(await reason({ studentIds: [room.otherId, newId()], wishId: newId() })).toBe('not-in-class');
    expect(await reason({ wishId: newId(), endAt: '29991231080000' })).toBe('end-far');
    expect(await stateOf(room, room.otherId)).toMatchObject({ state: 'none', canGive: true });
  });

  it('is refused before the first is given back, and with an end that is over', async () => {
    const room = await withWrong();
    expect((await room.teacher.refused(redo, order(room))).code).toBe(-1404);
    expect(await ask(room)).toMatchObject({ canGive: false, students: [] });
    await handBack(room, room.homeworkId);
    expect((await room.teacher.refused(redo, order(room, { endAt: room.course.stamp(-1) }))).reason).toBe('end-past');
  });
});

describe('what comes back of a redo', () => {
  it('is redone right beside the first score, and counts in no statistics', async () => {
    const room = await returned();
    const { copyOf } = await given(room, { studentIds: [room.studentId] });
    const second = copyOf(room.studentId);
    const before = await stateOf(room, room.studentId);
    const report = () => room.teacher.call(analysisApi.report, { homeworkId: room.homeworkId, classId: room.classId });
    const { rows } = await report();
    const { items } = await room.teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS, types: [4] });
    const statistics = () => room.teacher.call(statisticsApi.statistics, { questionId: items[0]?.questionId ?? '' });
    await perform(world, 'item-statistics', {});
    const counted = await statistics();
    expect(JSON.stringify(counted)).toContain('"answers":2');
    const alone = (await stateOf(room, room.studentId))?.takeBackId;
    expect((await ask(room)).given.map(({ handbookId }) => handbookId)).toEqual([alone]);
    await write(world, room.course, room.pen, { homework: second, studentId: room.studentId, answers: ['42'] });
    const begun = { state: 'open', canGive: false, takeBackId: null };
    expect(await stateOf(room, room.studentId)).toMatchObject(begun);
    await room.teacher.call(homeworkApi.close, { homeworkId: second.homeworkId });
    const subject = { schoolId: room.course.school.schoolId, homeworkId: second.homeworkId };
    await perform(world, 'homework-closed', subject);
    expect(await stateOf(room, room.studentId)).toMatchObject({ state: 'with-teacher' });
    await room.teacher.call(markingApi.release, { homeworkId: second.homeworkId });
    await perform(world, 'wrong-questions', subject);
    expect(await stateOf(room, room.studentId)).toMatchObject({
      score: before?.score,
      wrong: [2],
      right: [2],
      state: 'redone',
      canGive: false,
    });
    expect((await report()).rows).toEqual(rows);
    await perform(world, 'item-statistics', {});
    expect(await statistics()).toEqual(counted);
    const book = (await room.student.call(analysisApi.wrong, {})).items;
    expect(book).toHaveLength(1);
    expect(book[0]).toMatchObject({ homeworkId: room.homeworkId, score: 0, redoneOn: expect.any(String) });
  });
});

it("what a person must mark stands in the teacher's work, as of all homework", async () => {
  const room = await returned(['choice', 'subjective']);
  const { copyOf } = await given(room, { studentIds: [room.studentId] });
  const { homeworkId } = copyOf(room.studentId);
  const waiting = () => room.teacher.call(markingApi.waiting, { subjectId: JUNIOR_MATHS });
  expect(await waiting()).toMatchObject({ answers: 0, homework: [] });
  await write(world, room.course, room.pen, {
    homework: copyOf(room.studentId),
    studentId: room.studentId,
    answers: ['7'],
  });
  await room.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId: room.course.school.schoolId, homeworkId });
  expect(await waiting()).toMatchObject({ papers: 1, answers: 1, homework: [{ homeworkId, papers: 1, answers: 1 }] });
});

it('is there for the teachers of the subject in this class, and for nobody else', async () => {
  const room = await returned();
  const elsewhere = await TestCourse.of(world, 1);
  const outsiders = [await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH), elsewhere.teacher];
  const { homeworkId, classId } = room;
  for (const outsider of outsiders) {
    expect((await outsider.refused(redo, order(room))).code).toBe(-1404);
    expect((await outsider.refused(redoable, { homeworkId, classId })).code).toBe(-1404);
  }
});
