import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JUNIOR_ENGLISH, openTestWorld, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';

const { change, publish, prepare, calendar, given, loadSetting, saveLoadSetting, noticeAddress, notice, withdraw } =
  homeworkApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A class whose school allows so many minutes; each question takes two. */
async function allowing(minutes: number | null) {
  const course = await TestCourse.of(world, 2);
  const principal = await course.school.newLeader('SCHOOLPRINCIPAL');
  const limits = { ...usualLimits, junior: minutes };
  await principal.call(saveLoadSetting, { limits, notice: true, photoSlips: false, revision: 0 });
  const today = course.stamp(0).slice(0, 8);
  return { course, principal, limits, today };
}

describe('giving beyond the limit of a day', () => {
  it('needs a reason, which the principal reads beside who gave how much', async () => {
    const { course, principal, today } = await allowing(5);
    await course.publish(['choice', 'fillIn'], { title: '第一份' });
    const order = course.order(await course.newPaper(['choice']), { title: '第二份' });
    expect((await course.teacher.refused(publish, order)).reason).toBe('needs-reason');
    const over = await course.teacher.call(publish, { ...order, loadReason: '明天要讲评' });
    expect(over.loadReason).toBe('明天要讲评');
    const seen = await principal.call(given, { from: today, to: today });
    expect(seen.teachers).toMatchObject([{ teacherName: course.teacher.ids.name, times: 2, minutes: 6, over: 1 }]);
    expect(seen.over).toMatchObject([{ title: '第二份', minutes: 2, loadReason: '明天要讲评' }]);
    expect((await course.teacher.refused(given, { from: today, to: today })).code).toBe(-1403);
    await course.teacher.call(withdraw, { homeworkId: over.homeworkId });
    expect((await principal.call(given, { from: today, to: today })).over).toEqual([]);
  });

  it('is judged by the day on which it opens, also when its start is moved to another day: then the note says why', async () => {
    const { course, principal, today } = await allowing(5);
    await course.publish(['choice', 'fillIn']);
    const tomorrow = { startAt: course.stamp(24 * 60), endAt: course.stamp(26 * 60) };
    const { homeworkId } = await course.publish(['choice'], tomorrow);
    const to = { homeworkId, startAt: course.stamp(1), endAt: course.stamp(26 * 60), reason: 'other' as const };
    expect((await course.teacher.refused(change, to)).reason).toBe('needs-reason');
    expect((await course.teacher.call(change, { ...to, note: '明天停课' })).loadReason).toBe('明天停课');
    expect((await principal.call(given, { from: today, to: today })).over).toMatchObject([{ loadReason: '明天停课' }]);
    const back = { homeworkId, startAt: course.stamp(24 * 60), reason: 'other' as const };
    expect((await course.teacher.call(change, back)).loadReason).toBeNull();
  });

  it('is refused where the school allows none: grades 1 and 2', async () => {
    const course = await TestCourse.of(world, 0);
    const { classId } = await course.school.newClass(1, 2);
    const teacher = await course.school.newTeacher([classId]);
    const infants = new TestCourse(world, course.school, teacher, [{ classId, students: [] }]);
    const order = infants.order(await infants.newPaper(['choice']), { loadReason: '一定要' });
    expect((await teacher.refused(publish, order)).reason).toBe('no-written');
  });

  it('is refused so wherever the school allows none, in words that name no other grade', async () => {
    const { course } = await allowing(0);
    const refused = await course.teacher.refused(publish, course.order(await course.newPaper(['choice'])));
    expect(refused).toMatchObject({ reason: 'no-written', msg: '学校规定这个年级不布置书面作业' });
  });
});

describe('how long a question takes', () => {
  /** So many students have written the questions of a paper in so many seconds each. */
  const wrote = (schoolId: string, paperId: string, seconds: readonly number[]) =>
    world.services.database.asSystem((db) =>
      db.execute(sql`
        insert into item_result (school_id, homework_id, item_id, question_id, version, sums, seconds)
        select ${schoolId}, ${newId()}, id, question_id, 1, '{}'::jsonb, ${`{${seconds.join()}}`}::real[]
        from paper_item where school_id = ${schoolId} and paper_id = ${paperId}`),
    );

  it('is estimated until ten students of the school wrote it, then it is what the middle one took', async () => {
    const { course } = await allowing(5);
    const { schoolId } = course.school;
    const paperId = await course.newPaper(['choice']);
    const told = () => course.teacher.call(prepare, { paperId });
    await wrote(schoolId, paperId, [240, 240, 240, 240, 360, 360, 480, 480, 480]);
    expect(await told()).toEqual({ minutes: 2, measured: null });
    const other = await allowing(5);
    await wrote(other.course.school.schoolId, paperId, [1]);
    expect(await told()).toEqual({ minutes: 2, measured: null });
    await wrote(schoolId, paperId, [360]);
    expect(await told()).toEqual({ minutes: 6, measured: { questions: 1, plusMinusMinutes: expect.any(Number) } });
    expect((await told()).measured?.plusMinusMinutes).toBeGreaterThan(0.5);
    const order = course.order(paperId);
    expect((await course.teacher.refused(publish, order)).reason).toBe('needs-reason');
    expect((await course.teacher.call(publish, { ...order, loadReason: '要复习' })).minutes).toBe(6);
  });
});

it('a calendar sums all subjects of a class, day by day, for its teachers and leaders', async () => {
  const { course, principal, today } = await allowing(90);
  await course.publish(['choice', 'fillIn']);
  const english = await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH);
  const asked = { classIds: course.classIds, from: today, to: today };
  for (const person of [english, principal]) {
    const { classes } = await person.call(calendar, asked);
    expect(classes).toMatchObject([{ limit: 90, days: [{ day: today, minutes: 4, subjects: [{ minutes: 4 }] }] }]);
  }
  const outsider = await course.school.newTeacher([(await course.school.newClass(0)).classId]);
  expect((await outsider.refused(calendar, asked)).code).toBe(-1404);
  expect((await english.refused(calendar, { ...asked, to: '29991231' })).reason).toBe('too-long');
});

it('the limits are those of the ministry until the leaders decide, one after the other', async () => {
  const course = await TestCourse.of(world, 0);
  const admin = await course.school.newLeader('SCHOOLADMIN');
  expect(await course.teacher.call(loadSetting, {})).toEqual({
    limits: usualLimits,
    notice: false,
    photoSlips: false,
    remindByMessage: false,
    appealDays: 7,
    appealBudget: 3,
    hasMessages: false,
    revision: 0,
    canChange: false,
  });
  const wish = { limits: { ...usualLimits, primary: 45 }, notice: false, photoSlips: false, revision: 0 as const };
  expect(await admin.call(saveLoadSetting, wish)).toEqual({ revision: 1 });
  expect((await admin.refused(saveLoadSetting, wish)).reason).toBe('changed');
  expect((await course.teacher.refused(saveLoadSetting, wish)).code).toBe(-1403);
});

describe('the public page of a class', () => {
  it('shows what was given today to whoever has the address, without names, while the school wants it', async () => {
    const { course, principal, limits } = await allowing(3);
    const [classId = ''] = course.classIds;
    await course.publish(['choice', 'fillIn'], { title: '给大家看', loadReason: '补上周的' });
    await course.publish(['choice'], { title: '晚上才发', pushAt: course.stamp(1), loadReason: '补' });
    const { secret } = await course.teacher.call(noticeAddress, { classId });
    expect(await course.teacher.call(noticeAddress, { classId })).toEqual({ secret });
    const seen = await world.stranger.call(notice, { secret });
    expect(seen).toMatchObject({ limit: 3, minutes: 4, items: [{ title: '给大家看', loadReason: '补上周的' }] });
    expect(JSON.stringify(seen)).not.toContain(course.teacher.ids.name);
    const { secret: fresh } = await course.teacher.call(noticeAddress, { classId, fresh: true });
    expect((await world.stranger.refused(notice, { secret })).code).toBe(-1404);
    await principal.call(saveLoadSetting, { limits, notice: false, photoSlips: false, revision: 1 });
    expect((await world.stranger.refused(notice, { secret: fresh })).code).toBe(-1404);
    expect((await course.teacher.refused(noticeAddress, { classId })).reason).toBe('no-notice');
  });

  it('tells nothing of what single students were given: a booklet and a redo are called by their student', async () => {
    const { course } = await allowing(60);
    const [classId = ''] = course.classIds;
    const first = await course.publish(['choice'], { title: '全班的' });
    const [booklet, redo, some] = [
      await course.publish(['choice', 'fillIn'], { title: '小红 · 错题个册' }),
      await course.publish(['fillIn', 'fillIn'], { title: '小红 · 重做' }),
      await course.publish(['fillIn'], { title: '给两个人的' }),
    ];
    await world.services.database.asSystem((db) =>
      db.execute(sql`update homework set personal = id = ${booklet.homeworkId},
        redo_of = case when id = ${redo.homeworkId} then ${first.homeworkId}::uuid end, for_some = id = ${some.homeworkId}
        where school_id = ${course.school.schoolId} and id in (${booklet.homeworkId}, ${redo.homeworkId}, ${some.homeworkId})`),
    );
    const { secret } = await course.teacher.call(noticeAddress, { classId });
    const seen = await world.stranger.call(notice, { secret });
    expect([seen.items.map(({ title }) => title), seen.minutes]).toEqual([['全班的'], 2]);
  });
});
