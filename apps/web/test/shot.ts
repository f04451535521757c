import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

/** A picture of a page of the stub server: `npx tsx apps/web/test/shot.ts /index out.png --width 800 --lang en --as teacher`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    lang: { type: 'string', default: 'zh' },
    as: { type: 'string', default: '' },
    base: { type: 'string', default: 'http://127.0.0.1:4173' },
    click: { type: 'string', default: '' },
  },
});
const [path = '/login', out = '/tmp/shot.png'] = positionals;

async function findBrowser(): Promise<string> {
  const installed = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (one) => one && existsSync(one),
  );
  if (installed) return installed;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'; // the package brings its libraries only then
  return (await import('@sparticuz/chromium')).default.executablePath();
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const page = await browser.newPage({ viewport: { width: Number(values.width), height: Number(values.height) } });
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
page.on('pageerror', (error) => console.error(error.message));
const kept = {
  language: values.lang,
  ...(values.as
    ? {
        token: `t:${values.as}`,
        refreshToken: 'r',
        refreshUrl: '/api/login/refresh',
        loginType: values.as === 'orgadmin' ? '2' : '1',
      }
    : {}),
};
await page.addInitScript((entries) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}, kept);
await page.goto(values.base + path);
await page.waitForTimeout(1500);
for (const name of values.click.split('|').filter(Boolean)) {
  await page.getByText(name).first().click();
  await page.waitForTimeout(600);
}
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(500);
await page.screenshot({ path: out });
await browser.close();
