import type pg from 'pg';
import { APP_ROLE, type Connection, SYSTEM_ROLE } from './db.js';
import { DatabaseError } from './migrate.js';
import { openClient } from './pools.js';

/**
 * Whether a pooler may stand before the database. Each transaction names its role and its schools itself; should the message that begins it
 * ever fail by itself, what follows it runs as the login of the pooler: so that must be one whom row-level security holds.
 */
export async function checkPooler({ pooler }: Connection): Promise<void> {
  if (pooler === undefined) return;
  const client = await openClient({ url: pooler }).catch((error: Error) => {
    throw new DatabaseError({
      zh: `DATABASE_POOLER_URL 的连接池无法连接：${error.message}。`,
      en: `The pooler of DATABASE_POOLER_URL cannot be reached: ${error.message}.`,
    });
  });
  try {
    await checkLogin(client);
  } finally {
    await client.end();
  }
}

async function checkLogin(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; unsafe: boolean; may: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls as unsafe, pg_has_role(oid, $1, 'member') and pg_has_role(oid, $2, 'member') as may
     from pg_roles where rolname = session_user`,
    [APP_ROLE, SYSTEM_ROLE],
  );
  for (const { name, unsafe, may } of rows) {
    if (unsafe)
      throw new DatabaseError({
        zh: `DATABASE_POOLER_URL 的用户 ${name} 是超级用户或绕过行级安全：请换一个用户。`,
        en: `The user ${name} of DATABASE_POOLER_URL is a superuser or bypasses row-level security: name another one.`,
      });
    if (!may)
      throw new DatabaseError({
        zh: `DATABASE_POOLER_URL 的用户 ${name} 还不能使用：请先执行“grant ${APP_ROLE}, ${SYSTEM_ROLE} to ${name}”。`,
        en: `The user ${name} of DATABASE_POOLER_URL may not serve: "grant ${APP_ROLE}, ${SYSTEM_ROLE} to ${name}" first.`,
      });
  }
}
