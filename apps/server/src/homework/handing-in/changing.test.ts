import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';
import { homeworkUse } from '../store-use.js';
import { CLOSE_HOMEWORK, HOMEWORK_CLOSED } from './close-homework.js';
import { collectedBetween } from './store-school.js';

const { change, extend, excuse, history, myHistory, detail, submissions, close, mine, withdraw, list } = homeworkApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

async function given(students = 2, minutes = 60) {
  const course = await TestCourse.of(world, students);
  const homework = await course.publish(['choice'], { endAt: course.stamp(minutes) });
  const { homeworkId } = homework;
  const people = course.classes[0]?.students ?? [];
  const studentIds = people.map(({ ids }) => ids.studentId ?? '');
  const pen = await Gateway.of(world, course.school.schoolId);
  const writes = (studentId: string) => write(world, course, pen, { homework, studentId, answers: ['B'] });
  const atEnd = () => perform(world, CLOSE_HOMEWORK, { schoolId: course.school.schoolId, homeworkId });
  const states = async () => {
    const { items } = await course.teacher.call(submissions, { homeworkId });
    return studentIds.map((id) => {
      const copy = items.find(({ studentId }) => studentId === id);
      return [copy?.status, copy?.late];
    });
  };
  return { course, homework, homeworkId, people, studentIds, writes, atEnd, states };
}

describe('changing', () => {
  it('moves everything until somebody writes, then only the end, and each change is in a history', async () => {
    const { course, homeworkId, studentIds, writes, people } = await given();
    const { teacher } = course;
    await teacher.call(change, { homeworkId, title: '改过的', reason: 'mistake', note: '题目印错' });
    await writes(studentIds[0] ?? '');
    const late = { homeworkId, title: '再改', reason: 'other' as const };
    expect((await teacher.refused(change, late)).reason).toBe('has-begun');
    const endAt = course.stamp(120);
    const moved = await teacher.call(change, { homeworkId, endAt, reason: 'other', note: '停电' });
    expect([moved.title, moved.endAt, moved.can.change]).toEqual(['改过的', endAt, false]);
    const { items } = await teacher.call(history, { homeworkId });
    expect(items.map((one) => [one.kind, one.note, one.title, one.endAt !== null])).toEqual([
      ['moved', '停电', null, true],
      ['changed', '题目印错', '改过的', false],
      ['given', '', null, false],
    ]);
    expect(items[0]?.changedBy).toBe(teacher.ids.name);
    const seen = await people[1]?.call(myHistory, { homeworkId });
    expect(seen?.items.map(({ kind }) => kind)).toEqual(['moved', 'changed', 'given']);
    expect((await people[1]?.call(mine, {}))?.items[0]?.changed).toBe(true);
  });

  it('is refused for an end before the start or in the past, to who runs it not, and after it went back', async () => {
    const { course, homeworkId, studentIds, writes } = await given(1);
    const wish = { homeworkId, endAt: course.stamp(-5), reason: 'other' as const };
    expect((await course.teacher.refused(change, wish)).reason).toBe('start-end');
    const outsider = await course.school.newTeacher([(await course.school.newClass(0)).classId]);
    for (const endpoint of [change, history]) expect((await outsider.refused(endpoint, wish)).code).toBe(-1404);
    await writes(studentIds[0] ?? '');
    await course.teacher.call(close, { homeworkId });
    await perform(world, HOMEWORK_CLOSED, { schoolId: course.school.schoolId, homeworkId });
    await course.teacher.call(markingApi.release, { homeworkId });
    expect((await course.teacher.refused(change, { ...wish, endAt: course.stamp(90) })).reason).toBe('given-back');
  });

  it('opens again what was collected too early', async () => {
    const { course, homeworkId, studentIds, states, writes } = await given();
    await course.teacher.call(close, { homeworkId });
    expect(await states()).toEqual([
      ['absent', false],
      ['absent', false],
    ]);
    const open = await course.teacher.call(change, { homeworkId, endAt: course.stamp(90), reason: 'mistake' });
    expect(open.status).toBe('open');
    await writes(studentIds[0] ?? '');
    expect(await states()).toEqual([
      ['writing', false],
      ['assigned', false],
    ]);
  });
});

describe('more time for some', () => {
  it('lets them write while the others are collected, not late, and collects them at their own end', async () => {
    const { course, homeworkId, studentIds, writes, atEnd, states, people } = await given(2, 2);
    const [ill = '', well = ''] = studentIds;
    await writes(well);
    const longer = { homeworkId, studentIds: [ill], endAt: course.stamp(8), reason: 'sick' as const, note: '发烧' };
    await course.teacher.call(extend, longer);
    world.clock.forward(3 * 60_000);
    await atEnd();
    expect(await states()).toEqual([
      ['assigned', false],
      ['handed-in', false],
    ]);
    expect((await people[0]?.call(mine, {}))?.items[0]).toMatchObject({ status: 'open', endAt: longer.endAt });
    await writes(ill);
    expect(await states()).toEqual([
      ['writing', false],
      ['handed-in', false],
    ]);
    world.clock.forward(6 * 60_000);
    await atEnd();
    expect(await states()).toEqual([
      ['handed-in', false],
      ['handed-in', false],
    ]);
    expect((await course.teacher.call(detail, { homeworkId })).status).toBe('closed');
    expect((await people[1]?.call(myHistory, { homeworkId }))?.items.map(({ kind }) => kind)).toEqual(['given']);
    expect((await people[0]?.call(myHistory, { homeworkId }))?.items[0]).toMatchObject({
      kind: 'moved',
      reason: 'sick',
      note: '发烧',
      isMineAlone: true,
    });
  });

  it('is refused where it is no later than the end of everybody, and may be made shorter down to that', async () => {
    const { course, homeworkId, studentIds } = await given(1);
    const { endAt } = await course.teacher.call(detail, { homeworkId });
    const wish = { homeworkId, studentIds, reason: 'late' as const, note: '' };
    expect((await course.teacher.refused(extend, { ...wish, endAt })).reason).toBe('not-longer');
    const [longer, shorter] = [course.stamp(90), course.stamp(80)];
    for (const until of [longer, shorter]) await course.teacher.call(extend, { ...wish, endAt: until });
    expect((await course.teacher.call(submissions, { homeworkId })).items[0]?.endAt).toBe(shorter);
  });

  it('is not there for a student who does not have it', async () => {
    const { course, homeworkId } = await given(1);
    const wish = { homeworkId, studentIds: [newId()], endAt: course.stamp(90), reason: 'late' as const };
    expect((await course.teacher.refused(extend, wish)).code).toBe(-1404);
    expect((await course.teacher.refused(excuse, { ...wish, excuse: 'sick' })).code).toBe(-1404);
  });
});

describe('an excuse', () => {
  it('is written beside the copy, may be taken back, and both are in the history', async () => {
    const { course, homeworkId, studentIds, people } = await given();
    const [one = ''] = studentIds;
    await course.teacher.call(excuse, { homeworkId, studentIds: [one], excuse: 'leave', note: '比赛' });
    const copies = (await course.teacher.call(submissions, { homeworkId })).items;
    expect(copies.map(({ studentId, excuse: why }) => [studentId === one, why]).sort()).toEqual([
      [false, null],
      [true, 'leave'],
    ]);
    expect((await people[0]?.call(mine, {}))?.items[0]?.excuse).toBe('leave');
    await course.teacher.call(excuse, { homeworkId, studentIds: [one], excuse: null });
    const { items } = await course.teacher.call(history, { homeworkId });
    expect(items.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['not-excused', null],
      ['excused', 'leave'],
      ['given', null],
    ]);
  });
});

it('who is excused is not missing, wherever copies are counted; what is handed in all the same counts', async () => {
  const { course, homeworkId, studentIds, writes, atEnd } = await given(3, 2);
  const { schoolId } = course.school;
  const [excused = '', writer = ''] = studentIds;
  await course.teacher.call(excuse, { homeworkId, studentIds: [excused], excuse: 'sick' });
  await writes(writer);
  world.clock.forward(3 * 60_000);
  await atEnd();
  const counted = async () => {
    const one = await course.teacher.call(detail, { homeworkId });
    const [listed] = (await course.teacher.call(list, { subjectId: one.subjectId })).items;
    const use = await world.services.database.asSystem((db) =>
      homeworkUse(db, schoolId, { since: new Date(0), now: world.clock.now() }),
    );
    const came = await world.services.database.asSystem((db) =>
      collectedBetween(db, schoolId, { from: new Date(0), to: world.clock.now() }),
    );
    const of = (progress = one.progress) => [progress.handedIn, progress.total];
    return [of(), of(listed?.progress), [use.handedIn, use.expected], ...came.map((row) => [row.came, row.expected])];
  };
  expect(await counted()).toEqual(Array(4).fill([1, 2]));
  await writes(excused);
  expect(await counted()).toEqual(Array(4).fill([2, 3]));
});

it('what was taken back cannot be changed', async () => {
  const { course, homeworkId } = await given(1);
  await course.teacher.call(withdraw, { homeworkId });
  const wish = { homeworkId, endAt: course.stamp(90), reason: 'other' as const };
  expect((await course.teacher.refused(change, wish)).code).toBe(-1409);
  expect((await course.teacher.call(list, { subjectId: 202, status: 'withdrawn' })).items[0]?.can.adjust).toBe(false);
});

describe('what was taken back', () => {
  it('is told to who had it on the list for three days, with its history; nobody else has heard of it', async () => {
    const { course, homeworkId, people } = await given(1);
    const [student] = people;
    const later = await course.teacher.call(homeworkApi.publish, {
      ...course.order(await course.newPaper(['choice'])),
      pushAt: course.stamp(30),
      startAt: course.stamp(30),
    });
    for (const id of [homeworkId, later.homeworkId]) await course.teacher.call(withdraw, { homeworkId: id });
    const told = () => student?.call(homeworkApi.takenBack, {});
    expect((await told())?.items.map((one) => one.homeworkId)).toEqual([homeworkId]);
    expect((await student?.call(mine, {}))?.items).toEqual([]);
    expect((await student?.call(myHistory, { homeworkId }))?.items.map(({ kind }) => kind)).toEqual([
      'withdrawn',
      'given',
    ]);
    expect((await student?.refused(myHistory, { homeworkId: later.homeworkId }))?.code).toBe(-1404);
    const [other] = (await given(1)).people;
    expect((await other?.call(homeworkApi.takenBack, {}))?.items).toEqual([]);
    expect((await other?.refused(myHistory, { homeworkId }))?.code).toBe(-1404);
    await world.services.database.asSystem((db) =>
      db.execute(sql`update homework set push_at = push_at - interval '4 days', start_at = start_at - interval '4 days',
        withdrawn_at = withdrawn_at - interval '4 days' where id = ${homeworkId}`),
    );
    expect((await told())?.items).toEqual([]);
  });
});
