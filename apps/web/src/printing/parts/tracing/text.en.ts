import type { SameTexts } from '../../../platform/text.js';
import type { zh } from './text.zh.js';

/** Where a sheet comes from. */
export const en = {
  title: 'Where this sheet comes from',
  page: 'Page {{page}}',
  orders: 'Orders that printed it',
  reprint: 'Reprint',
  withdrawn: 'withdrawn: not printed',
  batch: 'Batch {{batch}}',
  machine: 'Machine {{machine}}',
  job: '{{machine}} · {{state}} · {{at}}',
  shipped: 'Shipped {{at}}',
  code: 'Code {{code}}',
  replaces: 'Printed in place of {{code}}',
  replaced: 'Replaced on {{at}} by {{code}}',
  bothRead: 'What is written on either sheet belongs to this page',
  none: 'No order printed this page code, or it is not yours to see',
  noneHint: 'The code stands on the sheet, such as 713.1.42.7; its QR code can be scanned too',
} as const satisfies SameTexts<typeof zh>;
