import { z } from 'zod';

/** The names of the moves, apart from their table: whoever only hears of a step needs no more. */
export const PrintMove = z.enum([
  'push',
  'approve',
  'reject',
  'adjust',
  'mend',
  'assign',
  'takeBack',
  'start',
  'fail',
  'finish',
  'ship',
  'receive',
  'damaged',
  'expire',
  'withdraw',
  'restore',
]);
export type PrintMove = z.infer<typeof PrintMove>;

/** What stands in the history of an order: its moves, and what leaves it where it stands. */
export const PrintStep = z.enum([...PrintMove.options, 'correctWaste', 'setPrice']);
export type PrintStep = z.infer<typeof PrintStep>;
