import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { wall, ownWall, walls, newWall, withdrawWall } = analysisApi;

let world: TestWorld;
let course: TestCourse;
let principal: Person;
/** Whoever stands before a screen: nobody we know. */
let screen: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  course = await TestCourse.of(world, 6);
  principal = await course.school.newLeader('SCHOOLPRINCIPAL');
  screen = world.stranger;
});
afterAll(() => world.close());

describe('the school on a screen', () => {
  it('shows sums of the day and the week, and the share of a grade once five of it have papers back', async () => {
    const homework = await course.publish(['choice']);
    const { homeworkId } = homework;
    const { schoolId } = course.school;
    const pen = await Gateway.of(world, schoolId);
    const students = course.classes[0]?.students ?? [];
    for (const { ids } of students.slice(0, 5))
      await write(world, course, pen, { homework, studentId: ids.studentId ?? '', answers: ['B'] });
    const [excused] = students.slice(5);
    await course.teacher.call(homeworkApi.excuse, {
      homeworkId,
      studentIds: [excused?.ids.studentId ?? ''],
      excuse: 'sick',
    });
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId, homeworkId });
    const { key } = await principal.call(newWall, { name: '一楼大厅' });
    expect(await screen.call(wall, { key })).toMatchObject({
      today: { expected: 5, came: 5 },
      areasRead: 5,
      judged: { byMachine: 5, byPerson: 0 },
      teachers: 1,
      rates: [], // nothing went back to students yet
      copiesOnTheWay: 0,
    });
    await course.teacher.call(markingApi.release, { homeworkId });
    const board = await screen.call(wall, { key });
    expect(board.rates).toMatchObject([{ gid: 8, rate: 1 }]);
    expect(board.grades).toEqual([{ gid: 8, expected: 5, came: 5 }]);
    expect(JSON.stringify(board)).not.toContain(students[0]?.ids.name);
    expect(await principal.call(ownWall, {})).toMatchObject({ today: { expected: 5, came: 5 } });
  });

  it('shows nothing any more once its key is withdrawn; when it was last seen is told', async () => {
    const { wallId, key } = await principal.call(newWall, { name: '体育馆' });
    const seenOf = async () => (await principal.call(walls, {})).items.find((one) => one.wallId === wallId)?.seenAt;
    expect(await seenOf()).toBeNull();
    await screen.call(wall, { key });
    expect(await seenOf()).toMatch(/^\d{14}$/);
    await principal.call(withdrawWall, { wallId });
    expect((await screen.refused(wall, { key })).code).toBe(-1404);
    expect((await principal.refused(withdrawWall, { wallId })).code).toBe(-1404);
  });

  it('is the leaders’ own: a teacher has none, and no school reads or withdraws the screens of another', async () => {
    expect((await course.teacher.refused(newWall, { name: '教室' })).code).toBe(-1403);
    const { wallId } = await principal.call(newWall, { name: '食堂' });
    const neighbour = await (await world.newSchool()).newLeader('SCHOOLADMIN');
    expect((await neighbour.call(walls, {})).items).toEqual([]);
    expect((await neighbour.refused(withdrawWall, { wallId })).code).toBe(-1404);
  });

  it('has room for twenty', async () => {
    const admin = await (await world.newSchool()).newLeader('SCHOOLADMIN');
    for (let nth = 1; nth <= 20; nth++) await admin.call(newWall, { name: `屏 ${nth}` });
    expect((await admin.refused(newWall, { name: '屏 21' })).reason).toBe('too-many-walls');
  });
});
