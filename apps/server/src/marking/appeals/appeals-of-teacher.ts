import type { Actor } from '@zhibi/contract/session';
import { type Homework, homeworkByIds, isInSchool } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { teachesSubject } from '../rounds/policy.js';
import { peopleOf, teachersBySubject } from './people.js';
import { hasSecond, mayDecide } from './policy.js';
import { type AppealWithAnswer, decidedBy, waitingIn } from './store-appeals.js';

export type Show = 'waiting' | 'decided';
export interface Listed extends AppealWithAnswer {
  homework: Homework;
  isOwnScore: boolean;
}

/** Appeals that wait for this teacher, or that this teacher decided; nothing of a homework that was taken back. */
export async function appealsOfTeacher(db: Db, actor: Actor, show: Show): Promise<Listed[]> {
  const { schoolId, accountId } = actor;
  if (!isInSchool(actor)) return [];
  const rows = show === 'waiting' ? await waitingIn(db, schoolId) : await decidedBy(db, schoolId, accountId);
  const homework = await homeworkByIds(db, schoolId, [...new Set(rows.map(({ appeal }) => appeal.homeworkId))]);
  const own = new Map([...homework].filter(([, { subjectId }]) => teachesSubject(actor, subjectId)));
  const teachers = await teachersBySubject(db, schoolId, own.values());
  return rows.flatMap((row): Listed[] => {
    const of = own.get(row.appeal.homeworkId);
    if (of === undefined || of.withdrawnAt !== null) return [];
    const people = peopleOf(row.appeal, show === 'waiting' ? row.scoredBy : null, teachers.get(of.subjectId) ?? []);
    if (show === 'waiting' && !mayDecide(actor, people)) return [];
    return [{ ...row, homework: of, isOwnScore: people.givers.includes(accountId) && !hasSecond(people) }];
  });
}
