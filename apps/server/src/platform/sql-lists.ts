import { type SQL, sql } from 'drizzle-orm';

/** A list as one parameter, in PostgreSQL's own writing: a statement with `unnest` then has the same text for any length. */
export const list = (values: readonly (string | number | null)[]): SQL => sql`${`{${values.map(element).join(',')}}`}`;

/** Packed strokes as one parameter of type bytea[]. */
export const bytesList = (values: readonly Uint8Array[]): SQL =>
  sql`${`{${values.map((value) => `"\\\\x${Buffer.from(value).toString('hex')}"`).join(',')}}`}`;

function element(value: string | number | null): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
