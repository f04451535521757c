import type { LoginType } from '@zhibi/contract/kernel';
import type { OpenHouse } from '../src/app/open-house.js';
import { findAccount, startSession } from '../src/session/index.js';
import { Person } from '../test/person.js';

/** Somebody of the demo world who acts through the contract, signed in at the house's own time; a maths teacher unless said otherwise. */
export async function signInAs(house: OpenHouse, name: string, loginType: LoginType = 1): Promise<Person> {
  const { database, tokens, clock } = house;
  const { token, accountId } = await database.asSystem(async (db) => {
    const account = await findAccount(db, name);
    if (account === undefined) throw new Error(`there is no account ${name}`);
    return { ...(await startSession(db, { tokens, clock }, account.id, loginType)), accountId: account.id };
  });
  return new Person(house, { authorization: `Bearer ${token}`, 'x-subject-id': '202' }, { accountId, name });
}
