import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { seeded } from '@zhibi/ink/handwriting';
import { photographed, type Shot } from '@zhibi/scan/simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asJpeg, asPng, ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

/** A student with a telephone, and the sheet. */
async function aStudent() {
  const room = await ScannedClass.of(world, ['choice', 'subjective'], 1);
  const { homeworkId } = room.homework;
  const { schoolId } = room.course.school;
  const [student] = room.course.classes[0]?.students ?? [];
  if (!student) throw new Error('nobody');
  const studentId = student.ids.studentId ?? '';
  const shoot = async (shot: Shot = {}) => {
    const photoId = newId();
    const image = photographed({ image: room.page(studentId, ['B']), perMm: 8 }, shot, seeded(3));
    await student.call(scansApi.sendPhoto, { homeworkId, photoId, ageSeconds: 0, file: await asJpeg(image) });
    await perform(world, 'read-scans', { schoolId, batchId: photoId });
    return photoId;
  };
  const photos = () => student.call(scansApi.photos, { homeworkId });
  const missingOf = async (batchId: string) =>
    (await room.course.teacher.call(scansApi.batch, { batchId })).missing.map(({ pages }) => pages);
  const seen = async () => {
    await room.mark(studentId);
    const { answers } = await room.course.teacher.call(markingApi.papers, { homeworkId, studentId });
    return answers.map(({ pictures }) => pictures.length);
  };
  return { room, student, homeworkId, studentId, shoot, photos, missingOf, seen };
}

const half: Shot = { beyond: { side: 'bottom', share: 0.5 }, perspective: 0 };

it.each<[string, Shot, string, number | null, string[]]>([
  ['whole', {}, 'taken', 1, []],
  ['of half a page', half, 'cut-off', 1, ['cut-bottom']],
  ['of half a page, from aside', { ...half, perspective: 0.02 }, 'cut-off', 1, ['cut-bottom']],
  ['of the other half', { beyond: { side: 'top', share: 0.5 }, perspective: 0 }, 'cut-off', null, ['cut-top']],
  ['folded in half', { foldedUnder: 0.5, perspective: 0 }, 'cut-off', 1, ['cut-bottom']],
  ['with a folded corner', { foldedCornerMm: 25 }, 'taken', 1, ['corner-lost']],
  ['in a dim room', { light: 0.4 }, 'taken', 1, ['dark']],
  ['in the dark', { light: 0.12 }, 'too-dark', null, []],
  ['out of focus', { blurPx: 3 }, 'blurred', null, []],
  ['from a hand that moved', { shakenPx: 12 }, 'blurred', null, []],
  ['with a mirrored lamp', { glareMm: 40 }, 'taken', 1, ['glare']],
  ['in a shadow', { shadow: 0.6 }, 'taken', 1, ['uneven-light']],
])('a photograph %s is said to be what it is', async (_, shot, verdict, page, complaints) => {
  const { shoot, photos } = await aStudent();
  await shoot(shot);
  expect(await photos()).toMatchObject({
    missing: verdict === 'taken' ? [] : [1],
    items: [{ verdict, page, complaints }],
  });
});

it('half a page alone is not handed in, and is once its student says that it stands', async () => {
  const { room, student, studentId, shoot, photos, homeworkId } = await aStudent();
  const copy = async () => {
    const { items } = await room.course.teacher.call(homeworkApi.submissions, { homeworkId });
    return items.find((one) => one.studentId === studentId)?.status;
  };
  const photoId = await shoot(half);
  expect(await copy()).toBe('assigned');
  await student.call(scansApi.keepPhoto, { photoId });
  await student.call(scansApi.keepPhoto, { photoId });
  expect(await copy()).toBe('writing');
  expect(await photos()).toMatchObject({ missing: [], items: [{ verdict: 'kept', page: 1 }] });
  await shoot({});
  expect((await photos()).items.map(({ verdict }) => verdict)).toEqual(['replaced', 'taken']);
  expect((await student.refused(scansApi.keepPhoto, { photoId })).reason).toBe('not-part');
});

it('half a page alone is missing when the homework is collected, and may still be said to stand', async () => {
  const { room, student, studentId, shoot, homeworkId } = await aStudent();
  const photoId = await shoot(half);
  await room.course.teacher.call(homeworkApi.close, { homeworkId });
  const copy = async () => {
    const { items } = await room.course.teacher.call(homeworkApi.submissions, { homeworkId });
    return items.find((one) => one.studentId === studentId)?.status;
  };
  expect(await copy()).toBe('absent');
  await student.call(scansApi.keepPhoto, { photoId });
  expect(await copy()).toBe('handed-in');
});

it('half a page is kept for the teacher, who is told that it is missing, and its student cannot take it away', async () => {
  const { room, student, shoot, photos, missingOf, seen, homeworkId } = await aStudent();
  const photoId = await shoot(half);
  expect(Math.max(...(await seen()))).toBeGreaterThan(0);
  expect(await missingOf(photoId)).toEqual([[1]]);
  expect((await student.refused(scansApi.removePhoto, { photoId })).reason).toBe('not-failed');
  await student.call(onScreenApi.handIn, { homeworkId });
  expect((await photos()).missing).toEqual([1]);
  const { answers } = await room.course.teacher.call(markingApi.papers, {
    homeworkId,
    studentId: room.studentIds[0] ?? '',
  });
  expect(answers.every(({ score }) => score === null)).toBe(true);
});

it('the whole page takes the place of a half, and no half that of the whole', async () => {
  const { shoot, photos, missingOf } = await aStudent();
  await shoot(half);
  await shoot();
  const last = await shoot(half);
  const { items, missing } = await photos();
  expect(items.map(({ verdict }) => verdict)).toEqual(['replaced', 'taken', 'replaced']);
  expect(missing).toEqual([]);
  expect(await missingOf(last)).toEqual([]);
});

it('one that another stands for is taken away by its student, the one that stands is not', async () => {
  const { student, shoot, photos } = await aStudent();
  const [first, second] = [await shoot(), await shoot()];
  expect((await student.refused(scansApi.removePhoto, { photoId: second })).reason).toBe('not-failed');
  await student.call(scansApi.removePhoto, { photoId: first });
  expect(await photos()).toMatchObject({ missing: [], items: [{ photoId: second, verdict: 'taken' }] });
});

it('an empty file is said to be empty', async () => {
  const { student, homeworkId } = await aStudent();
  const empty = { homeworkId, photoId: newId(), ageSeconds: 0, file: Buffer.alloc(0) };
  expect((await student.refused(scansApi.sendPhoto, empty)).reason).toBe('empty-file');
});

it('what lies beyond the picture is asked of a person, not read as empty', async () => {
  const { room, studentId, shoot } = await aStudent();
  const [box] = room.geometry.areas.filter(({ option }) => option !== null);
  if (!box) throw new Error('no box');
  const share = 1 - (box.yMm - 3) / 297;
  const batchId = await shoot({ beyond: { side: 'bottom', share }, perspective: 0 });
  const { choices } = await room.course.teacher.call(scansApi.batch, { batchId });
  expect(choices).toMatchObject([{ state: 'open', doubts: ['boxes-not-found'], chosen: [] }]);
  expect(studentId).not.toBe('');
});

it('a scan of the whole page takes the place of a scan of half of it', async () => {
  const { room, studentId, missingOf } = await aStudent();
  const page = room.page(studentId, ['B']);
  const height = Math.round(page.height * 0.5);
  const upper = { ...page, height, pixels: page.pixels.subarray(0, page.width * height) };
  const first = await room.scan([await asPng(upper)]);
  expect(await missingOf(first)).toEqual([[1]]);
  const second = await room.scan([await asPng(page)]);
  expect(await missingOf(second)).toEqual([]);
});
