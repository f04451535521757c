import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Language, Message } from '@zhibi/contract/kernel';
import {
  BackupError,
  backUp,
  catalogueBackup,
  catalogueDrill,
  lostSince,
  openBackup,
  type Place,
  passphraseOf,
  refusals,
  restore,
  type Whole,
} from '../operations/index.js';
import { consoleLanguage } from '../platform/console-language.mjs';
import { openFileStore } from '../platform/files/index.js';
import type { Settings } from '../platform/settings.js';
import { readInstallation } from '../platform/settings-file.js';
import { openAsItIs, openMigrated } from './open-database.js';

export const backupUsage = `  backup FILE                    writes database, files and keys into one enciphered file
  restore FILE                   brings it back into an empty DATA_DIR or an empty database
  drill FILE                     restores it into a folder that is thrown away: how long it takes, what would be lost
       the passphrase: BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE, or typed`;

/** `backup`, `restore` and `drill`, in the words of the console. */
export async function backupCommand(
  command: 'backup' | 'restore' | 'drill',
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { settings } = readInstallation({ LOG_LEVEL: 'warn', ...env });
  const language = consoleLanguage(env);
  if (command === 'backup') mustExist(settings);
  const passphrase = await passphraseOf(settings, { language, isNew: command === 'backup' });
  const begun = Date.now();
  if (command === 'backup') {
    const whole = await inPlace(settings, openAsItIs, async (place) => {
      const made = await backUp(place, resolve(file), passphrase);
      await catalogueBackup(place, made, {
        file: resolve(file),
        seconds: (Date.now() - begun) / 1000,
        madeBy: 'command',
        place: null,
      });
      return made;
    });
    return made(whole, secondsSince(begun))[language];
  }
  const backup = await openBackup(resolve(file), passphrase);
  if (command === 'restore') {
    const whole = await inPlace(settings, openMigrated, (place) => restore(backup, place));
    return restored(whole, secondsSince(begun))[language];
  }
  return inThrowAway(settings, async (away) => {
    const whole = await restore(backup, away);
    const seconds = (Date.now() - begun) / 1000;
    const said = restored(whole, secondsSince(begun))[language];
    return `${said}\n${await sinceThen(settings, { away, whole, language, file: basename(file), seconds })}`;
  });
}

/** What would be lost if this machine were lost now. Another machine than the school's has nothing to compare with. */
async function sinceThen(
  settings: Settings,
  { away, whole, language, ...of }: { away: Place; whole: Whole; language: Language; file: string; seconds: number },
): Promise<string> {
  if (!hasDatabase(settings)) return noComparison[language];
  const { rows, files } = await inPlace(settings, openAsItIs, async (living) => {
    const since = await lostSince(living, away);
    await catalogueDrill(living, {
      ...of,
      drilledAt: new Date(),
      madeAt: new Date(whole.madeAt),
      rows: whole.rows,
      files: whole.files,
      changedTables: since.rows.length,
      newFiles: since.files,
    });
    return since;
  });
  const minutes = Math.round((Date.now() - Date.parse(whole.madeAt)) / 60_000);
  const changed = rows.map(({ table, more }) => `  ${table} ${more > 0 ? '+' : ''}${more}`);
  return [lost(minutes, files, rows.length)[language], ...changed].join('\n');
}

const hasDatabase = ({ DATABASE_URL, DATA_DIR }: Settings): boolean =>
  DATABASE_URL !== undefined || existsSync(join(resolve(DATA_DIR), 'postgres'));

function mustExist(settings: Settings): void {
  if (!hasDatabase(settings)) throw new BackupError(refusals.nothing);
}

async function inPlace<T>(
  settings: Settings,
  open: typeof openMigrated,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const { connection, engine } = await open(settings);
  try {
    return await work({ connection, files: await openFileStore(settings) });
  } finally {
    await engine?.stop();
  }
}

/** A database and a folder of its own, whatever the installation uses; nothing of it stays. */
async function inThrowAway<T>(settings: Settings, work: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-drill-'));
  const apart = {
    ...settings,
    DATA_DIR: folder,
    DATABASE_URL: undefined,
    DATABASE_POOLER_URL: undefined,
    S3_ENDPOINT: undefined,
  };
  try {
    return await inPlace(apart, openMigrated, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const secondsSince = (begun: number): string => ((Date.now() - begun) / 1000).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);

const made = ({ tables, rows, files, bytes, damaged }: Whole, seconds: string): Message => ({
  zh: `备份完成：${tables} 张表 ${rows} 行，${files} 个文件共 ${megabytes(bytes)} MB，用时 ${seconds} 秒。${damaged.length > 0 ? `有 ${damaged.length} 个文件在备份之前就已缺失或损坏：\n${damaged.join('\n')}` : ''}`,
  en: `Backed up: ${rows} rows of ${tables} tables, ${files} files of ${megabytes(bytes)} MB, in ${seconds} s.${damaged.length > 0 ? ` Files missing or damaged before the backup: ${damaged.length}\n${damaged.join('\n')}` : ''}`,
});
const restored = ({ madeAt, tables, rows, files, bytes, damaged }: Whole, seconds: string): Message => ({
  zh: `已恢复 ${madeAt} 的备份并逐表逐文件核对：${tables} 张表 ${rows} 行，${files} 个文件共 ${megabytes(bytes)} MB，恢复用时 ${seconds} 秒。${damaged.length > 0 ? `其中 ${damaged.length} 个文件在备份时就已损坏。` : ''}`,
  en: `The backup of ${madeAt} is restored, each table and file compared: ${rows} rows of ${tables} tables, ${files} files of ${megabytes(bytes)} MB; time to recover: ${seconds} s.${damaged.length > 0 ? ` Files already damaged when it was made: ${damaged.length}.` : ''}`,
});
const lost = (minutes: number, files: number, tables: number): Message => ({
  zh: `这个备份已有 ${minutes} 分钟。若此刻丢失本机，会失去其后的全部改动，其中新文件 ${files} 个，行数有变化的表 ${tables} 张${tables > 0 ? '：' : '。'}`,
  en: `Age of the backup: ${minutes} min. Were this machine lost now, all changes since would be lost; new files among them: ${files}, tables with more or fewer rows: ${tables}${tables > 0 ? ':' : '.'}`,
});
const noComparison: Message = {
  zh: '这里没有正在使用的数据库，无法比较之后会失去什么。',
  en: 'There is no living database here: what would be lost since cannot be told.',
};
