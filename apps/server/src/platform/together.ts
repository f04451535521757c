/**
 * Statements that do not wait for each other, in as few round trips as they allow. Unlike Promise.all it ends only when
 * all have ended: nothing goes on in a transaction that has been rolled back because of one of them.
 */
export async function together(work: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason;
}
