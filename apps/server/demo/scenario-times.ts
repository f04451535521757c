import { instantOf, toStamp } from '@zhibi/contract/kernel';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When a homework of the demo world begins and ends. One of today is open; a world that is made before eight in the morning holds nothing collected that is over only later. */
export function timesOf(
  { daysAgo }: { daysAgo: number },
  { today, timeZone }: { today: Date; timeZone: string },
): { startAt: Date; endAt: Date } {
  const at = (days: number, time: string) =>
    instantOf(`${toStamp(new Date(today.getTime() - days * DAY_MS), timeZone).slice(0, 8)}${time}00`, timeZone);
  const hourBefore = new Date(today.getTime() - HOUR_MS);
  if (daysAgo === 0) return { startAt: hourBefore, endAt: at(-1, '2000') };
  const morning = at(daysAgo - 1, '0800');
  return { startAt: at(daysAgo, '1630'), endAt: morning < hourBefore ? morning : hourBefore };
}
