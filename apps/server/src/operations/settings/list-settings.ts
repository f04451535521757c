import { join, resolve } from 'node:path';
import type { Language, Message } from '@zhibi/contract/kernel';
import type { SettingRow } from '@zhibi/contract/operations';
import { z } from 'zod';
import type { Services } from '../../platform/services.js';
import type { Settings } from '../../platform/settings.js';
import { type SettingName, type Written, writtenSettings } from '../../platform/settings-file.js';
import { settingsTable } from '../../platform/settings-table.js';
import { withoutCredentials } from './rules.js';
import { shown } from './shown.js';

export const names = Object.keys(shown) as SettingName[]; // as: `shown` has a line for each
export const findName = (name: string): SettingName | undefined => names.find((one) => one === name);

type Here = Pick<Services, 'settings' | 'sources'>;

/** Every setting with its value and its source, as whoever keeps the installation may see it. */
export async function listSettings(here: Here, language: Language): Promise<{ file: string; items: SettingRow[] }> {
  const folder = here.settings.DATA_DIR;
  const written = await writtenSettings(folder);
  return {
    file: join(resolve(folder), 'settings.json'),
    items: names.map((name) => rowOf(name, { here, written, language })),
  };
}

export function rowOf(
  name: SettingName,
  { here: { settings, sources }, written, language }: { here: Here; written: Written; language: Language },
): SettingRow {
  const { group, zh, isSecret = false, isSafe = false } = shown[name];
  const { about, schema } = settingsTable[name];
  const source = sources[name] ?? 'default';
  const now = settings[name];
  const next = source === 'environment' ? now : read(name, written[name]);
  const say = (value: Settings[SettingName]): string | null =>
    value === undefined || isSecret ? null : withoutCredentials(String(value));
  return {
    name,
    group,
    about: language === 'zh' ? zh : about,
    source,
    value: say(now),
    isSecret,
    isSet: now !== undefined,
    next: next === now ? null : { value: say(next) },
    expected: isSafe ? expectedOf(schema)[language] : '',
    options: isSafe ? optionsOf(schema) : [],
    can: { change: isSafe && source !== 'environment' },
  };
}

/** What a value of the file means once it is read; a wrong one stops the next start and is shown as it stands. */
function read(name: SettingName, value: string | undefined): Settings[SettingName] {
  const result = settingsTable[name].schema.safeParse(value);
  return result.success ? result.data : value;
}

/** What the schema says of a value that nothing can be. */
function expectedOf(schema: z.ZodType): Message {
  const result = schema.safeParse('\u0000');
  const told: Partial<Message> = result.success ? {} : JSON.parse(result.error.issues[0]?.message ?? '{}');
  return { zh: told.zh ?? '', en: told.en ?? '' };
}

function optionsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return optionsOf(schema.unwrap() as z.ZodType); // as: what it wraps is a schema
  return [];
}
