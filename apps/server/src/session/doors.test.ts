import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doWork, newAccount, password, readPicture, wrong } from '../../test/outside-services.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

let networks = 0;
/** Somebody at an address of their own. */
const at = (address = `10.9.${Math.floor(++networks / 250)}.${networks % 250}`) =>
  world.stranger.with({ 'x-forwarded-for': address });

/** The same person in a browser that has logged in once. */
async function knownBrowser(person: Person, account: string): Promise<Person> {
  const response = await person.send(sessionApi.login, { account, password });
  const [cookie = ''] = [response.headers['set-cookie']].flat();
  expect(cookie).toMatch(/^zhibi_known=.*HttpOnly; SameSite=Strict/);
  return person.with({ cookie: cookie.split(';')[0] ?? '' });
}

/** One guess, with the picture read where it is asked for. */
async function guess(person: Person, account: string) {
  const { reason } = await person.refused(sessionApi.login, { account, password: wrong });
  if (reason !== 'image-code-needed') return reason;
  return (await person.refused(sessionApi.login, { account, password: wrong, ...(await readPicture(world)) })).reason;
}

/** Guesses until the account waits; answers how many passwords were looked at. */
async function exhaust(account: string, from: () => Person): Promise<number> {
  for (let guesses = 0; guesses < 30; guesses++) if ((await guess(from(), account)) === 'account-waits') return guesses;
  throw new Error('the account never waits');
}

const enters = async (person: Person, account: string) =>
  (await person.send(sessionApi.login, { account, password })).statusCode === 200;

describe('an attacker from outside', () => {
  it('has ten guesses, from however many addresses, and locks out nobody who is known', async () => {
    const { account } = await newAccount(world);
    const teacher = await knownBrowser(at('10.1.1.1'), account);
    const classroom = at('10.1.1.1'); // another computer of the school, whose disk is wiped each night
    expect(await exhaust(account, at)).toBe(10);
    expect(await enters(at(), account)).toBe(false);
    expect(await enters(teacher.with({ 'x-forwarded-for': '10.77.0.1' }), account)).toBe(true);
    expect(await enters(classroom, account)).toBe(true);
  });

  it('gets no new guesses when the owner logs in meanwhile', async () => {
    const { account } = await newAccount(world);
    const teacher = await knownBrowser(at(), account);
    for (let n = 0; n < 9; n++) await guess(at(), account);
    expect(await enters(teacher, account)).toBe(true);
    expect(await exhaust(account, at)).toBe(1);
  });

  it('has ten guesses too where all come in one burst', async () => {
    const { account } = await newAccount(world);
    const pictures = await Promise.all(Array.from({ length: 12 }, () => readPicture(world)));
    const reasons = await Promise.all(
      pictures.map(
        async (picture) => (await at().refused(sessionApi.login, { account, password: wrong, ...picture })).reason,
      ),
    );
    expect(reasons.filter((reason) => reason === 'bad-credentials')).toHaveLength(10);
    expect(reasons.filter((reason) => reason === 'account-waits')).toHaveLength(2);
  });

  it('who tries one password on many accounts must read pictures, and then wait; people of the school need not', async () => {
    const { account } = await newAccount(world);
    const here = () => at('10.2.2.2');
    await knownBrowser(here(), account);
    const mark = (failures: number) =>
      world.services.database.asSystem((db) =>
        db.execute(`update address_failure set failures = ${failures} where address = (
          select address from login_address where account_id = (select id from account where account = '${account}'))`),
      );
    const stranger = async () =>
      (await here().refused(sessionApi.login, { account: `nobody${networks++}`, password })).reason;
    expect(await stranger()).toBe('bad-credentials');
    await mark(99);
    expect(await stranger()).toBe('bad-credentials');
    expect(await stranger()).toBe('image-code-needed');
    expect(await enters(here(), account)).toBe(true);
    await mark(1000);
    expect(await stranger()).toBe('account-waits');
    expect((await here().refused(sessionApi.login, { account, password: wrong })).reason).toBe('image-code-needed');
    expect(await here().call(sessionApi.login, { account, password, ...(await readPicture(world)) })).toBeTruthy();
  });
});

describe('a known browser', () => {
  it('has ten guesses of its own', async () => {
    const { account } = await newAccount(world);
    const browser = await knownBrowser(at(), account);
    expect(await exhaust(account, () => browser)).toBe(10);
    expect(await enters(at(), account)).toBe(true);
  });

  it('is nobody’s invention: a cookie that was not signed here, or for somebody else, makes nobody known', async () => {
    const [mine, other] = [await newAccount(world), await newAccount(world)];
    const attacker = await knownBrowser(at(), mine.account);
    const forged = at().with({ cookie: `zhibi_known=${'A'.repeat(22)}.${'B'.repeat(16)}` });
    await exhaust(other.account, at);
    for (const person of [attacker, forged]) expect(await guess(person, other.account)).toBe('account-waits');
  });
});

describe('the address of a call', () => {
  it('is what a trusted proxy says, and nobody else', async () => {
    const { account } = await newAccount(world);
    const from = (remoteAddress: string, forwarded: string) =>
      world.services.app.inject({
        method: 'POST',
        url: sessionApi.login.path,
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        payload: { account, password: wrong },
      });
    const addresses = async () =>
      (
        await world.services.database.asSystem((db) =>
          db.execute<{ n: number }>(`select count(*)::int as n from login_failure where account = '${account}'`),
        )
      )[0]?.n;
    await from('10.3.3.3', '10.4.4.1');
    await from('10.3.3.3', '10.4.4.2');
    expect(await addresses()).toBe(1);
    await from('127.0.0.1', '10.4.4.1');
    expect(await addresses()).toBe(2);
  });
});

describe('the proof', () => {
  it('is letters and work: neither alone opens', async () => {
    const { account } = await newAccount(world);
    const person = at();
    for (let n = 0; n < 5; n++) await person.refused(sessionApi.login, { account, password: wrong });
    const lazy = await readPicture(world);
    for (const part of [
      { imageCodeId: lazy.imageCodeId, imageCode: lazy.imageCode },
      { ...(await readPicture(world)), work: { counter: 1, key: '00'.repeat(32) } },
      { ...(await readPicture(world)), imageCode: undefined },
    ])
      expect((await person.refused(sessionApi.login, { account, password, ...part })).reason).toBe('image-code-wrong');
    expect(await person.call(sessionApi.login, { account, password, ...(await readPicture(world)) })).toBeTruthy();
  });

  it('is more work without a picture, for somebody who cannot see it', async () => {
    const { account } = await newAccount(world);
    const person = at();
    for (let n = 0; n < 5; n++) await person.refused(sessionApi.login, { account, password: wrong });
    const { imageCodeId, picture, work } = await person.call(sessionApi.imageCode, { without: 'picture' });
    expect(picture).toBe('');
    const done = doWork(work);
    expect(done.counter).toBeGreaterThanOrEqual(300_000);
    expect(await person.call(sessionApi.login, { account, password, imageCodeId, work: done })).toBeTruthy();
  });
});
