import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** A real Chromium: the one named by CHROME_PATH, an installed one, or the one that comes as a package. */
export async function findBrowser(): Promise<string> {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH !== undefined) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH=${CHROME_PATH} does not exist.`);
    return CHROME_PATH;
  }
  const candidates = [
    ...(PLACES[process.platform] ?? []),
    ...PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ];
  const installed = candidates.find(isExecutable);
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  throw new Error('No Chrome, Chromium or Edge was found: install one or set CHROME_PATH.');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package unpacks into the temporary folder and would reuse any `chromium` left there: it gets one of its own. */
async function unpackChromium(): Promise<string> {
  const { version } = createRequire(import.meta.url)('@sparticuz/chromium/package.json') as { version: string };
  const before = { TMPDIR: process.env.TMPDIR, AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME };
  const own = join(tmpdir(), `zhibi-chromium-${version}`);
  mkdirSync(own, { recursive: true });
  Object.assign(process.env, { TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }); // the latter brings its own libraries on a bare system
  try {
    return await (await import('@sparticuz/chromium')).default.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: await findBrowser(), args });
