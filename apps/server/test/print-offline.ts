import { usualOptions } from '@zhibi/contract/printing';
import type { OfflineWork } from '@zhibi/contract/printing/offline';
import type { PrintWorld } from './print-order.js';

/** Paper work that a school's shop did outside the system on a day. */
export const workOutside = (of: PrintWorld, printedOn: string): OfflineWork => ({
  schoolId: of.school.schoolId,
  shopId: of.shop.ids.accountId,
  printedOn,
  title: '校庆节目单',
  pages: 3,
  copies: 30,
  paperSize: 'A4',
  weight: '80',
  options: { ...usualOptions, bookbind: 1 },
  printedBy: '文印室 王',
  reason: '停电',
  dots: false,
});
