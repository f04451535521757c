import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { forgetAccount } from '../../session/index.js';
import { dropHead } from '../profile/store.js';
import { updateStudent } from '../store.js';
import { forgetWordsOf, recordLife } from '../store-life.js';
import { forgetSlipsOf } from '../store-slips.js';
import { studentToChange } from './change-student.js';
import type { Here } from './keeping.js';
import { mayKeep } from './policy.js';
import { REMOVED, removedNumber } from './rules.js';

interface Input {
  studentId: string;
  revision: number;
  /** As the administrator typed it, to be sure. */
  name: string;
}

/**
 * Takes away everything that names a student who has left: name, reading, sex, birthday, numbers, picture, account, phone,
 * password, and the words of the history (its days stay). Submissions, ink, scores and wrong questions point to the record
 * and stay, as those of nobody, so that the figures of classes remain true. It cannot be undone.
 * Answers the content of the picture, whose bytes go once this has held.
 */
export async function eraseStudent(db: Db, actor: Actor, input: Input, here: Here): Promise<string | undefined> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId, accountId: byAccount } = actor;
  const { studentId } = input;
  const known = await studentToChange(db, schoolId, input);
  ensure(known.leftOn !== null && known.erasedAt === null, 'conflict', 'still-here');
  ensure(known.name === input.name.trim(), 'conflict', 'name-differs');
  await updateStudent(db, schoolId, studentId, {
    ...REMOVED,
    pinyinBy: 'machine',
    reading: null,
    readingOf: null,
    sex: null,
    birthday: null,
    headFileId: null,
    studentNo: removedNumber(studentId),
    externalId: null,
    erasedAt: here.now,
  });
  // An account that another school knows stays theirs, face and all.
  const isForgotten = await forgetAccount(db, known.accountId, here.now);
  const face = isForgotten ? await dropHead(db, known.accountId) : undefined;
  await forgetSlipsOf(db, schoolId, known.accountId);
  await forgetWordsOf(db, schoolId, studentId);
  await recordLife(db, [
    { schoolId, whose: 'student', whoseId: studentId, what: 'erased', detail: {}, byAccount, at: here.now },
  ]);
  await recordAct(db, { accountId: byAccount, schoolId, what: 'student-erased', detail: { ids: [studentId] } });
  return face;
}
