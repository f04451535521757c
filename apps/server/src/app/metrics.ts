import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, Db } from '../platform/db.js';

/** In seconds: what a person does not notice, notices, waits for, and gives up on. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

const JOB_STATES = ['waiting', 'running', 'failed'] as const;

interface Metrics {
  contentType: string;
  /** Counts a call that was answered. */
  answered(request: FastifyRequest, reply: FastifyReply): void;
  text(): Promise<string>;
}

/** The figures of one server process: calls by endpoint and answer, jobs by state, and what Node itself knows. No label holds anything that a person wrote. */
export function openMetrics(database: Pick<Database, 'readAsSystem'>): Metrics {
  const registry = new Registry();
  const calls = new Histogram({
    name: 'zhibi_call_seconds',
    help: 'Time from the first byte of a call to the end of its answer, by endpoint and status',
    labelNames: ['method', 'path', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'zhibi_jobs',
    help: 'Jobs that wait, run, or have failed in the last day',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await database.readAsSystem(jobCounts);
      for (const state of JOB_STATES) this.set({ state }, counts.get(state) ?? 0);
    },
  });
  let isWatched = false;
  return {
    contentType: registry.contentType,
    answered: ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      const path = routeOptions.config?.endpoint?.path ?? 'other'; // a call that met no route has none
      calls.observe({ method, path, status: String(statusCode) }, elapsedTime / 1000);
    },
    text: () => {
      // Node is watched once somebody asks: to watch it for nobody costs a timer.
      if (!isWatched) collectDefaultMetrics({ register: registry, prefix: 'zhibi_' });
      isWatched = true;
      return registry.metrics();
    },
  };
}

async function jobCounts(db: Db): Promise<Map<string, number>> {
  const rows = await db.execute<{ status: string; jobs: number }>(sql`
    select status, count(*)::int as jobs from job
    where status in ('waiting', 'running') or (status = 'failed' and finished_at > now() - interval '1 day') group by status`);
  return new Map(rows.map(({ status, jobs }) => [status, jobs]));
}
