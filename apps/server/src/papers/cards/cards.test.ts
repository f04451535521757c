import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { areaTypes, papersApi } from '@zhibi/contract/papers';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { arranged, type Card, type CardBlock, cardsApi } from '@zhibi/contract/papers/cards';
import { libraryApi } from '@zhibi/contract/papers/library';
import { seeded } from '@zhibi/ink/handwriting';
import { writeDigits } from '@zhibi/scan/simulator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asPng, PER_MM, ScannedClass } from '../../../test/scanned-class.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { studentsById } from '../../people/index.js';
import { layOutPaper } from '../layout/lay-out-paper.js';
import { COPIES_JOB } from '../output/make-print-run.js';
import { READ_BACK_JOB } from './test-card.js';

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

const { make, create, open, save, release, test } = cardsApi;

/** The test as the worker does it, with a few copies: the engine is held to all of them by \`read-back.test.ts\`. */
async function tested(course: TestCourse, paperId: string, copies = 2): Promise<Card> {
  const { schoolId } = course.school;
  const { revision } = await course.teacher.call(open, { paperId });
  await course.teacher.call(test, { paperId, revision });
  await perform(world, READ_BACK_JOB, { schoolId, paperId, revision, copies });
  return course.teacher.call(open, { paperId });
}

async function released(course: TestCourse, paperId: string): Promise<Card> {
  const { revision } = await tested(course, paperId);
  return course.teacher.call(release, { paperId, revision });
}

/** The card of a paper that exists elsewhere, with keys. */
async function ownCard(course: TestCourse): Promise<Card> {
  const { teacher } = course;
  const { paperId } = await teacher.call(create, {
    subjectId: JUNIOR_MATHS,
    title: '期中 答题卡',
    groups: [
      { kind: 'single', count: 2, score: 3 },
      { kind: 'written', count: 1, score: 10 },
    ],
  });
  const { design, ...card } = await teacher.call(open, { paperId });
  const questions = design.questions.map((one, i) => ({ ...one, key: i === 0 ? 'B' : i === 1 ? 'D' : '' }));
  return teacher.call(save, { paperId, revision: card.revision, title: card.title, design: { ...design, questions } });
}

it('a card made of a paper is tested, released, printed, scanned, and what is marked on it is scored', async () => {
  const course = await TestCourse.of(world, 2);
  const { teacher } = course;
  const paperId = await course.newPaper(['choice', 'trueFalse', 'subjective']);
  const made = await teacher.call(make, { paperId });
  const paper = await teacher.call(papersApi.detail, { paperId });
  const card = await teacher.call(papersApi.detail, made);
  expect(card).toMatchObject({
    title: `${paper.title} 答题卡`,
    totalScore: paper.totalScore,
    options: { answerCard: true, scoreTable: false },
  });
  expect((await teacher.refused(homeworkApi.publish, course.order(made.paperId))).reason).toBe('card-not-released');
  expect(await released(course, made.paperId)).toMatchObject({ state: 'released', readBack: { read: 2, copies: 2 } });
  const { revision } = await teacher.call(open, made);
  const room = await ScannedClass.given(world, course, made.paperId, revision);
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
  expect(
    (
      await teacher.refused(save, {
        paperId: made.paperId,
        revision,
        title: 'x',
        design: (await teacher.call(open, made)).design,
      })
    ).reason,
  ).toBe('frozen');
});

it.each(['bubbles', 'digits'] as const)(
  'blank sheets of a card without a paper are whose number is filled in, and points that a teacher marked are scores: %s',
  async (numberWay) => {
    const course = await TestCourse.of(world, 2);
    const { teacher, school } = course;
    const own = await ownCard(course);
    const { paperId } = own;
    const design = arranged({ ...own.design, numberWay, digits: 8 }, own.design.questions, {
      over: '',
      text: '卡',
    });
    await teacher.call(save, { paperId, revision: own.revision, title: own.title, design });
    const { revision } = await released(course, paperId);
    const room = await ScannedClass.given(world, course, paperId, revision);
    const { bytes } = await teacher.download(cardsApi.pdf, { paperId });
    const [studentId = ''] = room.studentIds;
    const number = await numberOf(school.schoolId, studentId);
    const page = room.printed(bytes, 1, ['B', 'A']);
    const { numbers = [], scores = [] } = room.geometry;
    const digits = number.padStart(8, '0').slice(-8);
    for (const [i, column] of (numbers[0]?.columns ?? []).entries())
      for (const box of column) if (box.sign === digits[i]) room.fill(page, box);
    const { written = [] } = numbers[0] ?? {};
    const hand = { ink: { widthMm: 0.5, darkness: 0.9 } };
    writeDigits({ image: page, perMm: PER_MM }, written, { seed: 9, random: seeded(9), hand }, digits);
    // A stroke across, as a red pen makes it.
    for (const box of scores[0]?.boxes ?? [])
      if (box.points === 7 || box.points === 0.5) room.fill(page, { ...box, yMm: box.yMm + 1.2, heightMm: 2.2 });
    const batchId = await room.scan([await asPng(page)]);
    const { scanned } = await teacher.call(scansApi.batch, { batchId });
    expect(scanned).toMatchObject([{ student: { studentId }, state: 'read', page: 1 }]);
    const { homeworkId } = room.homework;
    await perform(world, 'read-paper-scores', { schoolId: school.schoolId, homeworkId, studentId });
    const { answers } = await teacher.call(markingApi.papers, { homeworkId, studentId });
    expect(answers.map(({ score, suggestion, status }) => [status, score ?? suggestion])).toEqual([
      ['waiting', 3],
      ['waiting', 0],
      ['scored-by-person', 7.5],
    ]);
  },
);

const numberOf = (schoolId: string, studentId: string) =>
  world.services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const students = await studentsById(db, schoolId, [studentId]);
    return students.get(studentId)?.studentNo ?? '';
  });

it('a card with faults is kept, and neither tested nor released; a stale one is refused; changed it must be tested again', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher } = course;
  const card = await ownCard(course);
  const { paperId, title } = card;
  const away = (blocks: readonly CardBlock[]) =>
    blocks.map((block) => (block.kind === 'written' ? { ...block, yMm: block.yMm - 20 } : block));
  const faulty = { ...card.design, blocks: away(card.design.blocks) };
  const kept = await teacher.call(save, { paperId, revision: card.revision, title, design: faulty });
  expect(kept.can.release).toBe(false);
  const version = { paperId, revision: kept.revision };
  expect((await teacher.refused(test, version)).reason).toBe('has-faults');
  expect((await teacher.refused(release, version)).reason).toBe('has-faults');
  expect(
    (await teacher.refused(save, { ...version, revision: card.revision, title, design: card.design })).reason,
  ).toBe('changed-meanwhile');
  const good = await teacher.call(save, { ...version, title, design: card.design });
  expect((await teacher.refused(release, { paperId, revision: good.revision })).reason).toBe('not-tested');
  expect((await tested(course, paperId)).state).toBe('tested');
  const again = await teacher.call(save, { paperId, revision: good.revision, title: '新名', design: card.design });
  expect(again.state).toBe('draft');
  expect((await teacher.refused(release, { paperId, revision: again.revision })).reason).toBe('not-tested');
  expect((await teacher.refused(cardsApi.pdf, { paperId })).reason).toBe('not-released');
});

it('a card tells that its paper was changed, and takes the changes over', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher } = course;
  const paperId = await course.newPaper(['choice', 'subjective']);
  const made = await teacher.call(make, { paperId });
  const card = await teacher.call(open, made);
  expect(card.source).toMatchObject({ paperId, isChanged: false });
  const blocks = card.design.blocks.map((block) => ({ ...block, yMm: block.yMm + 0.5 }));
  const moved = { ...made, revision: card.revision, title: card.title, design: { ...card.design, blocks } };
  const kept = await teacher.call(save, moved);
  expect(kept.design.blocks.map(({ yMm }) => yMm)).toEqual(blocks.map(({ yMm }) => yMm));
  const questions = card.design.questions.map((one) => ({ ...one, score: 1 }));
  const other = { ...made, revision: kept.revision, title: card.title, design: { ...card.design, questions } };
  expect((await teacher.refused(save, other)).reason).toBe('questions-fixed');
  const paper = await teacher.call(papersApi.detail, { paperId });
  const sections = paper.sections.map((section) => ({
    ...section,
    items: section.items.map(({ itemId, answerSpaceMm }) => ({ itemId, score: 9, answerSpaceMm })),
  }));
  await teacher.call(papersApi.save, {
    paperId,
    revision: paper.revision,
    title: paper.title,
    options: paper.options,
    sections,
  });
  expect((await teacher.call(open, made)).source).toMatchObject({ isChanged: true });
  const renewed = await teacher.call(cardsApi.renew, { ...made, revision: kept.revision });
  expect(renewed.source).toMatchObject({ isChanged: false });
  expect(renewed.design.questions.map(({ score }) => score)).toEqual([9, 9]);
});

it('templates are the school’s; who made one removes it', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher, school } = course;
  const colleague = await school.newTeacher();
  const card = await ownCard(course);
  const { templateId } = await teacher.call(cardsApi.keepTemplate, { paperId: card.paperId, name: '期中样式' });
  expect((await teacher.refused(cardsApi.keepTemplate, { paperId: card.paperId, name: '期中样式' })).reason).toBe(
    'template-name',
  );
  const { items } = await colleague.call(cardsApi.templates, {});
  expect(items).toMatchObject([{ templateId, name: '期中样式', can: { remove: false } }]);
  const groups = [{ kind: 'judge' as const, count: 3, score: 2 }];
  const made = await colleague.call(create, { subjectId: JUNIOR_MATHS, title: '卡', groups, templateId });
  expect((await colleague.call(open, made)).design.questions).toHaveLength(3);
  expect((await colleague.refused(cardsApi.removeTemplate, { templateId })).code).toBe(-1403);
  await teacher.call(cardsApi.removeTemplate, { templateId });
  expect((await colleague.refused(open, { paperId: card.paperId })).code).toBe(-1404);
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

it('stays a card when its paper is saved without saying so', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher } = course;
  const made = await teacher.call(make, { paperId: await course.newPaper(['choice']) });
  const card = await teacher.call(papersApi.detail, made);
  const { pageSize, sealLine, scoreTable } = card.options;
  const saved = await teacher.call(papersApi.save, { ...card, options: { pageSize, sealLine, scoreTable } });
  expect(saved.options.answerCard).toBe(true);
});

it('is no paper with questions to read: lists that ask for those leave it out', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher } = course;
  const paperId = await course.newPaper(['choice']);
  const { subjectId } = await teacher.call(papersApi.detail, { paperId });
  const card = await teacher.call(make, { paperId });
  const idsOf = ({ items }: { items: { paperId: string }[] }) => items.map((one) => one.paperId).sort();
  const [both, papers] = [[paperId, card.paperId].sort(), [paperId]];
  expect(idsOf(await teacher.call(papersApi.list, { subjectId }))).toEqual(both);
  expect(idsOf(await teacher.call(papersApi.list, { subjectId, withoutCards: true }))).toEqual(papers);
  const mine = { subjectId, shelf: 'mine' } as const;
  expect(idsOf(await teacher.call(libraryApi.list, mine))).toEqual(both);
  expect(idsOf(await teacher.call(libraryApi.list, { ...mine, withoutCards: true }))).toEqual(papers);
});

it('the test of a version is under way once: it is found again, and asked for twice it is the same', async () => {
  const course = await TestCourse.of(world, 1);
  const { teacher } = course;
  const { paperId, revision, testJobId } = await ownCard(course);
  expect(testJobId).toBeNull();
  const [first, second] = await Promise.all([
    teacher.call(test, { paperId, revision }),
    teacher.call(test, { paperId, revision }),
  ]);
  expect(second).toEqual(first);
  const { title, design } = await teacher.call(open, { paperId });
  expect(await teacher.call(open, { paperId })).toMatchObject({ testJobId: first.jobId });
  // Another version is another test.
  expect(await teacher.call(save, { paperId, revision, title, design })).toMatchObject({ testJobId: null });
});
