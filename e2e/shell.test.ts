import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/person.js';
import type { TestSchool } from '../apps/server/test/school.js';
import { go } from './go.js';
import { type Journey, openJourney } from './open-journey.js';

/** A picture of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let journey: Journey;
let school: TestSchool;
let teacher: Person;
let page: Page;
beforeAll(async () => {
  journey = await openJourney();
  school = await journey.world.newSchool();
  const { classId } = await school.newClass(1);
  teacher = await school.newTeacher([classId]);
  page = await journey.enter(teacher);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await journey?.shoot('shell');
});
afterAll(() => journey?.close());

const open = (path: string) => page.goto(journey.address + path);

describe('the top bar', () => {
  it.each([1440, 1200, 800])(
    'greets and welcomes on every screen at %i px, beside or below the way back',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/index', '/class/index', '/study/analysis', '/user/index', '/homework/spoken']) {
        await go(page, path);
        const bar = page.getByRole('banner').first();
        expect(await wholeWords(bar.getByText(/好，.+老师$/)), path).toBe(true);
        expect(await wholeWords(bar.getByText('欢迎使用纸笔')), path).toBe(true);
        expect(await bar.evaluate((element) => element.scrollHeight <= element.clientHeight), path).toBe(true);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );
});

/** Whether nothing of these words is hidden. */
const wholeWords = async (words: Locator): Promise<boolean> => {
  await words.waitFor();
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right } = range.getBoundingClientRect();
    const inside = element.closest('header > *')?.getBoundingClientRect();
    return inside !== undefined && right <= inside.right + 1 && right <= element.getBoundingClientRect().right + 1;
  });
};

describe('the guard, in a browser', () => {
  it.each([
    ['/', '/index'],
    ['/nowhere/at/all', '/index'],
    ['/homework/written?status=open', '/homework/written'],
    ['/student/info', '/index'],
  ])('%s ends a teacher at %s', async (path, to) => {
    await open(path);
    await page.waitForURL((url) => url.pathname === to);
  });

  it('a stranger logs in first, and is where they wanted afterwards', async () => {
    const context = await journey.browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(`${journey.address}/wrong?state=open&token=bm90aGluZw`);
    await stranger.waitForURL('**/login?*');
    expect(new URL(stranger.url()).searchParams.get('redirect')).toBe('/wrong?state=open');
    await context.close();
  });
});

it('a connection that is lost on the way to a screen leaves the menu, and the screen comes when it is back', async () => {
  await open('/index');
  const cloud = page.getByRole('link', { name: '云盘' });
  await cloud.waitFor();
  await page.context().setOffline(true);
  await cloud.click();
  await page.getByText('网络异常，正在重试').first().waitFor();
  expect(await cloud.isVisible()).toBe(true);
  expect(await page.getByText('页面出错了').count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: '我的云盘' }).waitFor();
});

it('a connection that is lost while the page is still coming leaves the menu, whatever part had not come yet', async () => {
  const context = await journey.browser.newContext();
  const fresh = await context.newPage();
  // The parts of the page come one after the other, half a second apart at most: some are there when the connection goes.
  let asked = 0;
  await fresh.route('**/assets/*', async (route) => {
    const waitMs = (asked++ % 6) * 100;
    await new Promise((done) => setTimeout(done, waitMs));
    await route.continue().catch(() => undefined); // the connection is gone
  });
  await fresh.goto(journey.address);
  await fresh.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    await page.evaluate(() => ({ ...localStorage })),
  );
  await fresh.goto(`${journey.address}/index`);
  const cloud = fresh.getByRole('link', { name: '云盘' });
  await cloud.waitFor();
  await context.setOffline(true);
  await cloud.click();
  await fresh.getByText('网络异常，正在重试').first().waitFor();
  expect(await cloud.isVisible()).toBe(true);
  await context.setOffline(false);
  await fresh.getByRole('heading', { name: '我的云盘' }).waitFor();
  await context.close();
});

it('the root font is 100 px at a width of 1920 and follows the window', async () => {
  const rootPx = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(await rootPx()).toBeCloseTo(75, 1);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(rootPx).toBeCloseTo(100, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(rootPx).toBeCloseTo(75, 1);
});

it('a face is uploaded, shown, and taken away', async () => {
  await open('/user/index');
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(DOT, 'base64'),
  });
  const face = page.locator('main img').first();
  await face.waitFor();
  expect(await face.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([256, 256]);
  await page.locator('input[type=file]').setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(512_001),
  });
  await page.getByText('图片大小不能超过500kb').waitFor();
  await page.getByRole('button', { name: '移除头像' }).click();
  await expect.poll(() => page.locator('main img').count()).toBe(0);
});

it('what was typed is still there after an upgrade', async () => {
  const maintainer = await journey.world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
  const inMinutes = (minutes: number) => toStamp(new Date(Date.now() + minutes * 60_000), 'Asia/Shanghai');
  const course = await journey.enter(teacher);
  await course.clock.install();
  /** The browser looks every two minutes, which need not be waited for here; a look that is on its way already may tell what was before. */
  const untilSeen = (what: Locator) =>
    expect
      .poll(
        async () => {
          await course.clock.fastForward('02:30');
          return what.isVisible();
        },
        { interval: 1_000 }, // time to answer a look before the next: hours of looks would outlive the session
      )
      .toBe(true);
  await course.goto(`${journey.address}/user/index`);
  await course.getByRole('button', { name: '修改密码' }).click();
  const typed = course.locator('#newPassword');
  await typed.fill('Typed2026');
  await maintainer.call(operationsApi.setUpgrade, { upgrade: true, startTime: inMinutes(-1), endTime: inMinutes(60) });
  await untilSeen(course.getByRole('heading', { name: '系统升级中' }));
  await expect.poll(() => typed.isVisible()).toBe(false);
  await maintainer.call(operationsApi.setUpgrade, { upgrade: false });
  await untilSeen(typed);
  expect(new URL(course.url()).pathname).toBe('/user/index');
  expect(await typed.inputValue()).toBe('Typed2026');
  await course.context().close(); // the clock of this one is nobody's
});

it('nothing of a person stays in the browser after the logout', async () => {
  await open('/index');
  await page.evaluate(async () => {
    sessionStorage.setItem('left', '1');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = ({ target }) => {
        (target as IDBOpenDBRequest).result.close(); // the event's own request
        resolve(null);
      };
    });
  });
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByText('退出登录').click();
  await page.waitForURL('**/login');
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(left).toEqual({ local: ['language'], session: [], databases: [] });
});
