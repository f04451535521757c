import '../../test/browser.js';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { sessionApi } from '@zhibi/contract/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { FakeServer, Refused } from '../../test/fake-server.js';
import { storedSession, teacher } from '../../test/world.js';
import { Client } from './client.js';
import { Notifier, type Word } from './notify.js';
import { Refusal } from './refusal.js';
import { SessionStore } from './session-store.js';

let nowMs = 0;

function open() {
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  for (const [key, value] of Object.entries(storedSession(1, ['TEACHER']))) localStorage.setItem(key, value);
  const session = new SessionStore(localStorage);
  const notifier = new Notifier(() => nowMs);
  const words: Word[] = [];
  notifier.listen((word) => words.push(word));
  const pausesMs: number[] = [];
  const client = new Client(session, notifier, async (ms) => {
    pausesMs.push(ms);
    nowMs += ms;
  });
  const left: unknown[] = [];
  client.onSignedOut = (type) => left.push(type);
  return { server, session, client, words, left, pausesMs };
}

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof Refusal)) throw new Error('was not refused');
  return error;
};

beforeEach(() => {
  nowMs = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a call', () => {
  it('says who asks, in which role, school and subject', async () => {
    const { server, session, client } = open();
    session.set({ schoolId: 'school-1', subjectId: 202, language: 'en' });
    server.on(peopleApi.info, () => teacher());
    await client.call(peopleApi.info, {});
    const { headers } = server.calls(peopleApi.info)[0] ?? {};
    const said = ['Authorization', 'X-School-Id', 'X-Role-Codes', 'X-Subject-Id', 'Accept-Language'].map((name) =>
      headers?.get(name),
    );
    expect(said).toEqual(['Bearer token-1', 'school-1', 'TEACHER', '202', 'en']);
  });

  it.each(['SCHOOLPRINCIPAL', 'STUDENT'] as const)('names no subject for %s', async (role) => {
    const { server, session, client } = open();
    session.set({ roleCodes: [role], subjectId: 202 });
    server.on(peopleApi.info, () => teacher());
    await client.call(peopleApi.info, {});
    expect(server.calls(peopleApi.info)[0]?.headers.has('X-Subject-Id')).toBe(false);
  });

  it.each([
    ['SCHOOLPRINCIPAL', '1'],
    ['REGION', '1'],
    ['TEACHER', null],
  ] as const)('names the chosen stage for %s: %s', async (role, stage) => {
    const { server, session, client } = open();
    session.set({ roleCodes: [role], stageId: 1 });
    server.on(peopleApi.info, () => teacher());
    await client.call(peopleApi.info, {});
    expect(server.calls(peopleApi.info)[0]?.headers.get('X-Stage-Id')).toBe(stage);
  });

  it('renews an old token once for fifty calls, and does them again in the order they were sent', async () => {
    const { server, session, client } = open();
    server.oldTokens.add('token-1');
    server.on(homeworkApi.list, () => ({ items: [], next: null }));
    server.on(sessionApi.refresh, ({ refreshToken }) => ({ token: 'token-2', refreshToken: `${refreshToken}-next` }));
    // The network brings the refusals back in another order than the calls went out.
    const refusals: (() => void)[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await server.fetch(url, init);
      if (response.status === 401) await new Promise<void>((arrive) => refusals.push(arrive));
      return response;
    });
    const subjects = Array.from({ length: 50 }, (_, at) => 101 + at);
    const answers = Promise.all(subjects.map((subjectId) => client.call(homeworkApi.list, { subjectId })));
    await expect.poll(() => refusals.length).toBe(50);
    for (const arrive of refusals.reverse()) arrive();
    expect(await answers).toHaveLength(50);
    expect(server.calls(sessionApi.refresh)).toHaveLength(1);
    const again = server.calls(homeworkApi.list).slice(50);
    expect(again.map(({ input }) => Number((input as { subjectId: unknown }).subjectId))).toEqual(subjects); // as: what this test sent
    expect(again.every(({ headers }) => headers.get('Authorization') === 'Bearer token-2')).toBe(true);
    expect([session.get().token, session.get().refreshToken]).toEqual(['token-2', 'refresh-1-next']);
  });

  it('ends the session once when it cannot be renewed', async () => {
    const { server, session, client, words, left } = open();
    server.oldTokens.add('token-1');
    server.on(peopleApi.info, () => teacher()).refuse(sessionApi.refresh, 'signed-out');
    const refusals = await Promise.all(Array.from({ length: 5 }, () => refusalOf(client.call(peopleApi.info, {}))));
    expect(refusals.every((refusal) => refusal.is('token-expired'))).toBe(true);
    expect(words.map(({ text }) => text)).toEqual(['登录已过期，请重新登录']);
    expect([left, session.get().token]).toEqual([[1], '']);
  });

  it.each([
    ['is refused', 'signed-out'],
    ['finds the token too old', 'token-expired'],
  ] as const)('leaves the next person signed in whose login a call of the last one meets: it %s', async (_, why) => {
    const { server, session, client, words, left } = open();
    server.refuse(peopleApi.info, why).refuse(sessionApi.refresh, 'signed-out');
    const refused = refusalOf(client.call(peopleApi.info, {}));
    new SessionStore(localStorage).begin({ token: 'next', refreshToken: 'r', refreshUrl: '/r', loginType: 1 }); // in another tab
    expect((await refused).is(why)).toBe(true);
    expect([words, left, session.get().token]).toEqual([[], [], 'next']);
  });

  it('keeps the session when the network fails during a renewal', async () => {
    const { server, session, client } = open();
    server.oldTokens.add('token-1');
    server.on(peopleApi.info, () => teacher());
    server.on(sessionApi.refresh, () => {
      throw new TypeError('Failed to fetch');
    });
    expect((await refusalOf(client.call(peopleApi.info, {}))).is('network')).toBe(true);
    expect(session.get().token).toBe('token-1');
  });

  it('tells of a dead network once in 3 seconds', async () => {
    const { server, client, words } = open();
    server.isOffline = true;
    const write = () => refusalOf(client.call(homeworkApi.withdraw, { homeworkId: 'h' }));
    await Promise.all([1, 2, 3].map(write));
    nowMs = 2999;
    await write();
    expect(words).toEqual([{ tone: 'error', text: '网络异常' }]);
    nowMs = 3000;
    await write();
    expect(words).toHaveLength(2);
  });

  it('that reads is tried again after growing pauses when it was cut off, and says so', async () => {
    const { server, client, words, pausesMs } = open();
    server.on(peopleApi.info, () => teacher());
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => new Response('', { status: 503 })];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answers.shift()?.() ?? server.fetch(url, init));
    expect(await client.call(peopleApi.info, {})).toMatchObject({ account: teacher().account });
    expect(words).toEqual([{ tone: 'warning', text: '网络异常，正在重试' }]);
    expect(pausesMs).toEqual([1_000, 2_000]);
  });

  it('that reads gives up in the end, in the words of whoever reads', async () => {
    const { server, session, client, words, pausesMs } = open();
    session.set({ language: 'en' });
    server.isOffline = true;
    expect((await refusalOf(client.call(peopleApi.info, {}))).is('network')).toBe(true);
    expect(words.map(({ text }) => text)).toEqual(['network error, trying again', 'network error']);
    expect(pausesMs).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  it.each([
    ['writes', () => homeworkApi.withdraw, { homeworkId: 'h' }, () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'was answered, and be it by a fault',
      () => peopleApi.info,
      {},
      () => new Response('{"code":-1500,"msg":""}', { status: 500 }),
    ],
  ] as const)('that %s is sent once', async (_, endpoint, input, answer) => {
    const { client, pausesMs } = open();
    let sent = 0;
    vi.stubGlobal('fetch', async () => {
      sent++;
      return answer();
    });
    await refusalOf(client.call<z.ZodType, z.ZodType>(endpoint(), input));
    expect([sent, pausesMs]).toEqual([1, []]);
  });

  it('that nobody waits for any more is not tried again', async () => {
    const { server, session } = open();
    server.isOffline = true;
    const left = new AbortController();
    const client = new Client(session, new Notifier(), async (_, signal) => {
      left.abort(new Error('left'));
      signal?.throwIfAborted();
    });
    await expect(client.call(peopleApi.info, {}, { signal: left.signal })).rejects.toThrow('left');
  });

  it('shows a warning of the server, and still refuses', async () => {
    const { server, client, words } = open();
    server.on(peopleApi.info, () => {
      throw new Refused('warning', {}, '学校正在升级');
    });
    expect((await refusalOf(client.call(peopleApi.info, {}))).is('warning')).toBe(true);
    expect(words).toEqual([{ tone: 'warning', text: '学校正在升级' }]);
  });

  it('hands on reason, fields and the support id', async () => {
    const { server, client, words } = open();
    server.on(homeworkApi.list, () => {
      throw new Refused('conflict', { reason: 'push-time', support: 'log-7' }, '推送时间不能早于当前时间');
    });
    const refusal = await refusalOf(client.call(homeworkApi.list, { subjectId: 202 }));
    expect([refusal.reason, refusal.support, refusal.message]).toEqual([
      'push-time',
      'log-7',
      '推送时间不能早于当前时间',
    ]);
    expect(words).toEqual([]);
  });

  it('is a fault when the answer breaks the contract', async () => {
    const { client } = open();
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 1, msg: '', data: { account: 1 } })));
    expect((await refusalOf(client.call(peopleApi.info, {}))).is('fault')).toBe(true);
    silence.mockRestore();
  });
});
