import { createHash } from 'node:crypto';
import { diskApi, missingParts, PART_BYTES, partCountOf } from '@zhibi/contract/disk';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type LocalFile, localFile, said, uploadFile } from '../apps/server/test/disk.js';
import type { Person } from '../apps/server/test/person.js';
import { look } from './look.js';
import { type Journey, openJourney } from './open-journey.js';

const PARTS = 24;

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('disk-upload');
});
afterAll(() => journey?.close());

const newTeacher = async () => (await journey.world.newSchool()).newTeacher();
const asChosen = ({ name, bytes }: LocalFile) => ({ name, mimeType: 'application/octet-stream', buffer: bytes });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const choose = (page: Page, files: readonly LocalFile[]) =>
  page.getByLabel('上传文件', { exact: true }).setInputFiles(files.map(asChosen));

async function openDisk(teacher: Person): Promise<Page> {
  const page = await journey.enter(teacher);
  await page.goto(`${journey.address}/cloud/index`);
  await page.getByRole('heading', { name: '我的云盘' }).waitFor();
  return page;
}

/** Lets parts through until so many have gone; the others wait at the gate until it is opened further. */
class Gate {
  passed = 0;
  #most = 0;
  #waiting: Route[] = [];

  async stand(page: Page): Promise<void> {
    await page.route(`**${diskApi.upload.path}`, (route) => {
      this.#waiting.push(route);
      this.#let();
    });
  }

  open(most: number): void {
    this.#most = most;
    this.#let();
  }

  #let(): void {
    while (this.passed < this.#most) {
      const route = this.#waiting.shift();
      if (route === undefined) return;
      this.passed++;
      // A part whose upload was paused while it waited is gone already.
      void route.continue().catch(() => undefined);
    }
  }
}

it('an upload is paused, loses the network, is left by a reload and goes on: only what is missing is sent', async () => {
  const teacher = await newTeacher();
  const file = localFile('实验录像.mp4', PARTS * PART_BYTES - 1_000);
  const page = await openDisk(teacher);
  const gate = new Gate();
  await gate.stand(page);
  const arrived = async () => {
    const { partETagList } = await teacher.call(diskApi.getUploadId, said(file));
    return (
      PARTS -
      missingParts(
        file.bytes.length,
        partETagList.map((part) => part.partNumber),
      ).length
    );
  };

  gate.open(6);
  await choose(page, [file]);
  await expect.poll(arrived).toBe(6);
  await page.getByRole('button', { name: '暂停：实验录像.mp4' }).click();
  await page.getByText('点“继续”接着传').waitFor();
  await look(page, 'disk/tray-paused');

  await page.getByRole('button', { name: '继续：实验录像.mp4' }).click();
  gate.open(gate.passed + 6);
  await expect.poll(arrived).toBeGreaterThanOrEqual(7);
  await page.context().setOffline(true);
  await page.getByText(/网络断开，剩 \d+ 块，联网后续传/).waitFor();
  await look(page, 'disk/tray-offline');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '暂停：实验录像.mp4' }).waitFor();
  gate.open(gate.passed + 3);
  const before = await arrived();

  await page.reload();
  await page.getByRole('button', { name: '暂停：实验录像.mp4' }).waitFor();
  await look(page, 'disk/tray-after-reload');
  gate.open(Number.POSITIVE_INFINITY);
  await expect
    .poll(async () => (await teacher.call(diskApi.list, {})).items.map((one) => one.name), { timeout: 30_000 })
    .toEqual([file.name]);
  expect(before).toBeGreaterThanOrEqual(7);
  const [entry] = (await teacher.call(diskApi.list, {})).items;
  const { bytes } = await teacher.download(diskApi.download, { cdId: entry?.cdId ?? '' });
  expect(sha256(bytes)).toBe(sha256(file.bytes));
  // Three parts are on their way at once: a pause, a lost network and a reload can each cost no more than those.
  expect(gate.passed).toBeLessThanOrEqual(partCountOf(file.bytes.length) + 3 * 3);
  await page.getByRole('link', { name: file.name, exact: true }).waitFor();
});

it('ten files arrive one after the other; eleven are refused', async () => {
  const teacher = await newTeacher();
  const page = await openDisk(teacher);
  const files = Array.from({ length: 11 }, (_, at) => localFile(`第${at + 1}课.txt`, `${at}`));
  await choose(page, files);
  await page.getByText('一次最多上传10个文件').waitFor();
  await look(page, 'disk/tray-too-many');
  await choose(page, files.slice(0, 10));
  await expect.poll(async () => (await teacher.call(diskApi.list, {})).total, { timeout: 40_000 }).toBe(10);
  await page.getByRole('link', { name: '第10课.txt', exact: true }).waitFor();
});

it('files whose names are in the folder are refused with their list, and the others are sent', async () => {
  const teacher = await newTeacher();
  for (const name of ['甲.txt', '乙.txt']) await uploadFile(teacher, localFile(name, name));
  const page = await openDisk(teacher);
  await choose(page, [localFile('甲.txt', 'x'), localFile('乙.txt', 'x'), localFile('丙.txt', 'x')]);
  await page.getByText('以下文件已存在：甲.txt、乙.txt').waitFor();
  await look(page, 'disk/tray-same-names');
  await page.getByRole('button', { name: '不上传' }).click();
  await page.getByRole('link', { name: '丙.txt' }).waitFor();
  expect((await teacher.call(diskApi.list, {})).total).toBe(3);
});
