import { cursorAfterKey, ensureCursor, keyOfCursor } from '../platform/cursor.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Where a list that goes by due times goes on. */
export type AfterDue = readonly [at: string, id: string];

export const cursorAfterDue = (at: Date, id: string): string => cursorAfterKey([at.toISOString(), id]);

/** The place that a cursor names; what we never answered is invalid input. */
export function dueOfCursor(cursor: string | undefined): AfterDue | undefined {
  const key = keyOfCursor(cursor, 2);
  if (key === undefined) return undefined;
  const [at, id] = key.map(String);
  ensureCursor(at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at)) && UUID.test(id));
  return [new Date(at).toISOString(), id];
}
