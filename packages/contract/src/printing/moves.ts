import { type PrintStatus, printStatuses } from './statuses.js';
import { PrintMove } from './steps.js';

/** Who has a part in an order: the school that wants it, the centre that checks and assigns, the shop that prints, and the clock. */
export type Party = 'school' | 'centre' | 'shop' | 'clock';

interface Move {
  from: readonly PrintStatus[];
  /** Null: it stands where it stood. */
  to: PrintStatus | null;
  by: readonly Party[];
  /** Where the order that the move makes begins: sheets that are printed once more leave their order as one of their own. */
  child?: PrintStatus;
  /** Open where the school has given the order up, when nothing else is. */
  ofWithdrawn?: true;
}

const at = printStatuses;

/**
 * Everything that can happen to a print order; nothing else is allowed. Web and server read this table.
 * `damaged` is the 8→1 of the domain: the damaged sheets go back to the machine as a child order, the rest still waits for its receipt.
 */
export const printMoves = {
  push: { from: [at.pendingPush], to: at.pendingReview, by: ['school'] },
  // The clock approves what the settings of the centre let through without a reviewer.
  approve: { from: [at.pendingReview], to: at.pendingAssignment, by: ['centre', 'clock'] },
  reject: { from: [at.pendingReview], to: at.rejected, by: ['centre'] },
  // A reviewer who sees that it should lie otherwise need not send it back for that.
  adjust: { from: [at.pendingReview], to: at.pendingReview, by: ['centre'] },
  mend: { from: [at.pendingPush, at.rejected], to: at.pendingPush, by: ['school'] },
  assign: { from: [at.pendingAssignment], to: at.pendingPrint, by: ['centre'] },
  takeBack: { from: [at.pendingPrint], to: at.pendingAssignment, by: ['centre'] },
  start: { from: [at.pendingPrint], to: at.printing, by: ['shop'] },
  // The clock gives back what a printer gave up.
  fail: { from: [at.printing], to: at.pendingPrint, by: ['shop', 'clock'] },
  finish: { from: [at.printing], to: at.pendingShipment, by: ['shop'] },
  ship: { from: [at.pendingShipment], to: at.pendingReceipt, by: ['shop'] },
  receive: { from: [at.pendingReceipt], to: at.completed, by: ['school'] },
  damaged: { from: [at.pendingReceipt], to: at.pendingReceipt, by: ['school', 'centre', 'shop'], child: at.printing },
  expire: { from: [at.pendingReceipt], to: at.completed, by: ['clock'] },
  // Of what stands with the school nothing is printed: it may be given up, and taken up again.
  withdraw: { from: [at.pendingPush, at.rejected], to: null, by: ['school'] },
  restore: { from: [at.pendingPush, at.rejected], to: null, by: ['school'], ofWithdrawn: true },
} as const satisfies Record<PrintMove, Move>;
const tableOfMoves: Readonly<Record<PrintMove, Move>> = printMoves;

/** How long a shipped order waits for its receipt before it counts as received. */
export const RECEIPT_DAYS = 7;

/** What a party may do with an order of this status, given up or not, in the order of the table. */
export const movesOf = (status: PrintStatus, party: Party, isWithdrawn = false): PrintMove[] =>
  PrintMove.options.filter((move) => {
    const { from, by, ofWithdrawn = false } = tableOfMoves[move];
    return from.includes(status) && by.includes(party) && ofWithdrawn === isWithdrawn;
  });

/** Where an order of this status stands after the move. */
export const statusAfter = (move: PrintMove, status: PrintStatus): PrintStatus => tableOfMoves[move].to ?? status;

/** Where the order that a move makes begins, if it makes one. */
export const childStatus = (move: PrintMove): PrintStatus | undefined => tableOfMoves[move].child;
