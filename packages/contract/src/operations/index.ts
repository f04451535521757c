import { z } from 'zod';
import { type Api, endpoint, forOperations, Nothing, Stamp } from '../kernel/index.js';
import { actingApi } from './acting.js';
import { auditApi } from './audit.js';
import { backupsApi } from './backups.js';
import { homeApi } from './home.js';
import { jobsApi } from './jobs.js';
import { retentionApi } from './retention.js';
import { schoolStateApi } from './school-state.js';
import { settingsApi } from './settings.js';
import { speedApi } from './speed.js';

export * from './acting.js';
export * from './acts.js';
export * from './audit.js';
export * from './backups.js';
export * from './home.js';
export * from './jobs.js';
export * from './retention.js';
export * from './school-state.js';
export * from './settings.js';
export * from './speed.js';

/** A time in which the product is not to be used, told beforehand. Without one: `upgrade` false and empty times. */
export const UpgradeWindow = z.object({
  upgrade: z.boolean(),
  startTime: z.union([Stamp, z.literal('')]),
  endTime: z.union([Stamp, z.literal('')]),
});
export type UpgradeWindow = z.infer<typeof UpgradeWindow>;

/** Where a moment stands to the window: `ahead` warns, `inside` sends everybody to the maintenance page. */
export type UpgradePhase = 'none' | 'ahead' | 'inside';

/** The phase of a moment, as 14 digits of the installation's time zone, which sort as they follow each other. */
export function upgradePhase({ upgrade, startTime, endTime }: UpgradeWindow, now: string): UpgradePhase {
  if (!upgrade || startTime === '' || now >= endTime) return 'none';
  return now < startTime ? 'ahead' : 'inside';
}

/** A content of the file store that is not what was put: gone, of another length, or with other bytes. The schools are those whose files it is. */
export const DamagedFile = z.object({
  content: z.string(),
  what: z.enum(['missing', 'shortened', 'changed']),
  foundAt: Stamp,
  schools: z.array(z.string()),
});
export type DamagedFile = z.infer<typeof DamagedFile>;

export const operationsApi = {
  ...actingApi,
  ...auditApi,
  ...backupsApi,
  ...homeApi,
  ...jobsApi,
  ...retentionApi,
  ...schoolStateApi,
  ...settingsApi,
  ...speedApi,
  damagedFiles: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/files/damaged',
    access: forOperations,
    summary: 'The kept contents that were found damaged, the newest first: to be put back from a backup',
    input: Nothing,
    output: z.object({ items: z.array(DamagedFile) }),
  }),
  upgradeCheck: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/upgrade/check',
    access: 'public',
    summary: 'Whether an upgrade is announced or under way, and its times',
    input: Nothing,
    output: UpgradeWindow,
  }),
  setUpgrade: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/upgrade/set',
    access: { roles: ['ZHIBI_SRE_SYS'] },
    summary: 'Announces an upgrade from start to end, or takes it back with `upgrade` false',
    input: z.union([
      z.object({ upgrade: z.literal(true), startTime: Stamp, endTime: Stamp }),
      z.object({ upgrade: z.literal(false) }),
    ]),
    output: UpgradeWindow,
    reasons: { 'start-end': { zh: '开始时间或结束时间不正确', en: 'Wrong start or end time' } },
  }),
} satisfies Api;
