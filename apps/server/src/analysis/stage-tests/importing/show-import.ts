import type { StageImport, StageImportRow } from '@zhibi/contract/analysis/stage-tests';
import { toStamp } from '@zhibi/contract/kernel';
import type { Db } from '../../../platform/db.js';
import { textsOf } from './judge-import.js';
import { countsOf, type Import, importById, type Of, type Row, rowsWith } from './store-imports.js';

const SAMPLES = 3;

/** An import as those who bring scores see it, with what its dry run found. */
export async function showImport(db: Db, of: Of, timeZone: string): Promise<StageImport> {
  const [one] = await showImports(db, of.schoolId, [await importById(db, of)], timeZone);
  if (one === undefined) throw new Error('an import that was read is there');
  const samples = await rowsWith(db, of, { limit: SAMPLES });
  return {
    ...one,
    columns: one.columns.map((column, at) => ({
      ...column,
      samples: samples.map(({ cells }) => (cells[at] ?? '').slice(0, 60)),
    })),
  };
}

/** Imports as lines of a list; one query, however many they are. */
export async function showImports(
  db: Db,
  schoolId: string,
  imports: readonly Import[],
  timeZone: string,
): Promise<StageImport[]> {
  const counts = await countsOf(
    db,
    schoolId,
    imports.map(({ id }) => id),
  );
  return imports.map((one) => {
    const own = counts.filter(({ importId }) => importId === one.id);
    const of = (status: string) => own.find((count) => count.status === status)?.rows ?? 0;
    const changes = of('added') + of('changed');
    const maybe = (at: Date | null) => (at === null ? null : toStamp(at, timeZone));
    return {
      importId: one.id,
      testId: one.testId,
      state: one.state,
      form: one.form,
      sourceName: one.sourceName,
      rowCount: one.rowCount,
      columns: one.titles.map((title, at) => ({ title, samples: [], field: one.fields[at] ?? null })),
      counts: {
        added: of('added'),
        changed: of('changed'),
        unchanged: of('unchanged'),
        bad: of('bad'),
        skipped: of('skipped'),
      },
      byName: one.byName,
      createdAt: toStamp(one.createdAt, timeZone),
      appliedAt: maybe(one.appliedAt),
      undoneAt: maybe(one.undoneAt),
      undone:
        one.state === 'undone'
          ? {
              takenBack: own.reduce((sum, { takenBack }) => sum + takenBack, 0),
              kept: own.reduce((sum, { kept }) => sum + kept, 0),
            }
          : null,
      can: {
        check: isOpen(one) && isTable(one),
        mend: one.state === 'checked',
        apply: one.state === 'checked' && changes > 0,
        undo: one.state === 'applied',
        discard: isOpen(one),
      },
    };
  });
}

/** Its columns are somebody’s; what was fed has columns of ours. */
export const isTable = ({ form }: Pick<Import, 'form'>): boolean => form === 'xlsx' || form === 'csv';

export const isOpen = ({ state }: Pick<Import, 'state'>): boolean => state === 'columns' || state === 'checked';

/** A row of a dry run: what its fields say, what would change, what stands against it. */
export const showRow = ({ fields }: Pick<Import, 'fields'>, row: Row): StageImportRow => ({
  rowNo: row.rowNo,
  status: row.status ?? 'skipped',
  skipped: row.skipped,
  cells: Object.fromEntries(textsOf(fields, row)),
  problems: row.problems,
  changes: row.changes.map(({ subjectId, from, to }) => ({ subjectId, from, to })),
  kept: row.kept,
});
