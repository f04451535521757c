import { devicesApi } from '@zhibi/contract/capture/devices';
import { sql } from 'drizzle-orm';
import type { OpenServices } from '../src/app/open-services.js';
import { findAccount, startSession } from '../src/session/index.js';
import { Person } from '../test/person.js';
import { idOf } from './ids.js';

const SPARE = 3;
/** Teaches both classes, and corrects on their paper. */
const CORRECTS = 'teacher01';
const RED = { mac: 'AC00000000C1', name: '林老师的红笔' };

/** The pens that the classes wrote with, given to the students of the two classes; the last few lie in the drawer as spares. Their teacher has a pen to correct with. */
export async function makeDevices(services: OpenServices): Promise<void> {
  const { database, tokens, clock } = services;
  const schoolId = idOf('school', 'exp');
  const classes = ['exp-8-1', 'exp-8-2'].map((name) => idOf('class', name));
  const { token, numbers, pens } = await database.asSystem(async (db) => {
    const account = await findAccount(db, 'orgadmin');
    if (account === undefined) throw new Error('there is no orgadmin');
    const numbers = await db.execute<{ student_no: string }>(sql`
      select s.student_no from student s join class_student m on m.school_id = s.school_id and m.student_id = s.id
      where m.class_id in (${classes[0]}, ${classes[1]}) order by s.student_no`);
    const pens = await db.execute<{ mac: string; revision: number }>(sql`
      select mac, revision from device where school_id = ${schoolId} and kind = 'pen' order by mac`);
    const { token } = await startSession(db, { tokens, clock }, account.id, 2);
    return { token, numbers, pens };
  });
  const officer = new Person(services, { authorization: `Bearer ${token}` });
  for (const [at, { mac, revision }] of pens.slice(0, -SPARE).entries()) {
    const studentNo = numbers[at]?.student_no;
    if (studentNo !== undefined) await officer.call(devicesApi.bind, { schoolId, mac, revision, studentNo });
  }
  await officer.call(devicesApi.add, { schoolId, kind: 'pen', ...RED });
  await officer.call(devicesApi.bindTeacher, { schoolId, mac: RED.mac, revision: 1, account: CORRECTS });
}
