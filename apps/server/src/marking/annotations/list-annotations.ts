import type { AnnotatedCopy, Annotation } from '@zhibi/contract/marking/annotations';
import type { Actor } from '@zhibi/contract/session';
import { homeworkForTeacher, submissionsOf } from '../../homework/index.js';
import { geometriesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayMark } from '../policy.js';
import { itemsInRound } from '../rounds/in-round.js';
import type { Shown } from '../scoring/show-answers.js';
import { ownResult } from '../show-result.js';
import { answersOf } from '../store.js';
import { closedPages, markOf } from './rules.js';
import { type AnnotationRow, annotationsOn } from './store-annotations.js';

interface Asked {
  homeworkId: string;
  studentIds: readonly string[];
}

/** What stands on copies that this teacher marks. While answers of a page are dealt out only the own is shown of that page. */
export async function listAnnotations(
  db: Db,
  actor: Actor,
  { homeworkId, studentIds }: Asked,
  { namesOf }: Pick<Shown, 'namesOf'>,
): Promise<AnnotatedCopy[]> {
  const { schoolId, accountId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const copies = await submissionsOf(db, schoolId, homeworkId);
  const classOf = new Map(copies.map((one) => [one.studentId, one.classId]));
  ensure(
    studentIds.every((id) => mayMark(actor, homework, classOf.get(id) ?? '')),
    'not-found',
  );
  const of = { homeworkId, studentIds: [...new Set(studentIds)] };
  const [rows, geometries, answers, inRound] = await Promise.all([
    annotationsOn(db, schoolId, of),
    geometriesOf(db, schoolId, homework),
    answersOf(db, schoolId, of),
    itemsInRound(db, schoolId, homeworkId),
  ]);
  const names = await namesOf([...new Set(rows.map((row) => row.accountId))]);
  return of.studentIds.map((studentId) => {
    const own = answers.filter((one) => one.studentId === studentId);
    const closed = closedPages(geometries.of(studentId).areas, own, inRound);
    const seen = rows.filter(
      (row) => row.studentId === studentId && (row.accountId === accountId || !closed.has(row.page)),
    );
    return {
      studentId,
      pageSize: geometries.of(studentId).pageSize,
      closedPages: [...closed].sort((a, b) => a - b),
      items: seen.flatMap((row) =>
        shown(row).map((one) => ({
          ...one,
          version: row.version,
          isOwn: row.accountId === accountId,
          by: names.get(row.accountId) ?? '',
        })),
      ),
    };
  });
}

/** What stands on a copy, as its student reads it once it came back. */
export async function annotationsOfCopy(
  db: Db,
  schoolId: string,
  { homeworkId, studentId }: { homeworkId: string; studentId: string },
): Promise<Annotation[]> {
  return (await annotationsOn(db, schoolId, { homeworkId, studentIds: [studentId] })).flatMap(shown);
}

/** The same as its student asks for it. */
export async function ownAnnotations(db: Db, actor: Actor, homeworkId: string): Promise<Annotation[]> {
  const { schoolId, studentId } = await ownResult(db, actor, homeworkId);
  return annotationsOfCopy(db, schoolId, { homeworkId, studentId });
}

function shown(row: AnnotationRow): Annotation[] {
  const mark = markOf(row);
  return mark === undefined ? [] : [{ annotationId: row.id, page: row.page, mark }];
}
