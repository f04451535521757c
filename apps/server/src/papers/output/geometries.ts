import type { CopyForm, Geometry } from '@zhibi/contract/papers';
import type { Db } from '../../platform/db.js';
import { geometryOf } from '../layout/store-layout.js';
import { formsOfCopies } from './store-run-lists.js';

/** Where everything stands on the copies of a homework: some students have an edition with pages of its own. */
export interface CopyGeometries {
  usual: Geometry;
  /** Those of all editions that somebody has, the usual one first. */
  all: readonly Geometry[];
  of(studentId: string): Geometry;
  formOf(studentId: string): CopyForm;
}

export async function geometriesOf(
  db: Db,
  schoolId: string,
  { paperId, paperRevision, printRunId }: { paperId: string; paperRevision: number; printRunId: string },
): Promise<CopyGeometries> {
  const [usual, forms] = await Promise.all([
    geometryOf(db, schoolId, paperId, paperRevision),
    formsOfCopies(db, schoolId, printRunId),
  ]);
  const special = new Map<CopyForm, Geometry>();
  for (const form of new Set(forms.values()))
    special.set(form, await geometryOf(db, schoolId, paperId, paperRevision, form));
  const formOf = (studentId: string) => forms.get(studentId) ?? 'usual';
  return {
    usual,
    all: [usual, ...special.values()],
    of: (studentId) => special.get(formOf(studentId)) ?? usual,
    formOf,
  };
}
