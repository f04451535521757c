import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.js';
const address = 'http://127.0.0.1:8513';
const into = '/tmp/w/paper-shots';
mkdirSync(into, { recursive: true });
const browser = await openBrowser();
async function enter(page: Page, language: string, who = 'teacher01') {
  await page.goto(`${address}/login`);
  if (language === 'en') await page.getByText('English', { exact: true }).click();
  await page.getByRole('textbox', { name: language === 'en' ? 'Account' : '账号' }).fill(who);
  await page.getByLabel(language === 'en' ? 'Password' : '密码', { exact: true }).fill('Zhibi2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/index');
}
for (const [language, width] of [['zh', 1440], ['en', 1440], ['zh', 800], ['en', 390]] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: language === 'en' ? 'en-GB' : 'zh-CN', acceptDownloads: true });
  const page = await context.newPage();
  await enter(page, language);
  const shot = async (name: string) => page.screenshot({ path: `${into}/${name}-${language}-${width}.png`, animations: 'disabled' });
  await page.goto(`${address}/paper/list`);
  await page.waitForTimeout(2500);
  await shot('list');
  const wait = page.waitForEvent('download', { timeout: 20000 });
  await page.getByRole('button', { name: language === 'en' ? 'Export' : /导\s*出/ }).first().click();
  const download = await wait;
  const file = `${into}/${width}-${language}.zhibi-paper.zip`;
  console.log('name', download.suggestedFilename());
  await download.saveAs(file);
  await page.goto(`${address}/paper/detail?paper=x`).catch(() => undefined);
  await page.goto(`${address}/paper/list`);
  await page.waitForTimeout(1500);
  await page.locator('main a[href*="/paper/detail"]').first().click();
  await page.waitForTimeout(2000);
  await shot('detail');
  // another teacher takes it
  const other = await (await browser.newContext({ viewport: { width, height: 900 }, locale: language === 'en' ? 'en-GB' : 'zh-CN' })).newPage();
  await enter(other, language, 'teacher02');
  await other.goto(`${address}/paper/list`);
  await other.getByRole('button', { name: language === 'en' ? 'Import a paper' : '导入试卷' }).click();
  await other.waitForTimeout(1500);
  await other.screenshot({ path: `${into}/import-empty-${language}-${width}.png`, animations: 'disabled' });
  await other.locator('input[type=file]').setInputFiles('/etc/hostname');
  await other.waitForTimeout(1500);
  await other.screenshot({ path: `${into}/import-bad-${language}-${width}.png`, animations: 'disabled' });
  await other.locator('input[type=file]').setInputFiles(file);
  await other.waitForTimeout(2500);
  await other.screenshot({ path: `${into}/import-${language}-${width}.png`, animations: 'disabled' });
  await other.getByRole('button', { name: language === 'en' ? /Import as my draft|Open this paper/ : /导入为我的草稿|打开这份试卷/ }).click();
  await other.waitForTimeout(3000);
  await other.screenshot({ path: `${into}/imported-${language}-${width}.png`, animations: 'disabled' });
  await context.close();
}
await browser.close();
