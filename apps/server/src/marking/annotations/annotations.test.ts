import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { type AnnotationAct, annotationsApi, MOST_ANNOTATIONS } from '@zhibi/contract/marking/annotations';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { encodeStrokes, type Stroke, stampStrokes, strokeBounds } from '@zhibi/ink';
import { sql } from 'drizzle-orm';
import * as mupdf from 'mupdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { list, put } = annotationsApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const newId = () => crypto.randomUUID();
const line = (...places: [number, number][]): Stroke => ({
  id: newId(),
  t0: 1_760_000_000_000,
  tip: 'pen',
  points: places.map(([x, y]) => [x, y, 0.5, 8]),
});
const packed = (...strokes: Stroke[]) => Buffer.from(encodeStrokes(strokes)).toString('base64');
const inked = (...places: [number, number][]) => ({ kind: 'ink' as const, ink: packed(line(...places)) });
const ticked = (xMm: number, yMm: number) => ({ kind: 'stamp' as const, stamp: 'tick' as const, xMm, yMm, sizeMm: 10 });
const act = (mark: AnnotationAct['mark'], more: Partial<AnnotationAct> = {}): AnnotationAct => ({
  annotationId: newId(),
  version: 1,
  page: 1,
  mark,
  ...more,
});

/** A written copy, its teacher, and a colleague who marks the same class. */
async function writtenCopy() {
  const course = await TestCourse.of(world, 2);
  const { teacher, school, classIds } = course;
  const colleague = await school.newTeacher(classIds);
  const homework = await course.publish(['subjective', 'choice']);
  const { homeworkId } = homework;
  const student = course.classes[0]?.students[0];
  if (student === undefined) throw new Error('the class has no student');
  const studentId = student.ids.studentId ?? '';
  await write(world, course, await Gateway.of(world, school.schoolId), { homework, studentId, answers: ['B', '12'] });
  const reads = () => perform(world, 'read-answers', { schoolId: school.schoolId, homeworkId, studentId });
  await reads();
  const copy = { homeworkId, studentId };
  const on = async (who: Person) =>
    (await who.call(list, { homeworkId, studentIds: [studentId] })).copies[0] ?? { items: [], closedPages: [] };
  const puts = (who: Person, ...acts: AnnotationAct[]) => who.call(put, { ...copy, acts });
  const refused = (who: Person, ...acts: AnnotationAct[]) => who.refused(put, { ...copy, acts });
  const giveBack = async () => {
    const { answers } = await teacher.call(markingApi.papers, copy);
    const scores = answers.map(({ answerId, revision }) => ({ answerId, revision, score: 1 }));
    await teacher.call(markingApi.score, { scores });
    await teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId: school.schoolId, homeworkId });
    await teacher.call(markingApi.release, { homeworkId });
  };
  return { course, teacher, colleague, student, homeworkId, studentId, copy, on, puts, refused, reads, giveBack };
}

it('what a teacher draws is there once, however often and in whatever order its acts come', async () => {
  const { teacher, on, puts } = await writtenCopy();
  const drawn = act(inked([30, 100], [60, 100]));
  const stamped = act(ticked(100, 120));
  const said = act({ kind: 'words', words: ' 优 ', xMm: 150, yMm: 60, sizeMm: 8 });
  for (const _ of 'twice') await puts(teacher, drawn, stamped, said);
  expect((await on(teacher)).items).toHaveLength(3);
  expect((await on(teacher)).items).toContainEqual({
    annotationId: said.annotationId,
    version: 1,
    page: 1,
    mark: { ...said.mark, words: '优' },
    isOwn: true,
    by: teacher.ids.name,
  });
  // Moved, then rubbed out; the move comes once more, after it.
  const moved = act(ticked(100, 140), { annotationId: stamped.annotationId, version: 2 });
  await puts(teacher, moved);
  await puts(teacher, { ...moved, version: 3, mark: null });
  expect((await puts(teacher, moved)).items).toEqual([{ annotationId: stamped.annotationId, version: 3 }]);
  expect((await on(teacher)).items.map(({ annotationId }) => annotationId).sort()).toEqual(
    [drawn.annotationId, said.annotationId].sort(),
  );
  // Undone: it stands again, later than what took it away.
  await puts(teacher, { ...moved, version: 4 });
  expect((await on(teacher)).items).toHaveLength(3);
});

it('two teachers on one page keep both, and neither touches what is not the own', async () => {
  const { teacher, colleague, on, puts, refused } = await writtenCopy();
  const [one, other] = [act(ticked(50, 90)), act(inked([30, 100], [60, 100]))];
  await Promise.all([puts(teacher, one), puts(colleague, other)]);
  expect((await on(colleague)).items.map(({ isOwn, by }) => [isOwn, by]).sort()).toEqual(
    [
      [false, teacher.ids.name],
      [true, colleague.ids.name],
    ].sort(),
  );
  expect((await refused(colleague, { ...one, version: 2, mark: null })).code).toBe(-1404);
  expect((await on(teacher)).items).toHaveLength(2);
});

it('whose classes were taken away annotates no more and sees nothing; what was drawn stands', async () => {
  const { teacher, colleague, homeworkId, studentId, on, puts, refused } = await writtenCopy();
  await puts(colleague, act(ticked(50, 90)));
  await world.services.database.asSystem((db) =>
    db.execute(sql`delete from teaching where teacher_id = ${colleague.ids.teacherId ?? ''}`),
  );
  expect((await refused(colleague, act(ticked(60, 90)))).code).toBe(-1404);
  expect((await colleague.refused(list, { homeworkId, studentIds: [studentId] })).code).toBe(-1404);
  expect((await colleague.refused(annotationsApi.pdf, { homeworkId, studentId })).code).toBe(-1404);
  expect((await on(teacher)).items).toHaveLength(1);
});

it('what is no annotation of the copy is refused by its field, and nothing of the call is kept', async () => {
  const { teacher, on, refused, puts } = await writtenCopy();
  const good = act(ticked(50, 90));
  const long = line(...Array.from({ length: 6000 }, (_, at): [number, number] => [20 + (at % 97), 30 + (at % 61)]));
  const marks: [AnnotationAct, string][] = [
    [act(ticked(50, 90), { page: 99 }), 'acts.1.page'],
    [act(ticked(500, 90)), 'acts.1.mark'],
    [act(inked([30, 100], [400, 100])), 'acts.1.mark.ink'],
    [act({ kind: 'ink', ink: packed(line([30, 40]), line([40, 50])) }), 'acts.1.mark.ink'],
    [act({ kind: 'ink', ink: packed({ ...line([30, 40]), tip: 'eraser' }) }), 'acts.1.mark.ink'],
    [act({ kind: 'ink', ink: 'AAAA' }), 'acts.1.mark.ink'],
    [act({ kind: 'ink', ink: packed(long) }), 'acts.1.mark.ink'],
    [act({ kind: 'words', words: '   ', xMm: 50, yMm: 50, sizeMm: 8 }), 'acts.1.mark.words'],
    [act({ ...ticked(50, 50), sizeMm: Number.NaN }), 'acts.1.mark.sizeMm'],
    [good, 'acts.1.annotationId'],
  ];
  for (const [wrong, field] of marks) {
    const { code, data } = await refused(teacher, good, wrong);
    expect([code, Object.keys(Object(data).fields ?? {})]).toEqual([-1400, [field]]);
  }
  expect((await on(teacher)).items).toEqual([]);
  // As many as a copy bears.
  for (let at = 0; at < MOST_ANNOTATIONS; at += 50)
    await puts(teacher, ...Array.from({ length: 50 }, () => act(ticked(50, 90))));
  expect((await refused(teacher, good)).reason).toBe('too-many-annotations');
  const [first] = (await on(teacher)).items;
  await puts(teacher, act(null, { annotationId: first?.annotationId ?? '', version: 2 }));
  await puts(teacher, good);
});

it('no reader takes it for what the student wrote', async () => {
  const { teacher, copy, puts, reads } = await writtenCopy();
  const seen = async () =>
    (await teacher.call(markingApi.papers, copy)).answers.map(({ status, reading, ink, inkSinceScore }) => [
      status,
      reading,
      ink,
      inkSinceScore,
    ]);
  const before = await seen();
  const { answers } = await teacher.call(markingApi.papers, copy);
  // Over each place that is read: a cross on every box, a line through every blank.
  const acts = answers
    .flatMap(({ areas }) => areas)
    .map(({ page, xMm, yMm, widthMm, heightMm }) => act(inked([xMm, yMm], [xMm + widthMm, yMm + heightMm]), { page }));
  await puts(teacher, ...acts);
  await reads();
  expect(await seen()).toEqual(before);
});

it('on a page with an answer in a round nobody draws, and nobody sees what another drew', async () => {
  const { course, teacher, colleague, homeworkId, on, puts, refused } = await writtenCopy();
  const early = act(ticked(50, 90));
  await puts(colleague, early);
  const itemId = (await teacher.call(markingApi.items, { homeworkId })).items[1]?.itemId ?? '';
  const scorers = [await course.school.newTeacher(course.classIds), colleague];
  await teacher.call(roundsApi.set, {
    homeworkId,
    items: [{ itemId, revision: 0 }],
    setting: {
      scorerIds: scorers.map(({ ids }) => ids.accountId),
      scorersEach: 2,
      tolerance: 1,
      within: 'mean',
      arbiterId: teacher.ids.accountId,
    },
  });
  expect((await refused(teacher, act(ticked(60, 90)))).reason).toBe('in-round');
  expect((await refused(colleague, { ...early, version: 2, mark: null })).reason).toBe('in-round');
  expect(await on(teacher)).toMatchObject({ closedPages: [1], items: [] });
  expect((await on(colleague)).items).toMatchObject([{ isOwn: true }]);
  // Settled: everybody sees it again, and draws.
  for (const scorer of scorers) {
    await scorer.call(roundsApi.items, { homeworkId });
    const { items } = await scorer.call(roundsApi.answers, { homeworkId, itemId });
    const scores = items.map(({ answerId, revision }) => ({ answerId, revision, score: 1 }));
    await scorer.call(roundsApi.score, { scores });
  }
  expect(await on(teacher)).toMatchObject({ closedPages: [], items: [{ annotationId: early.annotationId }] });
  await puts(teacher, act(ticked(60, 90)));
});

/** The smallest rectangle around what is red in a part of a page, in mm. */
function redIn(pdf: Uint8Array, page: number, [left, top, right, bottom]: [number, number, number, number]) {
  const perMm = 300 / 25.4;
  const scale = mupdf.Matrix.scale(300 / 72, 300 / 72);
  const shown = mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(page - 1);
  const picture = shown.toPixmap(scale, mupdf.ColorSpace.DeviceRGB, false);
  const [pixels, width] = [picture.getPixels(), picture.getWidth()];
  const found = { xMm: Infinity, yMm: Infinity, right: -Infinity, bottom: -Infinity };
  for (let y = Math.round(top * perMm); y < bottom * perMm; y++)
    for (let x = Math.round(left * perMm); x < right * perMm; x++) {
      const [r = 0, g = 0, b = 0] = pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3);
      if (r < 150 || g > 110 || b > 110) continue;
      found.xMm = Math.min(found.xMm, x / perMm);
      found.yMm = Math.min(found.yMm, y / perMm);
      found.right = Math.max(found.right, (x + 1) / perMm);
      found.bottom = Math.max(found.bottom, (y + 1) / perMm);
    }
  return found;
}

it('a student sees it once the copy came back and not before, on the screen and within half a millimetre in the PDF', async () => {
  const { teacher, student, homeworkId, copy, puts, giveBack } = await writtenCopy();
  const stroke: [number, number][] = Array.from({ length: 101 }, (_, at) => [120 + at / 2, 250]);
  const [drawn, stamped] = [act(inked(...stroke)), act(ticked(40, 240))];
  const said = act({ kind: 'words', words: '优 good', xMm: 100, yMm: 270, sizeMm: 8 });
  await puts(teacher, drawn, stamped, said);
  expect((await student.refused(annotationsApi.own, { homeworkId })).code).toBe(-1404);
  expect((await student.refused(annotationsApi.ownPdf, { homeworkId })).code).toBe(-1404);
  expect((await student.refused(list, { homeworkId, studentIds: [copy.studentId] })).code).toBe(-1403);
  await giveBack();
  const { items } = await student.call(annotationsApi.own, { homeworkId });
  expect(items).toEqual(expect.arrayContaining([drawn, stamped, said].map(({ version: _, ...one }) => one)));
  const { bytes } = await student.download(annotationsApi.ownPdf, { homeworkId });
  const theirs = await teacher.download(annotationsApi.pdf, copy);
  for (const pdf of [bytes, theirs.bytes]) {
    const tick = strokeBounds(...stampStrokes('tick', { xMm: 40, yMm: 240, sizeMm: 10 }));
    const near = (is: number, wanted: number) => expect(Math.abs(is - wanted)).toBeLessThan(0.5);
    const seen = redIn(pdf, 1, [30, 230, 55, 255]);
    near(seen.xMm, tick.xMm);
    near(seen.yMm, tick.yMm);
    near(seen.right, tick.xMm + tick.widthMm);
    near(seen.bottom, tick.yMm + tick.heightMm);
    const line = redIn(pdf, 1, [110, 245, 180, 255]);
    near(line.xMm, 120);
    near(line.right, 170);
    near((line.yMm + line.bottom) / 2, 250);
    const words = redIn(pdf, 1, [70, 262, 130, 278]);
    near((words.xMm + words.right) / 2, 100);
    near((words.yMm + words.bottom) / 2, 270.5); // the tail of the g reaches below
  }
  const words = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0).toStructuredText('').asText();
  expect(words).toContain('优 good');
  expect(words).toContain(student.ids.name);
});
