import { z } from 'zod';

/** Message statuses of the specification. */
export const printStatuses = {
  pendingPush: 0,
  pendingReview: 3,
  pendingAssignment: 6,
  pendingPrint: 7,
  printing: 1,
  pendingShipment: 2,
  pendingReceipt: 8,
  completed: 5,
  rejected: 4,
} as const;
export type PrintStatusName = keyof typeof printStatuses;
export const PrintStatus = z.union([
  z.literal(0),
  z.literal(3),
  z.literal(6),
  z.literal(7),
  z.literal(1),
  z.literal(2),
  z.literal(8),
  z.literal(5),
  z.literal(4),
]);
export type PrintStatus = z.infer<typeof PrintStatus>;

/** On the way of an order, and what was rejected at the end: the order of lists of statuses. */
export const statusesInOrder: readonly PrintStatus[] = Object.values(printStatuses);

const nameByCode = Object.fromEntries(Object.entries(printStatuses).map(([name, code]) => [code, name]));
export const statusName = (code: PrintStatus): PrintStatusName => nameByCode[code] as PrintStatusName; // as: turned round above
