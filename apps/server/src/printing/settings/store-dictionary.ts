import type { DictEntry, DictKind } from '@zhibi/contract/printing/settings';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import { printDictEntry } from './tables.js';

type Entry = DictEntry;
const only = (organisationId: string, kind: DictKind, code: string) =>
  and(eq(printDictEntry.organisationId, organisationId), eq(printDictEntry.kind, kind), eq(printDictEntry.code, code));

/** What an organisation has changed of the usual dictionary, or added to it. */
export async function ownEntries(db: Db, organisationId: string): Promise<Entry[]> {
  const rows = await db.select().from(printDictEntry).where(eq(printDictEntry.organisationId, organisationId));
  return rows.map(({ organisationId: _, ...entry }) => entry);
}

/** Keeps an entry as its writer has seen it; who comes second is told. */
export async function writeEntry(db: Db, organisationId: string, { revision, ...entry }: Entry): Promise<number> {
  if (revision === 0) {
    const values = { ...entry, organisationId };
    await refuseDuplicates({ print_dict_entry_pkey: 'changed' }, async () => db.insert(printDictEntry).values(values));
    return 1;
  }
  const [row] = await db
    .update(printDictEntry)
    .set({ ...entry, revision: revision + 1 })
    .where(and(only(organisationId, entry.kind, entry.code), eq(printDictEntry.revision, revision)))
    .returning({ revision: printDictEntry.revision });
  ensure(row !== undefined, 'conflict', 'changed');
  return row.revision;
}

export async function deleteEntry(db: Db, organisationId: string, kind: DictKind, code: string): Promise<boolean> {
  const rows = await db
    .delete(printDictEntry)
    .where(only(organisationId, kind, code))
    .returning({ code: printDictEntry.code });
  return rows.length > 0;
}

/** Where an entry of each kind stands when it is used. */
const uses: Readonly<Record<DictKind, (code: string) => ReturnType<typeof sql>>> = {
  paperSize: (code) => sql`exists (select 1 from print_order where page_size = ${code})
    or exists (select 1 from print_price where paper_size = ${code})
    or exists (select 1 from print_machine where settings -> 'paperSizes' ? ${code})`,
  weight: (code) => sql`exists (select 1 from print_order where weight = ${code})
    or exists (select 1 from print_price where weight = ${code})
    or exists (select 1 from print_batch where weight = ${code})`,
  binding: (code) => sql`exists (select 1 from print_order where options ->> 'bookbind' = ${code})`,
  duplex: () => sql`true`,
  imposition: () => sql`true`,
  colour: () => sql`true`,
  rejectReason: (code) => sql`exists (select 1 from print_order_step where reason = ${code})`,
  carrier: (code) => sql`exists (select 1 from print_batch where carrier = ${code})`,
};

/** Whether anything of the organisation names the entry: the rows that this transaction sees are its own. */
export async function isEntryUsed(db: Db, kind: DictKind, code: string): Promise<boolean> {
  const [row] = await db.execute<{ used: boolean }>(sql`select (${uses[kind](code)}) as used`);
  return row?.used === true;
}
