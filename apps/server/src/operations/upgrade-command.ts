import { operationsApi } from '@zhibi/contract/operations';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { setUpgrade } from './set-upgrade.js';

export const upgradeUsage = `  upgrade --from TIME --to TIME   announces an upgrade; TIME is 2026-11-22T02:00 in the time zone of TZ_NAME
  upgrade --off                  takes it back`;

/** 2026-11-22T02:00, with seconds or without, or the 14 digits themselves. Anything else is judged as a wrong time. */
const stampOf = (text: string): string => text.replace(/\D/g, '').padEnd(14, '0');

/** Sets the upgrade window from the server's own console; undefined for words that say neither a time nor `--off`. */
export async function upgradeCommand(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  words: { from?: string; to?: string; off?: boolean },
): Promise<string | undefined> {
  const isSet = words.from !== undefined && words.to !== undefined;
  if (isSet === (words.off ?? false)) return undefined;
  const input = operationsApi.setUpgrade.input.safeParse(
    isSet
      ? { upgrade: true, startTime: stampOf(words.from ?? ''), endTime: stampOf(words.to ?? '') }
      : { upgrade: false },
  );
  ensure(input.success, 'invalid', 'start-end');
  const about = { now: clock.now(), timeZone: settings.TZ_NAME, accountId: null };
  const { upgrade, startTime, endTime } = await database.asSystem((system) => setUpgrade(system, input.data, about));
  return upgrade ? `an upgrade is announced from ${startTime} to ${endTime}` : 'no upgrade is announced';
}
