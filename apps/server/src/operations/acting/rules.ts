import { MOST_ACTING_HOURS } from '@zhibi/contract/operations';

const MINUTE_MS = 60_000;

/** Until when it lasts with so many minutes from now. Undefined where it would last longer than one acting may. */
export function untilOf({ begunAt, now, minutes }: { begunAt: Date; now: Date; minutes: number }): Date | undefined {
  const until = new Date(now.getTime() + minutes * MINUTE_MS);
  return until.getTime() - begunAt.getTime() > MOST_ACTING_HOURS * 60 * MINUTE_MS ? undefined : until;
}

/** When it ended: by hand, or by its time. Undefined while it goes on. */
export const endOf = ({ endedAt, untilAt }: { endedAt: Date | null; untilAt: Date }, now: Date): Date | undefined =>
  endedAt ?? (untilAt <= now ? untilAt : undefined);

/** The part of the product that an address belongs to: its first word behind the office it is of. */
export const partOf = (path: string): string =>
  path
    .split('/')
    .filter((word) => word !== '' && word !== 'api' && word !== 'admin' && word !== 'sre' && word !== 'org')[0] ?? '';
