import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { accountFactsById, forgetAccount } from '../../session/index.js';
import { dropHead } from '../profile/store.js';
import { forgetRosterRows } from '../roster/store-forget.js';
import { updateStudent } from '../store.js';
import { forgetWordsOf, recordLife } from '../store-life.js';
import { forgetSlipsOf } from '../store-slips.js';
import { studentToChange } from './change-student.js';
import type { ForgetStudent } from './forget-student.js';
import type { Here } from './keeping.js';
import { mayKeep } from './policy.js';
import { REMOVED, removedNumber } from './rules.js';
import { dropTakeOutsOf } from './store-takeouts.js';

interface Input {
  studentId: string;
  revision: number;
  /** As the administrator typed it, to be sure. */
  name: string;
}

/**
 * Takes away everything that names a student who has left or is of his hand: name, reading, sex, birthday, numbers, picture, account, phone,
 * password, the words of the history and of comments, rows of lists, ink, pictures of writing, printed copies, what was taken out. Submissions,
 * readings and scores point to the record and stay, as those of nobody, so that the figures of classes remain true. It cannot be undone.
 * Answers the contents whose bytes go once this has held.
 */
export async function eraseStudent(
  db: Db,
  actor: Actor,
  input: Input,
  { here, later }: { here: Here; later: readonly ForgetStudent[] },
): Promise<string[]> {
  ensure(mayKeep(actor), 'not-found');
  const { schoolId, accountId: byAccount } = actor;
  const { studentId } = input;
  const known = await studentToChange(db, schoolId, input);
  ensure(known.leftOn !== null && known.erasedAt === null, 'conflict', 'still-here');
  ensure(known.name === input.name.trim(), 'conflict', 'name-differs');
  const account = (await accountFactsById(db, [known.accountId])).get(known.accountId);
  const marks = [
    known.name,
    known.studentNo,
    known.externalId,
    known.deviceMac,
    account?.account,
    account?.phone,
    account?.mail,
  ];
  const gone = { schoolId, studentId, accountId: known.accountId, marks: marks.flatMap((mark) => mark || []) };
  await updateStudent(db, schoolId, studentId, {
    ...REMOVED,
    pinyinBy: 'machine',
    reading: null,
    readingOf: null,
    sex: null,
    birthday: null,
    headFileId: null,
    deviceMac: null,
    studentNo: removedNumber(studentId),
    externalId: null,
    erasedAt: here.now,
  });
  // An account that another school knows stays theirs, face and all.
  const isForgotten = await forgetAccount(db, known.accountId, here.now);
  const face = isForgotten ? await dropHead(db, known.accountId) : undefined;
  await forgetSlipsOf(db, schoolId, known.accountId);
  await forgetWordsOf(db, schoolId, studentId);
  await forgetRosterRows(db, gone);
  const { contents } = await dropTakeOutsOf(db, { schoolId, studentId });
  for (const forget of later) contents.push(...(await forget(db, gone)));
  await recordLife(db, [
    { schoolId, whose: 'student', whoseId: studentId, what: 'erased', detail: {}, byAccount, at: here.now },
  ]);
  await recordAct(db, { accountId: byAccount, schoolId, what: 'student-erased', detail: { ids: [studentId] } });
  return face === undefined ? contents : [...contents, face];
}
