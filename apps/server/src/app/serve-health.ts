import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../platform/db.js';
import { Problem } from '../platform/problem.js';
import { openMetrics } from './metrics.js';

/** A database that says nothing for so long is no database to a proxy that waits. */
const PATIENCE_MS = 2_000;

/** Machines ask this every second: it is no call of anybody's that would be counted or refused. */
const uncounted = { config: { rateLimit: false } } as const;

interface Health {
  database: Pick<Database, 'readAsSystem'>;
  version: string;
  metricsToken: string | undefined;
}

/**
 * What proxies and monitoring ask of a server, outside of the protocol: `/health` whether this process lives, `/ready` whether it can answer
 * calls (503 while its database does not), `/metrics` its figures for Prometheus, to this machine or with the token alone.
 */
export function serveHealth(app: FastifyInstance, { database, version, metricsToken }: Health): void {
  const metrics = openMetrics(database);
  app.addHook('onResponse', async (request, reply) => metrics.answered(request, reply));
  app.get('/health', uncounted, async () => ({ status: 'ok', version, uptimeSeconds: Math.round(process.uptime()) }));
  app.get('/ready', uncounted, async (_, reply) => {
    const isThere = await answers(database);
    return reply.code(isThere ? 200 : 503).send({ status: isThere ? 'ready' : 'not-ready', database: isThere });
  });
  app.get('/metrics', uncounted, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new Problem('not-found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

const answers = (database: Health['database']): Promise<boolean> =>
  Promise.race([
    database
      .readAsSystem((db) => db.execute(sql`select 1`))
      .then(
        () => true,
        () => false,
      ),
    sleep(PATIENCE_MS, false, { ref: false }),
  ]);

/** Figures tell how much a school works and when. Behind a proxy the address is that of who asked it. */
function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return given?.length === wanted?.length && timingSafeEqual(given ?? Buffer.of(), wanted ?? Buffer.of());
}
