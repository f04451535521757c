import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { pointsApi } from '@zhibi/contract/classroom/points';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { questionsApi } from '@zhibi/contract/questions';
import { newId } from '../../src/platform/ids.js';
import { Gateway } from '../gateway.js';
import { newLessons } from '../lessons.js';
import type { Person } from '../person.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../school.js';
import { StageClient, stageSetup, subject } from '../stage-test.js';
import { MINUTE, perform, TestCourse } from '../test-course.js';
import { write } from '../writing.js';

const DAY = 24 * 60;

/** A school in which there is something to tell of everything that the assistant can be asked. */
export interface AssistantWorld {
  world: TestWorld;
  course: TestCourse;
  teacher: Person;
  leader: Person;
  /** Wrote all homework. */
  student: Person;
  /** Wrote none. */
  other: Person;
  /** Marked and given back. */
  homeworkId: string;
}

export const CLASSES = ['八年级(31)班', '八年级(32)班'] as const;
export const NAMES = ['董嘉豪', '傅思齐', '许诺言'] as const;

export async function openAssistantWorld(
  env: Record<string, string> = {},
  open: (env: Record<string, string>) => Promise<TestWorld> = openTestWorld,
): Promise<AssistantWorld> {
  const world = await open({ WORKERS: '0', ACCESS_TOKEN_S: '86400', ...env });
  const hour = (world.clock.now().getUTCHours() + 8) % 24;
  world.clock.forward(((36 - hour) % 24) * 3_600_000); // noon: nobody is reminded in the night
  const school = await world.newSchool({ configs: ['SPEECH'] });
  const rooms = [await school.newClass(0, 8, CLASSES[0]), await school.newClass(2, 8, CLASSES[1])];
  const [first, second] = rooms;
  if (!first || !second) throw new Error('two classes');
  for (const name of NAMES) first.students.push(await school.newStudent(first.classId, name));
  const teacher = await school.newTeacher(rooms.map(({ classId }) => classId));
  const course = new TestCourse(world, school, teacher, rooms);
  const leader = await school.newLeader('SCHOOLADMIN');
  const [student, other, third] = first.students;
  if (!student || !other || !third) throw new Error('three students');
  const pen = await Gateway.of(world, school.schoolId);
  const point = await course.newKnowledge('乘法');
  const give = async (title: string, change: Record<string, unknown> = {}) =>
    teacher.call(
      homeworkApi.publish,
      course.order(await course.newPaper(['choice', 'fillIn'], [point]), { title, ...change }),
    );
  const collect = async (homeworkId: string) => {
    await teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId: school.schoolId, homeworkId });
  };
  const written = async (
    who: Person | undefined,
    homework: { homeworkId: string; paperId: string },
    answers: string[],
  ) => write(world, course, pen, { homework, studentId: who?.ids.studentId ?? '', answers });

  // What fewer than half of a class wrote is no point of its trend.
  const before = await give('有理数加法');
  for (const who of [student, third]) await written(who, before, ['B', '41']);
  await collect(before.homeworkId);
  await teacher.call(markingApi.release, { homeworkId: before.homeworkId });
  world.clock.forward(MINUTE);
  const back = await give('有理数乘法');
  for (const who of [student, third]) await written(who, back, ['B', '41']);
  await written(second.students[0], back, ['B', '42']);
  await collect(back.homeworkId);
  await teacher.call(markingApi.release, { homeworkId: back.homeworkId });
  await perform(world, 'wrong-questions', { schoolId: school.schoolId, homeworkId: back.homeworkId });
  world.clock.forward(MINUTE);
  const marked = await give('一元一次方程');
  await written(student, marked, ['B', '42']);
  await written(third, marked, ['A', '41']);
  await collect(marked.homeworkId);
  world.clock.forward(MINUTE);
  await give('几何初步');
  await give('周末巩固', { startAt: course.stamp(DAY), endAt: course.stamp(2 * DAY) });
  await course.newPaper(['trueFalse']);
  await fillCart(course);
  await ofClass(course, first.classId, [student, other, third]);
  await newLessons(teacher, first.classId);
  await exam(leader, first.classId, student);
  return { world, course, teacher, leader, student, other, homeworkId: back.homeworkId };
}

/** One question waits in the cart. */
async function fillCart({ teacher }: TestCourse): Promise<void> {
  const { items } = await teacher.call(questionsApi.search, { subjectId: JUNIOR_MATHS });
  const [one] = items;
  if (one) await teacher.call(questionsApi.addToCart, { subjectId: JUNIOR_MATHS, questionId: one.questionId });
}

/** Points, groups, layers and seats. */
async function ofClass({ teacher }: TestCourse, classId: string, students: readonly Person[]): Promise<void> {
  const ids = students.map(({ ids: { studentId } }) => studentId ?? '');
  const [one = '', two = '', three = ''] = ids;
  await teacher.call(pointsApi.give, {
    wishId: newId(),
    classId,
    to: { kind: 'students', studentIds: [one] },
    points: 3,
    reason: '积极发言',
    lessonId: null,
  });
  await teacher.call(myClassesApi.saveGroups, {
    classId,
    name: '学习小组',
    purpose: 'other',
    lockedUntil: null,
    groups: [{ number: 1, name: '飞鸟组', colour: 1, leaderId: one, memberIds: [one, two] }],
  });
  await teacher.call(myClassesApi.saveLevels, {
    classId,
    subjectId: JUNIOR_MATHS,
    revision: 0,
    limits: { aFrom: 85, cBelow: 60 },
    levels: [
      { studentId: one, level: 'A' },
      { studentId: two, level: 'B' },
      { studentId: three, level: null },
    ],
  });
  const room = { rows: 4, columns: 4, aisles: [], blocked: [], desk: 'middle' as const };
  await teacher.call(myClassesApi.saveSeats, {
    classId,
    revision: 0,
    room,
    seats: [{ row: 1, column: 2, studentId: one }],
    madeBy: 'hand',
    rotationWeeks: null,
    groupSetId: null,
  });
}

/** A mid-term in maths that is out. */
async function exam(leader: Person, classId: string, student: Person): Promise<void> {
  const client = new StageClient(leader);
  const test = await leader.call(stageTestsApi.create, stageSetup([classId], { subjects: [subject(JUNIOR_MATHS)] }));
  await client.applied(test, `姓名,班级,初中数学\n${student.ids.name},${CLASSES[0]},88\n`);
  await client.publish(test);
}
