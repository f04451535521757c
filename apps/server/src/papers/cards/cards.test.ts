import { scansApi } from '@zhibi/contract/capture/scans';
import { markingApi } from '@zhibi/contract/marking';
import { areaTypes, papersApi } from '@zhibi/contract/papers';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { libraryApi } from '@zhibi/contract/papers/library';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asPng, ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { layOutPaper } from '../layout/lay-out-paper.js';
import { COPIES_JOB } from '../output/make-print-run.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** The copies of its homework, as they go to the printer. */
async function printedCopies({ course, homework }: ScannedClass): Promise<Uint8Array> {
  const { schoolId } = course.school;
  const { paperId, printRunId } = homework;
  const { pdfSha256 } = await layOutPaper(world.services, schoolId, paperId);
  await perform(world, COPIES_JOB, { schoolId, printRunId, baseSha256: pdfSha256 });
  return (await course.teacher.download(papersApi.runPdf, { printRunId })).bytes;
}

it('a card made of a paper is printed, scanned, and what is marked on it is scored', async () => {
  const course = await TestCourse.of(world, 2);
  const { teacher } = course;
  const paperId = await course.newPaper(['choice', 'trueFalse', 'subjective']);
  const made = await teacher.call(cardsApi.make, { paperId });
  const paper = await teacher.call(papersApi.detail, { paperId });
  const card = await teacher.call(papersApi.detail, made);
  expect(card).toMatchObject({
    title: `${paper.title} 答题卡`,
    totalScore: paper.totalScore,
    options: { answerCard: true, scoreTable: false },
  });
  const room = await ScannedClass.given(world, course, made.paperId);
  const boxes = room.geometry.areas.filter(({ option }) => option === 'A' || option === 'T');
  expect(boxes.map(({ areaType }) => areaType)).toEqual([areaTypes['single-choice'], areaTypes['true-false']]);
  const [a = '', b = ''] = room.studentIds;
  const copies = await printedCopies(room);
  const answered = [room.printed(copies, 1, ['B', 'T']), room.printed(copies, 2, ['C', 'F'])];
  const batchId = await room.scan(await Promise.all(answered.map(asPng)));
  const { scanned } = await teacher.call(scansApi.batch, { batchId });
  expect(scanned.map(({ student, state }) => [student?.studentId, state])).toEqual([
    [a, 'read'],
    [b, 'read'],
  ]);
  const { homeworkId } = room.homework;
  const proposed = async (studentId: string) =>
    (await teacher.call(markingApi.papers, { homeworkId, studentId })).answers.map(({ suggestion }) => suggestion);
  expect(await proposed(a)).toEqual([2, 2, null]);
  expect(await proposed(b)).toEqual([0, 0, null]);
});

it('is not made in the customised tenant but by its member schools', async () => {
  const course = await TestCourse.of(world, 1);
  const paperId = await course.newPaper(['choice']);
  const tenant = (customized: string) =>
    world.services.database.asSystem((db) =>
      db.execute(sql`update organisation set customized = ${customized} where id = (
        select organisation_id from school where id = ${course.school.schoolId})`),
    );
  await tenant('homework-manager');
  expect((await course.teacher.refused(cardsApi.make, { paperId })).code).toBe(-1403);
  await tenant('');
  await course.teacher.call(cardsApi.make, { paperId });
});

it('is made of papers that one may read and that are not answered on themselves', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher, school } = course;
  const colleague = await school.newTeacher();
  const paperId = await course.newPaper(['choice']);
  expect((await colleague.refused(cardsApi.make, { paperId })).code).toBe(-1404);
  await teacher.call(libraryApi.share, { paperId, shared: true });
  const card = await colleague.call(cardsApi.make, { paperId });
  expect((await colleague.refused(cardsApi.make, card)).reason).toBe('answered-on-itself');
  const { subjectId } = await teacher.call(papersApi.detail, { paperId });
  const span = { from: 2, to: 9 };
  const sums = await teacher.call(arithmeticApi.create, {
    subjectId,
    title: '口算',
    sheet: { groups: [{ kind: 'multiply', count: 8, first: span, second: span }], twins: false, seed: 1 },
    print: { columns: 4, numbered: true, minutes: null },
  });
  expect((await teacher.refused(cardsApi.make, { paperId: sums.paperId })).reason).toBe('answered-on-itself');
});
