import type { Actor } from '@zhibi/contract/session';
import { addCopies, type DottedPages, pagesToStamp } from '../../papers/index.js';
import { levelsOfClasses, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { homeworkForTeacher } from '../for-teacher.js';
import { announceGiven, announceProgress } from '../handing-in/progress.js';
import { insertSubmissions, submissionsOf } from '../handing-in/store-submissions.js';
import { recordChange } from '../history.js';
import { mayRun } from '../policy.js';
import { statusOf } from '../rules.js';
import { type Homework, lockHomework } from '../store.js';
import { joinersOf } from './store-joiners.js';

/** Work of this domain, once a minute. */
export const ADMIT_JOINERS = 'admit-joiners';

interface InClass {
  classId: string;
  studentId: string;
}

interface Needs {
  actor: Actor;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The students of its classes who do not have a homework: who joined, who was absent, who was left out. */
export async function listOutside(db: Db, actor: Actor, homeworkId: string) {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  ensure(mayRun(actor, homework));
  const outside = await studentsWithout(db, homework);
  return outside.map(({ studentId, name, studentNo, classId }) => ({ studentId, name, studentNo, classId }));
}

/** A teacher gives a homework that stands to students of its classes who do not have it. Twice is once. */
export async function admitStudents(
  services: Services,
  { actor, transact }: Needs,
  { homeworkId, studentIds }: { homeworkId: string; studentIds: readonly string[] },
): Promise<{ added: number }> {
  const { printRunId } = await transact(async (db) => {
    const homework = await homeworkForTeacher(db, actor, homeworkId);
    ensure(mayRun(actor, homework));
    return homework;
  });
  const pages = await pagesToStamp(services, actor.schoolId, printRunId);
  return transact(async (db) => {
    const homework = await lockHomework(db, actor.schoolId, homeworkId, 'update');
    const members = await studentsOf(db, actor.schoolId, homework.classIds);
    const wanted = members.filter(({ studentId }) => studentIds.includes(studentId));
    ensure(wanted.length === new Set(studentIds).size, 'not-found');
    return { added: await admit(db, homework, { students: wanted, pages, by: actor.accountId }, services) };
  });
}

/** Those who have joined a class since get what is open there, where its teacher said so. Asked once a minute. */
export async function admitJoiners(services: Services): Promise<void> {
  const { database, clock } = services;
  const waiting = await database.asSystem((db) => joinersOf(db, clock.now()));
  for (const {
    homework: { schoolId, id, printRunId, classIds, subjectId, layers },
    students,
  } of waiting) {
    const pages = await pagesToStamp(services, schoolId, printRunId);
    await database.asActor({ schoolIds: [schoolId] }, async (db) => {
      const homework = await lockHomework(db, schoolId, id, 'update');
      const levelOf = await levelsOfClasses(db, schoolId, { classIds, subjectId });
      const meant = students.filter(({ studentId }) => layers?.includes(levelOf.get(studentId) ?? 'none') ?? true);
      await admit(db, homework, { students: meant, pages, by: null }, services);
    });
  }
}

async function admit(
  db: Db,
  homework: Homework,
  { students, pages, by }: { students: readonly InClass[]; pages: DottedPages; by: string | null },
  { clock }: Pick<Services, 'clock'>,
): Promise<number> {
  const { schoolId, id, printRunId, createdBy } = homework;
  const now = clock.now();
  const status = statusOf(homework, now);
  ensure(status !== 'withdrawn' || by === null, 'conflict', 'taken-back');
  ensure(status !== 'closed' || by === null, 'conflict');
  const having = new Set((await submissionsOf(db, schoolId, id)).map(({ studentId }) => studentId));
  const fresh = students.filter(({ studentId }) => !having.has(studentId));
  if (fresh.length === 0 || (status !== 'open' && status !== 'scheduled')) return 0;
  await addCopies(db, { schoolId, accountId: by ?? createdBy }, { printRunId, pages }, fresh);
  await insertSubmissions(
    db,
    fresh.map(({ classId, studentId }) => ({ schoolId, homeworkId: id, studentId, classId, status: 'assigned' })),
  );
  const studentIds = fresh.map(({ studentId }) => studentId);
  await recordChange(db, homework, { kind: 'joined', studentIds, by, at: now });
  if (homework.pushedAt !== null) await announceGiven(db, homework, studentIds);
  await announceProgress(db, homework);
  return fresh.length;
}

async function studentsWithout(db: Db, { schoolId, id, classIds }: Homework) {
  const having = new Set((await submissionsOf(db, schoolId, id)).map(({ studentId }) => studentId));
  return (await studentsOf(db, schoolId, classIds)).filter(({ studentId }) => !having.has(studentId));
}
