import { z } from 'zod';
import { type Api, endpoint, type Message, Nothing, Stamp, wholeNumber } from '../kernel/index.js';

/** When backups are made by themselves, and how many of them stay: the newest of each of the last days, weeks and months. */
export const BackupPlan = z.object({
  isOn: z.boolean(),
  /** Of the day, in the installation's time zone. */
  hour: wholeNumber({ min: 0, max: 23 }),
  daily: wholeNumber({ min: 1, max: 366 }),
  weekly: wholeNumber({ min: 0, max: 260 }),
  monthly: wholeNumber({ min: 0, max: 240 }),
});
export type BackupPlan = z.infer<typeof BackupPlan>;

/** Before anybody has decided. */
export const usualBackupPlan: BackupPlan = { isOn: false, hour: 2, daily: 7, weekly: 4, monthly: 12 };

/** Why a backup that the server was to make did not come about. */
export const backupFailures = {
  'no-passphrase': {
    zh: '没有设置备份口令（BACKUP_PASSPHRASE 或 BACKUP_PASSPHRASE_FILE），或口令文件无法读取',
    en: 'There is no passphrase (BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE), or its file cannot be read',
  },
  'short-passphrase': { zh: '备份口令不足 12 个字符', en: 'The passphrase has fewer than 12 characters' },
  'no-folder': {
    zh: '备份文件夹不存在，或不能写入',
    en: 'The folder for backups is not there, or cannot be written to',
  },
  'no-room': { zh: '备份文件夹所在的磁盘已满', en: 'The disk of the folder for backups is full' },
  fault: { zh: '没能完成，原因在服务器日志中', en: 'It could not be finished; the log of the server says why' },
} as const satisfies Record<string, Message>;
export type BackupFailure = keyof typeof backupFailures;

export const BackupRun = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  byPlan: z.boolean(),
  askedAt: Stamp,
  /** When it last got on, or ended. */
  movedAt: Stamp,
  bytes: z.number(),
  /** Why it failed, in the language of who asks; empty otherwise. */
  why: z.string(),
});
export type BackupRun = z.infer<typeof BackupRun>;

export const BackupRow = z.object({
  madeAt: Stamp,
  madeBy: z.enum(['command', 'plan', 'person']),
  file: z.string(),
  bytes: z.number(),
  rows: z.number(),
  files: z.number(),
  damaged: z.number(),
  seconds: z.number(),
  /** `elsewhere`: made by a command or by another machine; `gone`: somebody removed the file. */
  place: z.enum(['here', 'elsewhere', 'gone', 'removed']),
});
export type BackupRow = z.infer<typeof BackupRow>;

export const BackupDrill = z.object({
  drilledAt: Stamp,
  madeAt: Stamp,
  file: z.string(),
  seconds: z.number(),
  rows: z.number(),
  files: z.number(),
  changedTables: z.number().nullable(),
  newFiles: z.number().nullable(),
});
export type BackupDrill = z.infer<typeof BackupDrill>;

const forMaintenance = { roles: ['ZHIBI_SRE_SYS'] } as const;

export const backupsApi = {
  backups: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/backups',
    access: forMaintenance,
    summary: 'The plan of backups, where they are written, what the last tries came to, the newest 60 and the drills',
    input: Nothing,
    output: z.object({
      plan: BackupPlan,
      folder: z.string(),
      /** What stands in the way of a backup now, in words; empty where nothing does. */
      hindrance: z.string(),
      /** On the disk of the folder; null where it is not there. */
      free: z.number().nullable(),
      /** The disk that holds the database or the files too: lost together. */
      isSameDisk: z.boolean(),
      runs: z.array(BackupRun),
      items: z.array(BackupRow),
      drills: z.array(BackupDrill),
    }),
  }),
  keepBackupPlan: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/backups/plan',
    access: forMaintenance,
    summary: 'Changes when backups are made and how many stay; what is no longer kept goes after the next one',
    input: BackupPlan,
    output: BackupPlan,
  }),
  backUpNow: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/backups/now',
    access: forMaintenance,
    summary: 'Has a backup made now, beside the plan',
    input: Nothing,
    output: Nothing,
    reasons: {
      'backup-under-way': { zh: '正在备份，请等它完成', en: 'A backup is being made: wait until it is done' },
    },
  }),
} satisfies Api;
