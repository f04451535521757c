import { cursorAfterKey, keyOfCursor, type SortKey } from '../../platform/cursor.js';

const PAGE = 50;

interface PeopleSource<Row> {
  /** The rows after a key, in the order of their names' readings. */
  read(page: { after?: SortKey; limit: number }): Promise<Row[]>;
  count(): Promise<number>;
  idOf(row: Row): string;
}

/** A page of students or teachers; how many there are comes with the first. */
export async function peoplePage<Row extends { pinyin: string }>(
  cursor: string | undefined,
  { read, count, idOf }: PeopleSource<Row>,
): Promise<{ rows: Row[]; next: string | null; total: number | null }> {
  const after = keyOfCursor(cursor, 2);
  const rows = await read({ limit: PAGE + 1, ...(after && { after }) });
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    rows: rows.slice(0, PAGE),
    next: last ? cursorAfterKey([last.pinyin, idOf(last)]) : null,
    total: after === undefined ? await count() : null,
  };
}
