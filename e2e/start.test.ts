import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'zhibi-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  said(): string;
  /** Waits until the console says something that matches. */
  says(words: RegExp): Promise<RegExpMatchArray>;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', DEMO: '0', PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return {
    child,
    ended,
    said: () => text,
    says: async (words) => {
      for (;;) {
        const match = text.match(words);
        if (match) return match;
        if (child.exitCode !== null) throw new Error(`ended before it said ${words}: ${text}`);
        await sleep(20);
      }
    },
  };
}

const address = /http:\/\/127\.0\.0\.1:\d+/;
chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
const postmaster = () => Number(readFileSync(join(folder, 'data/postgres/pg18/postmaster.pid'), 'utf8').split('\n')[0]);

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 250; tries++) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(20);
  }
  return false;
}

describe('starting the server', () => {
  it('on an empty database tells the address and a one-time password, and keeps it afterwards', async () => {
    const first = start({});
    const [url] = await first.says(address);
    const [, password] = await first.says(/password (\w+)/);
    const login = await fetch(`${url}/admin/index/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'admin1', password: Buffer.from(password ?? '').toString('base64') }),
    });
    expect(await login.json()).toMatchObject({ code: 1, data: { loginType: 2 } });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = start({});
    await second.says(address);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.said()).not.toContain('password');
  });

  it('killed at once, leaves no PostgreSQL behind, and starts again', async () => {
    const server = start({});
    await server.says(address);
    const pid = postmaster();
    server.child.kill('SIGKILL');
    await server.ended;
    expect(await isGone(pid)).toBe(true);
    const again = start({});
    await again.says(address);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT=eighty is wrong: expected a whole number from 0 to 65535\.\n$/],
    [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }, /^The database cannot be reached: .+\n$/],
  ])('with %j ends in one clear sentence', async (env, sentence) => {
    const server = start(env as Record<string, string>);
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(sentence);
  });

  it('on a taken port says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(`Port ${port} is taken by another program: set PORT to a free one.`);
    other.close();
  });
});
