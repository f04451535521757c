import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { drawSheet } from '@zhibi/scan/simulator';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asJpeg, asPdf, ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

/** A class of two; the first of them photographs. */
async function aClass() {
  const room = await ScannedClass.of(world, ['choice', 'subjective'], 2);
  const { homeworkId } = room.homework;
  const { schoolId } = room.course.school;
  const [student] = room.course.classes[0]?.students ?? [];
  if (!student) throw new Error('nobody');
  const studentId = student.ids.studentId ?? '';
  const other = room.studentIds.find((one) => one !== studentId) ?? '';
  const send = async (file: Uint8Array, { photoId = newId(), ageSeconds = 0 } = {}) => {
    await student.call(scansApi.sendPhoto, { homeworkId, photoId, ageSeconds, file });
    await perform(world, 'read-scans', { schoolId, batchId: photoId });
    return photoId;
  };
  const photos = () => student.call(scansApi.photos, { homeworkId });
  const verdicts = async () => (await photos()).items.map(({ verdict }) => verdict);
  return { room, homeworkId, schoolId, student, studentId, other, send, photos, verdicts };
}

const cat = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();

it('a photograph is the page of its student, evidence of its own, and what is missing is said', async () => {
  const { room, homeworkId, schoolId, student, studentId, send, photos } = await aClass();
  expect((await photos()).missing).toEqual([1]);
  const photoId = await send(await asJpeg(room.page(studentId, ['B'])));
  expect(await photos()).toMatchObject({ missing: [], isOpen: true, items: [{ verdict: 'taken', page: 1 }] });
  expect((await student.download(scansApi.photoPicture, { photoId })).type).toContain('image/jpeg');
  await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  const { answers } = await room.course.teacher.call(markingApi.papers, { homeworkId, studentId });
  expect(answers[0]).toMatchObject({ status: 'waiting', suggestion: 2, pictures: [{ source: 'photo' }] });
  await student.call(onScreenApi.handIn, { homeworkId });
  const { items } = await room.course.teacher.call(homeworkApi.submissions, { homeworkId });
  expect(items.find((one) => one.studentId === studentId)).toMatchObject({ status: 'handed-in', late: false });
  expect((await photos()).isOpen).toBe(false);
});

it('sent twice it counts once, taken again the later one stands, and a scan of the same page stands beside it', async () => {
  const { room, homeworkId, studentId, send, verdicts } = await aClass();
  const file = await asJpeg(room.page(studentId, ['B']));
  const photoId = await send(file);
  await send(file, { photoId });
  expect(await verdicts()).toEqual(['taken']);
  await send(await asJpeg(room.page(studentId, ['C'])));
  expect(await verdicts()).toEqual(['replaced', 'taken']);
  await room.scan([file]);
  expect(await verdicts()).toEqual(['replaced', 'taken']);
  const { answers } = await room.course.teacher.call(markingApi.papers, { homeworkId, studentId });
  const sources = new Set(answers.flatMap(({ pictures }) => pictures.map(({ source }) => source)));
  expect([...sources].sort()).toEqual(['photo', 'scan']);
});

it('sent by three tabs at the same moment it counts once, and each of them is told so', async () => {
  const { room, homeworkId, student, studentId, send, verdicts } = await aClass();
  const [file, photoId] = [await asJpeg(room.page(studentId, ['B'])), newId()];
  const about = { homeworkId, photoId, ageSeconds: 0, file };
  const told = await Promise.all([1, 2, 3].map(() => student.call(scansApi.sendPhoto, about)));
  expect(told).toEqual([{ photoId }, { photoId }, { photoId }]);
  await send(file, { photoId });
  expect(await verdicts()).toEqual(['taken']);
});

it('what is no page of an own sheet is said by what it is', async () => {
  const { room, studentId, other, send, verdicts, photos } = await aClass();
  await send(await cat());
  await send(Buffer.from('not a picture'));
  await send(await asJpeg(room.page(other, ['B'])));
  await send(
    await asJpeg(
      room.page(studentId, ['B'], { code: (await aClass()).room.codes.values().next().value?.get(1) ?? '' }),
    ),
  );
  expect(await verdicts()).toEqual(['no-page', 'no-picture', 'other-student', 'other-homework']);
  expect((await photos()).missing).toEqual([1]);
});

it('of a file with the sheets of the class only the own are taken, and what becomes of the others is said', async () => {
  const { room, homeworkId, student, studentId, other, send, photos } = await aClass();
  const stack = [room.page(other, ['B']), room.page(studentId, ['B']), room.page(other, ['C'], { code: '' })];
  await send(asPdf(await Promise.all(stack.map((page) => asJpeg(page)))));
  const { items, missing } = await photos();
  expect(missing).toEqual([]);
  expect(items).toMatchObject([{ verdict: 'taken', page: 1 }]);
  expect(items[0]?.others.map(({ verdict }) => verdict)).toEqual(['other-student', 'other-homework']);
  await student.call(onScreenApi.handIn, { homeworkId });
  const copies = (await room.course.teacher.call(homeworkApi.submissions, { homeworkId })).items;
  expect(copies.find((one) => one.studentId === other)).toMatchObject({ status: 'assigned' });
});

it('is taken away again where it shows no page, and by nobody else; what the teacher sees stays', async () => {
  const { room, student, studentId, homeworkId, schoolId, send, verdicts } = await aClass();
  const failed = [await send(await cat()), await send(Buffer.from('not a picture'))];
  const good = await send(await asJpeg(room.page(studentId, ['B'])));
  const stranger = (await aClass()).student;
  expect((await stranger.refused(scansApi.removePhoto, { photoId: failed[0] ?? '' })).code).toBe(-1404);
  expect((await student.refused(scansApi.removePhoto, { photoId: good })).reason).toBe('not-failed');
  for (const photoId of failed) await student.call(scansApi.removePhoto, { photoId });
  expect(await verdicts()).toEqual(['taken']);
  const unread = newId();
  await student.call(scansApi.sendPhoto, { homeworkId, photoId: unread, ageSeconds: 0, file: await cat() });
  expect((await student.refused(scansApi.removePhoto, { photoId: unread })).reason).toBe('still-read');
  await perform(world, 'read-scans', { schoolId, batchId: unread });
  await student.call(scansApi.removePhoto, { photoId: unread });
  const late = await send(await cat());
  await student.call(onScreenApi.handIn, { homeworkId });
  expect((await student.refused(scansApi.removePhoto, { photoId: late })).reason).toBe('handed-in');
});

it('of another homework on sheets of another size is told as such', async () => {
  const { studentId, room, send, verdicts } = await aClass();
  for (const pageSize of ['A3', 'B4', '8K'] as const) {
    const code = room.codes.get(studentId)?.get(1) ?? '';
    const { canvas } = drawSheet(
      { ...room.geometry, pageSize, areas: [], stamps: [] },
      { qrText: '', pageCode: code },
      8,
    );
    await send(await asJpeg(canvas.image));
  }
  expect(await verdicts()).toEqual(['other-homework', 'other-homework', 'other-homework']);
});

it('belongs to whoever took it, and comes late only when it was taken late', async () => {
  const first = await aClass();
  const stranger = (await aClass()).student;
  const photoId = await first.send(await cat());
  const { homeworkId } = first;
  const sent = { homeworkId, photoId: newId(), ageSeconds: 0, file: await cat() };
  expect((await stranger.refused(scansApi.sendPhoto, sent)).code).toBe(-1404);
  expect((await stranger.refused(scansApi.photos, { homeworkId })).code).toBe(-1404);
  await expect(stranger.download(scansApi.photoPicture, { photoId })).rejects.toThrow('404');
  await first.room.course.teacher.call(homeworkApi.close, { homeworkId });
  world.clock.forward(5 * 60_000);
  const isLate = async () => {
    const { items } = await first.room.course.teacher.call(homeworkApi.submissions, { homeworkId });
    return items.find((one) => one.studentId === first.studentId)?.late;
  };
  await first.send(await asJpeg(first.room.page(first.studentId, ['B'])), { ageSeconds: 6 * 60 });
  expect(await isLate()).toBe(false);
  await first.send(await asJpeg(first.room.page(first.studentId, ['B'])));
  expect(await isLate()).toBe(true);
});
