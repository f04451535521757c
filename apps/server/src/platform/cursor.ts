import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { ensureField, fieldFaults } from './wrong-field.js';

/** The id that a cursor names; what we never answered is invalid input. */
export function idOfCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const id = Id.safeParse(Buffer.from(cursor, 'base64url').toString());
  ensureCursor(id.success);
  return id.data;
}

/** The last id of a page as the opaque key of the next. */
export const cursorAfter = (id: string): string => Buffer.from(id).toString('base64url');

/** One page of rows that were read with one more than its size, and the opaque key of the next. */
export function pageAfter<T>(
  rows: readonly T[],
  size: number,
  idOf: (row: T) => string,
): { items: T[]; next: string | null } {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const more = rows.length > size && last !== undefined;
  return { items, next: more ? cursorAfter(idOf(last)) : null };
}

const KEY = z.array(z.union([z.string(), z.number()])).max(6);
export type SortKey = z.infer<typeof KEY>;

/** The sort key of the last row as the opaque key of the next page, for lists in another order than that of their ids. */
export const cursorAfterKey = (key: SortKey): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** The sort key that a cursor names; what we never answered is invalid input. */
export function keyOfCursor(cursor: string | undefined, length: number): SortKey | undefined {
  if (cursor === undefined) return undefined;
  const key = KEY.safeParse(readJson(Buffer.from(cursor, 'base64url').toString()));
  ensureCursor(key.success && key.data.length === length);
  return key.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what is no JSON is no key of ours: refused by whoever asked
  }
}

/** What we never answered as a mark of a page is told as that. */
export function ensureCursor(allowed: boolean): asserts allowed {
  ensureField(allowed, 'cursor', fieldFaults.page);
}
