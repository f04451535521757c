import type { LoginType } from '@zhibi/contract/kernel';
import type { OpenServices } from '../src/app/open-services.js';
import { findAccount, startSession } from '../src/session/index.js';
import { Person } from '../test/person.js';

/** Somebody of the demo world who acts through the contract, signed in at the server's own time; a maths teacher unless said otherwise. */
export async function signInAs(services: OpenServices, name: string, loginType: LoginType = 1): Promise<Person> {
  const { database, tokens, clock } = services;
  const { token, accountId } = await database.asSystem(async (db) => {
    const account = await findAccount(db, name);
    if (account === undefined) throw new Error(`there is no account ${name}`);
    return { ...(await startSession(db, { tokens, clock }, account.id, loginType)), accountId: account.id };
  });
  return new Person(services, { authorization: `Bearer ${token}`, 'x-subject-id': '202' }, { accountId, name });
}
