import { homeworkApi } from '@zhibi/contract/homework';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asJpeg, ScannedClass } from '../apps/server/test/scanned-class.js';
import { faultsOf } from './faults.js';
import { type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let room: ScannedClass;

beforeAll(async () => {
  journey = await openJourney();
  room = await ScannedClass.of(journey.world, ['choice', 'subjective'], 2);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('photo-homework');
});
afterAll(() => journey?.close());

it('a student photographs the sheet without a network, closes the tab, finds it taken later, and hands in', async () => {
  const [student] = room.course.classes[0]?.students ?? [];
  if (!student) throw new Error('nobody');
  const studentId = student.ids.studentId ?? '';
  const other = room.studentIds.find((one) => one !== studentId) ?? '';
  const { homeworkId } = room.homework;
  const phone = await journey.enter(student);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.getByRole('link', { name: '拍照交' }).click();
  await phone.getByText('还没有照片').waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  const choose = (page: typeof phone, name: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choose(phone, 'other.jpg', Buffer.from(await asJpeg(room.page(other, ['B']))));
  await phone.getByText('是别的同学的卷子').waitFor();
  await phone.context().setOffline(true);
  await choose(phone, 'mine.jpg', Buffer.from(await asJpeg(room.page(studentId, ['B']))));
  await phone.getByText('没网了，先存在手机里').waitFor();

  const again = await phone.context().newPage();
  await phone.close();
  await again.context().setOffline(false);
  await again.goto(`${journey.address}/student/photo?homework=${homeworkId}`);
  await again.getByText('交好了 1 页，共 1 页').waitFor();
  expect(await faultsOf(again)).toEqual([]);
  await again.getByRole('button', { name: '交作业' }).click();
  await again.getByText('老师批改后会发下来').waitFor();
  const { items } = await room.course.teacher.call(homeworkApi.submissions, { homeworkId });
  expect(items.find((one) => one.studentId === studentId)?.status).toBe('handed-in');
  const desk = await journey.enter(room.course.teacher, 'zh', `/homework/written/detail?homework=${homeworkId}`);
  await desk.getByText('拍照', { exact: true }).waitFor();
});
