import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { announce } from '../apps/server/src/platform/events/index.js';
import { report } from './measure.js';
import { openSetUp } from './set-up.js';

const STREAMS = 2_000;
const ROUNDS = 20;

interface Received {
  /** When each stream had the event, in ms since it was sent. */
  times: number[];
}

/** One event told to 2,000 browsers on one server process, beside a bare node:http loop that writes to as many sockets. */
export async function benchStreams(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '0' });
  const open: IncomingMessage[] = [];
  const bare = createServer((_, response) => void sockets.push(begin(response)));
  const sockets: ServerResponse[] = [];
  try {
    const { world } = setUp;
    const person = await world.newPerson({ loginType: 1, roles: ['TEACHER'] });
    await world.services.app.listen({ port: 0, host: '127.0.0.1' });
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
    const token = Buffer.from(person.token).toString('base64url');
    const at = (address: unknown) => `http://127.0.0.1:${(address as AddressInfo).port}`;
    const round = { sentAt: 0, received: { times: [] } as Received, all: (): void => undefined };
    const receive = () => {
      round.received.times.push(performance.now() - round.sentAt);
      if (round.received.times.length === STREAMS) round.all();
    };

    const memory = () => process.memoryUsage().rss / 1024;
    const measure = async (url: () => string, send: (n: number) => unknown) => {
      globalThis.gc?.();
      const before = memory();
      const mine: IncomingMessage[] = [];
      for (let from = 0; from < STREAMS; from += 100)
        mine.push(...(await Promise.all(Array.from({ length: 100 }, () => listen(url(), receive)))));
      open.push(...mine);
      const perStream = (memory() - before) / STREAMS;
      const times: number[] = [];
      for (let n = 0; n < ROUNDS; n++) {
        round.received = { times: [] };
        const all = new Promise<void>((resolve) => (round.all = resolve));
        round.sentAt = performance.now();
        await send(n);
        await all;
        times.push(...round.received.times);
      }
      for (const stream of mine) stream.destroy();
      times.sort((a, b) => a - b);
      const share = (of: number) => times[Math.floor(times.length * of)] ?? 0;
      return { perStream, p50: share(0.5), p99: share(0.99) };
    };

    const baseline = await measure(
      () => at(bare.address()),
      (n) => {
        for (const socket of sockets) socket.write(`id: ${n}\nevent: cart\ndata: {"subjectId":${n}}\n\n`);
      },
    );
    const ours = await measure(
      () => `${at(world.services.app.server.address())}/api/sse/connect/${crypto.randomUUID()}/${token}`,
      (n) =>
        world.services.database.asSystem((db) =>
          announce(db, questionsEvents.cart, { schoolId: null, to: [person.ids.accountId], data: { subjectId: n } }),
        ),
    );
    report(`broadcast to ${STREAMS} streams, p50`, 'ms', ours.p50, baseline.p50);
    report(`broadcast to ${STREAMS} streams, p99`, 'ms', ours.p99, baseline.p99);
    report('memory of a stream, both ends in one process', 'KiB', ours.perStream, baseline.perStream);
    console.log('  ours begins with the transaction that announces: commit, numbering, notification, one reading');
  } finally {
    for (const stream of open) stream.destroy();
    bare.closeAllConnections();
    bare.close();
    await setUp.close();
  }
}

function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': connected\n\n');
  return response;
}

/** Opens one stream and counts the events that arrive on it; answers once it is connected. */
const listen = (url: string, receive: () => void): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`refused with ${response.statusCode}`));
      response.setEncoding('utf8');
      response.on('error', () => undefined); // it is torn down at the end of the round
      response.on('data', (text: string) => {
        if (text.includes('connected')) resolve(response);
        if (text.includes('event: task')) receive();
      });
    }).on('error', reject);
  });
