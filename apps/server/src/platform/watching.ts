import type { FastifyInstance } from 'fastify';
import type { Log } from './log.js';
import type { Settings } from './settings.js';
import { SlowList } from './slow.js';
import type { Traces } from './traces.js';

/** What is watched of calls and statements: how long they take, and their traces where those are wanted. */
export interface Watching {
  calls: SlowList;
  statements: SlowList;
  /** Does the work of a statement. Its text holds no values. */
  statement<T>(text: string, work: () => Promise<T>): Promise<T>;
  /** Does a piece of background work. */
  task<T>(kind: string, work: () => Promise<T>): Promise<T>;
  /** Watches the calls of a server. */
  watch(app: FastifyInstance): void;
  end(): Promise<void>;
}

/** The library of traces is loaded only where somebody wants them. */
export async function openWatching(
  settings: Pick<Settings, 'SLOW_CALL_MS' | 'SLOW_STATEMENT_MS' | 'OTEL_URL'>,
  log: Log,
): Promise<Watching> {
  const calls = new SlowList(settings.SLOW_CALL_MS);
  const statements = new SlowList(settings.SLOW_STATEMENT_MS);
  const { OTEL_URL } = settings;
  const traces: Traces | undefined =
    OTEL_URL === undefined ? undefined : (await import('./traces.js')).openTraces(OTEL_URL, log);
  return {
    calls,
    statements,
    statement: async (text, work) => {
      const began = performance.now();
      try {
        return await (traces === undefined ? work() : traces.within(nameOf(text), { 'db.query.text': text }, work));
      } finally {
        statements.took(text, performance.now() - began);
      }
    },
    task: (kind, work) => (traces === undefined ? work() : traces.begin(`job ${kind}`, {}, work)),
    watch: (app) => {
      if (traces !== undefined) traces.watch(app);
      app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime }) => {
        const path = routeOptions.config?.endpoint?.path;
        // A stream of events is open as long as somebody looks.
        if (path !== undefined && routeOptions.config?.endpoint?.kind !== 'stream')
          calls.took(`${method} ${path}`, elapsedTime);
      });
    },
    end: async () => traces?.end(),
  };
}

/** The first word of a statement names its span. */
const nameOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
