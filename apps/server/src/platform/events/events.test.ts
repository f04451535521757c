import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { markingEvents } from '@zhibi/contract/events/marking';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { sessionApi } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo, type ReceivedEvent } from '../../../test/event-source.js';
import type { Person } from '../../../test/person.js';
import { openSecondServices, openTestWorld, type TestWorld } from '../../../test/school.js';
import type { OpenServices } from '../../app/open-services.js';
import { startSession } from '../../session/index.js';
import { announce } from './announce.js';
import { forgetEvents } from './forget.js';

let world: TestWorld;
let second: OpenServices;
beforeAll(async () => {
  world = await openTestWorld();
  second = await openSecondServices(world);
  await Promise.all([world.services, second].map((services) => services.app.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const notify = (services: OpenServices, to: string[], n: number) =>
  services.database.asSystem((db) =>
    announce(db, questionsEvents.cart, { schoolId: null, to, data: { subjectId: n } }),
  );
const teacher = () => world.newPerson({ loginType: 1, roles: ['TEACHER'] });
const addressOf = ({ app }: OpenServices) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

describe('the event stream', () => {
  it('brings an event born in one server process to a browser on the other', async () => {
    const person = await teacher();
    const listener = await listenTo(addressOf(second), person.token);
    await notify(world.services, [person.ids.accountId], 1);
    expect(await listener.next()).toMatchObject({ name: 'cart', data: { subjectId: 1 } });
    listener.close();
  });

  it('tells nobody but the listed accounts', async () => {
    const [mine, other] = [await teacher(), await teacher()];
    const listener = await listenTo(addressOf(world.services), mine.token);
    await notify(world.services, [other.ids.accountId], 1);
    await notify(world.services, [mine.ids.accountId], 2);
    expect(await listener.next()).toMatchObject({ data: { subjectId: 2 } });
    listener.close();
  });

  it('replays a thousand missed events once each and in order, and goes on live', async () => {
    const person = await teacher();
    const before = await listenTo(addressOf(world.services), person.token);
    await notify(world.services, [person.ids.accountId], 0);
    const { id } = await before.next();
    before.close();
    await Promise.all(
      Array.from({ length: 1_000 }, (_, i) => notify(i % 2 ? world.services : second, [person.ids.accountId], i + 1)),
    );
    const after = await listenTo(addressOf(second), person.token, id);
    const seen: ReceivedEvent[] = [];
    for (let i = 0; i < 1_000; i++) seen.push(await after.next());
    await notify(world.services, [person.ids.accountId], 1_001);
    const last = await after.next();
    after.close();
    expect(new Set(seen.map((event) => event.data.subjectId)).size).toBe(1_000);
    expect(seen.every((event, i) => i === 0 || event.id > (seen[i - 1]?.id ?? 0))).toBe(true);
    expect(last.data.subjectId).toBe(1_001);
  });

  it('asks for everything to be read anew when the gap is no longer kept', async () => {
    const person = await teacher();
    await notify(world.services, [person.ids.accountId], 1);
    const listener = await listenTo(addressOf(world.services), person.token, 999_999_999);
    expect(await listener.next()).toMatchObject({ name: 'resync' });
    listener.close();
  });

  it('numbers events without a gap, whoever commits first', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => notify(i % 2 ? world.services : second, [crypto.randomUUID()], i)),
    );
    const [row] = await world.services.database.asSystem((db) =>
      db.execute<{ gaps: number }>('select (max(id) - min(id) + 1 - count(*))::int as gaps from event'),
    );
    expect(row?.gaps).toBe(0);
  });

  it.each<[string, (world: TestWorld, person: Person) => Promise<unknown>]>([
    ['a logout', (_, person) => person.call(sessionApi.logout, {})],
    [
      'a disabled account',
      ({ services }, { ids }) =>
        services.database.asSystem((db) =>
          db.execute(sql`update account set disabled_at = now() where id = ${ids.accountId}`),
        ),
    ],
  ])('ends with its login, in whichever process that ended by %s, and is not opened with it again', async (_, end) => {
    const person = await teacher();
    const listener = await listenTo(addressOf(second), person.token);
    const other = await listenTo(addressOf(second), (await teacher()).token);
    await end(world, person);
    await listener.ended;
    await expect(listenTo(addressOf(world.services), person.token)).rejects.toThrow('401');
    await expect(Promise.race([other.ended, 'open'])).resolves.toBe('open');
    other.close();
  });

  it('that two people call the same stays open to each', async () => {
    const [mine, other] = [await teacher(), await teacher()];
    const listener = await listenTo(addressOf(world.services), mine.token);
    const taken = await listenTo(addressOf(world.services), other.token, undefined, listener.uuid);
    await mine.call(sessionApi.close, { uuid: listener.uuid });
    await listener.ended;
    await notify(world.services, [other.ids.accountId], 8);
    expect(await taken.next()).toMatchObject({ data: { subjectId: 8 } });
    taken.close();
  });

  it('is closed to a stranger, and by its own person only', async () => {
    await expect(listenTo(addressOf(world.services), 'nonsense')).rejects.toThrow('401');
    const [mine, other] = [await teacher(), await teacher()];
    const listener = await listenTo(addressOf(world.services), mine.token);
    await other.call(sessionApi.close, { uuid: listener.uuid });
    await notify(world.services, [mine.ids.accountId], 7);
    expect(await listener.next()).toMatchObject({ data: { subjectId: 7 } });
    await mine.call(sessionApi.close, { uuid: listener.uuid });
    await listener.ended;
  });
});

it('news of a transaction that fails is never told', async () => {
  const person = await teacher();
  const listener = await listenTo(addressOf(world.services), person.token);
  const failed = world.services.database.asSystem(async (db) => {
    await announce(db, questionsEvents.cart, { schoolId: null, to: [person.ids.accountId], data: { subjectId: -1 } });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await notify(world.services, [person.ids.accountId], 3);
  expect(await listener.next()).toMatchObject({ data: { subjectId: 3 } });
  listener.close();
});

const sweep = () => world.services.database.asSystem((db) => forgetEvents(db, world.clock.now()));
const MINUTE_MS = 60_000;

describe('a browser that comes back', () => {
  it('after five minutes has missed none of a thousand events', async () => {
    const person = await teacher();
    const before = await listenTo(addressOf(world.services), person.token);
    await notify(world.services, [person.ids.accountId], 0);
    const { id } = await before.next();
    before.close();
    for (let at = 1; at <= 1_000; at += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, i) => notify(world.services, [person.ids.accountId], at + i)));
      world.clock.forward(MINUTE_MS / 2);
    }
    await sweep();
    const after = await listenTo(addressOf(second), person.token, id);
    const received = new Set<unknown>();
    for (let i = 0; i < 1_000; i++) received.add((await after.next()).data.subjectId);
    after.close();
    expect(received.size).toBe(1_000);
  });

  it('after a day is told once to read everything anew, and goes on live', async () => {
    const person = await teacher();
    const before = await listenTo(addressOf(world.services), person.token);
    for (const n of [1, 2, 3]) await notify(world.services, [person.ids.accountId], n);
    const { id } = await before.next();
    for (const _ of [2, 3]) await before.next(); // until all are published: what is not, is not a day old
    before.close();
    world.clock.forward(24 * 60 * MINUTE_MS + MINUTE_MS);
    await sweep();
    const { token } = await world.services.database.asSystem((db) =>
      startSession(db, { tokens: world.services.tokens, clock: world.clock }, person.ids.accountId, 1),
    );
    const after = await listenTo(addressOf(second), token, id);
    expect(await after.next()).toMatchObject({ name: 'resync' });
    await notify(world.services, [person.ids.accountId], 4);
    expect(await after.next()).toMatchObject({ name: 'cart', data: { subjectId: 4 } });
    after.close();
  });
});

/** A browser that does not read: the socket fills and the server has to wait. */
async function connectSlowly(token: string, lastId: number) {
  const { port } = world.services.app.server.address() as AddressInfo; // as: it listens on a port
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  const path = `/api/sse/connect/${crypto.randomUUID()}/${Buffer.from(token).toString('base64url')}?lastEventId=${lastId}`;
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    read: () => socket.resume(),
    ids: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)),
    close: () => socket.destroy(),
  };
}

/** Events of 16 KB each: what a school's day of writing weighs. */
const notifyMuch = (to: string[], n: number) =>
  world.services.database.asSystem(async (db) => {
    for (let i = 0; i < n; i++)
      await announce(db, markingEvents.answersScored, {
        schoolId: null,
        to,
        data: { homeworkId: HOMEWORK, by: 'x'.repeat(16_384), answers: [] },
      });
  });
const HOMEWORK = crypto.randomUUID();

describe('a browser that reads slowly', () => {
  it('is told 15 MB that it missed as it reads them, each once and in order, and is live again', async () => {
    const person = await teacher();
    const to = [person.ids.accountId];
    const before = await listenTo(addressOf(world.services), person.token);
    await notify(world.services, to, 0);
    const { id } = await before.next();
    before.close();
    await notifyMuch(to, 900);
    const slow = await connectSlowly(person.token, id);
    await notifyMuch(to, 60); // while it reads nothing: they must not pile up in the server
    slow.read();
    await expect.poll(() => slow.ids().length, { timeout: 25_000 }).toBe(960);
    await notify(world.services, to, 1);
    await expect.poll(() => slow.ids().length, { timeout: 25_000 }).toBe(961);
    expect(slow.ids()).toEqual([...new Set(slow.ids())].sort((a, b) => a - b));
    slow.close();
  });

  it('and has missed more than five thousand reads everything anew instead, and is live', async () => {
    const person = await teacher();
    const to = [person.ids.accountId];
    const before = await listenTo(addressOf(world.services), person.token);
    await notify(world.services, to, 0);
    const { id } = await before.next();
    before.close();
    await world.services.database.asSystem((db) =>
      db.execute(
        `insert into outbox (name, audience, data) select 'cart', array['${person.ids.accountId}'::uuid], '{"subjectId": 1}' from generate_series(1, 5200)`,
      ),
    );
    await notify(world.services, to, 1);
    await expect
      .poll(
        async () =>
          [
            ...(await world.services.database.asSystem((db) =>
              db.execute<{ waiting: number }>('select count(*)::int as waiting from outbox'),
            )),
          ][0]?.waiting,
        { timeout: 25_000 },
      )
      .toBe(0);
    const after = await listenTo(addressOf(world.services), person.token, id);
    expect(await after.next()).toMatchObject({ name: 'resync' });
    await notify(world.services, to, 2);
    expect(await after.next()).toMatchObject({ name: 'cart', data: { subjectId: 2 } });
    after.close();
  });
});

it('what an event is not declared to say does not leave, and what nobody declares is not told', async () => {
  const person = await teacher();
  const listener = await listenTo(addressOf(world.services), person.token);
  const write = (name: string, data: object) =>
    world.services.database.asSystem(async (db) => {
      await db.execute(
        `insert into outbox (name, audience, data) values ('${name}', array['${person.ids.accountId}'::uuid], '${JSON.stringify(data)}')`,
      );
      await announce(db, questionsEvents.cart, { schoolId: null, to: [crypto.randomUUID()], data: { subjectId: 0 } });
    });
  await write('gossip', { subjectId: 1 });
  await write('cart', { subjectId: 'all' });
  await write('cart', { subjectId: 5, questions: ['a child’s name'] });
  expect((await listener.next()).data).toEqual({ subjectId: 5 });
  listener.close();
});
