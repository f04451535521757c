import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureServerBuilt, serverArgs } from '../scripts/ensure.mjs';

ensureServerBuilt();
const folder = mkdtempSync(join(tmpdir(), 'zhibi-start-'));
chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  said(): string;
  /** Waits until the console says something that matches, so many times. */
  says(words: RegExp, times?: number): Promise<RegExpMatchArray>;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

function start(env: Record<string, string>, args = serverArgs('main'), how: { uid?: number } = {}): Started {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', DEMO: '0', PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    ...how,
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    child,
    ended,
    said: () => text,
    says: async (words, times = 1) => {
      for (;;) {
        const matches = [...text.matchAll(new RegExp(words, 'g'))];
        const match = matches[times - 1];
        if (match) return match;
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`ended before it said ${words}: ${text}`);
        await sleep(20);
      }
    },
  };
}

/** The server under its supervisor, with short pauses; on the folder of all before it, so that a database is made once. */
const supervised = (env: Record<string, string>) => start(env, [join(import.meta.dirname, 'supervised.mjs')]);

const address = /(?<=→ {2})http:\/\/127\.0\.0\.1:\d+/;
const postmaster = () => Number(readFileSync(join(folder, 'data/postgres/pg18/postmaster.pid'), 'utf8').split('\n')[0]);
/** The number of the server that the supervisor has started last. */
const serverOf = async (started: Started, life: number) =>
  Number((await started.says(/server is process (\d+)/, life))[1]);

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 500; tries++) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(20);
  }
  return false;
}

it('what opens in a process of its own is compiled: its source could be read with tools of developers only', () => {
  const server = join(import.meta.dirname, '../apps/server');
  const sources = readdirSync(join(server, 'src'), { recursive: true, encoding: 'utf8' });
  const apart = sources.filter((path) => path.endsWith('-thread.mjs')).map((path) => basename(path));
  expect(apart.length).toBeGreaterThan(10);
  expect(apart.filter((name) => !existsSync(join(server, 'dist', name)))).toEqual([]);
});

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
    // People are told what they need; the rest is in the log, and no password there.
    expect(first.said()).not.toContain('{"level"');
    const log = readFileSync(join(folder, 'data/log/zhibi.log'), 'utf8');
    expect(log).toContain('/admin/index/login');
    expect(log).not.toContain(password);
    const second = start({ LANG: 'C.UTF-8' });
    await second.says(address);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.said()).toContain('按 Ctrl-C 结束');
    expect(second.said()).not.toMatch(/password|密码/);
  });

  it('with LOG_CONSOLE=json tells the whole log on the console', async () => {
    const server = start({ LOG_CONSOLE: 'json' });
    const [url] = await server.says(address);
    await fetch(`${url}/nowhere`);
    await server.says(/\{"level":30,.*"url":"\/nowhere"/);
    server.child.kill('SIGTERM');
    await server.ended;
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
});

describe('what a person has to mend is told in one sentence', () => {
  it.each([
    [{ PORT: 'eighty' }, /^PORT=eighty is wrong: expected a whole number from 0 to 65535\.\n$/],
    [{ PORT: 'eighty', CONSOLE_LANG: 'zh' }, /^PORT=eighty 不正确：应为0 到 65535 之间的整数。\n$/],
    [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }, /^The database cannot be reached: .+\n$/],
  ])('with %j', async (env, sentence) => {
    const server = start(env as Record<string, string>); // as: a table of different settings
    expect(await server.ended).toBe(78);
    expect(server.said()).toMatch(sentence);
  });

  it('when a database takes calls and never answers', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as { port: number }; // as: it listens on a port
    const server = start({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` });
    expect(await server.ended).toBe(78);
    expect(server.said()).toMatch(/^The database cannot be reached: nothing answers within 8 s\.\n$/);
    mute.close();
  });

  it('on a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number }; // as: it listens on a port
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(78);
    expect(server.said()).toContain(`Port ${port} is taken by another program: set PORT to a free one.`);
    other.close();
  });

  it('when DATA_DIR is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const server = start({ DATA_DIR: file });
    expect(await server.ended).toBe(78);
    expect(server.said()).toBe(`DATA_DIR (${file}) cannot be used: it is not a folder.\n`);
  });

  it('when the folder is not ours to write', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o555 });
    // For root nothing is closed: then somebody else starts it.
    const server = start({ DATA_DIR: closed }, serverArgs('main'), process.getuid?.() === 0 ? { uid: 65_534 } : {});
    expect(await server.ended).toBe(78);
    expect(server.said()).toBe(`DATA_DIR (${closed}) cannot be used: this user has no rights there.\n`);
  });

  it('and a supervisor does not try the same again', async () => {
    const server = supervised({ PORT: 'eighty' });
    expect(await server.ended).toBe(78);
    expect(server.said()).toMatch(
      /^server is process \d+\nPORT=eighty is wrong: expected a whole number from 0 to 65535\.\n$/,
    );
  });
});

describe('the supervised server', () => {
  it('comes back whatever ends it, says so, and ends at once when told to', async () => {
    const server = supervised({});
    await server.says(address, 1);
    process.kill(await serverOf(server, 1), 'SIGKILL');
    await server.says(/the server was killed from outside .*\(SIGKILL\): it starts again in \d+ s\./);
    await server.says(address, 2);
    process.kill(postmaster(), 'SIGKILL');
    await server.says(/its database has ended \(75\): it starts again/);
    await server.says(address, 3);
    const [pid, engine] = [await serverOf(server, 3), postmaster()];
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect([await isGone(pid), await isGone(engine)]).toEqual([true, true]);
  });

  it('leaves nothing behind when its supervisor is killed', async () => {
    const server = supervised({});
    await server.says(address);
    const [pid, engine] = [await serverOf(server, 1), postmaster()];
    server.child.kill('SIGKILL');
    expect([await isGone(pid), await isGone(engine)]).toEqual([true, true]);
  });

  it('logs a fault that nobody caught whole, and comes back', async () => {
    const server = supervised({
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'fault.mjs')}`,
    });
    await server.says(address);
    process.kill(await serverOf(server, 1), 'SIGUSR2');
    await server.says(/the server had a fault .*\(70\): it starts again/);
    await server.says(address, 2);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const log = readFileSync(join(folder, 'data/log/zhibi.log'), 'utf8');
    expect(log).toMatch(/"level":60.*a fault for the specification.*fault\.mjs/);
  });

  it('beside another on one DATA_DIR takes over when that one ends', async () => {
    const first = start({});
    await first.says(address);
    const second = supervised({});
    await second.says(address);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const [url] = await second.says(address, 2);
    expect((await fetch(`${url}/api/login/options`)).status).toBeLessThan(500);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(existsSync(join(folder, 'data/postgres/pg18/postmaster.pid'))).toBe(false);
  });
});
