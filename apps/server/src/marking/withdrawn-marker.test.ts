import { markingApi } from '@zhibi/contract/marking';
import { groupsApi } from '@zhibi/contract/marking/groups';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../test/gateway.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { perform, TestCourse } from '../../test/test-course.js';
import { write } from '../../test/writing.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** Two answers to a question, the teacher of the class, and a colleague who marks beside. */
async function twoAnswers() {
  const course = await TestCourse.of(world, 2);
  const { teacher, school, classIds } = course;
  const { schoolId } = school;
  const colleague = await school.newTeacher(classIds);
  const homework = await course.publish(['subjective']);
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, schoolId);
  for (const { ids } of course.classes[0]?.students ?? []) {
    const studentId = ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: ['12'] });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  }
  const itemId = (await teacher.call(markingApi.items, { homeworkId })).items[0]?.itemId ?? '';
  const answers = async () => (await teacher.call(markingApi.answers, { homeworkId, itemId })).items;
  return { teacher, colleague, homeworkId, itemId, answers };
}

/** The school takes the classes of a teacher away. */
const withdraw = ({ ids }: Person) =>
  world.services.database.asSystem((db) =>
    db.execute(sql`delete from teaching where teacher_id = ${ids.teacherId ?? ''}`),
  );

it('of a marker whose classes were taken away meanwhile nothing more counts; what was given before stands', async () => {
  const { teacher, colleague, homeworkId, itemId, answers } = await twoAnswers();
  const [first, second] = await answers();
  if (first === undefined || second === undefined) throw new Error('there are no two answers');
  const give = ({ answerId, revision }: typeof first, score: number) => ({ scores: [{ answerId, revision, score }] });
  await colleague.call(markingApi.score, give(first, 2));
  await withdraw(colleague);
  const question = { homeworkId, itemId };
  expect((await colleague.refused(markingApi.score, give(second, 2))).code).toBe(-1404);
  expect((await colleague.refused(markingApi.undo, { answerId: first.answerId, revision: 1 })).code).toBe(-1404);
  expect((await colleague.refused(markingApi.answers, question)).code).toBe(-1404);
  expect((await colleague.refused(groupsApi.make, question)).code).toBe(-1404);
  const now = await answers();
  expect(now.map(({ score, scoredBy }) => [score, scoredBy])).toEqual([
    [2, colleague.ids.name],
    [null, null],
  ]);
  // The class teacher goes on where it stands.
  await teacher.call(markingApi.score, give(now[1] ?? second, 1));
  expect((await answers()).map(({ score }) => score)).toEqual([2, 1]);
});

it('of a scorer whose classes were taken away in the middle of a round nothing more counts, and the rest goes to the others', async () => {
  const { teacher, colleague, homeworkId, itemId, answers } = await twoAnswers();
  const scorerIds = [colleague.ids.accountId, teacher.ids.accountId];
  const setting = { scorerIds, scorersEach: 1 as const, tolerance: 0, within: 'mean' as const, arbiterId: null };
  await teacher.call(roundsApi.set, { homeworkId, items: [{ itemId, revision: 0 }], setting });
  const own = async (who: Person) => {
    await who.call(roundsApi.items, { homeworkId });
    return (await who.call(roundsApi.answers, { homeworkId, itemId })).items;
  };
  const [theirs] = await own(colleague);
  if (theirs === undefined) throw new Error('nothing was dealt');
  await withdraw(colleague);
  const scores = [{ answerId: theirs.answerId, revision: theirs.revision, score: 3 }];
  expect((await colleague.refused(roundsApi.score, { scores })).code).toBeLessThan(0);
  expect((await colleague.refused(groupsApi.list, { homeworkId, itemId, share: 'own' })).code).toBe(-1404);
  expect((await answers()).map(({ score }) => score)).toEqual([null, null]);
  expect((await own(teacher)).map(({ answerId }) => answerId).sort()).toEqual(
    (await answers()).map(({ answerId }) => answerId).sort(),
  );
});
