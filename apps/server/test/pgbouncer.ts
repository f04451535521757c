import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../src/platform/db.js';
import { openClient } from '../src/platform/pools.js';
import { unprivilegedUser } from '../src/platform/postgres/user.js';

/** The program where this machine has it: packages put it beside what only administrators call. */
export const pgbouncer = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));

const PORT = 6432; // with a socket folder of its own only a part of the socket's name
const PATIENCE_MS = 10_000;

/** A PgBouncer in transaction mode with few connections for all, and a login that owns nothing. Answers the connection that goes through it. */
export async function openPooler(connection: Connection): Promise<{ connection: Connection; close(): Promise<void> }> {
  const login = `pooled_${randomBytes(4).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const owner = await openClient(connection);
  await owner.query(`create role ${login} login noinherit password '${password}'`);
  await owner.query(`grant zhibi_app, zhibi_system to ${login}`);
  await owner.end();
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-bouncer-'));
  const user = unprivilegedUser();
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  writeFileSync(join(folder, 'users.txt'), `"${login}" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${connection.host} port=${connection.port}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 100
server_login_retry = 1
`,
  );
  const child = spawn(pgbouncer ?? 'pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const pooler = `postgres://${login}:${password}@${encodeURIComponent(folder)}:${PORT}/${connection.database}`;
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(20)) {
    const client = await openClient({ url: pooler }).catch((error: unknown) => {
      if (Date.now() > until) throw error;
      return undefined; // it is starting
    });
    if (client === undefined) continue;
    await client.end();
    break;
  }
  return {
    connection: { ...connection, pooler },
    close: async () => {
      child.kill('SIGINT');
      await ended;
      const last = await openClient(connection);
      await last.query(`drop owned by ${login}`);
      await last.query(`drop role ${login}`);
      await last.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
