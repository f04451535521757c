import type { RosterKind } from '@zhibi/contract/people/roster';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { forgetImports, insertImport, mappingOf } from '../store.js';
import { insertRows } from '../store-rows.js';
import type { Source } from './read-source.js';
import { proposeFields } from './rules-columns.js';

/** Who brings a list, to which school. */
export interface Submitter {
  schoolId: string;
  /** null where a command of the installation does it. */
  accountId: string | null;
  name: string;
}

/** A list that nobody applied is kept so long. */
const KEPT_MS = 7 * 86_400_000;

/** Keeps a list that was read, with a proposal of what its columns are. Nothing of the school changes. */
export async function keepSource(
  db: Db,
  { schoolId, accountId, name }: Submitter,
  { source, kind, now }: { source: Source; kind: RosterKind; now: Date },
): Promise<string> {
  await forgetImports(db, schoolId, new Date(now.getTime() - KEPT_MS));
  const importId = newId();
  const { head, rows } = source.sheet;
  await insertImport(db, {
    schoolId,
    id: importId,
    kind,
    state: 'columns',
    sourceName: source.name.slice(0, 200),
    form: source.form,
    encoding: source.encoding,
    unreadSheets: source.unread.slice(0, 50),
    titles: head,
    fields: proposeFields(head, kind, await mappingOf(db, schoolId, kind)),
    rowCount: rows.length,
    touchedAt: now,
    createdAt: now,
    byAccount: accountId,
    byName: name,
  });
  await insertRows(db, { schoolId, importId }, rows);
  return importId;
}
