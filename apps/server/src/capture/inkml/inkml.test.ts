import { captureApi } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { isZip, openZip } from '@zhibi/files';
import { decodeStrokes, toInkML } from '@zhibi/ink';
import { readInkML } from '@zhibi/ink/inkml';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';
import { strokesOf } from '../../../test/writing.js';

const { exportInk, importInk, pageInk, queue } = captureApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const file = (text: string) => new Blob([text], { type: 'application/inkml+xml' });

/** A class with a homework, and what its first student would write on it. */
async function classroom() {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice', 'fillIn']);
  const [first, second] = course.classes[0]?.students ?? [];
  const [studentId, other] = [first?.ids.studentId ?? '', second?.ids.studentId ?? ''];
  const drawn = await strokesOf(world, course, { homework, studentId, answers: ['B', '42'] });
  return { course, teacher: course.teacher, homeworkId: homework.homeworkId, studentId, other, ...drawn };
}
type Room = Awaited<ReturnType<typeof classroom>>;

const inkOf = async ({ teacher, homeworkId }: Room, studentId: string) =>
  (await teacher.call(pageInk, { homeworkId, studentId })).pages.flatMap(({ ink }) =>
    decodeStrokes(Buffer.from(ink, 'base64')),
  );
/** Lines as they lie, whichever comes first: a page keeps them by the answers that they belong to. */
const shape = (strokes: readonly { points: readonly (readonly number[])[] }[]) =>
  strokes
    .map(({ points }) => points.map(([x = 0, y = 0]) => [Math.round(x * 100), Math.round(y * 100)]))
    .sort((one, other) => (String(one) < String(other) ? -1 : 1));
const read = (bytes: Uint8Array) => {
  const reading = readInkML(Buffer.from(bytes).toString(), Date.now());
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return reading.strokes;
};

describe('ink as InkML', () => {
  it("of a page, an answer and a class is exported, and lies on another's page as it was written", async () => {
    const room = await classroom();
    const { course, teacher, homeworkId, studentId, other, itemIds } = room;
    expect((await teacher.refused(exportInk, { homeworkId })).reason).toBe('nothing-written');
    await (await Gateway.of(world, course.school.schoolId)).ink(room.strokes);

    const page = await teacher.download(exportInk, { homeworkId, studentId, page: 1 });
    expect(page.type).toBe('application/inkml+xml');
    expect(page.name).toMatch(/-1-\d{8}\.inkml$/);
    const written = await inkOf(room, studentId);
    expect(shape(read(page.bytes))).toEqual(shape(written));
    const answer = await teacher.download(exportInk, { homeworkId, studentId, itemId: itemIds[1] });
    expect(read(answer.bytes).length).toBeLessThan(written.length);

    const sent = { homeworkId, studentId: other, page: 1, file: file(page.bytes.toString()) };
    const tried = await teacher.call(importInk, { ...sent, how: 'try' });
    expect(tried).toMatchObject({ isScaled: true, strokes: written.length, leftOut: 0, outside: 0, duplicates: 0 });
    expect(await inkOf(room, other)).toEqual([]);
    await teacher.call(importInk, { ...sent, how: 'take' });
    expect(shape(await inkOf(room, other))).toEqual(shape(written));
    // It is evidence as a pen's ink is: the copy is begun.
    const { items } = await teacher.call(homeworkApi.submissions, { homeworkId });
    expect(items.find((one) => one.studentId === other)?.status).toBe('writing');

    const all = await teacher.download(exportInk, { homeworkId });
    expect(isZip(all.bytes)).toBe(true);
    expect(openZip(all.bytes, { files: 10, unpackedBytes: 1e6 }).names).toHaveLength(2);
    const acts = await world.services.database.asSystem((db) =>
      db.execute<{ what: string }>(
        sql`select what from audit where school_id = ${course.school.schoolId} and what like 'ink-%' order by id`,
      ),
    );
    expect(acts.map(({ what }) => what)).toEqual(['ink-exported', 'ink-exported', 'ink-imported', 'ink-exported']);
  });

  it('taken twice changes nothing, also elsewhere on the page', async () => {
    const { teacher, homeworkId, studentId, ...room } = await classroom();
    const sent = { homeworkId, studentId, page: 1, file: file(toInkML(room.strokes)), how: 'take' as const };
    await teacher.call(importInk, sent);
    const again = await teacher.call(importInk, { ...sent, xMm: 12, yMm: 12 });
    expect(again.duplicates).toBe(again.strokes);
  });

  it('of an unknown size is fitted to the page, or lies where it is said; what is beside every place waits for a person', async () => {
    const { teacher, homeworkId, studentId } = await classroom();
    const sent = {
      homeworkId,
      studentId,
      page: 1,
      file: file('<ink><trace>0 0, 1000 500</trace><trace>x</trace></ink>'),
    };
    const usual = await teacher.call(importInk, { ...sent, how: 'try' });
    expect(usual).toMatchObject({ isScaled: false, leftOut: 1, place: { xMm: 10, yMm: 10 } });
    const placed = await teacher.call(importInk, { ...sent, how: 'take', xMm: 1, yMm: 1, widthMm: 4 });
    expect(placed).toMatchObject({ place: { xMm: 1, yMm: 1, widthMm: 4 }, outside: 1 });
    expect((await teacher.call(queue, {})).items).toMatchObject([{ reason: 'outside-areas', strokes: 1 }]);
    expect((await teacher.refused(importInk, { ...sent, how: 'try', xMm: 599 })).reason).toBe('out-of-page');
  });

  it.each([
    ['empty-file', ''],
    ['not-xml', '%PDF-1.7'],
    ['not-xml', '\u0000\u0001'],
    ['not-inkml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['no-ink', '<ink/>'],
    ['too-large', ' '.repeat(2 * 1024 * 1024 + 1)],
  ])('is refused in words: %s', async (reason, text) => {
    const { teacher, homeworkId, studentId } = await classroom();
    const refused = await teacher.refused(importInk, { homeworkId, studentId, page: 1, how: 'try', file: file(text) });
    expect(refused.reason).toBe(reason);
    expect(refused.msg).not.toBe('');
  });

  it('is for the teachers of the class, on pages that there are, while the homework takes ink', async () => {
    const room = await classroom();
    const { course, teacher, homeworkId, studentId } = room;
    await (await Gateway.of(world, course.school.schoolId)).ink(room.strokes);
    const sent = { homeworkId, studentId, page: 1, how: 'try' as const, file: file('<ink><trace>1 2</trace></ink>') };
    const outsider = await course.school.newTeacher([(await course.school.newClass()).classId]);
    expect((await outsider.refused(importInk, sent)).code).toBe(-1404);
    expect((await outsider.refused(exportInk, { homeworkId })).code).toBe(-1404);
    expect((await teacher.refused(importInk, { ...sent, page: 9 })).code).toBe(-1404);
    await world.services.database.asSystem((db) =>
      db.execute(sql`update homework set released_at = now() where id = ${homeworkId}`),
    );
    expect((await teacher.refused(importInk, sent)).reason).toBe('takes-no-ink');
  });
});
