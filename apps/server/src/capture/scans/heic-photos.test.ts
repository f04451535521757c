import { readFile } from 'node:fs/promises';
import { scansApi } from '@zhibi/contract/capture/scans';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';

/*
 * Pictures that another program wrote (Debian's `heif-enc` of libheif 1.15 with x265). `page.heic`: the first copy that a new world gives of a paper of two choices,
 * B and D filled, as the simulator photographs it (`photographed(…, {}, seeded(3))`, `heif-enc -q 40`): where a layout changes, it is made again.
 * `large.heic`: 27 million grey pixels.
 */
const kept = (name: string) => readFile(new URL(`../../../test/pictures/${name}`, import.meta.url));
const CODE_ON_IT = '3.27.1.1';

let world: TestWorld;
let room: ScannedClass;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  room = await ScannedClass.of(world, ['choice', 'choice'], 1);
});
afterAll(() => world?.close());

async function send(file: Uint8Array) {
  const { homeworkId } = room.homework;
  const [student] = room.course.classes[0]?.students ?? [];
  if (!student) throw new Error('nobody');
  const photoId = newId();
  await student.call(scansApi.sendPhoto, { homeworkId, photoId, ageSeconds: 0, file });
  await perform(world, 'read-scans', { schoolId: room.course.school.schoolId, batchId: photoId });
  const { items } = await student.call(scansApi.photos, { homeworkId });
  return { student, photoId, photo: items.find((one) => one.photoId === photoId) };
}

it('HEIC of an iPhone is read as any photograph, and seen straight by its student', async () => {
  expect(room.codes.get(room.studentIds[0] ?? '')?.get(1)).toBe(CODE_ON_IT);
  const { student, photoId, photo } = await send(await kept('page.heic'));
  expect(photo).toMatchObject({ verdict: 'taken', page: 1, complaints: [] });
  const { type, bytes } = await student.download(scansApi.photoPicture, { photoId });
  expect(type).toContain('image/jpeg');
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  expect(height / width).toBeCloseTo(297 / 210, 2);
  const { choices } = await room.course.teacher.call(scansApi.batch, { batchId: photoId });
  expect(choices).toEqual([]); // nothing on it is in doubt
});

it('a scan in HEIC is read by its choices', async () => {
  const batchId = await room.scan([await kept('page.heic')]);
  expect(await room.course.teacher.call(scansApi.batch, { batchId })).toMatchObject({ missing: [], broken: [] });
});

it('HEIC whose end is gone is told to be no picture', async () => {
  const whole = await kept('page.heic');
  expect((await send(whole.subarray(0, whole.length / 3))).photo?.verdict).toBe('no-picture');
});

it('HEIC of more pixels than can be held is told to be too large', async () => {
  expect((await send(await kept('large.heic'))).photo?.verdict).toBe('too-large');
});
