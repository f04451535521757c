import { paceOf, type spokenApi } from '@zhibi/contract/homework/spoken';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { studentsById, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { taughtClassIds } from '../policy.js';
import { isSameClip } from './rules.js';
import { showSpoken, showTry, showVerdict, spokenForTeacher } from './show-spoken.js';
import { filesById } from './store-files.js';
import { resultsOf } from './store-results.js';
import { lastTries, type TryRow, triesOf } from './store-tries.js';

type Detail = z.input<typeof spokenApi.detail.output>;

/** A row for each student of the classes taught: the last recording, what was measured, and what the teacher said. */
export async function showRows(
  db: Db,
  actor: Actor,
  { spokenId, classId }: { spokenId: string; classId?: string | undefined },
  here: Here,
): Promise<Omit<Detail, 'hasService'>> {
  const spoken = await spokenForTeacher(db, actor, spokenId);
  const { schoolId } = actor;
  const taught = taughtClassIds(actor, spoken);
  ensure(classId === undefined || taught.includes(classId), 'not-found');
  const [task, students, tries, results] = await Promise.all([
    showSpoken(db, actor, [spoken], here),
    studentsOf(db, schoolId, classId === undefined ? taught : [classId]),
    lastTries(db, { schoolId, spokenId }),
    resultsOf(db, schoolId, spokenId),
  ]);
  const [named, files] = await Promise.all([
    studentsById(
      db,
      schoolId,
      tries.flatMap(({ studentId, sameAs }) => (sameAs.length > 0 ? [studentId, ...sameAs] : [])),
    ),
    filesById(
      db,
      schoolId,
      results.map(({ commentFileId }) => commentFileId),
    ),
  ]);
  const lastOf = new Map(tries.map((one) => [one.studentId, one]));
  const sameOf = sameClips(tries);
  const resultOf = new Map(results.map((one) => [one.studentId, one]));
  const rows = students.map(({ studentId, studentNo, name, classId }) => {
    const [last, result] = [lastOf.get(studentId), resultOf.get(studentId)];
    const lastAt = last?.receivedAt ?? null;
    return {
      studentId,
      studentNo,
      name,
      classId,
      tries: last?.nth ?? 0,
      last: last ? showTry(last, here.timeZone) : null,
      pace: last ? paceOf(spoken.items, last.measures) : null,
      sameAs: [...(sameOf.get(studentId) ?? [])].flatMap((id) => named.get(id)?.name ?? []),
      verdict: result ? showVerdict(result, { files, lastAt, timeZone: here.timeZone }) : null,
      revision: result?.revision ?? 0,
    };
  });
  return { task: found(task[0]), rows };
}

/**
 * Who has the same clip as whom, both ways: which one came later says nothing of who spoke. What was compared when it came still holds
 * where the other has sent nothing else since.
 */
function sameClips(tries: readonly TryRow[]): Map<string, Set<string>> {
  const lastOf = new Map(tries.map((one) => [one.studentId, one]));
  const same = new Map<string, Set<string>>();
  const add = (one: string, other: string) => same.set(one, (same.get(one) ?? new Set()).add(other));
  for (const { studentId, sameAs, ...own } of tries)
    for (const otherId of sameAs) {
      add(studentId, otherId);
      const other = lastOf.get(otherId);
      if (other && (other.sha256 === own.sha256 || isSameClip(other.measures, own.measures))) add(otherId, studentId);
    }
  return same;
}

/** Every recording of one student of the classes taught. */
export async function showTries(
  db: Db,
  actor: Actor,
  { spokenId, studentId }: { spokenId: string; studentId: string },
  timeZone: string,
) {
  const spoken = await spokenForTeacher(db, actor, spokenId);
  await ensureTaught(db, actor, spoken, [studentId]);
  const items = await triesOf(db, { schoolId: actor.schoolId, spokenId, studentId });
  return { items: items.map((one) => showTry(one, timeZone)) };
}

/** Students of the classes that the teacher teaches; others are as good as none. */
export async function ensureTaught(
  db: Db,
  actor: Actor,
  spoken: { classIds: readonly string[]; subjectId: number },
  studentIds: readonly string[],
): Promise<void> {
  const there = await studentsOf(db, actor.schoolId, taughtClassIds(actor, spoken));
  const known = new Set(there.map(({ studentId }) => studentId));
  ensure(
    studentIds.every((id) => known.has(id)),
    'not-found',
  );
}
