import { fieldMessages, nameBeside } from '@zhibi/contract/kernel';
import type { recordsApi } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import { ensureField } from '../../platform/wrong-field.js';
import { accountFactsById, accountsElsewhere, changeAccount } from '../../session/index.js';
import { readName } from '../pinyin.js';
import { updateTeacher } from '../store.js';
import { insertTeaching } from '../store-newcomers.js';
import { checkLessons } from './check-lessons.js';
import { personDuplicates } from './create-teacher.js';
import { type Here, noteDown } from './keeping.js';
import { mayKeep } from './policy.js';
import { changedFields, lessonsOnlyIn } from './rules.js';
import { deleteLessons, lessonsOf, touchClasses } from './store-classes.js';
import { lockTeachers } from './store-teachers.js';

type Input = z.output<typeof recordsApi.changeTeacher.input>;

/** A teacher of the school who is still there, held and seen in its newest state by whoever changes it. */
export async function teacherToChange(db: Db, schoolId: string, of: { teacherId: string; revision: number }) {
  const [row] = await lockTeachers(db, schoolId, [of.teacherId]);
  const known = found(row);
  ensure(known.revision === of.revision, 'conflict', 'changed');
  return known;
}

/** Changes what the school writes down of a teacher, and the lessons. Nothing that somebody else changed meanwhile is lost. */
export async function changeTeacher(db: Db, actor: Actor, input: Input, here: Here): Promise<void> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId } = actor;
  const before = await teacherToChange(db, schoolId, input);
  ensure(before.leftOn === null, 'not-found');
  ensureField(nameBeside(before.name).safeParse(input.name).success, 'name', fieldMessages.name);
  const { teacherId, revision: _, lessons, phone, ...fields } = input;
  const account = (await accountFactsById(db, [before.accountId])).get(before.accountId);
  const changed: string[] = changedFields(before, fields);
  const renamed = before.name !== fields.name;
  await refuseDuplicates(personDuplicates, async () => {
    await updateTeacher(db, schoolId, teacherId, {
      ...fields,
      ...(renamed && { pinyin: readName(fields.name) }),
    });
    if (account && account.phone !== phone) {
      changed.push('phone');
      ensure(!(await accountsElsewhere(db, [before.accountId])).size, 'conflict', 'held-elsewhere');
    }
    if (account && (renamed || account.phone !== phone))
      await changeAccount(db, before.accountId, { name: fields.name, phone });
  });
  const had = await lessonsOf(db, schoolId, { teacherId });
  const [added, gone] = [lessonsOnlyIn(lessons, had), lessonsOnlyIn(had, lessons)];
  await checkLessons(db, schoolId, added);
  await deleteLessons(db, schoolId, gone);
  await insertTeaching(
    db,
    added.map((lesson) => ({ schoolId, teacherId, ...lesson })),
  );
  await touchClasses(db, schoolId, [...new Set([...added, ...gone].map(({ classId }) => classId))]);
  if (added.length + gone.length > 0) changed.push('lessons');
  if (changed.length === 0) return;
  await noteDown(db, actor, here, {
    what: 'changed',
    whose: 'teacher',
    ids: [teacherId],
    detail: { fields: changed, ...(renamed && { from: before.name, to: fields.name }) },
  });
}
