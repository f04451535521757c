import { z } from 'zod';
import { type Api, endpoint, Nothing, Stamp } from '../kernel/index.js';

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

export const operationsApi = {
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
