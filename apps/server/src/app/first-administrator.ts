import { randomBytes } from 'node:crypto';
import { insertOrganisation } from '../people/index.js';
import { newId } from '../platform/ids.js';
import { hasAccounts, hashPassword, insertAccounts, insertGrants } from '../session/index.js';
import type { OpenServices } from './open-services.js';

export interface FirstAdministrator {
  account: string;
  /** Told once, on the console; it must be changed at the first login. */
  password: string;
}

/** On a database without accounts: an organisation and its administrator, with a password that nobody else knows. */
export async function firstAdministrator({ database }: OpenServices): Promise<FirstAdministrator | undefined> {
  if (await database.asSystem(hasAccounts)) return undefined; // a password is made slowly, and seldom needed
  const password = `z1${randomBytes(9).toString('hex').slice(0, 14)}`;
  const passwordHash = await hashPassword(password);
  return database.asSystem(async (db) => {
    if (await hasAccounts(db)) return undefined;
    const [organisationId, accountId] = [newId(), newId()];
    await insertOrganisation(db, { id: organisationId, name: '我的机构' });
    await insertAccounts(db, [{ id: accountId, account: 'admin1', name: '管理员', passwordHash }]);
    await insertGrants(db, [{ accountId, loginType: 2, role: 'ORGADMIN', organisationId }]);
    return { account: 'admin1', password };
  });
}
