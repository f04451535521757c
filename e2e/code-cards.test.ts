import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classroomApi } from '@zhibi/contract/classroom';
import { seeded } from '@zhibi/ink/handwriting';
import { readCards } from '@zhibi/scan/code-cards';
import { anyChoices, drawScene, filmCards, sceneManners } from '@zhibi/scan/simulator';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../apps/server/src/platform/ids.js';
import type { Person } from '../apps/server/test/person.js';
import { asJpeg } from '../apps/server/test/scanned-class.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { rasterise } from '../packages/typeset/src/sample/raster.js';
import { openBrowser } from './browser.js';
import { faultsOf } from './faults.js';
import { look, withPictures } from './look.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

/** Thirty-nine of the class, and somebody with a card that nobody here has. */
const STRANGE = 57;
const random = seeded(7);
const choices = anyChoices(40, random).map(({ letter }, k) => ({ no: k < 39 ? k + 1 : STRANGE, letter }));
const manner = { ...sceneManners.lesson, covered: 0.1 };

const folder = mkdtempSync(join(tmpdir(), 'zhibi-cards-'));
let journey: Journey;
let teacher: Person;
let lessonId: string;
beforeAll(async () => {
  const film = join(folder, 'class.y4m');
  writeFileSync(film, filmCards(manner, choices, 4, random));
  journey = await openJourney({}, () => openBrowser(film));
  const school = await journey.world.newSchool();
  const { classId } = await school.newClass(39);
  teacher = await school.newTeacher([classId]);
  const start = { lessonId: newId(), classId, subjectId: JUNIOR_MATHS };
  ({ lessonId } = await teacher.call(classroomApi.start, start));
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('code-cards');
});
afterAll(async () => {
  await journey?.close();
  rmSync(folder, { recursive: true, force: true });
});

const board = () => teacher.call(classroomApi.board, { lessonId });
/** What is kept of everybody, by student number. */
const kept = async () =>
  (await board()).students.flatMap(({ studentNo, answers }) =>
    answers.map(({ labels }) => ({ no: Number(studentNo), letter: labels.join('') })),
  );
const isHeld = ({ no, letter }: { no: number; letter: string }) =>
  choices.some((choice) => choice.no === no && choice.letter === letter);

it('a class without any device answers with cards: the camera counts each once, the projector shows what they chose', async () => {
  const laptop = await journey.enter(teacher, 'zh', `/study/lesson?lesson=${lessonId}`);
  const complaints = complaintsOf(laptop);
  const sent: string[] = [];
  laptop.on('request', (request) => {
    if (request.url().endsWith(classroomApi.answerFor.path)) sent.push(request.postData() ?? '');
  });
  await laptop.getByRole('button', { name: /单选$/ }).click();
  await laptop.getByRole('button', { name: '扫答案牌' }).click();
  const drawer = laptop.getByRole('dialog', { name: '答案牌' });
  await drawer.getByRole('button', { name: '打开摄像头' }).click();
  await drawer.getByText(`${STRANGE} 号不是这个班的牌`).waitFor();
  await expect.poll(async () => (await kept()).length).toBeGreaterThanOrEqual(35);
  await look(laptop, 'code-cards/camera');
  expect(await faultsOf(laptop)).toEqual([]);
  await drawer.getByRole('button', { name: '停下' }).click();
  const seen = /\d+/.exec(await drawer.getByRole('status').innerText())?.[0];
  await expect.poll(async () => (await kept()).length).toBe(Number(seen)); // what was seen is still being sent
  const answers = await kept();
  expect(answers.filter((answer) => !isHeld(answer))).toEqual([]);
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toHaveLength(answers.length);

  await laptop.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  const wall = await laptop.context().newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto(`${journey.address}/study/stage?lesson=${lessonId}`);
  await wall.getByText(`${answers.length}`, { exact: true }).first().waitFor();
  await laptop.getByRole('button', { name: '揭晓', exact: true }).click();
  await wall.getByText(`${answers.length} 人作答，已揭晓`).waitFor();
  await look(wall, 'code-cards/wall');
  expect(complaints).toEqual([]);
});

it('a photo does where no camera is, and counts at once', async () => {
  const phone = await journey.enter(teacher, 'zh', `/study/lesson?lesson=${lessonId}`);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await phone.getByRole('button', { name: '是／否，现在问' }).click();
  await phone.getByRole('button', { name: '扫答案牌' }).click();
  const drawer = phone.getByRole('dialog', { name: '答案牌' });
  await drawer.getByRole('button', { name: '打开摄像头' }).click();
  await drawer.getByText(/没有找到摄像头/).waitFor();
  const { image, held } = drawScene(sceneManners.mild, seeded(3), choices);
  const photo = await asJpeg(image);
  await drawer.locator('input[type=file]').setInputFiles({ name: '1.jpg', mimeType: 'image/jpeg', buffer: photo });
  const offered = held.filter(({ no, letter }) => no !== STRANGE && 'AB'.includes(letter)).length;
  await expect.poll(async () => (await board()).tasks.at(-1)?.result.answered).toBe(offered);
  await phone.mouse.move(0, 0); // nothing rests on a button of a phone
  await look(phone, 'code-cards/photo');
  expect(await faultsOf(phone)).toEqual([]);
});

it('cards come out of the printer two on a sheet, and what is printed is read', async () => {
  const desk = await journey.enter(teacher, 'zh', '/study/classroom');
  await desk.evaluate(() => {
    window.print = () => {};
  });
  await desk.getByRole('button', { name: '答案牌' }).click();
  await look(desk, 'code-cards/before-print');
  await desk.getByRole('button', { name: '打印答案牌' }).click();
  const pdf = await desk.pdf({ preferCSSPageSize: true });
  if (withPictures) writeFileSync('test-results/code-cards/cards.pdf', pdf);
  const { width, height, pixels } = rasterise(pdf, 20, 100);
  expect(Math.round((width * 25.4) / 100)).toBe(297);
  const read = readCards({ width, height, pixels: new Uint8Array(pixels) });
  expect(read.map(({ no, letter }) => ({ no, letter }))).toEqual([{ no: 39, letter: 'A' }]);
  expect(() => rasterise(pdf, 21, 100)).toThrow();
});
