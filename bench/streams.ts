import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { announce } from '../apps/server/src/platform/events/index.js';
import { openGround } from './ground.js';
import { tell } from './measure.js';

const STREAMS = 2_000;
const ROUNDS = 20;

interface Heard {
  /** When each stream had the event, in ms since it was sent. */
  times: number[];
}

/** One event told to 2,000 browsers on one server process, beside a bare node:http loop that writes to as many sockets. */
export async function benchStreams(): Promise<void> {
  const ground = await openGround({ WORKERS: '0' });
  const open: IncomingMessage[] = [];
  const bare = createServer((_, response) => void sockets.push(begin(response)));
  const sockets: ServerResponse[] = [];
  try {
    const { town } = ground;
    const person = await town.newPerson({ loginType: 1, roles: ['TEACHER'] });
    await town.house.app.listen({ port: 0, host: '127.0.0.1' });
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
    const token = Buffer.from(person.token).toString('base64url');
    const at = (address: unknown) => `http://127.0.0.1:${(address as AddressInfo).port}`;
    const round = { sentAt: 0, heard: { times: [] } as Heard, all: (): void => undefined };
    const hear = () => {
      round.heard.times.push(performance.now() - round.sentAt);
      if (round.heard.times.length === STREAMS) round.all();
    };

    const memory = () => process.memoryUsage().rss / 1024;
    const measure = async (url: () => string, send: (n: number) => unknown) => {
      globalThis.gc?.();
      const before = memory();
      const mine: IncomingMessage[] = [];
      for (let from = 0; from < STREAMS; from += 100)
        mine.push(...(await Promise.all(Array.from({ length: 100 }, () => listen(url(), hear)))));
      open.push(...mine);
      const perStream = (memory() - before) / STREAMS;
      const times: number[] = [];
      for (let n = 0; n < ROUNDS; n++) {
        round.heard = { times: [] };
        const all = new Promise<void>((resolve) => (round.all = resolve));
        round.sentAt = performance.now();
        await send(n);
        await all;
        times.push(...round.heard.times);
      }
      for (const stream of mine) stream.destroy();
      times.sort((a, b) => a - b);
      const share = (of: number) => times[Math.floor(times.length * of)] ?? 0;
      return { perStream, p50: share(0.5), p99: share(0.99) };
    };

    const twin = await measure(
      () => at(bare.address()),
      (n) => {
        for (const socket of sockets) socket.write(`id: ${n}\nevent: cart\ndata: {"subjectId":${n}}\n\n`);
      },
    );
    const ours = await measure(
      () => `${at(town.house.app.server.address())}/api/sse/connect/${crypto.randomUUID()}/${token}`,
      (n) =>
        town.house.database.asSystem((db) =>
          announce(db, questionsEvents.cart, { schoolId: null, to: [person.ids.accountId], data: { subjectId: n } }),
        ),
    );
    tell(`broadcast to ${STREAMS} streams, p50`, 'ms', ours.p50, twin.p50);
    tell(`broadcast to ${STREAMS} streams, p99`, 'ms', ours.p99, twin.p99);
    tell('memory of a stream, both ends in one process', 'KiB', ours.perStream, twin.perStream);
    console.log('  ours begins with the transaction that announces: commit, numbering, notification, one reading');
  } finally {
    for (const stream of open) stream.destroy();
    bare.closeAllConnections();
    bare.close();
    await ground.close();
  }
}

function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': connected\n\n');
  return response;
}

/** Opens one stream and counts the events that arrive on it; answers once it is connected. */
const listen = (url: string, hear: () => void): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`refused with ${response.statusCode}`));
      response.setEncoding('utf8');
      response.on('error', () => undefined); // it is torn down at the end of the round
      response.on('data', (text: string) => {
        if (text.includes('connected')) resolve(response);
        if (text.includes('event: task')) hear();
      });
    }).on('error', reject);
  });
