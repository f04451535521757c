import { homeworkApi } from '@zhibi/contract/homework';
import { myClassesApi, usualRoom } from '@zhibi/contract/people/my-classes';
import * as mupdf from 'mupdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';

const { seatForms, give, submissions, copiesBySeat, printPlan } = homeworkApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** A class of seven of whom six sit in two rows, and two papers as long as each other. */
async function withSeats() {
  const course = await TestCourse.of(world, 7);
  const papers = [await course.newPaper(['choice']), await course.newPaper(['choice'])];
  const [classId = ''] = course.classIds;
  const ids = (course.classes[0]?.students ?? []).map(({ ids }) => ids.studentId ?? '');
  // The first of the list sits at the back on the right: the order of the seats is another one.
  const seats = ids.slice(0, 6).map((studentId, at) => ({
    studentId,
    row: at < 3 ? 2 : 1,
    column: 3 - (at % 3),
  }));
  await course.teacher.call(myClassesApi.saveSeats, {
    classId,
    revision: 0,
    room: { ...usualRoom(40), rows: 4, columns: 6, aisles: [2, 4] },
    seats,
    madeBy: 'hand',
    rotationWeeks: null,
    groupSetId: null,
  });
  const sheets = papers.map((paperId, form) => ({ paperId, audience: { kind: 'seats' as const, form, of: 2 } }));
  return { course, papers, classId, ids, seats, sheets };
}

describe('parallel papers by seat', () => {
  it('neighbours never hold the same; pairs across a corner, who has no seat and how alike the papers are is said', async () => {
    const { course, papers, classId, ids } = await withSeats();
    const shown = await course.teacher.call(seatForms, { classIds: [classId], paperIds: papers });
    const [one] = shown.classes;
    const at = new Map((one?.seats ?? []).map(({ row, column, form }) => [`${row}:${column}`, form]));
    for (const [place, form] of at) {
      const [row = 0, column = 0] = place.split(':').map(Number);
      expect(at.get(`${row}:${column + 1}`)).not.toBe(form);
      expect(at.get(`${row + 1}:${column}`)).not.toBe(form);
    }
    expect(one?.alike).toEqual({ beside: 0, across: 4 });
    expect(one?.unseated.map(({ studentId }) => studentId)).toEqual([ids[6]]);
    expect(shown.isEqual).toEqual({ score: true, difficulty: true });
    expect(shown.papers.map(({ students }) => students)).toEqual([4, 3]);
  });

  it('are given as they were shown, each student one, and their copies lie in one file in the order of the seats', async () => {
    const { course, papers, classId, ids, seats, sheets } = await withSeats();
    const shown = await course.teacher.call(seatForms, { classIds: [classId], paperIds: papers });
    const [paperId = ''] = papers;
    const audience = { kind: 'seats' as const, form: 0, of: 2 };
    const planned = await course.teacher.call(printPlan, { classIds: [classId], paperId, audience });
    expect(planned.copies).toBe(4);
    const { paperId: _, ...order } = course.order(papers[0] ?? '');
    const { items } = await course.teacher.call(give, { ...order, sheets });
    const readers = await Promise.all(
      items.map(async ({ homeworkId }) =>
        (await course.teacher.call(submissions, { homeworkId })).items.map(({ studentId }) => studentId),
      ),
    );
    const [first] = shown.classes;
    const formOf = new Map(
      [...(first?.seats ?? []), ...(first?.unseated ?? [])].map((one) => [one.studentId, one.form]),
    );
    for (const [form, own] of readers.entries()) for (const id of own) expect(formOf.get(id)).toBe(form);
    expect(readers.flat().sort()).toEqual([...ids].sort());
    const { homeworkId = '' } = items[1] ?? {};
    const answer = await vi.waitUntil(
      async () => {
        const sent = await course.teacher.send(copiesBySeat, { homeworkId });
        return sent.headers['content-type'] === 'application/pdf' && { bytes: sent.rawPayload };
      },
      { timeout: 20_000, interval: 200 },
    );
    const document = mupdf.Document.openDocument(answer.bytes, 'application/pdf');
    const perCopy = document.countPages() / 7;
    const names = Array.from({ length: 7 }, (_, nth) =>
      document
        .loadPage(nth * perCopy)
        .toStructuredText('')
        .asText(),
    );
    const inOrder = [...seats].sort((a, b) => a.row - b.row || a.column - b.column).map(({ studentId }) => studentId);
    const nameOf = new Map(
      [...(first?.seats ?? []), ...(first?.unseated ?? [])].map((one) => [one.studentId, one.name]),
    );
    for (const [nth, id] of [...inOrder, ids[6] ?? ''].entries()) expect(names[nth]).toContain(nameOf.get(id));
  });

  it('of a class without a plan go by the list, and that is said', async () => {
    const course = await TestCourse.of(world, 4);
    const paperIds = [await course.newPaper(['choice']), await course.newPaper(['choice', 'subjective'])];
    const shown = await course.teacher.call(seatForms, { classIds: course.classIds, paperIds });
    expect(shown.classes[0]?.room).toBeNull();
    expect(shown.classes[0]?.unseated.map(({ form }) => form)).toEqual([0, 1, 0, 1]);
    expect(shown.isEqual.score).toBe(false);
  });

  it('are nobody else’s: classes that are not taught are refused, papers of others not found', async () => {
    const [one, other] = [await withSeats(), await withSeats()];
    const classIds = [other.classId];
    expect((await one.course.teacher.refused(seatForms, { classIds, paperIds: one.papers })).reason).toBe(
      'not-your-class',
    );
    const asked = { classIds: [one.classId], paperIds: [one.papers[0] ?? '', other.papers[0] ?? ''] };
    expect((await one.course.teacher.refused(seatForms, asked)).code).toBe(-1404);
  });
});
