import type { PasswordSlip } from '@zhibi/contract/people';
import type { recordsApi } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import { enrolStudents } from '../new-people.js';
import { accountFor, type Initial, personDuplicates } from './create-teacher.js';
import type { Here } from './keeping.js';
import { mayKeep } from './policy.js';
import { toDate } from './rules.js';
import { lockClass } from './store-classes.js';

type Input = z.output<typeof recordsApi.createStudent.input>;

/** Takes one student into the school and a class. The initial password is answered once and kept nowhere in the open. */
export async function createStudent(
  db: Db,
  actor: Actor,
  input: Input,
  { here, initial }: { here: Here; initial: Initial },
): Promise<{ studentId: string; slip: PasswordSlip }> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId, organisationId } = actor;
  const { account: wanted, birthday, ...student } = input;
  const className = student.classId === null ? '' : (await lockClass(db, schoolId, student.classId)).name;
  const [id, accountId] = [newId(), newId()];
  const account = await accountFor(db, { kind: 's', schoolId, number: student.studentNo, wanted });
  const arrival = { schoolId, organisationId, byAccount: actor.accountId, ...here };
  const row = { ...student, id, accountId, account, passwordHash: initial.passwordHash };
  await refuseDuplicates(personDuplicates, () =>
    enrolStudents(db, arrival, [{ ...row, birthday: birthday === null ? null : toDate(birthday) }]),
  );
  await recordAct(db, { accountId: actor.accountId, schoolId, what: 'student-enrolled', detail: { ids: [id] } });
  return { studentId: id, slip: { accountId, name: student.name, account, password: initial.password, className } };
}
