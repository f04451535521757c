import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDemoOnce } from '../../demo/demo-world.js';
import { makeCodes } from '../../demo/make-codes.js';
import { makePeople } from '../../demo/make-people.js';
import type { Part } from '../../demo/making.js';
import { newDatabase } from '../../test/database.js';
import { type Connection, openDatabase } from '../platform/db.js';
import { announce } from '../platform/events/index.js';
import { newId } from '../platform/ids.js';
import { openLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-demo-killed-'));
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
let connection: Connection;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ connection, drop } = await newDatabase());
});
afterAll(async () => {
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
});

const made: string[] = [];
const parts: readonly Part[] = [
  ({ services, clock }) => makePeople(services, clock.now()),
  ({ services, clock }) => makeCodes(services, clock.now()),
  async () => void made.push('whole'),
];
const make = () => makeDemoOnce({ settings, connection, log: openLog('silent'), language: 'en' }, parts);
const accounts = async () => {
  const database = openDatabase(connection, { app: 1, system: 1 });
  try {
    const rows = await database.asSystem((db) =>
      db.execute<{ n: number }>(sql`select count(*)::int as n from account`),
    );
    return rows[0]?.n ?? 0;
  } finally {
    await database.end();
  }
};

it('a demo world whose making was killed half-way is made anew at the next start, and a whole one stays', async () => {
  const program = fileURLToPath(new URL('../../test/demo-process.ts', import.meta.url));
  const args = ['--import', 'tsx', program, JSON.stringify(connection), folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  for await (const said of child.stdout) if (String(said).includes('half-made')) child.kill('SIGKILL');
  await ended;
  const left = await accounts();
  expect(left).toBeGreaterThan(700);
  expect(await make()).toBeDefined();
  expect([made.length, await accounts()]).toEqual([1, left]);
  expect(await make()).toBeDefined();
  expect([made.length, await accounts()]).toEqual([1, left]);
}, 120_000);

it('two servers that start at once on an empty database make one world', async () => {
  const other = await newDatabase();
  const context = { settings, connection: other.connection, log: openLog('silent'), language: 'en' } as const;
  const before = made.length;
  try {
    const both = await Promise.all([makeDemoOnce(context, parts), makeDemoOnce(context, parts)]);
    expect(both.every((one) => one !== undefined)).toBe(true);
    expect(made.length).toBe(before + 1);
  } finally {
    await other.drop();
  }
}, 120_000);

it('while a world is made its news are published: nobody waits for the making', async () => {
  const other = await newDatabase();
  const context = { settings, connection: other.connection, log: openLog('silent'), language: 'en' } as const;
  const tell: Part = async ({ services: { database } }) => {
    await database.asSystem((db) =>
      announce(db, questionsEvents.cart, { schoolId: newId(), to: [newId()], data: { subjectId: 202 } }),
    );
    const waiting = async () => (await database.asSystem((db) => db.execute(sql`select from outbox`))).length;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  };
  try {
    expect(await makeDemoOnce(context, [tell])).toBeDefined();
  } finally {
    await other.drop();
  }
});

it('where other people live nothing is made and nothing taken away', async () => {
  const other = await newDatabase();
  const context = { settings, connection: other.connection, log: openLog('silent'), language: 'en' } as const;
  const database = openDatabase(other.connection, { app: 1, system: 1 });
  try {
    await database.asSystem((db) =>
      db.execute(
        sql`insert into account (id, account, name, password_hash) values (gen_random_uuid(), 'somebody', '某人', '')`,
      ),
    );
    expect(await makeDemoOnce(context, parts)).toBeUndefined();
    const rows = await database.asSystem((db) => db.execute<{ account: string }>(sql`select account from account`));
    expect(rows.map(({ account }) => account)).toEqual(['somebody']);
  } finally {
    await database.end();
    await other.drop();
  }
});
