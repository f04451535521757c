import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openRelay } from './relay.mjs';

async function serverThatSays(text: string) {
  const server = createServer((_, answer) => answer.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port }; // as: it listens on a port
}

it('whoever comes before a server is ready waits for it, and later ones are led to the newest', async () => {
  const relay = await openRelay();
  const ask = async () => (await fetch(`http://127.0.0.1:${relay.port}/`, { headers: { connection: 'close' } })).text();
  const early = ask();
  await pause(50);
  const [first, second] = [await serverThatSays('first'), await serverThatSays('second')];
  try {
    relay.leadTo(first.port);
    expect([await early, await ask()]).toEqual(['first', 'first']);
    relay.leadTo(second.port);
    first.server.close();
    expect(await ask()).toBe('second');
  } finally {
    relay.close();
    for (const { server } of [first, second]) server.close();
  }
});
