import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayArrange, mayKeep, mayOversee } from './policy.js';
import { addSubjects, dropSubject, lockSubjects, subjectRows } from './store-subjects.js';

/** The subjects of the stages of the school, with who teaches them. */
export async function listSubjects(db: Db, actor: Actor) {
  ensure(mayOversee(actor), 'not-found');
  const subjects = await subjectRows(db, actor.schoolId);
  return {
    items: subjects.filter(({ stage }) => actor.stageId === null || stage === actor.stageId),
    can: { edit: mayArrange(actor) },
  };
}

/** The school offers a subject, or no longer does. One that is still taught, and the last one, stay. */
export async function offerSubject(
  db: Db,
  actor: Actor,
  { subjectId, offered }: { subjectId: number; offered: boolean },
): Promise<void> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId, accountId } = actor;
  await lockSubjects(db, schoolId);
  const subjects = await subjectRows(db, schoolId);
  const subject = found(subjects.find((one) => one.subjectId === subjectId));
  if (subject.offered === offered) return;
  if (!offered) {
    ensure(subject.teachers.length === 0, 'conflict', 'still-taught');
    ensure(subjects.filter((one) => one.offered).length > 1, 'conflict', 'last-subject');
  }
  // The first choice writes down what until then went without saying: all of them.
  const now = subjects.filter((one) => one.offered || one.subjectId === subjectId).map((one) => one.subjectId);
  await addSubjects(db, schoolId, now);
  if (!offered) await dropSubject(db, schoolId, subjectId);
  await recordAct(db, {
    accountId,
    schoolId,
    what: offered ? 'subject-offered' : 'subject-dropped',
    detail: { subjectId },
  });
}
