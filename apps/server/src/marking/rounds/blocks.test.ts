import { markingApi } from '@zhibi/contract/marking';
import { groupsApi } from '@zhibi/contract/marking/groups';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const written = ['42', '17', '42', '17', '42', '17', '42'];

/** A question that two colleagues of other classes share, an answer each. */
async function sharedQuestion() {
  const course = await TestCourse.of(world, written.length);
  const { teacher, school } = course;
  const { schoolId } = school;
  const elsewhere = [(await school.newClass(0)).classId];
  const scorers: [Person, Person] = [await school.newTeacher(elsewhere), await school.newTeacher(elsewhere)];
  const homework = await course.publish(['subjective']);
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, schoolId);
  for (const [at, text] of written.entries()) {
    const studentId = course.classes[0]?.students[at]?.ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: [text] });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  }
  const itemId = (await teacher.call(markingApi.items, { homeworkId })).items[0]?.itemId ?? '';
  const scorerIds = scorers.map(({ ids }) => ids.accountId);
  const setting = { scorerIds, scorersEach: 1 as const, tolerance: 0, within: 'mean' as const, arbiterId: null };
  await teacher.call(roundsApi.set, { homeworkId, items: [{ itemId, revision: 0 }], setting });
  return { homeworkId, itemId, teacher, scorers, school };
}

it('a group is dealt to one scorer as a whole, scored by one call, and follows whoever has scored of it', async () => {
  const { homeworkId, itemId, teacher, scorers } = await sharedQuestion();
  const own = { homeworkId, itemId, share: 'own' as const };
  const groupsOf = async (who: Person) => {
    await who.call(roundsApi.items, { homeworkId });
    return (await who.call(groupsApi.list, own)).groups;
  };
  const shown = async (who: Person) => (await groupsOf(who)).map(({ label, answerIds }) => [label, answerIds.length]);
  const answersOf = async (who: Person) => (await who.call(roundsApi.answers, { homeworkId, itemId })).items;
  const give = async (who: Person, answerIds: readonly string[], score: number) => {
    const known = (await answersOf(who)).filter(({ answerId }) => answerIds.includes(answerId));
    return who.call(roundsApi.score, {
      scores: known.map(({ answerId, revision }) => ({ answerId, revision, score })),
    });
  };
  const dealt = async () => Promise.all(scorers.map(async (who) => (await answersOf(who)).length));

  // Nothing is grouped: answers are dealt one by one.
  expect((await dealt()).sort()).toEqual([3, 4]);
  await teacher.call(groupsApi.make, { homeworkId, itemId });
  const both = await Promise.all(scorers.map(shown));
  expect(both.flat().sort()).toEqual([
    ['17', 3],
    ['42', 4],
  ]);
  expect(both.map((groups) => groups.length)).toEqual([1, 1]);
  const round = (await teacher.call(roundsApi.list, { homeworkId })).items[0]?.round;
  expect(round?.progress).toMatchObject({ answers: 7, groups: 2, settled: 0 });

  // No name is said, and what was dealt to the other is not there.
  const [first, second] = both[0]?.[0]?.[0] === '42' ? scorers : [scorers[1], scorers[0]];
  const [many] = await groupsOf(first);
  const [few] = await groupsOf(second);
  if (many === undefined || few === undefined) throw new Error('a group was torn');
  expect((await answersOf(first)).every(({ name }) => name.startsWith('#'))).toBe(true);
  const theirs = { ...own, answerIds: [few.answerIds[0] ?? ''], into: null };
  expect((await first.refused(groupsApi.move, theirs)).code).toBe(-1404);
  expect((await first.refused(groupsApi.list, { ...own, share: 'all' })).code).toBe(-1404);

  // One mark for the group.
  const [out = '', ...rest] = many.answerIds;
  await give(first, rest, 5);
  const scores = async () => (await teacher.call(markingApi.answers, { homeworkId, itemId })).items;
  expect((await scores()).filter(({ score }) => score === 5)).toHaveLength(3);

  // What is taken out of a group and put into another goes to whoever scores that one.
  await first.call(groupsApi.move, { ...own, answerIds: [out], into: few.groupId });
  expect(await shown(second)).toEqual([['17', 4]]);
  expect(await shown(first)).toEqual([['42', 3]]);
  await give(second, [...few.answerIds, out], 2);
  expect((await scores()).filter(({ score }) => score === 2)).toHaveLength(4);
  expect((await teacher.call(roundsApi.list, { homeworkId })).items[0]?.round?.progress.settled).toBe(7);
});

it('what only looks alike is dealt answer by answer: one scorer would have a class of proofs alone', async () => {
  const { homeworkId, itemId, teacher, scorers } = await sharedQuestion();
  await teacher.call(groupsApi.make, { homeworkId, itemId });
  await world.services.database.asSystem((db) =>
    db.execute(sql`update answer_group set kind = 'alike', label = '' where item_id = ${itemId}`),
  );
  for (const who of scorers) await who.call(roundsApi.items, { homeworkId });
  const { items } = await teacher.call(roundsApi.list, { homeworkId });
  expect(items[0]?.round?.progress).toMatchObject({ answers: 7, groups: 0 });
  const dealt = items[0]?.round?.scorers.map((scorer) => scorer.dealt) ?? [];
  expect(Math.max(...dealt) - Math.min(...dealt)).toBeLessThanOrEqual(1);
});

it('the groups of a share are nobody’s without one', async () => {
  const { homeworkId, itemId, teacher, school } = await sharedQuestion();
  const own = { homeworkId, itemId, share: 'own' as const };
  for (const who of [teacher, await school.newTeacher()]) {
    expect((await who.refused(groupsApi.list, own)).code).toBe(-1404);
    expect((await who.refused(groupsApi.make, own)).code).toBe(-1404);
  }
});
