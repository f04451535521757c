import type { SpokenForStudent, SpokenForTeacher, SpokenTry } from '@zhibi/contract/homework/spoken';
import type { Actor } from '@zhibi/contract/session';
import { mayTeach, subjectsById } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { ensureSpeech } from './ensure-speech.js';
import { mayRecord } from './policy.js';
import { triesLeft } from './rules.js';
import { filesOf, showSpoken, showTask, showTry, showVerdict } from './show-spoken.js';
import { findSpoken, type Spoken, spokenOfClasses } from './store.js';
import { filesById } from './store-files.js';
import { resultsOfStudent } from './store-results.js';
import { sentByStudent, triesOf } from './store-tries.js';

const PAGE = 20;

interface Asked {
  subjectId: number;
  classId?: string | undefined;
  cursor?: string | undefined;
}

/** The spoken homework of the teacher's classes in a subject. */
export async function listSpoken(
  db: Db,
  actor: Actor,
  { subjectId, classId, cursor }: Asked,
  here: Here,
): Promise<{ items: SpokenForTeacher[]; next: string | null }> {
  await ensureSpeech(db, actor);
  const taught = [...actor.teaches.keys()].filter((id) => mayTeach(actor, id, subjectId));
  ensure(classId === undefined || taught.includes(classId), 'not-found');
  const classIds = classId === undefined ? taught : [classId];
  const wanted = { classIds, subjectId, before: idOfCursor(cursor), limit: PAGE + 1 };
  const { items, next } = pageAfter(await spokenOfClasses(db, actor.schoolId, wanted), PAGE, ({ id }) => id);
  return { items: await showSpoken(db, actor, items, here), next };
}

/** A student's own, as far as it has begun. */
export async function mySpoken(
  db: Db,
  actor: Actor,
  cursor: string | undefined,
  here: Here,
): Promise<{ items: SpokenForStudent[]; next: string | null }> {
  await ensureSpeech(db, actor);
  const classIds = [...actor.memberOf];
  const wanted = { classIds, begunBy: here.now, before: idOfCursor(cursor), limit: PAGE + 1 };
  const { items, next } = pageAfter(await spokenOfClasses(db, actor.schoolId, wanted), PAGE, ({ id }) => id);
  return { items: await showForStudent(db, actor, items, here), next };
}

/** The spoken homework, if the student has it and it has begun. */
export async function spokenForStudent(db: Db, actor: Actor, spokenId: string, now: Date): Promise<Spoken> {
  await ensureSpeech(db, actor);
  const spoken = found(await findSpoken(db, actor.schoolId, spokenId));
  ensure(mayRecord(actor, spoken, now), 'not-found');
  return spoken;
}

/** One of them with what the student has sent. */
export async function myTask(
  db: Db,
  actor: Actor,
  spokenId: string,
  here: Here,
): Promise<{ task: SpokenForStudent; tries: SpokenTry[] }> {
  const spoken = await spokenForStudent(db, actor, spokenId, here.now);
  const { schoolId } = actor;
  const tries = await triesOf(db, { schoolId, spokenId, studentId: found(actor.studentId) });
  const [task] = await showForStudent(db, actor, [spoken], here);
  return { task: found(task), tries: tries.map((one) => showTry(one, here.timeZone)) };
}

async function showForStudent(db: Db, actor: Actor, list: readonly Spoken[], here: Here): Promise<SpokenForStudent[]> {
  const { schoolId } = actor;
  const studentId = found(actor.studentId);
  const of = { spokenIds: list.map(({ id }) => id), studentId };
  const [subjects, files, sent, results] = await Promise.all([
    subjectsById(db),
    filesOf(db, schoolId, list),
    sentByStudent(db, schoolId, of),
    resultsOfStudent(db, schoolId, of),
  ]);
  const comments = await filesById(
    db,
    schoolId,
    [...results.values()].map(({ commentFileId }) => commentFileId),
  );
  return list.map((one) => {
    const own = sent.get(one.id);
    const result = results.get(one.id);
    const task = showTask(one, files, here);
    return {
      ...task,
      status: task.status === 'open' ? 'open' : 'closed',
      subjectName: subjects.get(one.subjectId)?.name ?? '',
      teacherName: one.teacherName,
      sent: own?.sent ?? 0,
      left: triesLeft(one.tries, result?.redos ?? 0, own?.sent ?? 0),
      verdict: result
        ? showVerdict(result, { files: comments, lastAt: own?.lastAt ?? null, timeZone: here.timeZone })
        : null,
    };
  });
}
