import { Id } from '@zhibi/contract/kernel';
import { demand } from '../platform/problem.js';

/** The last id of a page as the opaque key of the next. */
export const cursorAfter = (id: string): string => Buffer.from(id).toString('base64url');

/** The id that a cursor names; what we never answered is invalid input. */
export function idOfCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const id = Id.safeParse(Buffer.from(cursor, 'base64url').toString());
  demand(id.success, 'invalid');
  return id.data;
}
