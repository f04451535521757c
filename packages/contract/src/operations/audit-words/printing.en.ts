import type * as zh from './printing.zh.js';
import type { SameWords } from './same-words.js';

/** What was done. */
export const whats = {
  'print-adjusted': 'Printed otherwise',
  'print-approved': 'Print order approved',
  'print-assigned': 'Print order assigned',
  'print-batch-made': 'Print batch made',
  'print-price-removed': 'Print price taken back',
  'print-price-set': 'Print price set',
  'print-rejected': 'Print order rejected',
  'print-settings-changed': 'Print settings changed',
  'print-taken-back': 'Print order taken back',
  'settlement-made': 'Settlement made',
  'settlement-signed': 'Settlement signed',
  'settlement-voided': 'Settlement voided',
} as const satisfies SameWords<typeof zh.whats>;

/** What the fields of acts are called. */
export const fields = {
  number: 'No.',
  orderId: 'Print order',
  settlementId: 'Settlement',
  priceId: 'Price',
  shop: 'Print shop',
  period: 'Period',
  sheets: 'Sheets',
  cost: 'Cost (yuan)',
  paperSize: 'Paper',
  weight: 'Weight',
  colorPrint: 'Colour',
  doubleSidedPrint: 'Double-sided',
  validFrom: 'Valid from',
  sheetPrice: 'A sheet (yuan)',
  boundPrice: 'A bound copy (yuan)',
  part: 'Settings of',
  closed: 'Closed',
  routes: 'Routes',
  workingDays: 'Working days',
  daysOff: 'Days off',
  extraDays: 'Extra days',
  cutOff: 'Cut-off',
  leadDays: 'Days ahead',
  autoApprove: 'Approve alone',
  autoApproveSheets: 'Approve alone, at most sheets',
  autoApproveColour: 'Approve alone, also colour',
  warnMinutes: 'Warn ahead (minutes)',
  sheetsPerHour: 'Sheets an hour',
  inColour: 'Colour',
  duplex: 'Duplex',
  paperSizes: 'Paper sizes',
  setupMinutes: 'Set-up minutes',
  setupSheets: 'Set-up sheets',
  edgeMm: 'Edge (mm)',
  stopped: 'Why it stands still',
  zh: 'Chinese name',
  en: 'English name',
  order: 'Order',
} as const satisfies SameWords<typeof zh.fields>;

/** Values that are codes, and not what somebody typed. */
export const values = {
  'part-centre': 'Print center',
  'part-shop': 'Print shop',
  'part-machine': 'Machine',
  'part-list': 'Lists',
} as const satisfies SameWords<typeof zh.values>;
