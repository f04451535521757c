import { plainReading } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { readName } from '../pinyin.js';
import { recordLife } from '../store-life.js';
import type { Here } from './days.js';
import { openClass } from './open-class.js';
import { mayCorrectReadings } from './policy.js';
import { type ReadAs, updateReading } from './store.js';

interface Wanted {
  classId: string;
  studentId: string;
  revision: number;
  reading: string | null;
}

/** A teacher says how a name is read: lists are sorted and searched by it until the name changes. Null gives it back to the machine. */
export async function setReading(db: Db, actor: Actor, wanted: Wanted, { now }: Here): Promise<void> {
  const { schoolId } = actor;
  const { classId, studentId, revision, reading } = wanted;
  const open = await openClass(db, actor, classId);
  ensure(mayCorrectReadings(actor, open.row));
  const { name } = found(open.students.find((one) => one.studentId === studentId));
  const as: ReadAs =
    reading === null
      ? { pinyin: readName(name), pinyinBy: 'machine', reading: null, readingOf: null }
      : { pinyin: plainReading(reading), pinyinBy: 'teacher', reading, readingOf: name };
  ensure(await updateReading(db, { schoolId, studentId, revision }, as), 'conflict', 'changed');
  await recordLife(db, [
    {
      schoolId,
      whose: 'student',
      whoseId: studentId,
      what: 'reading-set',
      detail: { reading },
      byAccount: actor.accountId,
      at: now,
    },
  ]);
}
