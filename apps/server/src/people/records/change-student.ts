import { fieldMessages, nameBeside } from '@zhibi/contract/kernel';
import type { recordsApi } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import { ensureField } from '../../platform/wrong-field.js';
import { changeAccount } from '../../session/index.js';
import { readName } from '../pinyin.js';
import { updateStudent } from '../store.js';
import { personDuplicates } from './create-teacher.js';
import { type Here, noteDown } from './keeping.js';
import { mayKeep } from './policy.js';
import { changedFields, toDate } from './rules.js';
import { lockStudents } from './store-students.js';

type Input = z.output<typeof recordsApi.changeStudent.input>;

/** A student of the school, held and seen in its newest state by whoever changes it. */
export async function studentToChange(db: Db, schoolId: string, of: { studentId: string; revision: number }) {
  const [row] = await lockStudents(db, schoolId, [of.studentId]);
  const known = found(row);
  ensure(known.revision === of.revision, 'conflict', 'changed');
  return known;
}

/** Changes name, sex, birthday and number of a student. A new name is read anew, also where a teacher had corrected the old reading. */
export async function changeStudent(db: Db, actor: Actor, input: Input, here: Here): Promise<void> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId } = actor;
  const before = await studentToChange(db, schoolId, input);
  ensure(before.leftOn === null, 'not-found');
  ensureField(nameBeside(before.name).safeParse(input.name).success, 'name', fieldMessages.name);
  const { studentId, revision: _, ...given } = input;
  const fields = { ...given, birthday: given.birthday === null ? null : toDate(given.birthday) };
  const changed = changedFields(before, fields);
  if (changed.length === 0) return;
  const renamed = before.name !== fields.name;
  await refuseDuplicates(personDuplicates, () =>
    updateStudent(db, schoolId, studentId, {
      ...fields,
      ...(renamed && { pinyin: readName(fields.name), pinyinBy: 'machine' }),
    }),
  );
  if (renamed) await changeAccount(db, before.accountId, { name: fields.name });
  await noteDown(db, actor, here, {
    what: 'changed',
    whose: 'student',
    ids: [studentId],
    detail: { fields: changed, ...(renamed && { from: before.name, to: fields.name }) },
  });
}
