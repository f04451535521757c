import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { type Problem, type RowStatus, rosterFields } from '@zhibi/contract/people/roster';
import type { Db } from '../../../platform/db.js';
import { sheetFile } from '../../../platform/sheets/index.js';
import { showRow } from '../show-import.js';
import { importById } from '../store.js';
import { rowsWith } from '../store-rows.js';
import { listName, reasonTitle, rowTitle, titleOf } from './export-words.js';

interface Wanted {
  importId: string;
  status?: RowStatus;
  format: SheetFormat;
}

interface Words {
  language: Language;
  say(problem: Problem): string;
}

/** Rows of an import as a table under the columns that its reader knows, with the reason of each: mended, it can be imported again. */
export async function exportRows(
  db: Db,
  schoolId: string,
  { importId, status, format }: Wanted,
  { language, say }: Words,
): ReturnType<typeof sheetFile> {
  const of = await importById(db, { schoolId, importId });
  const rows = (await rowsWith(db, { schoolId, importId }, { status, limit: of.rowCount })).map((row) =>
    showRow(of, row),
  );
  const fields = rosterFields[of.kind].filter(
    (field) => of.fields.includes(field) || rows.some(({ cells }) => cells[field]),
  );
  const inWords = (problem: Problem) =>
    problem.field === null ? say(problem) : `${titleOf(problem.field as never, language)}: ${say(problem)}`;
  return sheetFile(
    {
      name: listName(of.kind, language),
      columns: [
        ...fields.map((field) => ({ title: titleOf(field, language) })),
        { title: rowTitle[language], width: 8 },
        { title: reasonTitle[language], width: 50 },
      ],
      rows: rows.map(({ cells, problems, kept, rowNo }) => [
        ...fields.map((field) => cells[field] ?? null),
        rowNo,
        [...problems, ...(kept ? [kept] : [])].map(inWords).join('; '),
      ]),
    },
    format,
  );
}
