import pg from 'pg';
import { ensure } from './problem.js';

const UNIQUE_VIOLATION = '23505';

/**
 * Runs a write whose row must be the only one of its kind, and refuses in words where another was first. The index decides:
 * asking beforehand would leave a gap, and rows of other schools cannot be asked for.
 * @param reasons unique index → the reason of the refusal
 */
export async function refuseDuplicates<T>(
  reasons: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasons[violated(error) ?? ''];
    if (reason !== undefined) ensure(false, 'conflict', reason);
    throw error;
  }
}

/** The unique index that an error of the database names; it lies under the wrapping of the query builder. */
function violated(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof pg.DatabaseError && at.code === UNIQUE_VIOLATION) return at.constraint;
  }
  return undefined;
}
