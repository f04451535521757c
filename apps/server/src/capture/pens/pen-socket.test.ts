import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { captureApi, INK_BODY_LIMIT } from '@zhibi/contract/capture';
import { SOCKET_IDLE_MS, SOCKET_PING_MS, SOCKET_SILENT_MS, SOCKETS_OF_A_KEY } from '@zhibi/contract/kernel';
import { decodeStrokes, type Stroke } from '@zhibi/ink';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onPage } from '../../../test/gateway.js';
import { GatewaySocket, type SocketKey, signedAddress } from '../../../test/gateway-socket.js';
import { openSecondServices, openTestWorld, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';
import { strokesOf } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';
import { revokeSigningKey } from '../../session/index.js';

let world: TestWorld;
let address: string;
beforeAll(async () => {
  // The rounds of the sockets come when a specification says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  world = await openTestWorld({ WORKERS: '0' });
  address = await world.services.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await world.close();
  vi.useRealTimers();
});

const newKey = async (schoolId?: string): Promise<SocketKey> => ({
  ...(await world.newGatewayKey(schoolId ?? (await world.newSchool()).schoolId)),
  now: () => world.clock.now(),
});
const open = (key: SocketKey, headers?: Record<string, string>) => GatewaySocket.open(address, key, headers);

const device = { mac: 'AA0000000077', name: 'Pen 77', model: 'any', maxForce: 1023, battery: 80 };
const batchOf = (strokes: readonly unknown[], seq = 1, mac = device.mac) => ({
  batchId: randomUUID(),
  seq,
  source: 'live',
  device: { ...device, mac },
  strokes,
});
const inFours = (strokes: readonly unknown[]) =>
  Array.from({ length: Math.ceil(strokes.length / 4) }, (_, at) => strokes.slice(at * 4, at * 4 + 4));
const dot = (): Stroke => ({ id: newId(), t0: Date.now(), tip: 'pen', points: [[10, 10, 0.5, 0]] });
const onUnknownPage = (count: number) => onPage('3.27.999999.1', Array.from({ length: count }, dot));

/** A class with a homework, what one student writes on it, and what is kept of it. */
async function classroom() {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice', 'fillIn']);
  const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
  const { pages, strokes } = await strokesOf(world, course, { homework, studentId, answers: ['B', '42'] });
  return {
    key: await newKey(course.school.schoolId),
    strokes: onPage(pages[0]?.pageCode ?? '', strokes),
    kept: async () => {
      const of = { homeworkId: homework.homeworkId, studentId };
      const read = await course.teacher.call(captureApi.pageInk, of);
      return read.pages.flatMap(({ ink }) => decodeStrokes(Buffer.from(ink, 'base64'))).map(({ id }) => id);
    },
  };
}

describe('ink over a socket', () => {
  it('lands where ink of the HTTP call lands; the same again, in any order and by either way, counts once', async () => {
    const { key, strokes, kept } = await classroom();
    const socket = await open(key);
    const batches = inFours(strokes).map((some, seq) => batchOf(some, seq));
    const shuffled = [...batches].reverse();
    const first = await Promise.all(shuffled.map((batch) => socket.call(captureApi.ink, batch)));
    expect(first.map(({ code, data }) => [code, data.accepted])).toEqual(
      shuffled.map((batch) => [1, batch.strokes.length]),
    );
    const again = await Promise.all([...shuffled, ...batches].map((batch) => socket.call(captureApi.ink, batch)));
    expect(again.map(({ data }) => [data.accepted, data.duplicates])).toEqual(
      [...shuffled, ...batches].map((batch) => [0, batch.strokes.length]),
    );
    const body = JSON.stringify(batchOf(strokes));
    const { url, signature } = signedAddress(key, 'POST', captureApi.ink.path, body);
    const headers = { 'content-type': 'application/json', 'x-key-id': key.keyId, 'x-signature': signature };
    const overHttp = await world.services.app.inject({ method: 'POST', url, headers, payload: body });
    expect(overHttp.json().data).toMatchObject({ accepted: 0, duplicates: strokes.length });
    expect((await kept()).sort()).toEqual(strokes.map(({ id }) => id).sort());
    socket.socket.close();
  });

  it('carries the word of a pen that comes and goes', async () => {
    const socket = await open(await newKey());
    expect(await socket.call(captureApi.status, { device, status: 'connected' })).toMatchObject({ code: 1, data: {} });
    socket.socket.close();
  });

  it('answers 300 calls of 50 pens that were sent at once, each by its own id', async () => {
    const socket = await open(await newKey());
    const calls = Array.from({ length: 300 }, (_, n) => {
      const mac = `AA00000000${10 + (n % 50)}`;
      return socket.call(captureApi.ink, batchOf(onUnknownPage((n % 3) + 1), n, mac));
    });
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(300);
    expect(answers.map(({ data }) => data.queued)).toEqual(Array.from({ length: 300 }, (_, n) => (n % 3) + 1));
    socket.socket.close();
  });

  it('that is acknowledged is kept once, however often connections break under it', async () => {
    const { key, strokes, kept } = await classroom();
    const acknowledged = new Set<string>();
    let broken = 0;
    for (const waiting = [...strokes]; waiting.length > 0; ) {
      const socket = await open(key);
      const sent = waiting.slice(0, 12).map(async (stroke) => {
        const answer = await socket.call(captureApi.ink, batchOf([stroke])).catch(() => undefined);
        if (answer?.code !== 1) return;
        acknowledged.add(stroke.id);
        waiting.splice(waiting.indexOf(stroke), 1);
      });
      // Every other socket is cut as soon as its first answer arrived.
      if (broken++ % 2 === 0) void Promise.race(sent).then(() => socket.socket.terminate());
      await Promise.all(sent);
      socket.socket.terminate();
    }
    expect(acknowledged.size).toBe(strokes.length);
    expect((await kept()).sort()).toEqual([...acknowledged].sort());
  });
});

describe('whoever opens a socket', () => {
  const refusal = async (key: SocketKey, headers?: Record<string, string>) =>
    (await open(key, headers).catch((error: Error) => error.message)) as string;

  it('signs the opening with a living key, once', async () => {
    const key = await newKey();
    expect(await refusal({ ...key, secret: 'another' })).toContain('403');
    expect(await refusal({ ...key, keyId: 'nobody' })).toContain('403');
    expect(await refusal({ ...key, now: () => new Date(Date.now() - 3_600_000) })).toContain('403');
    await world.services.database.asSystem((db) => revokeSigningKey(db, key.keyId, new Date()));
    expect(await refusal(key)).toContain('403');
  });

  it('has each call judged by itself: another signature, an old clock, the same number again', async () => {
    const key = await newKey();
    const socket = await open(key, { 'accept-language': 'en' });
    const body = JSON.stringify(batchOf(onUnknownPage(1)));
    const line = signedAddress(key, 'POST', captureApi.ink.path, body);
    expect(await socket.callWith(line, body.replace('live', 'offline'))).toMatchObject({ code: -1403 });
    expect(await socket.callWith(line, body)).toMatchObject({ code: 1 });
    expect(await socket.callWith(line, body)).toMatchObject({ code: -1403, data: { reason: 'replayed' } });
    const late = signedAddress({ ...key, now: () => new Date(0) }, 'POST', captureApi.ink.path, body);
    expect(await socket.callWith(late, body)).toMatchObject({
      code: -1403,
      msg: 'The clock of the device is wrong',
      data: { reason: 'not-timely', serverTime: expect.any(Number) },
    });
    socket.socket.close();
  });

  it('reaches nothing but the calls of a gateway', async () => {
    const key = await newKey();
    const socket = await open(key);
    for (const path of [
      '/api/user/info',
      '/api/pen/socket',
      '/api/pen/ink/..',
      '//api/pen/ink',
      'http://x/api/pen/ink',
    ])
      expect(await socket.callWith(signedAddress(key, 'POST', path, '{}'), '{}')).toMatchObject({ code: -1404 });
    socket.socket.close();
  });

  it('that has more than its share loses the oldest', async () => {
    const key = await newKey();
    const oldest = await open(key);
    const others = await Promise.all(Array.from({ length: SOCKETS_OF_A_KEY }, () => open(key)));
    expect(await oldest.closed).toMatchObject({ code: 4409, reason: expect.stringContaining('连接过多') });
    for (const one of others) expect(one.socket.readyState).toBe(one.socket.OPEN);
    for (const one of others) one.socket.close();
  });

  it('is told over plain HTTP that the address takes sockets', async () => {
    const key = await newKey();
    const { url, signature } = signedAddress(key, 'GET', captureApi.socket.path);
    const headers = { 'x-key-id': key.keyId, 'x-signature': signature };
    const answer = await world.services.app.inject({ method: 'GET', url, headers });
    expect([answer.statusCode, answer.json().data.reason]).toEqual([426, 'upgrade-needed']);
  });
});

describe('what is no call', () => {
  it('is answered with what a call looks like, and the socket goes on', async () => {
    const socket = await open(await newKey(), { 'accept-language': 'en' });
    const deep = '['.repeat(1_000);
    for (const text of ['', '{}', 'null\n', `${deep}\n`, `{"id":"7"}\n{}`, 'x'.repeat(5_000)]) socket.socket.send(text);
    expect(await socket.call(captureApi.ink, batchOf([]))).toMatchObject({ code: 1 });
    expect(socket.strays.map(({ id, code, data }) => [id, code, data.reason])).toEqual(
      [null, null, null, null, '7', null].map((id) => [id, -1400, 'not-a-call']),
    );
    socket.socket.close();
  });

  it('ten times one after the other ends the conversation', async () => {
    const socket = await open(await newKey());
    for (let n = 0; n < 10; n++) socket.socket.send('hello');
    expect(await socket.closed).toMatchObject({ code: 4400 });
    expect(socket.strays).toHaveLength(10);
  });

  it('is answered by its body as over HTTP: no JSON, too deep, too large', async () => {
    const key = await newKey();
    const socket = await open(key);
    const answerTo = (body: string) => socket.callWith(signedAddress(key, 'POST', captureApi.ink.path, body), body);
    expect(await answerTo('{')).toMatchObject({ code: -1400, data: { reason: 'not-json' } });
    expect(await answerTo('['.repeat(1_000_000))).toMatchObject({ code: -1400 });
    expect(await answerTo(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toMatchObject({ code: -1400 });
    const large = JSON.stringify({ batchId: 'x'.repeat(INK_BODY_LIMIT) });
    expect(await answerTo(large)).toMatchObject({ code: -1400, data: { reason: 'body-too-large' } });
    socket.socket.close();
  });

  it('that is binary, or far too large, closes the socket', async () => {
    const key = await newKey();
    const binary = await open(key);
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toMatchObject({ code: 1003, reason: '只接受文本消息' });
    const huge = await open(key);
    huge.socket.send('x'.repeat(9 * 1024 * 1024));
    expect(await huge.closed).toMatchObject({ code: 1009 });
  });

  it('upgrades nothing: other addresses and other wishes are answered as plain HTTP', async () => {
    const { port } = new URL(address);
    const ask = (head: string) =>
      new Promise<string>((resolve, reject) => {
        const line = connect(Number(port), '127.0.0.1', () => line.write(head));
        let said = '';
        line.on('data', (piece) => (said += piece.toString()));
        line.on('error', reject);
        line.on('close', () => resolve(said));
      });
    const wish = 'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n';
    const body = '{"account":"a"}';
    const posted = await ask(
      `POST /api/login/user HTTP/1.1\r\n${wish}Upgrade: h2c\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(posted).toMatch(/^HTTP\/1.1 400 .*"password".*HTTP\/1.1 \d/s);
    const elsewhere = await ask(
      'GET /upgrade/check HTTP/1.0\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    expect(elsewhere).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a socket', () => {
  /** So much time passes, and the sockets are looked at. */
  async function pass(ms: number): Promise<void> {
    world.clock.forward(ms);
    await vi.advanceTimersByTimeAsync(SOCKET_PING_MS);
  }

  it('over which nobody answers any more is let go, and one whose gateway is only quiet is kept', async () => {
    const key = await newKey();
    const [gone, quiet] = [await open(key), await open(key)];
    gone.socket.pause();
    const heard = new Promise((resolve) => quiet.socket.once('ping', resolve));
    await pass(0);
    await heard;
    await quiet.call(captureApi.ink, batchOf([]));
    world.clock.forward(SOCKET_SILENT_MS + 1);
    await quiet.call(captureApi.ink, batchOf([]));
    await pass(0);
    gone.socket.resume();
    expect(await gone.closed).toMatchObject({ code: 1006 });
    expect(await quiet.call(captureApi.ink, batchOf([]))).toMatchObject({ code: 1 });
    quiet.socket.close();
  });

  it('over which nothing was said for half an hour is closed', async () => {
    const socket = await open(await newKey());
    for (let at = 0; at <= SOCKET_IDLE_MS; at += SOCKET_PING_MS) {
      if (socket.socket.readyState !== socket.socket.OPEN) break;
      const heard = Promise.race([new Promise((resolve) => socket.socket.once('ping', resolve)), socket.closed]);
      await pass(SOCKET_PING_MS);
      await heard;
      // The answer to the ping has arrived when a later message is answered.
      const answered = new Promise((resolve) => socket.socket.once('pong', resolve));
      socket.socket.ping();
      await Promise.race([answered, socket.closed]);
    }
    expect(await socket.closed).toMatchObject({ code: 4408 });
  }, 30_000);

  it('of a key that is withdrawn is closed: at its next call, or in the next round', async () => {
    for (const calls of [true, false]) {
      const key = await newKey();
      const socket = await open(key);
      await world.services.database.asSystem((db) => revokeSigningKey(db, key.keyId, new Date()));
      if (calls) expect(await socket.call(captureApi.ink, batchOf([]))).toMatchObject({ code: -1403 });
      else await pass(0);
      expect(await socket.closed).toMatchObject({ code: 4403, reason: '密钥已被停用' });
    }
  });

  it('of a server that stops has its calls answered, and its gateway is told to come back', async () => {
    const { key, strokes, kept } = await classroom();
    const other = await openSecondServices(world);
    const there = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = await GatewaySocket.open(there, key);
    const acknowledged: string[] = [];
    const sent = strokes.map(async (stroke) => {
      const answer = await socket.call(captureApi.ink, batchOf([stroke])).catch(() => undefined);
      if (answer?.code === 1) acknowledged.push(stroke.id);
    });
    await Promise.race(sent);
    await other.close();
    expect(await socket.closed).toMatchObject({ code: 1012, reason: '服务器正在重启，请稍后重新连接' });
    await Promise.all(sent);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await kept()).toEqual(expect.arrayContaining(acknowledged));
    const back = await open(key);
    const rest = strokes.filter(({ id }) => !acknowledged.includes(id));
    expect(await back.call(captureApi.ink, batchOf(rest))).toMatchObject({ code: 1 });
    expect((await kept()).sort()).toEqual(strokes.map(({ id }) => id).sort());
    back.socket.close();
  });
});
