import type { OpenHouse } from '../src/app/open-house.js';
import { findAccount, startSession } from '../src/session/index.js';
import { Person } from '../test/person.js';

/** A maths teacher of the demo world who acts through the contract, signed in at the house's own time. */
export async function signInAs(house: OpenHouse, name: string): Promise<Person> {
  const { database, tokens, clock } = house;
  const { token, accountId } = await database.asSystem(async (db) => {
    const account = await findAccount(db, name);
    if (account === undefined) throw new Error(`there is no account ${name}`);
    return { ...(await startSession(db, { tokens, clock }, account.id, 1)), accountId: account.id };
  });
  return new Person(house, { authorization: `Bearer ${token}`, 'x-subject-id': '202' }, { accountId, name });
}
