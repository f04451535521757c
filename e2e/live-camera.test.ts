import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scansApi } from '@zhibi/contract/capture/scans';
import { seeded } from '@zhibi/ink/handwriting';
import { filmOf, photographed, type Shot } from '@zhibi/scan/simulator';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ScannedClass } from '../apps/server/test/scanned-class.js';
import { openBrowser } from './browser.js';
import { faultsOf } from './faults.js';
import { look } from './look.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-sheet-'));
const film = join(folder, 'sheet.y4m');
const RATE = 2;
let journey: Journey;
let room: ScannedClass;
beforeAll(async () => {
  writeFileSync(film, ''); // the browser opens it when somebody opens the camera
  journey = await openJourney({}, () => openBrowser(film));
  room = await ScannedClass.of(journey.world, ['choice', 'subjective'], 1);
  const canvas = { image: room.page(room.studentIds[0] ?? '', ['B']), perMm: 8 };
  const random = seeded(4);
  const seen = (shot: Shot, times: number) => {
    const image = photographed(canvas, { perspective: 0, ...shot }, random);
    return Array.from({ length: times }, () => image);
  };
  const half = seen({ beyond: { side: 'bottom', share: 0.5 } }, 4);
  writeFileSync(film, filmOf([...half, ...seen({}, 12)], RATE));
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('live-camera');
});
afterAll(async () => {
  await journey?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The page of photographs on a phone, and what it sent. */
async function onPhone(language: 'zh' | 'en' = 'zh') {
  const [student] = room.course.classes[0]?.students ?? [];
  if (!student) throw new Error('nobody');
  const phone = await journey.enter(student, language, `/student/photo?homework=${room.homework.homeworkId}`);
  await phone.setViewportSize({ width: 390, height: 844 });
  const sent: string[] = [];
  phone.on('request', (request) => {
    if (request.url().endsWith(scansApi.sendPhoto.path)) sent.push(request.url());
  });
  return { phone, student, sent };
}

const PART = '四个角都要拍进来';
const HOLD = '别动，就要拍了';

/**
 * When the camera first said a sentence and when a page first went out, by the clock of the page, which neither a busy machine nor the
 * film going round can turn.
 */
async function watched(phone: Page) {
  await phone.evaluate(
    (sentences) => {
      const said: Record<string, number> = {};
      Object.assign(window, { said });
      new MutationObserver(() => {
        const text = document.body.innerText;
        for (const one of sentences) if (said[one] === undefined && text.includes(one)) said[one] = performance.now();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [PART, HOLD],
  );
  return () =>
    phone.evaluate((path) => {
      const [first] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path));
      return { said: Reflect.get(window, 'said') as Record<string, number>, sentAt: first?.startTime };
    }, scansApi.sendPhoto.path);
}

const open = async (phone: Page) => {
  await phone.getByRole('button', { name: /拍照$/ }).click();
  return phone.getByRole('dialog');
};

it('the camera finds the sheet, says what is missing, takes the page by itself once it is whole and still, and sends nothing before', async () => {
  const { phone, student } = await onPhone();
  const complaints = complaintsOf(phone);
  await phone.getByText('还没有照片').waitFor();
  const times = await watched(phone);
  const dialog = await open(phone);
  await dialog.getByText(PART).waitFor();
  await look(phone, 'live-camera/part');
  await dialog.getByText(/拍了 \d+ 张/).waitFor();
  await look(phone, 'live-camera/taken');
  expect(await faultsOf(phone)).toEqual([]);
  await dialog.getByRole('button', { name: '拍完了' }).click();
  await phone.getByText('交好了 1 页，共 1 页').waitFor();
  const { said, sentAt = 0 } = await times();
  expect(said[HOLD]).toBeLessThan(sentAt);
  const { items } = await student.call(scansApi.photos, { homeworkId: room.homework.homeworkId });
  expect(items.every(({ verdict, page }) => verdict === 'taken' && page === 1)).toBe(true);
  const isLit = () => phone.evaluate(() => document.querySelector('video') !== null);
  await expect.poll(isLit).toBe(false);
  await look(phone, 'live-camera/list');
  expect(complaints).toEqual([]);
});

it('who refuses the camera is told, and takes the page with the camera of the phone', async () => {
  const { phone, sent } = await onPhone();
  await phone.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const dialog = await open(phone);
  await dialog.getByText('没有允许使用摄像头').waitFor();
  await look(phone, 'live-camera/refused');
  expect(await faultsOf(phone)).toEqual([]);
  const buffer = Buffer.from([255, 216, 255]);
  await dialog.locator('input[type=file]').setInputFiles({ name: '1.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => sent.length).toBe(1);
});
