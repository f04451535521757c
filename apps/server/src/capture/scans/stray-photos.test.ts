import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { scansApi } from '@zhibi/contract/capture/scans';
import { markingApi } from '@zhibi/contract/marking';
import { seeded } from '@zhibi/ink/handwriting';
import { photographed, type Shot } from '@zhibi/scan/simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asJpeg, ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';

const { strayPhotos, strayPicture, takeAway } = scansApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

async function aRoom() {
  const room = await ScannedClass.of(world, ['choice', 'subjective'], 1);
  const { homeworkId } = room.homework;
  const { teacher, school, classes } = room.course;
  const [student] = classes[0]?.students ?? [];
  if (!student) throw new Error('nobody');
  const studentId = student.ids.studentId ?? '';
  const send = async (file: Uint8Array) => {
    const photoId = newId();
    await student.call(scansApi.sendPhoto, { homeworkId, photoId, ageSeconds: 0, file });
    await perform(world, 'read-scans', { schoolId: school.schoolId, batchId: photoId });
    return photoId;
  };
  const shoot = async (shot: Shot) =>
    send(await asJpeg(photographed({ image: room.page(studentId, ['B']), perMm: 8 }, shot, seeded(3))));
  const stray = async () => (await teacher.call(strayPhotos, { homeworkId })).items;
  return { room, teacher, school, student, studentId, homeworkId, send, shoot, stray };
}

it('a photograph of which no page is known is shown to the teacher: whose, when, what is wrong, and its picture', async () => {
  const { teacher, studentId, shoot, stray } = await aRoom();
  const photoId = await shoot({ blurPx: 3 });
  expect(await stray()).toMatchObject([
    { photoId, student: { studentId }, verdict: 'blurred', page: null, pageCount: 1, missing: [1] },
  ]);
  const { type, bytes } = await teacher.download(strayPicture, { photoId });
  expect([type, bytes.length > 1_000]).toEqual(['image/jpeg', true]);
});

it('it is put onto a page by the teacher, where no sheet was found too: then each question shows the whole picture', async () => {
  const { room, teacher, student, studentId, homeworkId, shoot, stray } = await aRoom();
  await shoot({ blurPx: 3 });
  const [one] = await stray();
  await teacher.call(scansApi.assign, { pageId: one?.pageId ?? '', studentId, page: 1 });
  expect(await stray()).toEqual([]);
  expect(await student.call(scansApi.photos, { homeworkId })).toMatchObject({
    missing: [],
    items: [{ verdict: 'taken', page: 1 }],
  });
  await room.mark(studentId);
  const { answers } = await teacher.call(markingApi.papers, { homeworkId, studentId });
  expect(answers.map(({ score, pictures }) => [score, pictures.length])).toEqual([
    [null, 1],
    [null, 1],
  ]);
});

it('one that another stands for may stand in its place again, or be taken away; the one that stands may not', async () => {
  const { teacher, studentId, homeworkId, student, shoot, stray } = await aRoom();
  const [first, second] = [await shoot({}), await shoot({ perspective: 0.03 })];
  const [before] = await stray();
  expect(before).toMatchObject({ photoId: first, verdict: 'replaced', page: 1, missing: [] });
  expect((await teacher.refused(takeAway, { photoId: second })).reason).toBe('stands-for-page');
  await teacher.call(scansApi.assign, { pageId: before?.pageId ?? '', studentId, page: 1 });
  expect(await stray()).toMatchObject([{ photoId: second, verdict: 'replaced' }]);
  await teacher.call(takeAway, { photoId: second });
  expect(await stray()).toEqual([]);
  const { items } = await student.call(scansApi.photos, { homeworkId });
  expect(items.map(({ photoId }) => photoId)).toEqual([first]);
});

it('is there for those who teach the class, and for nobody else', async () => {
  const { school, homeworkId, shoot } = await aRoom();
  const photoId = await shoot({ blurPx: 3 });
  const outsider = await school.newTeacher([(await school.newClass(1)).classId]);
  expect((await outsider.refused(strayPhotos, { homeworkId })).code).toBe(-1404);
  expect((await outsider.refused(takeAway, { photoId })).code).toBe(-1404);
  expect((await outsider.send(strayPicture, { photoId })).statusCode).toBe(404);
});

it('a file that is no picture is shown as such, and taken away', async () => {
  const { teacher, send, stray } = await aRoom();
  const photoId = await send(Buffer.from('GIF89a, nearly'));
  expect(await stray()).toMatchObject([{ photoId, pageId: null, verdict: 'no-picture' }]);
  await teacher.call(takeAway, { photoId });
  expect(await stray()).toEqual([]);
});

it('what may stand on a photograph that could not be read is not scored 0 by the machine; where nothing was sent, it is', async () => {
  const marked = async (shots: readonly Shot[]) => {
    const { room, teacher, student, studentId, homeworkId, shoot } = await aRoom();
    for (const shot of shots) await shoot(shot);
    await student.call(onScreenApi.handIn, { homeworkId });
    await room.mark(studentId);
    const { answers } = await teacher.call(markingApi.papers, { homeworkId, studentId });
    return answers.map(({ score }) => score);
  };
  expect(await marked([{ blurPx: 3 }])).toEqual([null, null]);
  expect(await marked([])).toEqual([0, null]);
});
