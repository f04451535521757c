import { analysisApi } from '@zhibi/contract/analysis';
import { captureApi } from '@zhibi/contract/capture';
import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import { asJpeg, asPdf, asPng, asTiff, type DrawnPage, ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform } from '../../../test/test-course.js';
import { type AreaPicture, picturesOf } from './read/page-pixels.js';
import { readBatch } from './read-batch.js';

const { upload, batch, batches, settle, settleFile, assign, setAside, page, picture } = scansApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** As programs leave it that were stopped before the first page. */
const pdfWithoutPages = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
const cat = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();

/** As an A3 scanner shows two sheets of A4. */
function sideBySide(left: DrawnPage, right: DrawnPage): DrawnPage {
  const width = left.width + right.width;
  const pixels = new Uint8Array(width * left.height);
  for (let y = 0; y < left.height; y++) {
    pixels.set(left.pixels.subarray(y * left.width, (y + 1) * left.width), y * width);
    pixels.set(right.pixels.subarray(y * right.width, (y + 1) * right.width), y * width + left.width);
  }
  return { width, height: left.height, pixels };
}

/** What a student's answers came to. */
async function answersOf(room: ScannedClass, studentId: string | undefined) {
  const { homeworkId } = room.homework;
  return (await room.course.teacher.call(markingApi.papers, { homeworkId, studentId: studentId ?? '' })).answers;
}

describe('the picture of a question', () => {
  it('shows what stands beside its frame, in the true measure also where the page ends', async () => {
    const page = sharp({ create: { width: 1_260, height: 1_782, channels: 3, background: '#fff' } });
    const letter = {
      input: { create: { width: 18, height: 18, channels: 3, background: '#000' } },
      left: 66,
      top: 300,
    } as const;
    const { data, info } = await page.composite([letter]).raw().toBuffer({ resolveWithObject: true });
    const straight = { width: info.width, height: info.height, pixels: new Uint8Array(data) };
    const area = { areaId: 'q', areaType: 0, qids: ['q'], page: 1, yMm: 45, widthMm: 160, heightMm: 20 } as const;
    const none = { beIncludedId: null, option: null, blankIndex: null, partIndex: null };
    const frames = [20, 5].map((xMm) => ({ ...area, ...none, xMm, qids: ['q'] }));
    const [beside, atEdge] = await picturesOf(straight, frames);
    const darkest = async ({ content }: AreaPicture) => (await sharp(content).stats()).channels[0]?.min ?? 255;
    expect(await darkest(beside as AreaPicture)).toBeLessThan(60);
    const { width, height } = await sharp(atEdge?.content).metadata();
    expect([width, height]).toEqual([180 * 6, 24 * 6]);
  });
});

describe('a batch', () => {
  it('of a scanner and a phone, mixed: each page is its student’s, what is certain is proposed, the rest is shown to a person', async () => {
    const room = await ScannedClass.of(world, ['choice', 'trueFalse', 'subjective'], 4);
    const [a = '', b = '', c = '', d = ''] = room.studentIds;
    const { teacher } = room.course;
    const batchId = await room.scan([
      asPdf([await asPng(room.page(a, ['B', 'T']))]),
      await asJpeg(room.page(b, ['C', 'F']), 180),
      await asTiff(room.page(c, ['AB', 'T'])),
    ]);
    const shown = await teacher.call(batch, { batchId });
    expect(shown).toMatchObject({ state: 'read', files: 3, pages: 3, doubts: 1, broken: [] });
    expect(shown.scanned.map(({ student, state }) => [student?.studentId, state])).toEqual([
      [a, 'read'],
      [b, 'read'],
      [c, 'doubt'],
    ]);
    expect(shown.missing.map(({ studentId, isAll }) => [studentId, isAll])).toEqual([[d, true]]);
    const scores = async (of: string) =>
      (await answersOf(room, of)).map(({ status, suggestion }) => [status, suggestion]);
    expect(await scores(a)).toEqual([
      ['waiting', 2],
      ['waiting', 2],
      ['waiting', null],
    ]);
    expect(await scores(b)).toEqual([
      ['waiting', 0],
      ['waiting', 0],
      ['waiting', null],
    ]);
    expect((await scores(c))[0]).toEqual(['waiting', null]);

    const [first] = await answersOf(room, a);
    const wanted = first?.pictures[0];
    expect(wanted).toMatchObject({ source: 'scan', studentId: a });
    if (wanted === undefined) throw new Error('the answer has no picture');
    expect((await teacher.download(captureApi.evidencePicture, wanted)).type).toBe('image/jpeg');
    const [student] = room.course.classes[0]?.students ?? [];
    expect(await student?.refused(captureApi.evidencePicture, wanted)).toBeDefined(); // not given back yet
    expect(await teacher.call(batches, { homeworkId: room.homework.homeworkId })).toMatchObject({
      items: [{ batchId, doubts: 1 }],
      next: null,
    });
  });

  it('with two copies side by side on one picture: both are read, each by itself', async () => {
    const room = await ScannedClass.of(world, ['choice', 'trueFalse'], 2);
    const [a = '', b = ''] = room.studentIds;
    const [left, right] = [room.page(a, ['B', 'T']), room.page(b, ['C', 'F'])];
    const batchId = await room.scan([await asPng(sideBySide(left, right))]);
    const { scanned } = await room.course.teacher.call(batch, { batchId });
    expect(scanned.map(({ student, state, no }) => [student?.studentId, state, no])).toEqual([
      [a, 'read', 1],
      [b, 'read', 2],
    ]);
    const { homeworkId } = room.homework;
    const listed = await room.course.teacher.call(scansApi.batches, { homeworkId, onlyDoubts: false });
    expect(listed.items).toMatchObject([{ pages: 2, byState: { read: 2 } }]);
    const [, second] = scanned;
    await room.course.teacher.call(assign, { pageId: second?.pageId ?? '', studentId: b, page: 1 });
    await room.mark(b);
    expect((await answersOf(room, b)).map(({ suggestion }) => suggestion)).toEqual([0, 0]);
  });

  it('proposes nothing where somebody wrote beside the boxes: an arrow from the marked one to another', async () => {
    const room = await ScannedClass.of(world, ['choice', 'choice']);
    const [a = ''] = room.studentIds;
    const drawn = room.page(a, ['B', 'B']);
    const first = room.geometry.areas.find(({ option }) => option === 'B');
    if (first === undefined) throw new Error('the paper has no box');
    const { xMm, yMm } = first;
    room.fill(drawn, { xMm, yMm: yMm - 3, widthMm: 13, heightMm: 1.5 }); // half a millimetre of ink, 1.5 mm above
    const batchId = await room.scan([await asPng(drawn)]);
    expect((await room.course.teacher.call(batch, { batchId })).choices).toMatchObject([{ doubts: ['stray-ink'] }]);
    expect((await answersOf(room, a)).map(({ suggestion }) => suggestion)).toEqual([null, 2]);
  });

  it('asks where two are marked; what a person says is scored, and nothing else is read again', async () => {
    const room = await ScannedClass.of(world, ['choice', 'choice']);
    const { teacher } = room.course;
    const [a = ''] = room.studentIds;
    const batchId = await room.scan([await asPng(room.page(a, ['AB', 'B']))]);
    const [doubt] = (await teacher.call(batch, { batchId })).choices;
    expect(doubt).toMatchObject({ itemNo: 1, doubts: ['several-marks'], state: 'open' });
    const { pageId = '', no = 0 } = doubt ?? {};
    await teacher.call(settle, { pageId, no, chosen: ['B'] });
    await room.mark(a);
    expect((await answersOf(room, a)).map(({ score, suggestion, revision }) => [score, suggestion, revision])).toEqual([
      [2, 2, 3],
      [null, 2, 2],
    ]);
    expect(await teacher.call(batch, { batchId })).toMatchObject({ doubts: 0, scanned: [{ state: 'read' }] });
    await teacher.call(settle, { pageId, no, chosen: null });
    await room.mark(a);
    expect((await answersOf(room, a))[0]).toMatchObject({ status: 'waiting', score: null });
    expect((await teacher.call(page, { pageId })).choices).toHaveLength(2);
    expect((await teacher.download(picture, { pageId, look: 'straight' })).type).toBe('image/jpeg');
    expect((await teacher.refused(settle, { pageId, no, chosen: ['Z'] })).code).toBeLessThan(0);
  });

  it('tells what is no page, whose else it is, and what lies in it twice', async () => {
    const room = await ScannedClass.of(world, ['choice']);
    const other = await ScannedClass.of(world, ['choice']);
    const { teacher } = room.course;
    const [a = '', b = ''] = room.studentIds;
    const own = await asPng(room.page(a, ['B']));
    const batchId = await room.scan([
      own,
      own,
      await cat(),
      await asPng(other.page(other.studentIds[0] ?? '', ['B'])),
      asPdf([own], 'secret'),
      Buffer.from('no picture at all'),
      Buffer.from('%PDF-1.7 and nothing behind it'),
      Buffer.alloc(0),
      pdfWithoutPages,
    ]);
    const shown = await teacher.call(batch, { batchId });
    expect(shown.scanned.map(({ state, reason }) => [state, reason])).toEqual([
      ['read', null],
      ['double', null],
      ['unreadable', 'no-marks'],
      ['foreign', 'foreign-page'],
    ]);
    expect(shown.broken.map(({ problem }) => problem)).toEqual([
      'encrypted',
      'no-picture',
      'damaged',
      'empty',
      'empty',
    ]);
    expect(shown.unopened).toBe(5);
    expect(shown.missing.map(({ studentId }) => studentId)).toEqual([b]);
    const [, double, unreadable] = shown.scanned;
    expect((await teacher.refused(assign, { pageId: unreadable?.pageId ?? '', studentId: b, page: 1 })).reason).toBe(
      'unreadable',
    );

    await teacher.call(assign, { pageId: double?.pageId ?? '', studentId: b, page: 1 });
    await room.mark(b);
    expect(await answersOf(room, b)).toMatchObject([{ status: 'waiting', suggestion: 2 }]);
    await teacher.call(setAside, { pageId: double?.pageId ?? '' });
    await room.mark(b);
    expect(await answersOf(room, b)).toMatchObject([{ score: null, pictures: [] }]);
  });

  it('of which nothing could be opened counts its files and stands among those that wait', async () => {
    const room = await ScannedClass.of(world, ['choice']);
    const { teacher } = room.course;
    const { homeworkId } = room.homework;
    const batchId = await room.scan([Buffer.from('no picture at all')]);
    const { items } = await teacher.call(batches, { homeworkId, onlyDoubts: true });
    expect(items).toMatchObject([{ batchId, state: 'read', pages: 0, files: 1, unopened: 1, waitingFiles: 1 }]);
  });

  it('waits for a file that could not be opened until somebody has seen to it, and again when that is taken back', async () => {
    const room = await ScannedClass.of(world, ['choice']);
    const { teacher } = room.course;
    const { homeworkId } = room.homework;
    const batchId = await room.scan([
      await asPng(room.page(room.studentIds[0] ?? '', ['B'])),
      Buffer.from('no picture'),
    ]);
    const [file] = (await teacher.call(batch, { batchId })).broken;
    const position = file?.position ?? 0;
    const waiting = async () => (await teacher.call(batches, { homeworkId, onlyDoubts: true })).items.length;
    expect([file?.settled, await waiting()]).toEqual([false, 1]);
    await teacher.call(settleFile, { batchId, position, settled: true });
    const seen = await teacher.call(batch, { batchId });
    expect([seen.broken[0]?.settled, seen.unopened, seen.waitingFiles, await waiting()]).toEqual([true, 1, 0, 0]);
    await teacher.call(settleFile, { batchId, position, settled: false });
    expect(await waiting()).toBe(1);
    const opened = await teacher.refused(settleFile, { batchId, position: 1 - position, settled: true });
    expect(opened.code).toBe(-1404);
  });

  it('stands in the wrong book of the student once the papers are back', async () => {
    const room = await ScannedClass.of(world, ['choice']);
    const { teacher, school, classes } = room.course;
    const { homeworkId } = room.homework;
    const [a = ''] = room.studentIds;
    await room.scan([await asPng(room.page(a, ['C']))]);
    await teacher.call(homeworkApi.close, { homeworkId });
    const [answer] = await answersOf(room, a);
    const { answerId = '', revision = 0 } = answer ?? {};
    await teacher.call(markingApi.score, { scores: [{ answerId, revision, score: 0 }] });
    await teacher.call(markingApi.release, { homeworkId });
    await perform(world, 'wrong-questions', { schoolId: school.schoolId, homeworkId });
    const student = classes[0]?.students.find(({ ids }) => ids.studentId === a);
    const book = await student?.call(analysisApi.wrong, {});
    const [picture] = book?.items[0]?.pictures ?? [];
    expect(picture).toMatchObject({ source: 'scan', studentId: a });
    if (picture === undefined) throw new Error('the wrong question has no picture');
    expect((await student?.download(captureApi.evidencePicture, picture))?.type).toBe('image/jpeg');
  });

  it('broken off in the middle goes on where it was: every page is there once', async () => {
    const room = await ScannedClass.of(world, ['choice'], 3);
    const { teacher } = room.course;
    const files = await Promise.all(room.studentIds.map((one) => asPng(room.page(one, ['B']))));
    const { batchId } = await teacher.call(upload, { homeworkId: room.homework.homeworkId, file: [asPdf(files)] });
    const { schoolId } = room.course.school;
    const killed = () => Promise.reject(new Error('killed'));
    await expect(readBatch(world.services, { schoolId, batchId, progress: killed })).rejects.toThrow('killed');
    expect((await teacher.call(batch, { batchId })).scanned).toHaveLength(1);
    await room.read(batchId);
    await room.read(batchId);
    const shown = await teacher.call(batch, { batchId });
    expect(shown.scanned.map(({ state, student }) => [state, student?.studentId])).toEqual(
      room.studentIds.map((one) => ['read', one]),
    );
  });

  it('is for the teachers of its homework, while papers are still taken', async () => {
    const room = await ScannedClass.of(world, ['choice']);
    const { teacher, school } = room.course;
    const file = await cat();
    const outsider = await school.newTeacher([(await school.newClass(1)).classId]);
    const { homeworkId } = room.homework;
    expect((await outsider.refused(upload, { homeworkId, file })).reason).toBeUndefined();
    expect((await teacher.refused(upload, { homeworkId })).reason).toBe('no-files');
    const batchId = await room.scan([file]);
    expect((await outsider.refused(batch, { batchId })).reason).toBeUndefined();
    const operations = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
    expect((await operations.refused(batch, { batchId })).code).toBeLessThan(0); // no school is chosen
    const inSchool = await actFor(operations, school.schoolId);
    expect((await inSchool.call(batches, {})).items.map((one) => one.batchId)).toEqual([batchId]);
    expect((await inSchool.call(batch, { batchId })).batchId).toBe(batchId);
    await teacher.call(homeworkApi.withdraw, { homeworkId });
    expect((await teacher.refused(upload, { homeworkId, file })).reason).toBe('homework-over');
  });
});
