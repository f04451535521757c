import type { CopyForm, Geometry, PaperIssue } from '@zhibi/contract/papers';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { paperLayout } from '../tables.js';
import { findFormLayout } from './store-forms.js';

export interface StoredLayout {
  paperId: string;
  revision: number;
  geometry: Geometry;
  issues: PaperIssue[];
  pdfSha256: string;
  answerPdfSha256: string;
}

const only = (schoolId: string, paperId: string, revision: number) =>
  and(eq(paperLayout.schoolId, schoolId), eq(paperLayout.paperId, paperId), eq(paperLayout.revision, revision));

export async function findLayout(
  db: Db,
  schoolId: string,
  paperId: string,
  revision: number,
): Promise<StoredLayout | undefined> {
  const [row] = await db
    .select()
    .from(paperLayout)
    .where(only(schoolId, paperId, revision));
  return row;
}

/** Keeps the first layout of a revision: what another process made a moment earlier stands. */
export async function keepLayout(db: Db, schoolId: string, layout: StoredLayout): Promise<StoredLayout> {
  await db
    .insert(paperLayout)
    .values({ schoolId, ...layout })
    .onConflictDoNothing();
  return found(await findLayout(db, schoolId, layout.paperId, layout.revision));
}

const KEPT = 300;
const geometries = new Map<string, Geometry>();

/** What is kept under this key, as the newest: the one asked for longest ago goes first. */
function kept(key: string): Geometry | undefined {
  const known = geometries.get(key);
  if (known === undefined) return undefined;
  geometries.delete(key);
  geometries.set(key, known);
  return known;
}

/**
 * Where everything of a laid-out revision stands: what pen, scan and screen go by. It never changes, so the last ones
 * are kept parsed in this process; the key names the school, as a query would. Of two who read it at once, both get
 * what the first kept.
 * @param form which edition is meant; of the copies of a homework see `geometriesOf`
 */
export async function geometryOf(
  db: Db,
  schoolId: string,
  paperId: string,
  revision: number,
  form: CopyForm = 'usual',
): Promise<Geometry> {
  const key = `${schoolId} ${paperId} ${revision} ${form}`;
  const known = kept(key);
  if (known !== undefined) return known;
  const { geometry } = found(await pagesOfForm(db, schoolId, { paperId, revision }, form));
  const first = kept(key);
  if (first !== undefined) return first;
  geometries.set(key, geometry);
  const [oldest] = geometries.keys();
  if (geometries.size > KEPT && oldest !== undefined) geometries.delete(oldest);
  return geometry;
}

/** What is printed of a revision in an edition, and where it stands; undefined where that was never laid out. */
export async function pagesOfForm(
  db: Db,
  schoolId: string,
  { paperId, revision }: Pick<StoredLayout, 'paperId' | 'revision'>,
  form: CopyForm,
): Promise<Pick<StoredLayout, 'geometry' | 'pdfSha256'> | undefined> {
  if (form !== 'usual') return findFormLayout(db, schoolId, { paperId, revision, form });
  const [row] = await db
    .select({ geometry: paperLayout.geometry, pdfSha256: paperLayout.pdfSha256 })
    .from(paperLayout)
    .where(only(schoolId, paperId, revision));
  return row;
}
