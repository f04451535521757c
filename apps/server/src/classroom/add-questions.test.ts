import { classroomApi } from '@zhibi/contract/classroom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBank, usualBodies } from '../../test/bank.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';

let world: TestWorld;
let school: TestSchool;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
}, 60_000);
afterAll(() => world.close());

async function newLesson() {
  const { classId } = await school.newClass(1);
  const teacher = await school.newTeacher([classId]);
  const start = { lessonId: newId(), classId, subjectId: JUNIOR_MATHS };
  const { lessonId } = await teacher.call(classroomApi.start, start);
  const ask = (questionIds: string[]) =>
    ({ lessonId, taskId: newId(), from: { questionIds }, seconds: null, isOpened: false }) as const;
  return { teacher, lessonId, ask };
}

it('asks those of the chosen questions that can be answered in class, and names the others and why', async () => {
  const { questions } = await newBank(world);
  const { teacher, lessonId, ask } = await newLesson();
  const { taskId, left } = await teacher.call(
    classroomApi.addQuestions,
    ask(questions.map(({ questionId }) => questionId)),
  );
  expect(left).toEqual([
    { no: 4, begins: expect.stringContaining('12'), why: 'not-choosable' },
    { no: 5, begins: expect.stringContaining('7+8'), why: 'not-choosable' },
    { no: 6, begins: expect.stringContaining('解方程'), why: 'not-choosable' },
  ]);
  const { tasks } = await teacher.call(classroomApi.board, { lessonId });
  expect(tasks.find((task) => task.taskId === taskId)?.questions).toHaveLength(3);
});

it('names what is more than a task holds', async () => {
  const [choice] = usualBodies;
  const { questions } = await newBank(world, Array.from({ length: 32 }, () => choice ?? []).flat());
  const { teacher, ask } = await newLesson();
  const { left } = await teacher.call(classroomApi.addQuestions, ask(questions.map(({ questionId }) => questionId)));
  expect(left.map(({ no, why }) => [no, why])).toEqual([
    [31, 'too-many'],
    [32, 'too-many'],
  ]);
});

it('is refused in words where nothing of it can be asked', async () => {
  const { questions } = await newBank(world, usualBodies.slice(5));
  const { teacher, ask } = await newLesson();
  const wish = ask(questions.map(({ questionId }) => questionId));
  expect(await teacher.refused(classroomApi.addQuestions, wish)).toMatchObject({ reason: 'no-questions' });
});
