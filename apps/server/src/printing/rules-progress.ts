/** A task in its machine: what lies before it in the same batch, and its own sheets. */
export interface Running {
  /** When its shop, or a claim for its damaged sheets, had it printed. */
  startedAt: Date;
  sheetsBefore: number;
  sheets: number;
}

/**
 * How much of a task its machine should have put out by now, of 1: it is set up, and takes the tasks of a batch one after another. It is what
 * may be expected, not what was counted; what stands still is told by people.
 */
export function expectedShare(
  { startedAt, sheetsBefore, sheets }: Running,
  { setupMinutes, sheetsPerHour }: { setupMinutes: number; sheetsPerHour: number },
  now: Date,
): number {
  const minutes = (now.getTime() - startedAt.getTime()) / 60_000 - setupMinutes;
  const out = (Math.max(0, minutes) * sheetsPerHour) / 60 - sheetsBefore;
  return sheets === 0 ? 1 : Math.min(1, Math.max(0, out / sheets));
}
