import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { publishedHomework, writtenHomework } from '../apps/server/test/scenario.js';
import { go } from './go.js';
import { look } from './look.js';
import { type Journey, openJourney } from './open-journey.js';

let journey: Journey;
let page: Page;
let address: string;
beforeAll(async () => {
  journey = await openJourney();
  const scenario = await publishedHomework(journey.world, 8);
  await writtenHomework(journey.world, scenario);
  const { teacher, homeworkId } = scenario;
  await teacher.call(homeworkApi.close, { homeworkId });
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  const open = items.find(({ waiting }) => waiting === scenario.class.students.length);
  if (open === undefined) throw new Error('no answer is left to a person');
  address = `/markFull?homework=${homeworkId}&item=${open.itemId}`;
  page = await journey.enter(teacher);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('marking-desk');
});
afterAll(() => journey?.close());

const inks = () => page.getByRole('img', { name: /的笔迹$/ });
const boxes = (all: Locator) =>
  all.evaluateAll((found) => found.map((one) => JSON.stringify(one.getBoundingClientRect())));

it.each([
  [1440, 900],
  [800, 1100],
])(
  'at %i px the key is in sight, no ink moves when a score appears, and the screen can be turned',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    await go(page, address);
    await inks().first().waitFor();
    const key = page.getByText('答案', { exact: true }).first();
    expect(await key.isVisible()).toBe(true);
    const { y = 0, height: tall = 0 } = (await key.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + tall).toBeLessThan(height);

    const before = await boxes(inks());
    const current = page.locator('article[aria-current=true]');
    await page.keyboard.press('1');
    await expect.poll(() => current.getAttribute('aria-label')).toMatch(/1/);
    await look(page, `marking-desk/scored-${width}`);
    expect(await boxes(inks())).toEqual(before);

    const first = await inks().first().getAttribute('aria-label');
    await page.getByRole('button', { name: '下一屏' }).click();
    await expect.poll(() => inks().first().getAttribute('aria-label')).not.toBe(first);
    await page.getByRole('button', { name: '上一屏' }).click();
    await expect.poll(() => inks().first().getAttribute('aria-label')).toBe(first);
  },
);
