import type { Language } from '@zhibi/contract/kernel';
import type { SettingRow } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { writeSettings, writtenSettings } from '../../platform/settings-file.js';
import { settingsTable } from '../../platform/settings-table.js';
import { findName, rowOf } from './list-settings.js';
import { shown } from './shown.js';
import { holdSettingsFile } from './store-lock.js';

/** Writes a setting that is safe to change into the file beside the data: it counts from the next start on. Null takes it out again. */
export async function changeSetting(
  system: Db,
  { name: given, value }: { name: string; value: string | null },
  { actor, here, language }: { actor: Actor; here: Pick<Services, 'settings' | 'sources'>; language: Language },
): Promise<SettingRow> {
  const name = found(findName(given));
  ensure(shown[name].isSafe === true, 'forbidden', 'on-the-machine');
  ensure(here.sources[name] !== 'environment', 'conflict', 'in-the-environment');
  const isRight = value === null || settingsTable[name].schema.safeParse(value).success;
  ensure(isRight, 'invalid', 'wrong-value');
  const folder = here.settings.DATA_DIR;
  await holdSettingsFile(system);
  const { [name]: before = null, ...others } = await writtenSettings(folder);
  await recordAct(system, {
    accountId: actor.accountId,
    schoolId: null,
    what: 'setting-changed',
    detail: { [name]: { from: before, to: value } },
  });
  const written = value === null ? others : { ...others, [name]: value };
  await writeSettings(folder, written);
  return rowOf(name, { here, written, language });
}
