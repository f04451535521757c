import { spokenApi } from '@zhibi/contract/homework/spoken';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SpokenCourse } from '../apps/server/test/spoken.js';
import { look } from './look.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';
import { smallTargets } from './small-targets.js';

const PHONE = { width: 390, height: 844 };

/** As a person types a day. */
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

let journey: Journey;
let course: SpokenCourse;
beforeAll(async () => {
  journey = await openJourney();
  course = await SpokenCourse.of(journey.world, 2);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('spoken');
});
afterAll(() => journey?.close());

it('a poem is given, read into a phone that loses its network, heard by the teacher and given its stars', async () => {
  const desk = await journey.enter(course.teacher, 'zh', '/homework/spoken');
  const complaints = complaintsOf(desk);
  await desk.getByRole('button', { name: '布置口语作业' }).click();
  const form = desk.getByRole('dialog', { name: '布置口语作业' });
  await form.getByLabel('作业名称').fill('朗读《山行》');
  await form.getByLabel('要读的内容').fill('远上寒山石径斜\n白云生处有人家');
  await form.getByRole('checkbox').first().check();
  const end = form.getByLabel('截止时间');
  await end.fill(`${inAWeek()} 20:00`);
  await end.press('Enter');
  await look(desk, 'spoken/giving');
  await form.getByRole('button', { name: '布置', exact: true }).click();
  await desk.getByText('朗读《山行》').first().waitFor();

  const phone = await journey.enter(course.student(0), 'zh', '/index');
  await phone.setViewportSize(PHONE);
  await phone.getByRole('link', { name: /朗读《山行》/ }).click();
  await phone.getByRole('button', { name: '开始录音' }).click();
  await phone.getByText('0:01').waitFor();
  await phone.getByRole('button', { name: '下一句' }).click();
  await look(phone, 'spoken/recording');
  await phone.getByText('0:03').waitFor();
  await phone.getByRole('button', { name: '停止' }).click();
  await phone.getByRole('button', { name: '提交这一遍' }).waitFor();
  expect(await smallTargets(phone)).toEqual([]);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: '提交这一遍' }).click();
  await phone.getByText('等网络，会自动发送').waitFor();
  await look(phone, 'spoken/waiting');
  // The tab is closed before the network is back; the next one goes on.
  const { spokenId } =
    (await course.teacher.call(spokenApi.list, { subjectId: course.wish().subjectId })).items[0] ?? {};
  const next = await phone.context().newPage();
  await phone.close();
  await next.context().setOffline(false);
  await next.setViewportSize(PHONE);
  await next.goto(`${journey.address}/homework/spoken/detail?spoken=${spokenId}`);
  await next.getByText('已提交').waitFor();

  await desk.getByRole('link', { name: '看录音' }).first().click();
  await desk.getByText('1/2').waitFor();
  await desk.getByRole('button', { name: '听录音' }).click();
  const drawer = desk.getByRole('dialog');
  await drawer.getByRole('button', { name: '从“白云生处有人家”开始播放' }).click();
  await drawer.getByRole('button', { name: '暂停' }).waitFor();
  await drawer.getByRole('radio').nth(2).click();
  await drawer.getByLabel('评语', { exact: true }).fill('读得有感情');
  await look(desk, 'spoken/listening');
  await drawer.getByRole('button', { name: '保存评分' }).click();
  await desk.getByText('已保存').waitFor();
  await next.getByText('读得有感情').waitFor();
  await next.getByText('95 分').waitFor();
  await look(next, 'spoken/judged');
  const { rows } = await course.teacher.call(spokenApi.detail, { spokenId: spokenId ?? '' });
  expect(rows.map(({ tries, verdict }) => [tries, verdict?.score ?? null])).toEqual([
    [1, 95],
    [0, null],
  ]);
  expect(rows[0]?.last?.cues.map(({ no }) => no)).toEqual([0, 1]);
  expect(rows[0]?.last?.measures.durationMs).toBeGreaterThan(2_500);
  expect(complaints).toEqual([]);
});
