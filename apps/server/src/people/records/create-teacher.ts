import type { PasswordSlip } from '@zhibi/contract/people';
import type { recordsApi } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import { takenAccounts } from '../../session/index.js';
import { freeAccountNames, hireTeachers } from '../new-people.js';
import { checkLessons } from './check-lessons.js';
import type { Here } from './keeping.js';
import { mayKeep } from './policy.js';
import { touchClasses } from './store-classes.js';

type Input = z.output<typeof recordsApi.createTeacher.input>;
export interface Initial {
  password: string;
  passwordHash: string;
}

/** Unique indexes that a person may meet, and what is said then. */
export const personDuplicates = {
  teacher_number: 'number-taken',
  student_school_id_student_no_key: 'number-taken',
  account_phone: 'phone-taken',
  account_name: 'account-taken',
};

/** The account name that was asked for, if nobody has it; else a free one made of the number. */
export async function accountFor(
  db: Db,
  of: { kind: 's' | 't'; schoolId: string; number: string; wanted?: string | undefined },
): Promise<string> {
  if (of.wanted !== undefined) {
    ensure((await takenAccounts(db, [of.wanted])).size === 0, 'conflict', 'account-taken');
    return of.wanted;
  }
  const [account] = await freeAccountNames(db, of.kind, of.schoolId, [of.number]);
  ensure(account !== undefined, 'conflict', 'account-taken');
  return account;
}

/** Takes one teacher into the school. The initial password is answered once and kept nowhere in the open. */
export async function createTeacher(
  db: Db,
  actor: Actor,
  input: Input,
  { here, initial }: { here: Here; initial: Initial },
): Promise<{ teacherId: string; slip: PasswordSlip }> {
  ensure(mayKeep(actor), 'not-found');
  const { account: wanted, ...teacher } = input;
  await checkLessons(db, actor.schoolId, teacher.lessons);
  const [id, accountId] = [newId(), newId()];
  // Without a number the id gives one: its end is random, so that names do not follow each other.
  const number = teacher.teacherNo ?? id.slice(-8);
  const account = await accountFor(db, { kind: 't', schoolId: actor.schoolId, number, wanted });
  const arrival = {
    schoolId: actor.schoolId,
    organisationId: actor.organisationId,
    byAccount: actor.accountId,
    ...here,
  };
  await refuseDuplicates(personDuplicates, () =>
    hireTeachers(db, arrival, [{ ...teacher, id, accountId, account, passwordHash: initial.passwordHash }]),
  );
  await touchClasses(db, actor.schoolId, [...new Set(teacher.lessons.map(({ classId }) => classId))]);
  await recordAct(db, {
    accountId: actor.accountId,
    schoolId: actor.schoolId,
    what: 'teacher-hired',
    detail: { ids: [id] },
  });
  const slip = { accountId, name: teacher.name, account, password: initial.password, className: '' };
  return { teacherId: id, slip };
}
