import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { packagedBrowser } from './packaged-browser.js';

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

/** Windows' and macOS' browsers are where they are installed; elsewhere the PATH is asked. */
function installedBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(PLACES[process.platform] ?? []), ...onPath].find(isExecutable);
}

/**
 * A real Chromium: the one that CHROME_PATH names; on Linux x64 the one that comes as a package, whatever is installed, so that
 * everybody's run proves the same; elsewhere an installed one.
 */
export async function findBrowser(): Promise<{ executablePath: string; env?: Record<string, string> }> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH !== undefined) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH=${CHROME_PATH} does not exist.`);
    return { executablePath: CHROME_PATH };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const installed = installedBrowser();
  if (installed === undefined)
    throw new Error('No Chrome, Chromium or Edge was found: install one or set CHROME_PATH.');
  return { executablePath: installed };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
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
  // A microphone of its own that beeps once a second, and nobody to be asked for it.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** How the browser of the journeys is launched. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findBrowser();
  return { executablePath, args, env: { ...process.env, ...env } };
}

/** `film`: a file of YUV4MPEG2 that its camera shows over and over. */
export async function openBrowser(film?: string): Promise<Browser> {
  const options = await launchOptions();
  const camera = film === undefined ? [] : [`--use-file-for-fake-video-capture=${film}`];
  return chromium.launch({ ...options, args: [...args, ...camera] });
}
