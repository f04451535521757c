import { analysisApi } from '@zhibi/contract/analysis';
import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { type Paper, papersApi } from '@zhibi/contract/papers';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asPng, ScannedClass } from '../../../test/scanned-class.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { layOutPaper } from '../layout/lay-out-paper.js';
import { COPIES_JOB } from '../output/make-print-run.js';
import { READ_BACK_JOB } from './test-card.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

type Saved = Parameters<typeof papersApi.save.input.parse>[0];
const asSaved = ({ paperId, revision, title, options, sections }: Paper) => ({
  paperId,
  revision,
  title,
  options,
  sections: sections.map(({ sectionId, title: heading, choose, items }) => ({
    sectionId,
    title: heading,
    choose,
    items: items.map(({ itemId, score, answerSpaceMm }) => ({ itemId, score, answerSpaceMm })),
  })),
});

/** A choice that all answer, and two questions of which one is chosen. */
async function withOptional(course: TestCourse): Promise<Paper> {
  const { teacher } = course;
  const paperId = await course.newPaper(['choice', 'subjective', 'subjective']);
  const input = asSaved(await teacher.call(papersApi.detail, { paperId }));
  const sections = input.sections.map((section) => (section.items.length === 2 ? { ...section, choose: 1 } : section));
  return teacher.call(papersApi.save, { ...input, sections } satisfies Saved);
}

/** A class of four that has its card with optional questions. */
async function aClass() {
  const course = await TestCourse.of(world, 4);
  const { teacher } = course;
  const { schoolId } = course.school;
  const { paperId: source } = await withOptional(course);
  const { paperId } = await teacher.call(cardsApi.make, { paperId: source });
  const { revision } = await teacher.call(cardsApi.open, { paperId });
  await teacher.call(cardsApi.test, { paperId, revision });
  await perform(world, READ_BACK_JOB, { schoolId, paperId, revision, copies: 2 });
  const card = await teacher.call(cardsApi.release, { paperId, revision });
  const room = await ScannedClass.given(world, course, paperId, revision);
  const { pdfSha256 } = await layOutPaper(world.services, schoolId, paperId);
  await perform(world, COPIES_JOB, { schoolId, printRunId: room.homework.printRunId, baseSha256: pdfSha256 });
  const copies = (await teacher.download(papersApi.runPdf, { printRunId: room.homework.printRunId })).bytes;
  const { homeworkId } = room.homework;
  const answersOf = async (studentId: string) =>
    (await teacher.call(markingApi.papers, { homeworkId, studentId })).answers;
  const statesOf = async (studentId: string) => (await answersOf(studentId)).map(({ status }) => status);
  /** One student's page, with the letter of the choice and the numbers of optional questions filled in. */
  const page = (no: number, letter: string, numbers: string) => room.printed(copies, no, [letter, numbers]);
  return { course, teacher, schoolId, card, room, homeworkId, answersOf, statesOf, page };
}

it('a paper is worth the optional questions that are answered, in every list', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher } = course;
  const paper = await withOptional(course);
  expect(paper.totalScore).toBe(12);
  expect(paper.sections.map(({ choose }) => choose)).toEqual([undefined, 1]);
  const { items } = await teacher.call(papersApi.list, { subjectId: JUNIOR_MATHS });
  expect(items).toMatchObject([{ paperId: paper.paperId, totalScore: 12, questionCount: 3 }]);
  const { paperId } = await teacher.call(cardsApi.make, { paperId: paper.paperId });
  const cards = await teacher.call(cardsApi.list, { subjectId: JUNIOR_MATHS });
  expect(cards.items).toMatchObject([{ paperId, totalScore: 12 }]);
  expect((await teacher.call(papersApi.detail, { paperId })).sections[1]?.choose).toBe(1);
});

it('optional questions of different scores are refused; as many as there are is no choice', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher } = course;
  const paper = await withOptional(course);
  const input = asSaved(paper);
  const unfair = input.sections.map((section) =>
    section.choose === undefined
      ? section
      : { ...section, items: section.items.map((item, at) => ({ ...item, score: 8 + at })) },
  );
  expect((await teacher.refused(papersApi.save, { ...input, sections: unfair })).reason).toBe('choice-scores');
  const all = input.sections.map((section) => (section.choose === undefined ? section : { ...section, choose: 2 }));
  const saved = await teacher.call(papersApi.save, { ...input, sections: all });
  expect(saved).toMatchObject({ totalScore: 22 });
  expect(saved.sections[1]?.choose).toBeUndefined();
});

// Cards are printed, read back, scanned: on a machine that does other things as well that takes its time.
const LONG_MS = 120_000;

it(
  'what is filled in is the question that is marked; two, none and both wait for a person',
  async () => {
    const { teacher, room, homeworkId, answersOf, statesOf, page, card } = await aClass();
    const [second = '', third = ''] = card.design.questions.filter(({ choice }) => choice).map(({ no }) => no);
    const [a = '', b = '', c = '', d = ''] = room.studentIds;
    const pages = [page(1, 'B', second), page(2, 'B', third), page(3, 'B', second + third), page(4, 'B', '')];
    const batchId = await room.scan(await Promise.all(pages.map(asPng)));
    expect(await statesOf(a)).toEqual(['waiting', 'waiting', 'not-chosen']);
    expect(await statesOf(b)).toEqual(['waiting', 'not-chosen', 'waiting']);
    expect(await statesOf(c)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await statesOf(d)).toEqual(['waiting', 'waiting', 'waiting']);
    const { items } = await teacher.call(markingApi.items, { homeworkId });
    expect(items.map(({ total, waiting }) => [total, waiting])).toEqual([
      [4, 4],
      [3, 3],
      [3, 3],
    ]);
    const { scanned, choices } = await teacher.call(scansApi.batch, { batchId });
    const pageOf = (studentId: string) => scanned.find(({ student }) => student?.studentId === studentId)?.pageId;
    // Whoever looks at the two marks says which counts: the other question is nobody's.
    const two = choices.find(({ pageId, boxes }) => pageId === pageOf(c) && boxes.length === 2);
    expect(two).toMatchObject({ state: 'open', doubts: expect.arrayContaining(['several-marks']) });
    await teacher.call(scansApi.settle, { pageId: two?.pageId ?? '', no: two?.no ?? 0, chosen: [third] });
    await room.mark(c);
    expect(await statesOf(c)).toEqual(['waiting', 'not-chosen', 'waiting']);
    // None is filled in: the question that is scored is the chosen one, and the other may not be scored as well.
    const [, first, other] = await answersOf(d);
    const scored = {
      answerId: first?.answerId ?? '',
      revision: first?.revision ?? 0,
      score: 7,
      comment: '',
      presetIds: [],
    };
    await teacher.call(markingApi.score, { scores: [scored] });
    expect(await statesOf(d)).toEqual(['waiting', 'scored-by-person', 'not-chosen']);
    const [, now, left] = await answersOf(d);
    const also = { ...scored, answerId: other?.answerId ?? '', revision: left?.revision ?? 0 };
    expect((await teacher.refused(markingApi.score, { scores: [also] })).reason).toBe('others-chosen');
    await teacher.call(markingApi.undo, { answerId: now?.answerId ?? '', revision: now?.revision ?? 0 });
    expect(await statesOf(d)).toEqual(['waiting', 'waiting', 'waiting']);
  },
  LONG_MS,
);

it(
  'scores, full score and report count what was chosen',
  async () => {
    const { teacher, room, homeworkId, answersOf, page, card } = await aClass();
    const [second = '', third = ''] = card.design.questions.filter(({ choice }) => choice).map(({ no }) => no);
    const pages = [page(1, 'B', second), page(2, 'B', third), page(3, 'B', third), page(4, 'B', third)];
    await room.scan(await Promise.all(pages.map(asPng)));
    await teacher.call(homeworkApi.close, { homeworkId });
    const scores = [10, 8, 6, 4];
    for (const [at, studentId] of room.studentIds.entries()) {
      const open = (await answersOf(studentId)).filter(({ status }) => status === 'waiting');
      const given = open.map(({ answerId, revision, suggestion }) => ({
        answerId,
        revision,
        score: suggestion ?? scores[at] ?? 0,
        comment: '',
        presetIds: [],
      }));
      await teacher.call(markingApi.score, { scores: given });
    }
    const { items } = await teacher.call(homeworkApi.submissions, { homeworkId });
    expect(items.map(({ status, score }) => [status, score])).toEqual([
      ['marked', 12],
      ['marked', 10],
      ['marked', 8],
      ['marked', 6],
    ]);
    const classId = room.course.classIds[0] ?? '';
    const report = await teacher.call(analysisApi.report, { homeworkId, classId });
    expect(report).toMatchObject({ fullScore: 12, mean: 9, best: 12 });
    expect(report.sections.map(({ maxScore }) => maxScore)).toEqual([2, 10]);
    expect(report.questions.map(({ rate }) => rate)).toEqual([1, 1, 0.6]);
    await teacher.call(markingApi.release, { homeworkId });
    for (const student of room.course.classes[0]?.students ?? []) {
      const result = await student.call(markingApi.result, { homeworkId });
      // The question that was not chosen is none of this student's: nothing of the paper is unmarked.
      expect(result).toMatchObject({ totalScore: 12 });
      expect(result.items.map(({ score }) => score === null)).toEqual([false, false]);
    }
  },
  LONG_MS,
);
