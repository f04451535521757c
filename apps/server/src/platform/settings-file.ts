import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Message } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { flushFolder } from './files/flush-folder.js';
import { readSettings, type Settings, SettingsError } from './settings.js';
import { settingsTable } from './settings-table.js';

/** Where a setting comes from. The environment goes before the file, the file before what is usual. */
export type Source = 'environment' | 'file' | 'default';
export type SettingName = keyof Settings;

/** Settings that were written down beside the data, by their names. */
export type Written = Readonly<Record<string, string>>;

const isName = (name: string): name is SettingName => Object.hasOwn(settingsTable, name);
const fileOf = (folder: string): string => join(resolve(folder), 'settings.json');
const Content = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value)),
);

/** The settings of an installation and where each comes from: the environment, `settings.json` in DATA_DIR, what is usual. */
export function readInstallation(env: Record<string, string | undefined>): {
  settings: Settings;
  sources: Readonly<Record<SettingName, Source>>;
} {
  const folder = env.DATA_DIR || './data';
  const written = parsed(folder, textOf(fileOf(folder)));
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '' && value !== undefined));
  const names = Object.keys(settingsTable).filter(isName);
  const sourceOf = (name: SettingName): Source =>
    given[name] !== undefined ? 'environment' : written[name] !== undefined ? 'file' : 'default';
  return {
    settings: readSettings({ ...written, ...given }),
    // as: every name of the table is among them
    sources: Object.fromEntries(names.map((name) => [name, sourceOf(name)])) as Record<SettingName, Source>,
  };
}

/** What stands in the file now: it counts from the next start on. */
export async function writtenSettings(folder: string): Promise<Written> {
  const text = await readFile(fileOf(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return parsed(folder, text);
}

/** Replaces the file as a whole: a server that starts meanwhile, or a machine that stops, finds the old one or the new one. */
export async function writeSettings(folder: string, written: Written): Promise<void> {
  const file = fileOf(folder);
  await mkdir(resolve(folder), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600); // passwords may stand in it
    try {
      await handle.writeFile(`${JSON.stringify(written, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await flushFolder(resolve(folder));
  } finally {
    await rm(draft, { force: true });
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // as: only the file system throws there
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw new SettingsError(cannotRead(file));
  }
}

function parsed(folder: string, text: string | undefined): Written {
  if (text === undefined) return {};
  const file = fileOf(folder);
  const written = Content.safeParse(jsonOf(text));
  if (!written.success) throw new SettingsError(notOurs(file));
  for (const name of Object.keys(written.data)) {
    if (!isName(name)) throw new SettingsError(unknown(file, name));
    if (name === 'DATA_DIR') throw new SettingsError(itsOwnPlace(file));
  }
  return written.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // which no schema accepts
  }
}

const cannotRead = (file: string): Message => ({
  zh: `设置文件 ${file} 无法读取。`,
  en: `The settings file ${file} cannot be read.`,
});
const notOurs = (file: string): Message => ({
  zh: `设置文件 ${file} 不正确：应为 {"名称": "值"} 形式的 JSON。`,
  en: `The settings file ${file} is wrong: expected JSON such as {"NAME": "value"}.`,
});
const unknown = (file: string, name: string): Message => ({
  zh: `设置文件 ${file} 中的 ${name} 不是本产品的设置。`,
  en: `${name} in the settings file ${file} is no setting of this product.`,
});
const itsOwnPlace = (file: string): Message => ({
  zh: `设置文件 ${file} 就在 DATA_DIR 中，不能再设置 DATA_DIR。`,
  en: `The settings file ${file} lies in DATA_DIR and cannot set DATA_DIR.`,
});
