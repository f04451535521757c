import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { type Criterion, rubricsApi } from '@zhibi/contract/marking/rubrics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { checkLedger, keepLedgerChain } from '../ledger/keep-chain.js';

const { history, preview, results, save, used } = rubricsApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const criterion = (criterionId: string, name: string, ...points: number[]): Criterion => ({
  criterionId,
  name,
  levels: points.map((each, at) => ({ levelId: `l${at}`, points: each, text: `${name}${at}` })),
});

/** A proof that three students wrote, for as many points as the paper gives it. */
async function proofs() {
  const course = await TestCourse.of(world, 3);
  const { teacher, school } = course;
  const homework = await course.publish(['subjective', 'choice']);
  const { homeworkId } = homework;
  const students = course.classes[0]?.students ?? [];
  const pen = await Gateway.of(world, school.schoolId);
  for (const { ids } of students) {
    const studentId = ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: ['B', '12'] });
    await perform(world, 'read-answers', { schoolId: school.schoolId, homeworkId, studentId });
  }
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  const [choice, item] = items;
  const full = item?.maxScore ?? 0;
  const of = { homeworkId, itemId: item?.itemId ?? '' };
  const rubric = [criterion('steps', '步骤', full - 2, 1, 0), criterion('result', '结果', 2, 1, 0)];
  const now = async () => (await teacher.call(markingApi.items, { homeworkId })).items[1];
  const put = async (criteria: Criterion[]) => {
    const { seen } = await teacher.call(preview, { ...of, criteria });
    return teacher.call(save, { ...of, criteria, seen, revision: (await now())?.rubric?.revision ?? 0 });
  };
  const answers = async () => (await teacher.call(markingApi.answers, of)).items;
  const levels = (steps: number, result: number) => [
    { criterionId: 'steps', levelId: `l${steps}` },
    { criterionId: 'result', levelId: `l${result}` },
  ];
  const give = async (at: number, score: number, by?: ReturnType<typeof levels>) => {
    const one = (await answers())[at];
    const given = { answerId: one?.answerId ?? '', revision: one?.revision ?? 0, score };
    return { scores: [by ? { ...given, levels: by } : given] };
  };
  const mark = async (at: number, score: number, by?: ReturnType<typeof levels>) =>
    teacher.call(markingApi.score, await give(at, score, by));
  return { course, teacher, students, homeworkId, of, choice, full, rubric, now, put, answers, levels, give, mark };
}

it('a question gets a rubric, an answer is marked by its levels, and the total is what they are worth', async () => {
  const q = await proofs();
  expect(await q.now()).toMatchObject({ rubric: null, can: { changeRubric: true } });
  expect(await q.put(q.rubric)).toEqual({ revision: 1, scores: 0 });
  expect((await q.now())?.rubric).toEqual({ revision: 1, criteria: q.rubric });
  await q.mark(0, 3, q.levels(1, 0));
  expect((await q.answers())[0]).toMatchObject({ score: 3, levels: q.levels(1, 0) });
  // Levels that are not worth what is given are of another rubric.
  expect((await q.teacher.refused(markingApi.score, await q.give(1, 3, q.levels(1, 1)))).reason).toBe('rubric-changed');
  expect((await q.answers())[1]?.score).toBeNull();
  // Points given otherwise say nothing of criteria, not even where the levels from before were worth as much.
  await q.mark(0, 2.5);
  await q.mark(0, 3);
  expect((await q.answers())[0]).toMatchObject({ score: 3, levels: null });
  // Taken back, the score stands again as it was given.
  for (const before of [null, q.levels(1, 0)]) {
    const { answerId = '', revision = 0 } = (await q.answers())[0] ?? {};
    await q.teacher.call(markingApi.undo, { answerId, revision });
    expect((await q.answers())[0]?.levels).toEqual(before);
  }
});

it('another rubric shows whose score it changes before it does, and each change is in the ledger', async () => {
  const q = await proofs();
  await q.put(q.rubric);
  await q.mark(0, 3, q.levels(1, 0));
  await q.mark(1, 2, q.levels(2, 0));
  // By hand, after levels that were worth as much: it is that person's.
  await q.mark(2, 3, q.levels(1, 0));
  await q.mark(2, 1.5);
  await q.mark(2, 3);
  const softer = [criterion('steps', '步骤', q.full - 2, 2, 0), criterion('result', '结果', 2, 1, 0)];
  const seen = await q.teacher.call(preview, { ...q.of, criteria: softer });
  expect(seen).toMatchObject({
    marked: 2,
    open: [],
    changes: [{ name: q.students[0]?.ids.name, from: 3, to: 4 }],
  });
  expect((await q.answers()).map(({ score }) => score)).toEqual([3, 2, 3]);
  expect(await q.put(softer)).toEqual({ revision: 2, scores: 1 });
  const [first, , third] = await q.answers();
  expect([first?.score, third?.score]).toEqual([4, 3]);
  expect(first).toMatchObject({ levels: q.levels(1, 0), status: 'scored-by-person', scoredBy: q.teacher.ids.name });
  const { items } = await q.teacher.call(markingApi.ledger, { answerId: first?.answerId ?? '' });
  expect(items[0]).toMatchObject({ kind: 'rubric', by: q.teacher.ids.name, from: 3, to: 4 });
  // A criterion more: what was marked stands, and its levels are chosen anew.
  const more = [
    criterion('steps', '步骤', q.full - 3, 2, 0),
    softer[1] ?? q.rubric[1],
    criterion('units', '单位', 1, 0),
  ];
  const criteria = more.flatMap((one) => one ?? []);
  const opened = await q.teacher.call(preview, { ...q.of, criteria });
  expect(opened).toMatchObject({ changes: [], open: [{ score: 4 }, { score: 2 }] });
  expect(await q.put(criteria)).toMatchObject({ scores: 0 });
  expect((await q.answers()).map(({ score, levels }) => [score, levels])).toEqual([
    [4, null],
    [2, null],
    [3, null],
  ]);
  // Taken back: the rubric before counts, and the levels that were chosen hold again.
  const edits = (await q.teacher.call(history, q.of)).items;
  expect(edits.map(({ revision, scores, by }) => [revision, scores, by])).toEqual(
    [3, 2, 1].map((revision) => [revision, revision === 2 ? 1 : 0, q.teacher.ids.name]),
  );
  expect(await q.put(edits[1]?.criteria ?? [])).toMatchObject({ revision: 4 });
  expect((await q.answers()).map(({ score, levels }) => [score, levels])).toEqual([
    [4, q.levels(1, 0)],
    [2, q.levels(2, 0)],
    [3, null],
  ]);
  expect(await q.put(edits[2]?.criteria ?? [])).toMatchObject({ revision: 5, scores: 1 });
  expect((await q.answers()).map(({ score }) => score)).toEqual([3, 2, 3]);
  await keepLedgerChain(world.services);
  expect((await checkLedger(world.services, 'en')).holds).toBe(true);
});

it('is offered for the next homework to whoever wrote it, as it was last, and to nobody else', async () => {
  const q = await proofs();
  await q.put(q.rubric);
  const last = q.rubric.toReversed();
  await q.put(last);
  const { items } = await q.teacher.call(used, { homeworkId: q.homeworkId });
  expect(items).toMatchObject([{ ...q.of, criteria: last }]);
  const colleague = await q.course.school.newTeacher([q.course.classes[0]?.classId ?? '']);
  expect((await colleague.call(used, { homeworkId: q.homeworkId })).items).toEqual([]);
});

it('is refused where it is none, on an older one, and where it was previewed otherwise', async () => {
  const q = await proofs();
  const short = [criterion('steps', '步骤', q.full - 1, 0)];
  expect((await q.teacher.refused(preview, { ...q.of, criteria: short })).reason).toBe('no-rubric-of-it');
  const machines = { homeworkId: q.homeworkId, itemId: q.choice?.itemId ?? '', criteria: q.rubric };
  expect((await q.teacher.refused(preview, machines)).code).toBe(-1403);
  await q.put(q.rubric);
  const { seen } = await q.teacher.call(preview, { ...q.of, criteria: [] });
  const old = { ...q.of, criteria: [], seen, revision: 0 };
  expect((await q.teacher.refused(save, old)).reason).toBe('changed-meanwhile');
  await q.mark(0, 3, q.levels(1, 0));
  expect((await q.teacher.refused(save, { ...old, revision: 1 })).reason).toBe('preview-changed');
});

it('is read with the result by its student, and by the teacher for the class', async () => {
  const q = await proofs();
  await q.put(q.rubric);
  await q.mark(0, 3, q.levels(1, 0));
  await q.mark(1, 2, q.levels(2, 0));
  await q.mark(2, 1.5);
  expect(await q.teacher.call(results, q.of)).toEqual({
    marked: 2,
    criteria: [
      { name: '步骤', full: q.full - 2, mean: 0.5 },
      { name: '结果', full: 2, mean: 2 },
    ],
  });
  await q.teacher.call(homeworkApi.close, { homeworkId: q.homeworkId });
  await perform(world, 'homework-closed', { schoolId: q.course.school.schoolId, homeworkId: q.homeworkId });
  await q.teacher.call(markingApi.release, { homeworkId: q.homeworkId });
  const own = await q.students[0]?.call(markingApi.result, { homeworkId: q.homeworkId });
  expect(own?.items[1]?.criteria).toEqual([
    { name: '步骤', full: q.full - 2, points: 1, text: '步骤1' },
    { name: '结果', full: 2, points: 2, text: '结果0' },
  ]);
  const other = await q.students[2]?.call(markingApi.result, { homeworkId: q.homeworkId });
  expect(other?.items[1]?.criteria).toEqual([]);
});

it('is what two score blind by: the arbiter sees the criteria they differ in, and settles by levels too', async () => {
  const q = await proofs();
  await q.put(q.rubric);
  const classId = q.course.classes[0]?.classId ?? '';
  const scorers = [await q.course.school.newTeacher([classId]), await q.course.school.newTeacher([classId])];
  await q.teacher.call(roundsApi.set, {
    homeworkId: q.homeworkId,
    items: [{ itemId: q.of.itemId, revision: 0 }],
    setting: {
      scorerIds: scorers.map(({ ids }) => ids.accountId),
      scorersEach: 2,
      tolerance: 0,
      within: 'mean',
      arbiterId: q.teacher.ids.accountId,
    },
  });
  // While several score it nobody changes what it is scored by.
  expect((await q.teacher.refused(preview, { ...q.of, criteria: [] })).reason).toBe('in-round');
  const [answer] = await q.answers();
  const answerId = answer?.answerId ?? '';
  for (const [at, scorer] of scorers.entries()) {
    const [item] = (await scorer.call(roundsApi.items, { homeworkId: q.homeworkId })).items;
    expect(item?.rubric?.criteria).toEqual(q.rubric);
    const own = async () => (await scorer.call(roundsApi.answers, q.of)).items.find((one) => one.answerId === answerId);
    const { revision = 0, levels } = (await own()) ?? {};
    expect(levels).toBeNull();
    await scorer.call(roundsApi.score, {
      scores: [{ answerId, revision, score: 3 - at, levels: q.levels(1, at) }],
    });
    expect((await own())?.levels).toEqual(q.levels(1, at));
  }
  const { items, itemsToSettle } = await q.teacher.call(roundsApi.differences, { homeworkId: q.homeworkId });
  expect(itemsToSettle[0]?.rubric?.criteria).toEqual(q.rubric);
  expect(items[0]).toMatchObject({
    difference: 1,
    scores: [
      { score: 3, levels: q.levels(1, 0) },
      { score: 2, levels: q.levels(1, 1) },
    ],
  });
  const settle = { answerId, revision: items[0]?.answer.revision ?? 0, score: 2 };
  const wrong = { ...settle, levels: q.levels(1, 0) };
  expect((await q.teacher.refused(roundsApi.settle, wrong)).reason).toBe('rubric-changed');
  await q.teacher.call(roundsApi.settle, { ...settle, levels: q.levels(1, 1) });
  expect((await q.answers())[0]).toMatchObject({ score: 2, levels: q.levels(1, 1) });
});
