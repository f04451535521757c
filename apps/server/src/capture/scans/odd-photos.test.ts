import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { asJpeg, ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

async function aStudent() {
  const room = await ScannedClass.of(world, ['choice', 'choice'], 1);
  const { homeworkId } = room.homework;
  const [student] = room.course.classes[0]?.students ?? [];
  if (!student) throw new Error('nobody');
  const studentId = student.ids.studentId ?? '';
  const send = async (file: Uint8Array) => {
    const photoId = newId();
    await student.call(scansApi.sendPhoto, { homeworkId, photoId, ageSeconds: 0, file });
    await perform(world, 'read-scans', { schoolId: room.course.school.schoolId, batchId: photoId });
    return (await student.call(scansApi.photos, { homeworkId })).items.at(-1)?.verdict;
  };
  return { room, homeworkId, student, studentId, send };
}

it('a pen and a photograph that disagree are shown to the teacher, and neither is lost', async () => {
  const { room, homeworkId, studentId, send } = await aStudent();
  const { course, homework } = room;
  const pen = await Gateway.of(world, course.school.schoolId);
  await write(world, course, pen, { homework, studentId, answers: ['B', 'C'] });
  expect(await send(await asJpeg(room.page(studentId, ['B', 'D'])))).toBe('taken');
  await room.mark(studentId);
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId: course.school.schoolId, homeworkId });
  const { answers } = await course.teacher.call(markingApi.papers, { homeworkId, studentId });
  for (const { ink, pictures } of answers)
    expect([ink !== '', pictures.map(({ source }) => source)]).toEqual([true, ['photo']]);
  expect(answers.map(({ status }) => status)).toEqual([expect.any(String), 'waiting']);
});

/** A file of 30 MB that begins as an iPhone's pictures do, and holds none. */
function heic(): Uint8Array {
  const bytes = new Uint8Array(30 * 1024 * 1024);
  bytes.set(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  return bytes;
}

it('30 MB that only begin as HEIC are taken in and told to be no picture; the phone is free for the next', async () => {
  const { room, studentId, send } = await aStudent();
  expect(await send(heic())).toBe('no-picture');
  expect(await send(await asJpeg(room.page(studentId, ['B', 'D'])))).toBe('taken');
});
