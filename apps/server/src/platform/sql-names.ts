import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * A column with the name of its table, for a subquery among what is selected: Drizzle leaves the table's name away where one
 * table is read, and `s.region_id = id` then compares a school with itself.
 */
export const named = (column: Column): SQL => sql`${column}`;
