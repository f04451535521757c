import { type annotationsApi, MOST_ANNOTATIONS } from '@zhibi/contract/marking/annotations';
import { pageSizes } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findSubmission, isInSchool, lockHomework } from '../../homework/index.js';
import { geometriesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureField, ensureOnce } from '../../platform/wrong-field.js';
import { mayMark } from '../policy.js';
import { itemsInRound } from '../rounds/in-round.js';
import { answersOf } from '../store.js';
import { closedPages, isPlaceOnPage, strokeSent } from './rules.js';
import { type AnnotationRow, amountOf, annotationsById, putLater } from './store-annotations.js';

type Input = z.output<typeof annotationsApi.put.input>;
type Act = Input['acts'][number];

/** All ink of one teacher on one copy: some 400 long lines. */
const MOST_BYTES = 1024 * 1024;

/** Keeps what a teacher drew, stamped, moved or rubbed out on a copy that the teacher marks. Whoever may score may annotate. */
export async function keepAnnotations(db: Db, actor: Actor, { homeworkId, studentId, acts }: Input, now: Date) {
  const { schoolId, accountId } = actor;
  ensure(isInSchool(actor), 'not-found');
  ensureOnce(acts.map(({ annotationId: id }, at) => ({ id, path: `acts.${at}.annotationId` })));
  // Held against being given back or taken back in the same moment, as where a score is given.
  const homework = await lockHomework(db, schoolId, homeworkId, 'share');
  const copy = found(await findSubmission(db, { schoolId, homeworkId, studentId }));
  ensure(mayMark(actor, homework, copy.classId) && homework.withdrawnAt === null, 'not-found');
  const geometry = (await geometriesOf(db, schoolId, homework)).of(studentId);
  const answers = await answersOf(db, schoolId, { homeworkId, studentIds: [studentId] });
  const closed = closedPages(geometry.areas, answers, await itemsInRound(db, schoolId, homeworkId));
  const of = { schoolId, homeworkId, studentId, accountId };
  const rows = acts.map((act, at) => rowOf(act, at, { of, now, geometry }));
  const ids = rows.map(({ id }) => id);
  const before = await annotationsById(db, schoolId, ids);
  ensure(before.every(isOf(of)), 'not-found');
  ensure(![...rows, ...before].some(({ page }) => closed.has(page)), 'conflict', 'in-round');
  await putLater(db, rows);
  const after = await annotationsById(db, schoolId, ids);
  ensure(after.every(isOf(of)), 'not-found');
  const { count, bytes } = await amountOf(db, of);
  const isMore = rows.some(({ mark, points }) => mark !== null || points !== null);
  ensure(!isMore || (count <= MOST_ANNOTATIONS && bytes <= MOST_BYTES), 'conflict', 'too-many-annotations');
  return { items: after.map(({ id: annotationId, version }) => ({ annotationId, version })) };
}

interface Copy {
  schoolId: string;
  homeworkId: string;
  studentId: string;
  accountId: string;
}

const isOf =
  (of: Copy) =>
  (row: AnnotationRow): boolean =>
    row.accountId === of.accountId && row.homeworkId === of.homeworkId && row.studentId === of.studentId;

interface On {
  of: Copy;
  now: Date;
  geometry: { pageSize: keyof typeof pageSizes; pageCount: number };
}

/** An act as the row that it makes; a page that the copy lacks and what lies beside the paper are refused. */
function rowOf({ annotationId: id, page, version, mark }: Act, at: number, { of, now, geometry }: On): AnnotationRow {
  ensureField(page <= geometry.pageCount, `acts.${at}.page`);
  const size = pageSizes[geometry.pageSize];
  const row = { ...of, id, page, version, changedAt: now };
  if (mark === null) return { ...row, mark: null, points: null };
  if (mark.kind === 'ink') {
    const points = strokeSent(mark.ink, size);
    ensureField(points !== undefined, `acts.${at}.mark.ink`);
    return { ...row, mark: null, points };
  }
  ensureField(isPlaceOnPage(mark, size), `acts.${at}.mark`);
  return { ...row, mark, points: null };
}
