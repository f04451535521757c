import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { Scenario } from './scenarios.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * When a homework of the demo world was given and ended: after school, until the next morning. Nothing that is over ends later than the world is made, or a
 * world that is made at night would have marked what is still written.
 */
export function homeworkTimes(
  { daysAgo }: Pick<Scenario, 'daysAgo'>,
  today: Date,
  timeZone: string,
): { startAt: Date; endAt: Date } {
  const at = (ago: number, time: string) =>
    instantOf(`${toStamp(new Date(today.getTime() - ago * DAY_MS), timeZone).slice(0, 8)}${time}00`, timeZone);
  if (daysAgo === 0) return { startAt: new Date(today.getTime() - HOUR_MS), endAt: at(-1, '2000') };
  const morning = at(daysAgo - 1, '0800');
  return { startAt: at(daysAgo, '1630'), endAt: morning < today ? morning : today };
}
