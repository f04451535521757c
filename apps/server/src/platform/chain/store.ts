import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db.js';

/** A table that only grows, and the chain of hashes over its rows. */
export interface Chain {
  table: string;
  /** The column that counts the rows, and the one that has the time of their writing. */
  key: string;
  writtenAt: string;
  links: string;
  /** The column of the links that names the row. */
  rowOfLink: string;
  /** Functions of the database: the hash of a row after the hash before it, and the linking of new rows. */
  hash: string;
  link: string;
  /** Held by the one process that links. */
  lock: number;
  /** The file in DATA_DIR that keeps the head. */
  headFile: string;
}

export interface Head {
  no: string;
  hash: string;
}

const column = (name: string): SQL => sql.join([sql.raw('r'), sql.identifier(name)], sql`.`);

/** Links the rows that have none yet, as the one who does so now; answers how many. */
export async function linkRows(system: Db, { link, lock }: Chain, most: number): Promise<number> {
  await system.execute(sql`select pg_advisory_xact_lock(${lock})`);
  const [row] = await system.execute<{ made: number }>(sql`select ${sql.identifier(link)}(${most}) as made`);
  return row?.made ?? 0;
}

export async function headOf(system: Db, { links }: Chain): Promise<Head | undefined> {
  const [row] = await system.execute<Head & Record<string, unknown>>(
    sql`select no::text, encode(hash, 'hex') as hash from ${sql.identifier(links)} order by no desc limit 1`,
  );
  return row;
}

export async function hashAt(system: Db, { links }: Chain, no: string): Promise<string | undefined> {
  const [row] = await system.execute<{ hash: string }>(
    sql`select encode(hash, 'hex') as hash from ${sql.identifier(links)} where no = ${no}::bigint`,
  );
  return row?.hash;
}

export interface Link extends Record<string, unknown> {
  no: string;
  rowId: string;
  /** The number of the link before it; null for the first one, and where it is missing. */
  after: string | null;
  /** The row is there. */
  there: boolean;
  /** The hash is that of the row and the hash before it. */
  right: boolean;
}

/** Links in their order, each judged against its row and the hash before it. */
export const linksAfter = async (
  system: Db,
  { table, key, links, rowOfLink, hash }: Chain,
  no: string,
  limit: number,
): Promise<Link[]> => [
  ...(await system.execute<Link>(sql`
    select l.no::text, l.${sql.identifier(rowOfLink)}::text as "rowId", p.no::text as after, ${column(key)} is not null as there,
      case when ${column(key)} is null then false else l.hash = ${sql.identifier(hash)}(coalesce(p.hash, ''), r) end as right
    from (select * from ${sql.identifier(links)} where no > ${no}::bigint order by no limit ${limit}) l
    left join ${sql.identifier(links)} p on p.no = l.no - 1 left join ${sql.identifier(table)} r on ${column(key)} = l.${sql.identifier(rowOfLink)}
    order by l.no`)),
];

/** Rows that were there long before the newest linked one and have no link: nobody who writes the table brought them. */
export async function unlinked(
  system: Db,
  { table, key, writtenAt, links, rowOfLink }: Chain,
  limit: number,
): Promise<string[]> {
  const rows = await system.execute<{ id: string }>(sql`
    select ${column(key)}::text as id from ${sql.identifier(table)} r
    where ${column(key)} < (select max(${sql.identifier(rowOfLink)}) from ${sql.identifier(links)}) and ${column(writtenAt)} < now() - interval '1 hour'
      and not exists (select from ${sql.identifier(links)} l where l.${sql.identifier(rowOfLink)} = ${column(key)}) order by ${column(key)} limit ${limit}`);
  return [...rows].map(({ id }) => id);
}
