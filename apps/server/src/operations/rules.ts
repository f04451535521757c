import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { UpgradeWindow } from '@zhibi/contract/operations';

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** The period that two stamps name: it must have a length and must not be over. Undefined for a wrong one. */
export function periodOf(
  { startTime, endTime }: { startTime: string; endTime: string },
  { now, timeZone }: { now: Date; timeZone: string },
): Period | undefined {
  const [startsAt, endsAt] = [instantOf(startTime, timeZone), instantOf(endTime, timeZone)];
  if (startsAt >= endsAt || endsAt <= now) return undefined;
  return { startsAt, endsAt };
}

/** What everybody is told of it. A window that is over is none. */
export function upgradeWindowOf(
  period: Period | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): UpgradeWindow {
  if (!period || now >= period.endsAt) return { upgrade: false, startTime: '', endTime: '' };
  return { upgrade: true, startTime: toStamp(period.startsAt, timeZone), endTime: toStamp(period.endsAt, timeZone) };
}
