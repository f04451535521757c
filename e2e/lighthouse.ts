import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { DEMO_PASSWORD } from '../apps/server/demo/accounts.js';
import { launchOptions } from './browser.js';
import { openDemoServer } from './demo-server.js';
import { freePort } from './free-port.js';

/**
 * `npm run lighthouse [-- --runs 5 --address http://… --only login]`: the login page and the homes of teacher and student at Lighthouse's
 * mobile setting (a slow 4G line and a quarter of this processor, both simulated), medians of five runs in one browser on one server,
 * with the load of the machine: whatever else runs there stands four times in the time that a page blocks.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    explain: { type: 'boolean', default: false },
  },
});

const pages = [
  { name: 'login', path: '/login', who: '' },
  { name: 'teacher home', path: '/index', who: 'teacher01' },
  { name: 'student home', path: '/index', who: 'student03' },
].filter(({ name }) => values.only === undefined || name.startsWith(values.only));

const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'SI ms': 'speed-index',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
const digits: Readonly<Record<string, number>> = { CLS: 3, load: 1 };
const categories = { score: 'performance', accessible: 'accessibility', practices: 'best-practices' } as const;

type Figures = Record<string, number>;

/** What is unexpected in a run, for whoever asks what costs so much. */
function explain(lhr: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']): void {
  for (const { id, score, scoreDisplayMode, displayValue, details } of Object.values(lhr.audits)) {
    if (score === null || score >= 0.9 || scoreDisplayMode === 'notApplicable') continue;
    const rows = details && 'items' in details && Array.isArray(details.items) ? details.items.slice(0, 4) : [];
    console.log(`   ${id} ${score} ${displayValue ?? ''} ${JSON.stringify(rows).slice(0, 900)}`);
  }
}

async function measure(url: string, port: number): Promise<Figures> {
  const run = await lighthouse(url, { port, onlyCategories: Object.values(categories), logLevel: 'error' });
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? `${url} was not measured`);
  const { lhr } = run;
  if (values.explain) explain(lhr);
  const requests = lhr.audits['network-requests']?.details;
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, id]) => [name, 100 * (lhr.categories[id]?.score ?? 0)]),
    ),
    ...Object.fromEntries(Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? 0])),
    load: loadavg()[0] ?? 0,
    requests: requests && 'items' in requests && Array.isArray(requests.items) ? requests.items.length : 0,
  };
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The words that the application keeps of a login, as its own client would. */
async function login(address: string, who: string): Promise<Record<string, string>> {
  if (who === '') return {};
  const response = await fetch(address + sessionApi.login.path, {
    method: sessionApi.login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: who, password: encodePassword(DEMO_PASSWORD) }),
  });
  // as: the envelope of every answer
  const { code, msg, data } = (await response.json()) as {
    code: number;
    msg: string;
    data: Record<string, string | number>;
  };
  if (code !== 1) throw new Error(`${who} cannot log in: ${msg}`);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
}

const demo = values.address === undefined ? await openDemoServer() : undefined;
const address = demo?.address ?? values.address ?? '';
const profile = mkdtempSync(join(tmpdir(), 'zhibi-lighthouse-'));
const port = await freePort();
const { args = [], ...options } = await launchOptions();
const browser = await chromium.launchPersistentContext(profile, {
  ...options,
  locale: 'zh-CN',
  args: [...args, `--remote-debugging-port=${port}`, '--lang=zh-CN'],
});
try {
  const table: Record<string, Figures> = {};
  for (const { name, path, who } of pages) {
    const kept = await login(address, who);
    const page = await browser.newPage();
    // The storage of the address is filled by its own application, as after a login by hand.
    await page.goto(`${address}/favicon.svg`);
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
    if (new URL(page.url()).pathname !== path) throw new Error(`${name} led to ${page.url()}`);
    await page.close();
    const runs: Figures[] = [];
    for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(address + path, port));
    table[name] = Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((key) => [
        key,
        Number(median(runs.map((one) => one[key] ?? 0)).toFixed(digits[key] ?? 0)),
      ]),
    );
  }
  console.table(table);
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  await demo?.close();
}
