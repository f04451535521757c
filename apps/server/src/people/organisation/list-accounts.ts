import { toStamp } from '@zhibi/contract/kernel';
import type { AccountRow, organisationApi } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type KeptAccount, keptAccounts } from '../../session/index.js';
import { schoolNamesOf } from '../store-pens.js';
import { keptRoles, knownOf, stateOfAccount } from './keep-accounts.js';
import { canOfAccount, keepsOrganisation, reaches } from './policy.js';

const PAGE = 50;
const MOST = 20_000;

type Input = z.output<typeof organisationApi.accounts.input>;

/** Who leads the schools and the organisation, the newest first. */
export async function listAccounts(
  db: Db,
  actor: Actor,
  { cursor, ...filter }: Input,
  timeZone: string,
): Promise<{ items: AccountRow[]; next: string | null }> {
  const rows = await wanted(db, actor, filter, { before: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter(rows, PAGE, (row) => row.accountId);
  return { items: await shown(db, actor, items, timeZone), next };
}

export const everyAccount = async (
  db: Db,
  actor: Actor,
  filter: Omit<Input, 'cursor'>,
  timeZone: string,
): Promise<AccountRow[]> => shown(db, actor, await wanted(db, actor, filter, { limit: MOST }), timeZone);

function wanted(
  db: Db,
  actor: Actor,
  filter: Omit<Input, 'cursor'>,
  page: { before?: string | undefined; limit: number },
) {
  ensure(keepsOrganisation(actor));
  ensure(filter.schoolId === undefined || reaches(actor, filter.schoolId), 'not-found');
  return keptAccounts(db, actor, filter, page);
}

async function shown(db: Db, actor: Actor, rows: readonly KeptAccount[], timeZone: string): Promise<AccountRow[]> {
  const [names, administrators] = await Promise.all([
    schoolNamesOf(
      db,
      rows.flatMap(({ schoolId }) => schoolId ?? []),
    ),
    keptAccounts(db, actor, { role: 'ORGADMIN' }, { limit: MOST }),
  ]);
  const enabled = administrators.filter(({ disabledAt }) => disabledAt === null).map(({ accountId }) => accountId);
  return rows.map((row) => ({
    accountId: row.accountId,
    account: row.account,
    name: row.name,
    phone: row.phone ?? '',
    roles: keptRoles(row),
    schoolId: row.schoolId,
    schoolName: names.get(row.schoolId ?? '') ?? '',
    state: stateOfAccount(row),
    addedAt: toStamp(row.createdAt, timeZone),
    can: canOfAccount(actor, knownOf(row, enabled)),
  }));
}
