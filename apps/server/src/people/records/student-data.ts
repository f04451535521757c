import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { lifeOf } from '../store-life.js';
import { mayOversee } from './policy.js';
import { stateOf } from './rules.js';
import { lineOf } from './show-history.js';
import { staysOf, studentRowById } from './store-students.js';

/** More happens to nobody in a school life; a limit all the same, so that no call is without one. */
const LIFE = 5000;

/** Everything that the records hold about one student, to be taken out: facts, classes, history. As JSON, for people and machines. */
export async function studentData(
  db: Db,
  actor: Actor,
  studentId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ name: string; text: string }> {
  ensure(mayOversee(actor), 'not-found');
  const row = await studentRowById(db, actor.schoolId, studentId);
  const { account, studentNo, name, pinyin, sex, birthday, className, leftOn, leftWhy } = row;
  const life = await lifeOf(db, actor.schoolId, studentId, LIFE);
  const data = {
    takenOutAt: toStamp(now, timeZone),
    student: {
      studentId,
      account,
      studentNo,
      name,
      pinyin,
      sex,
      birthday,
      className,
      state: stateOf(row),
      leftOn,
      leftWhy,
    },
    classes: await staysOf(db, actor.schoolId, studentId),
    history: life.map((one) => lineOf(one, null, timeZone)),
  };
  return {
    name: `${name} ${studentNo}`,
    text: `${JSON.stringify(data, null, 2)}
`,
  };
}
