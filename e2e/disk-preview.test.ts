import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { localFile, uploadFile } from '../apps/server/test/disk.js';
import {
  archive,
  mindMap,
  pdf,
  picture,
  program,
  slides,
  tone,
  wordDocument,
  workbook,
} from '../apps/server/test/documents.js';
import type { Person } from '../apps/server/test/person.js';
import { look, withPictures } from './look.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let teacher: Person;
let page: Page;
beforeAll(async () => {
  journey = await openJourney();
  teacher = await (await journey.world.newSchool()).newTeacher();
  page = await journey.enter(teacher);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('disk-preview');
});
afterAll(() => journey?.close());

let reader: Page | undefined;
/** The same teacher, reading English. */
const english = async () => (reader ??= await journey.enter(teacher, 'en'));

/** With PICTURES=1: each preview in the drawer and in the whole window, in both languages, at 1440 and 800 px. */
async function lookAt(name: string, cdId: string): Promise<void> {
  if (!withPictures) return;
  await look(page, `disk/${name}-drawer`);
  for (const [language, wide] of [
    ['zh', await page.context().newPage()],
    ['en', await english()],
  ] as const)
    for (const width of [1440, 800]) {
      await wide.setViewportSize({ width, height: 900 });
      await wide.goto(`${journey.address}/wps?fileId=${cdId}`);
      await wide.waitForLoadState('networkidle');
      await look(wide, `disk/${name}-${language}-${width}`);
    }
}

interface Sample {
  name: string;
  bytes: string | (() => Promise<Buffer> | Buffer);
  /** What must be seen of it. */
  seen: (page: Page) => Promise<void>;
}

const text = (words: string) => (at: Page) => at.getByRole('dialog').getByText(words).first().waitFor();
const samples: Sample[] = [
  { name: '教案.docx', bytes: wordDocument, seen: (at) => at.getByRole('heading', { name: '勾股定理教案' }).waitFor() },
  { name: '成绩.xlsx', bytes: workbook, seen: (at) => at.getByRole('cell', { name: '欧阳娜娜' }).waitFor() },
  {
    name: '课件.pptx',
    bytes: slides,
    seen: async (at) => {
      await text('第十七章 勾股定理')(at);
      await at.getByRole('img', { name: '直角三角形' }).waitFor();
    },
  },
  {
    name: '试卷.pdf',
    bytes: () => pdf(),
    seen: async (at) => {
      const first = at.getByRole('img', { name: '第 1 页，共 3 页' });
      await first.waitFor();
      // Ink on the canvas: the page was drawn.
      await expect
        .poll(() =>
          first.evaluate((node) => {
            const canvas = node as HTMLCanvasElement; // a page of the PDF
            const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
            return data.some((value, i) => i % 4 === 0 && value < 100 && (data[i + 3] ?? 0) > 0);
          }),
        )
        .toBe(true);
    },
  },
  {
    name: '板书.png',
    bytes: picture,
    seen: (at) =>
      expect
        .poll(() => at.getByRole('img', { name: '板书.png' }).evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBe(640),
  },
  { name: '说明.txt', bytes: '第一章 有理数\n第二章 整式', seen: text('第一章 有理数') },
  { name: 'gcd.py', bytes: program, seen: (at) => at.locator('.hljs-keyword', { hasText: 'while' }).waitFor() },
  { name: '二次函数.xmind', bytes: mindMap, seen: text('顶点式') },
  { name: '资料.zip', bytes: archive, seen: text('第一课.docx') },
  { name: '旧课件.ppt', bytes: 'x', seen: text('旧版 Office 格式不能在线预览，另存为 docx、xlsx 或 pptx 后可以预览') },
  { name: '坏.docx', bytes: 'no document', seen: text('文件已损坏或格式不对') },
  { name: '坏.pdf', bytes: 'no document', seen: text('文件已损坏或格式不对') },
  {
    name: '网页.html',
    bytes: '<script>document.title = "run"</script>',
    seen: (at) => at.getByRole('dialog').getByText('document.title').first().waitFor(),
  },
];

it.each(samples.map((sample) => [sample.name, sample] as const))('%s is seen in the drawer', async (name, sample) => {
  const cdId = await uploadFile(
    teacher,
    localFile(name, typeof sample.bytes === 'string' ? sample.bytes : await sample.bytes()),
  );
  const complaints = complaintsOf(page);
  await page.goto(`${journey.address}/cloud/index`);
  await page.getByRole('link', { name, exact: true }).click();
  await sample.seen(page);
  expect(await page.title()).not.toBe('run');
  await lookAt(name, cdId);
  expect(complaints).toEqual([]);
});

it('a recording plays from anywhere: the browser asks for the range', async () => {
  const cdId = await uploadFile(teacher, localFile('听力.wav', tone(240)));
  const ranges: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/disk/media'))
      ranges.push(`${answer.status()} ${answer.headers()['content-range'] ?? ''}`);
  });
  await page.goto(`${journey.address}/wps?fileId=${cdId}`);
  const audio = page.getByLabel('听力.wav');
  await expect.poll(() => audio.evaluate((node) => (node as HTMLAudioElement).duration)).toBeCloseTo(240, 0);
  await audio.evaluate((node) => {
    (node as HTMLAudioElement).currentTime = 200;
  });
  await expect.poll(() => audio.evaluate((node) => (node as HTMLAudioElement).readyState)).toBeGreaterThanOrEqual(2);
  expect(await audio.evaluate((node) => (node as HTMLAudioElement).currentTime)).toBeCloseTo(200, 0);
  expect(ranges.some((line) => /^206 bytes [1-9]/.test(line))).toBe(true);
  await lookAt('听力.wav', cdId);
});

it('a film plays, and goes on from where it is put', async () => {
  await page.goto(`${journey.address}/cloud/index`);
  const film = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 180];
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    // As long as is asked for below, however fast frames are drawn here.
    for (let frame = 0, begun = performance.now(); performance.now() - begun < 800; frame++) {
      if (pen) pen.fillStyle = `hsl(${frame * 14} 70% 50%)`;
      pen?.fillRect(0, 0, 320, 180);
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())];
  });
  const cdId = await uploadFile(teacher, localFile('实验.webm', Buffer.from(film)));
  await page.goto(`${journey.address}/wps?fileId=${cdId}`);
  await expect
    .poll(() => page.getByLabel('实验.webm').evaluate((node) => (node as HTMLVideoElement).videoWidth))
    .toBe(320);
  const put = await page.getByLabel('实验.webm').evaluate(async (node) => {
    const video = node as HTMLVideoElement;
    const there = new Promise((seeked) => video.addEventListener('seeked', seeked, { once: true }));
    video.currentTime = 0.4;
    await there;
    return [video.currentTime, video.error] as const;
  });
  expect(put).toEqual([expect.closeTo(0.4, 1), null]);
  await lookAt('实验.webm', cdId);
});
