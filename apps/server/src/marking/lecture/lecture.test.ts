import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { lectureApi } from '@zhibi/contract/marking/lecture';
import { decodeStrokes } from '@zhibi/ink';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { items, answers, note, collect } = lectureApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A class whose students wrote a proof, for these scores. */
async function marked(course: TestCourse, paperId: string, scores: readonly number[]) {
  const { teacher, school } = course;
  const { schoolId } = school;
  const homework = await teacher.call(homeworkApi.publish, course.order(paperId, { again: true }));
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, schoolId);
  const answerIds: string[] = [];
  let itemId = '';
  for (const [at, score] of scores.entries()) {
    const studentId = course.classes[0]?.students[at]?.ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: ['7'] });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
    const [answer] = (await teacher.call(markingApi.papers, { homeworkId, studentId })).answers;
    if (answer === undefined) throw new Error('nothing was written');
    const { answerId, revision } = answer;
    await teacher.call(markingApi.score, { scores: [{ answerId, revision, score }] });
    answerIds.push(answerId);
    itemId = answer.itemId;
  }
  return { homeworkId, itemId, answerIds };
}

it('a marked homework is prepared by question: rates, notes, answers that lost most or were collected; and next time it is there again', async () => {
  const course = await TestCourse.of(world, 3);
  const { teacher, school, classIds } = course;
  const paperId = await course.newPaper(['subjective']);
  const first = await marked(course, paperId, [10, 0, 5]);
  const { homeworkId, itemId } = first;
  const [best = '', worst = '', middle = ''] = first.answerIds;
  const shown = async (of: { homeworkId: string; itemId: string }) =>
    (await teacher.call(answers, of)).items.map((one) => [one.answerId, one.kind, one.isEarlier]);

  const listed = await teacher.call(items, { homeworkId });
  expect(listed).toMatchObject({
    marked: 1,
    items: [{ rate: 0.5, scored: 3, full: 1, zero: 1, note: '', samples: 0 }],
  });
  expect(await shown(first)).toEqual([
    [worst, null, false],
    [middle, null, false],
  ]);

  await teacher.call(note, { homeworkId, itemId, note: '先让学生说思路' });
  await teacher.call(collect, { answerId: middle, kind: 'typical' });
  await teacher.call(collect, { answerId: best, kind: 'excellent' });
  expect(await shown(first)).toEqual([
    [best, 'excellent', false],
    [middle, 'typical', false],
  ]);
  const [sample] = (await teacher.call(answers, { homeworkId, itemId })).items;
  expect(decodeStrokes(Buffer.from(sample?.ink ?? '', 'base64')).length).toBeGreaterThan(0);

  const again = await marked(course, paperId, [10]);
  expect((await teacher.call(items, { homeworkId: again.homeworkId })).items).toMatchObject([
    { note: '先让学生说思路', samples: 0 },
  ]);
  expect(await shown(again)).toEqual([
    [best, 'excellent', true],
    [middle, 'typical', true],
  ]);
  await teacher.call(collect, { answerId: best, kind: null });
  await teacher.call(note, { homeworkId, itemId, note: '' });
  expect((await teacher.call(items, { homeworkId })).items).toMatchObject([{ note: '', notedAt: null, samples: 1 }]);

  // A colleague of the class has notes of the own; who does not teach it finds nothing.
  const colleague = await school.newTeacher(classIds);
  expect((await colleague.call(items, { homeworkId })).items).toMatchObject([{ samples: 0 }]);
  const outsider = await school.newTeacher();
  expect((await outsider.refused(items, { homeworkId })).code).toBe(-1404);
  expect((await outsider.refused(answers, { homeworkId, itemId })).code).toBe(-1404);
  expect((await outsider.refused(note, { homeworkId, itemId, note: 'x' })).code).toBe(-1404);
  expect((await outsider.refused(collect, { answerId: best, kind: 'typical' })).code).toBe(-1404);
});
