import { type Column, type GetColumnData, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A list as one parameter, in PostgreSQL's own writing: a statement with `unnest` then has the same text for any length. */
export const list = (values: readonly (string | number | null)[]): SQL => sql`${listText(values)}`;

/** The same as a value of a statement that was put together before. */
export const listText = (values: readonly (string | number | null)[]): string => `{${values.map(element).join(',')}}`;

/** Among these, as Drizzle's function of this name, which has a parameter for each value: another statement for each length of the list. */
export const inArray = <C extends Column>(column: C, values: Values<C>): SQL =>
  isList(values) ? sql`${column} = any (${listOf(column, values)})` : sql`${column} in ${values}`;

/** Not among these, in the same way. */
export const notInArray = <C extends Column>(column: C, values: Values<C>): SQL =>
  isList(values) ? sql`${column} <> all (${listOf(column, values)})` : sql`${column} not in ${values}`;

/** Values of a column, or a query that answers some. */
type Values<C extends Column> = readonly GetColumnData<C, 'raw'>[] | SQLWrapper;

const listOf = (column: Column, values: readonly unknown[]): SQL =>
  list(values.map((value) => String(column.mapToDriverValue(value))));

const isList = <T>(values: readonly T[] | SQLWrapper): values is readonly T[] => Array.isArray(values);

function element(value: string | number | null): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
