import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../apps/server/demo/accounts.js';
import { startServer } from '../apps/server/src/app/start-server.js';
import { openBrowser } from './browser.js';
import { type Shot, shotsOf, type World } from './picture-shots.js';
import { smallPicture } from './small-picture.js';

/** `npm run pictures`: the pictures of the README, taken from the demo world; `--manual` those of the manual, small; `--only NAME` one of them; `--all FOLDER` takes every screen at two widths. */
const { values: wanted } = parseArgs({
  options: {
    address: { type: 'string' },
    all: { type: 'string' },
    manual: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

async function enter(page: Page, address: string, who: string, language: string): Promise<void> {
  await page.goto(`${address}/login`);
  if (language === 'en') await page.getByText('English', { exact: true }).click();
  await page.getByRole('textbox', { name: language === 'en' ? 'Account' : '账号' }).fill(who);
  await page.getByLabel(language === 'en' ? 'Password' : '密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/index');
}

/** What the teacher's own list of homework says. */
async function worldOf(page: Page): Promise<World> {
  const items = await page.evaluate(async () => {
    const token = Object.values(localStorage)
      .find((value) => /^"?eyJ/.test(value))
      ?.replaceAll('"', '');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch('/api/homework/list', {
      method: 'POST',
      headers,
      body: JSON.stringify({ subjectId: 202 }),
    });
    return (await response.json()).data.items as {
      homeworkId: string;
      paperId: string;
      status: string;
      releasedAt: string | null;
    }[];
  });
  const find = (is: (one: (typeof items)[number]) => boolean) => items.find(is) ?? { homeworkId: '', paperId: '' };
  return {
    released: find((one) => one.releasedAt !== null),
    written: find((one) => one.status === 'closed' && one.releasedAt === null),
    open: find((one) => one.status === 'open'),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'zhibi-pictures-'));
chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
const running =
  wanted.address === undefined
    ? await startServer(
        { DATA_DIR: folder, PORT: '0', DEMO: '1', LOG_LEVEL: 'silent' },
        { web: resolve(import.meta.dirname, '../apps/web/dist') },
      )
    : undefined;
const address = wanted.address ?? running?.address ?? '';
const browser = await openBrowser();
const into =
  wanted.all ??
  join(import.meta.dirname, wanted.manual ? '../apps/web/src/assistant/help/pictures' : '../docs/pictures');
const isWanted = (shot: Shot) =>
  (wanted.only === undefined || wanted.only === shot.name) &&
  (wanted.all !== undefined || (wanted.manual ? shot.manual : shot.readme));
mkdirSync(into, { recursive: true });

for (const width of wanted.all === undefined ? [1440] : [1440, 800]) {
  for (const language of ['zh', 'en']) {
    let page: Page | undefined;
    let entered = '';
    let world: World | undefined;
    const first = await (
      await browser.newContext({ viewport: { width, height: 900 }, locale: language === 'en' ? 'en-GB' : 'zh-CN' })
    ).newPage();
    await enter(first, address, 'teacher01', language);
    world = await worldOf(first);
    for (const shot of shotsOf(world).filter(isWanted)) {
      if (entered !== shot.who || page === undefined) {
        page = await (
          await browser.newContext({ viewport: { width, height: 900 }, locale: language === 'en' ? 'en-GB' : 'zh-CN' })
        ).newPage();
        page.on('console', (message) => message.type() === 'error' && console.log(`${shot.name}: ${message.text()}`));
        page.on('pageerror', (error) => console.log(`${shot.name}: ${error}`));
        await enter(page, address, shot.who, language);
        entered = shot.who;
      }
      await page.goto(address + shot.path);
      await page.waitForLoadState('networkidle');
      await page
        .locator('[role=status][aria-label=正在加载], [role=status][aria-label=Loading]')
        .first()
        .waitFor({ state: 'detached' });
      await page.waitForTimeout(900); // charts have drawn, fonts have come
      const name = `${shot.name}-${language}${width === 1440 ? '' : `-${width}`}`;
      if (wanted.manual)
        writeFileSync(join(into, `${name}.webp`), await smallPicture(browser, await page.screenshot()));
      else await page.screenshot({ path: join(into, `${name}.png`) });
    }
  }
}
await browser.close();
await running?.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
