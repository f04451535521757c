import { type PrintStatus, printStatuses } from '@zhibi/contract/printing';
import { expect, it } from 'vitest';
import { wayBehind } from './counts.js';

const { pendingPrint, printing, pendingShipment, pendingReceipt, completed } = printStatuses;

it.each<[string, [PrintStatus, number][], number]>([
  ['nothing is begun', [[pendingPrint, 3]], 0],
  [
    'one of two is in the machine',
    [
      [pendingPrint, 1],
      [printing, 1],
    ],
    0.125,
  ],
  ['printed, and not yet sent: half of the way', [[pendingShipment, 2]], 0.5],
  ['sent', [[pendingReceipt, 2]], 0.75],
  ['received by all', [[completed, 2]], 1],
  ['all taken back', [], 0],
])('%s', (_, counts, share) => {
  expect(wayBehind(counts.map(([messageStatus, count]) => ({ messageStatus, count })))).toBe(share);
});
