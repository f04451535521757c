import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import type { StageTest } from '../store.js';
import { judgeImport } from './judge-import.js';
import { importById, insertImport, rowsWith } from './store-imports.js';

export const newImport = ({ schoolId, accountId, name }: Actor, test: StageTest, now: Date) => ({
  schoolId,
  testId: test.id,
  byAccount: accountId,
  byName: name,
  createdAt: now,
});

interface Brought {
  test: StageTest;
  subjectId: number;
  form: 'homework' | 'laboratory';
  sourceName: string;
  /** Number, name, class, score of each student. */
  rows: readonly string[][];
  feed?: NonNullable<Parameters<typeof insertImport>[1]['feed']>;
}

/** Keeps scores whose columns are known as an import like any other: checked, shown, applied and taken back. Answers its id. */
export async function keepChecked(
  db: Db,
  actor: Actor,
  { test, subjectId, form, sourceName, rows, feed }: Brought,
  now: Date,
): Promise<string> {
  const of = { schoolId: actor.schoolId, importId: newId() };
  await insertImport(
    db,
    {
      ...newImport(actor, test, now),
      id: of.importId,
      state: 'checked',
      form,
      sourceName: sourceName.slice(0, 200),
      titles: ['学号', '姓名', '班级', '分数'],
      fields: ['studentNo', 'name', 'className', `s${subjectId}`],
      ...(feed && { feed }),
      rowCount: rows.length,
    },
    rows.map((cells, at) => ({ at: at + 1, cells })),
  );
  await judgeImport(db, test, await importById(db, of), await rowsWith(db, of, {}));
  return of.importId;
}
