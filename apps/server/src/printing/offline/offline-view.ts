import { toStamp } from '@zhibi/contract/kernel';
import { pageInfoOf } from '@zhibi/contract/printing';
import type { OfflineRecord, OfflineWork } from '@zhibi/contract/printing/offline';
import { costOf } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { offlineRights } from './policy.js';
import { offlineNumber, stateOf } from './rules.js';
import type { OfflineRow } from './store.js';

/** What a record says, as it was written down. */
export const workOf = (row: OfflineRow): OfflineWork => ({
  schoolId: row.schoolId,
  shopId: row.shopId,
  printedOn: row.printedOn.replaceAll('-', ''),
  title: row.title,
  pages: row.pages,
  copies: row.copies,
  paperSize: row.paperSize,
  weight: row.weight,
  options: row.options,
  printedBy: row.printedBy,
  reason: row.reason,
  dots: row.dots,
});

export function offlineView(
  actor: Actor,
  row: OfflineRow,
  { timeZone, schoolNames, files }: { timeZone: string; schoolNames: ReadonlyMap<string, string>; files: number },
): OfflineRecord {
  const { copies, options, price } = row;
  const pageInfo = pageInfoOf({ pageCount: row.pages, copies }, options);
  return {
    ...workOf(row),
    offlineId: row.id,
    number: offlineNumber(row.number),
    schoolName: schoolNames.get(row.schoolId) ?? '',
    shopName: row.shopName,
    state: stateOf(row),
    revision: row.revision,
    pageInfo,
    costLi: price && costOf(price, { pageInfo, copies, options }),
    codes: row.codes,
    files,
    by: row.createdByName,
    createdAt: toStamp(row.createdAt, timeZone),
    can: offlineRights(actor, row),
  };
}
