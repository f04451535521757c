import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../apps/server/demo/accounts.js';
import { startServer } from '../apps/server/src/app/start-server.js';
import { openBrowser } from './browser.js';

/** `npm run pictures`: the pictures of the README, taken from the demo world; `--all FOLDER` takes every screen at two widths. */
const { values: wanted } = parseArgs({ options: { address: { type: 'string' }, all: { type: 'string' } } });

interface Shot {
  name: string;
  who: string;
  path: string;
  readme?: true;
}

/** The addresses of the demo world's homework by what has become of it. */
interface World {
  released: { homeworkId: string; paperId: string };
  written: { homeworkId: string; paperId: string };
  open: { homeworkId: string; paperId: string };
}

const shotsOf = ({ released, written, open }: World): Shot[] => [
  { name: 'home', who: 'teacher01', path: '/index', readme: true },
  { name: 'resource', who: 'teacher01', path: '/source/source?words=三角形', readme: true },
  { name: 'papers', who: 'teacher01', path: '/source/list' },
  { name: 'compose', who: 'teacher01', path: `/paperTest/self?paper=${open.paperId}` },
  { name: 'preview', who: 'teacher01', path: `/paperTest/preview?paper=${released.paperId}`, readme: true },
  { name: 'homework', who: 'teacher01', path: '/homework/written' },
  { name: 'submissions', who: 'teacher01', path: `/homework/written/detail?homework=${written.homeworkId}` },
  { name: 'pen-lab', who: 'teacher01', path: `/demo?homework=${open.homeworkId}` },
  { name: 'wall', who: 'teacher01', path: `/demo?homework=${open.homeworkId}&view=wall` },
  { name: 'marking', who: 'teacher01', path: `/markFull?homework=${written.homeworkId}&item=last`, readme: true },
  { name: 'reports', who: 'teacher01', path: '/study/analysis' },
  { name: 'report', who: 'teacher01', path: `/study/analysis?homework=${released.homeworkId}`, readme: true },
  { name: 'principal', who: 'principal01', path: '/index' },
  { name: 'student-home', who: 'student03', path: '/index' },
  { name: 'student-homework', who: 'student03', path: '/student/detail' },
  { name: 'student-result', who: 'student03', path: `/student/detail?homework=${released.homeworkId}` },
  { name: 'wrong', who: 'student03', path: '/wrong', readme: true },
  { name: 'activation', who: 'newteacher01', path: '/index' },
];

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
const into = wanted.all ?? join(import.meta.dirname, '../docs/pictures');
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
    for (const shot of shotsOf(world).filter((one) => wanted.all !== undefined || one.readme)) {
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
      await page.waitForTimeout(900); // charts have drawn, fonts have come
      await page.screenshot({ path: join(into, `${shot.name}-${language}${width === 1440 ? '' : `-${width}`}.png`) });
    }
  }
}
await browser.close();
await running?.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
