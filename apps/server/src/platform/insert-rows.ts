import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.js';

/**
 * Inserts many rows that name the same columns, as one parameter: a statement with a placeholder for every value of a
 * thousand rows costs more to write and to read than the rows themselves. For tables without binary columns.
 */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  const named = new Set(
    rows.flatMap((row) => Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : key))),
  );
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => named.has(key));
  if (columns.length === 0) return;
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const shape = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  const keys = columns.map(([key]) => sql.identifier(key));
  await db.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})
    select ${sql.join(keys, sql`, `)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.join(shape, sql`, `)})`);
}
