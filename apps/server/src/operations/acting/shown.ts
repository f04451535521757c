import { toStamp } from '@zhibi/contract/kernel';
import type { Acting, ActingRow } from '@zhibi/contract/operations';
import { endOf } from './rules.js';
import type { ActingRecord, CallCounts } from './store.js';

type Names = ReadonlyMap<string, string>;

export const shownActing = (row: ActingRecord, names: Names, timeZone: string): Acting => ({
  actingId: row.id,
  schoolId: row.schoolId,
  schoolName: names.get(row.schoolId) ?? '',
  reason: row.reason,
  ticket: row.ticket,
  beginTime: toStamp(row.begunAt, timeZone),
  untilTime: toStamp(row.untilAt, timeZone),
});

export function shownRow(
  row: ActingRecord,
  { names, counts, now, timeZone }: { names: Names; counts: CallCounts | undefined; now: Date; timeZone: string },
): ActingRow {
  const end = endOf(row, now);
  return {
    ...shownActing(row, names, timeZone),
    operator: row.operatorName,
    endTime: end ? toStamp(end, timeZone) : '',
    reads: counts?.reads ?? 0,
    changes: counts?.changes ?? 0,
  };
}
