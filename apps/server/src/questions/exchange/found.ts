import { ensure } from '../../platform/problem.js';

/** A row that must be there; of another school it is as if it were not. */
export function found<T>(row: T | undefined): T {
  ensure(row !== undefined, 'not-found');
  return row;
}
