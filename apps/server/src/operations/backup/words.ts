import type { Message } from '@zhibi/contract/kernel';

/** A backup cannot be made or brought back: one clear sentence for the person at the console. */
export class BackupError extends Error {
  constructor(readonly reported: Message) {
    super(reported.en);
  }
}

export const refusals = {
  noBackup: { zh: '这个文件不是智笔的备份。', en: 'This file is no backup of Zhibi.' },
  passphrase: {
    zh: '口令不对，或文件开头被改动过。',
    en: 'The passphrase is wrong, or the beginning of the file was altered.',
  },
  altered: { zh: '备份文件被改动过：不能恢复。', en: 'The backup was altered: it cannot be restored.' },
  truncated: {
    zh: '备份文件不完整（被截断）：不能恢复。',
    en: 'The backup is not whole (it was cut short): it cannot be restored.',
  },
  notEmpty: {
    zh: '目标数据库里已有数据：只能恢复到空的 DATA_DIR 或空的数据库。',
    en: 'The target database holds data already: a backup is restored only into an empty DATA_DIR or an empty database.',
  },
  nothing: { zh: '这里没有可备份的数据库。', en: 'There is no database here to back up.' },
  noPassphrase: {
    zh: '需要口令：请设置 BACKUP_PASSPHRASE 或 BACKUP_PASSPHRASE_FILE，或在终端里运行以便输入。',
    en: 'A passphrase is needed: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, or run this in a terminal to type it.',
  },
  shortPassphrase: { zh: '口令至少要 12 个字符。', en: 'The passphrase needs at least 12 characters.' },
  twoPassphrases: { zh: '两次输入的口令不同。', en: 'The two passphrases differ.' },
} as const satisfies Record<string, Message>;

export const isThere = (file: string): Message => ({
  zh: `文件 ${file} 已经存在：备份不会覆盖它。`,
  en: `The file ${file} is there already: a backup does not replace it.`,
});
export const isMissing = (file: string): Message => ({
  zh: `找不到文件 ${file}。`,
  en: `There is no file ${file}.`,
});
export const otherVersion = (theirs: string, ours: string): Message => ({
  zh: `这个备份由另一个版本制作（它的最新迁移是 ${theirs}，本程序是 ${ours}）：请用那个版本恢复，再升级。`,
  en: `This backup was made by another version (its newest migration is ${theirs}, ours is ${ours}): restore it with that version, then upgrade.`,
});
export const differs = (what: string): Message => ({
  zh: `恢复后核对不符：${what}。没有写入任何数据。`,
  en: `What was restored is not what was backed up: ${what}. No rows were written.`,
});
