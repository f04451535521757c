import type { BackupPlan } from '@zhibi/contract/operations';

/** So long after one that failed it is tried again. */
const AGAIN_MS = 3_600_000;
/** Who has not got on for so long is no longer at work. */
const LOST_MS = 3 * 3_600_000;

export interface Run {
  state: 'waiting' | 'running' | 'done' | 'failed';
  askedAt: Date;
  movedAt: Date;
}

const dayOf = (stamp: string): string => stamp.slice(0, 8);
const hourOf = (stamp: string): number => Number(stamp.slice(8, 10));
export const isUnderWay = ({ state }: Pick<Run, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Whether a backup is to be made now: once a day from its hour on, also when the server was off at that hour; after a failure once an hour. */
export function isDue(
  { isOn, hour }: BackupPlan,
  runs: readonly Run[],
  { now, stampOf }: { now: Date; stampOf: (instant: Date) => string },
): boolean {
  const stamp = stampOf(now);
  if (!isOn || hourOf(stamp) < hour || runs.some(isUnderWay)) return false;
  const isOfToday = ({ askedAt }: Run) => dayOf(stampOf(askedAt)) === dayOf(stamp) && hourOf(stampOf(askedAt)) >= hour;
  if (runs.some((run) => run.state === 'done' && isOfToday(run))) return false;
  return !runs.some((run) => run.state === 'failed' && now.getTime() - run.movedAt.getTime() < AGAIN_MS);
}

/** Whether whoever made it is gone for good: a process that is killed again and again is not tried for ever. */
export const isLost = (run: Run, now: Date): boolean =>
  isUnderWay(run) && now.getTime() - run.movedAt.getTime() > LOST_MS;

/** The Monday of a day, as eight digits. */
function weekOf(day: string): string {
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * The backups that stay: the newest of each of the last days, weeks and months that have one. Days without a backup do not count, so a
 * month of failures costs nothing that is kept.
 * @param stamps when each was made, as 14 digits
 */
export function kept(
  stamps: readonly string[],
  { daily, weekly, monthly }: Omit<BackupPlan, 'isOn' | 'hour'>,
): Set<string> {
  const newest = [...stamps].sort().reverse();
  const stays = new Set<string>();
  const periods: [number, (stamp: string) => string][] = [
    [daily, dayOf],
    [weekly, (stamp) => weekOf(dayOf(stamp))],
    [monthly, (stamp) => stamp.slice(0, 6)],
  ];
  for (const [most, periodOf] of periods) {
    const firsts = new Map<string, string>();
    for (const stamp of newest) if (!firsts.has(periodOf(stamp))) firsts.set(periodOf(stamp), stamp);
    for (const stamp of [...firsts.values()].slice(0, most)) stays.add(stamp);
  }
  return stays;
}
