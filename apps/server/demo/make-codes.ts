import type { Actor } from '@zhibi/contract/session';
import type { OpenServices } from '../src/app/open-services.js';
import { openCodeSecret } from '../src/people/organisation/code-secret.js';
import { issueCodes } from '../src/people/organisation/issue-codes.js';
import { switchUnused } from '../src/people/organisation/store-codes.js';
import { idOf } from './ids.js';

const DAY_MS = 86_400_000;

/** Activation codes as an organisation has them in November: some to be handed out, some that end soon, one batch disabled. */
export async function makeCodes({ database, settings }: OpenServices, now: Date): Promise<void> {
  const secret = await openCodeSecret(database);
  const here = { now, timeZone: settings.TZ_NAME, secret };
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const [exp, high] = [idOf('school', 'exp'), idOf('school', 'high')];
  const actor: Actor = {
    accountId: idOf('account', 'orgadmin'),
    sessionId: '',
    loginType: 2,
    role: 'ORGADMIN',
    roles: ['ORGADMIN'],
    name: '',
    schoolId: '',
    schoolIds: [exp, high],
    organisationId: idOf('organisation', 'main'),
    subjectId: null,
    teacherId: null,
    studentId: null,
    teaches: new Map(),
    memberOf: new Set(),
    stageId: null,
    dataLocked: false,
  };
  const orders = [
    { schoolId: exp, role: 'TEACHER', classId: null, amount: 12, validUntil: day(9), note: '新教师' },
    {
      schoolId: exp,
      role: 'STUDENT',
      classId: idOf('class', 'exp-8-3'),
      amount: 40,
      validUntil: day(24),
      note: '转入学生',
    },
    { schoolId: high, role: 'TEACHER', classId: null, amount: 6, validUntil: day(180), note: '' },
    { schoolId: high, role: 'STUDENT', classId: null, amount: 8, validUntil: day(60), note: '发错的一批' },
  ] as const;
  await database.asSystem(async (db) => {
    let last = '';
    for (const order of orders) last = (await issueCodes(db, actor, order, here)).batchId;
    await switchUnused(db, { batchId: last }, now);
  });
}
