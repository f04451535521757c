import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { groupsApi } from '@zhibi/contract/marking/groups';
import { type RoundSetting, roundsApi } from '@zhibi/contract/marking/rounds';
import { papersApi } from '@zhibi/contract/papers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A paper without boxes to fill in: one question for all, then one of two. Students write with pens: the first, the second, both, none. */
async function aClass() {
  const course = await TestCourse.of(world, 4);
  const { teacher, school } = course;
  const { schoolId } = school;
  const paperId = await course.newPaper(['choice', 'subjective', 'subjective']);
  const { revision, title, options, sections } = await teacher.call(papersApi.detail, { paperId });
  const choosing = sections.map((section) => (section.items.length === 2 ? { ...section, choose: 1 } : section));
  await teacher.call(papersApi.save, { paperId, revision, title, options, sections: choosing });
  const homework = await teacher.call(homeworkApi.publish, course.order(paperId));
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, schoolId);
  const studentIds = course.classes[0]?.students.map(({ ids }) => ids.studentId ?? '') ?? [];
  const writes = async (at: number, answers: string[]) => {
    const studentId = studentIds[at] ?? '';
    await write(world, course, pen, { homework, studentId, answers });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  };
  await writes(0, ['B', '12', '']);
  await writes(1, ['B', '', '12']);
  await writes(2, ['B', '12', '12']);
  await writes(3, ['B', '', '']);
  const answersOf = async (at: number) =>
    (await teacher.call(markingApi.papers, { homeworkId, studentId: studentIds[at] ?? '' })).answers;
  const close = async () => {
    await teacher.call(homeworkApi.close, { homeworkId });
    for (const studentId of studentIds) await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  };
  return { course, teacher, homeworkId, studentIds, answersOf, close };
}
type Class = Awaited<ReturnType<typeof aClass>>;

const states = async ({ answersOf }: Class, at: number) => (await answersOf(at)).slice(1).map(({ status }) => status);

it('what was written on is what was chosen; of both and of none a person says which counts', async () => {
  const own = await aClass();
  const { course, teacher, homeworkId, answersOf } = own;
  expect(await states(own, 0)).toEqual(['waiting', 'not-chosen']);
  expect(await states(own, 1)).toEqual(['not-chosen', 'waiting']);
  expect(await states(own, 2)).toEqual(['waiting', 'waiting']);
  await own.close();
  expect(await states(own, 3)).toEqual(['waiting', 'waiting']);
  const score = async (at: number, question: number, points: number) => {
    const { answerId = '', revision = 0 } = (await answersOf(at))[question] ?? {};
    await teacher.call(markingApi.score, {
      scores: [{ answerId, revision, score: points, comment: '', presetIds: [] }],
    });
  };
  for (let at = 0; at < 4; at++) if ((await answersOf(at))[0]?.status === 'waiting') await score(at, 0, 2);
  await score(0, 1, 8);
  await score(1, 2, 6);
  await score(2, 2, 5);
  await score(3, 1, 0);
  expect(await states(own, 2)).toEqual(['not-chosen', 'scored-by-person']);
  expect(await states(own, 3)).toEqual(['scored-by-person', 'not-chosen']);
  const { items } = await teacher.call(homeworkApi.submissions, { homeworkId });
  expect(items.map(({ status, score: total }) => [status, total])).toEqual([
    ['marked', 10],
    ['marked', 8],
    ['marked', 7],
    ['marked', 2],
  ]);
  const report = await teacher.call(analysisApi.report, { homeworkId, classId: course.classIds[0] ?? '' });
  expect(report).toMatchObject({ fullScore: 12, best: 10 });
  // Of whoever chose it: 8 and 0 of the first, 6 and 5 of the second, each of 10.
  expect(report.questions.slice(1).map(({ rate }) => rate)).toEqual([0.4, 0.55]);
}, 60_000);

it('what was not chosen stands in no group: a score for all that is blank leaves the answer that was written', async () => {
  const own = await aClass();
  const { teacher, homeworkId, answersOf } = own;
  await own.close();
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  const question = { homeworkId, itemId: items[1]?.itemId ?? '', share: 'all' } as const;
  await teacher.call(groupsApi.make, question);
  const { groups, ungrouped } = await teacher.call(groupsApi.list, question);
  const grouped = groups.flatMap(({ answerIds }) => answerIds);
  const answerIds = await Promise.all([0, 1, 2, 3].map(async (at) => (await answersOf(at))[1]?.answerId ?? ''));
  expect(ungrouped).toBe(0);
  expect(grouped.sort()).toEqual(answerIds.filter((_, at) => at !== 1).sort());
}, 60_000);

it('a score that is taken back in a round leaves the other question to be marked again', async () => {
  const own = await aClass();
  const { teacher, homeworkId, answersOf } = own;
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  const setting = {
    scorerIds: [teacher.ids.accountId],
    scorersEach: 1,
    tolerance: 1,
    within: 'mean',
    arbiterId: null,
  } satisfies RoundSetting;
  const rounds = items.slice(1).map(({ itemId }) => ({ itemId, revision: 0 }));
  await teacher.call(roundsApi.set, { homeworkId, items: rounds, setting });
  const itemId = rounds[0]?.itemId ?? '';
  const mine = async (answerId: string) => {
    await teacher.call(roundsApi.items, { homeworkId });
    const dealt = (await teacher.call(roundsApi.answers, { homeworkId, itemId })).items;
    return dealt.find((one) => one.answerId === answerId)?.revision ?? 0;
  };
  for (const [at, before] of [
    [2, ['waiting', 'waiting']],
    [0, ['waiting', 'not-chosen']],
  ] as const) {
    const answerId = (await answersOf(at))[1]?.answerId ?? '';
    expect(await states(own, at)).toEqual(before);
    await teacher.call(roundsApi.score, { scores: [{ answerId, revision: await mine(answerId), score: 4 }] });
    expect(await states(own, at)).toEqual(['scored-by-person', 'not-chosen']);
    await teacher.call(roundsApi.undo, { answerId, revision: await mine(answerId) });
    // What was written on one only says that the other was not chosen, whoever scored it.
    expect(await states(own, at)).toEqual(before);
    // And it may be scored once more.
    await teacher.call(roundsApi.score, { scores: [{ answerId, revision: await mine(answerId), score: 3 }] });
  }
}, 60_000);
