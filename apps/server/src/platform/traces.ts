import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.js';
import { VERSION } from './version.js';

/** Traces of calls, statements and jobs, sent by OpenTelemetry. They name endpoints, statuses and texts of statements: nobody and nothing of anybody. */
export interface Traces {
  /** A span of its own. */
  begin<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** A span within that of the call or job, where there is one. */
  within<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  watch(app: FastifyInstance): void;
  end(): Promise<void>;
}

const PATIENCE_MS = 3_000;

/** @param address of a collector that takes OTLP over HTTP */
export function openTraces(address: string, log: Log): Traces {
  const url = new URL('v1/traces', address.endsWith('/') ? address : `${address}/`).href;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: PATIENCE_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'zhibi',
      'service.version': VERSION,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2_000 })],
  });
  const tracer = provider.getTracer('zhibi', VERSION);
  const around = new AsyncLocalStorage<Span>();

  async function spanned<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }); // its message may name a child: the log says it without
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    begin: (name, attributes, work) => {
      const span = tracer.startSpan(name, { attributes, kind: SpanKind.CONSUMER, root: true });
      return around.run(span, () => spanned(span, work));
    },
    within: (name, attributes, work) => {
      const parent = around.getStore();
      if (parent === undefined) return work();
      const of = trace.setSpan(context.active(), parent);
      return spanned(tracer.startSpan(name, { attributes, kind: SpanKind.CLIENT }, of), work);
    },
    watch: (app) => {
      const spans = new WeakMap<object, Span>();
      app.addHook('onRequest', (request, _, done) => {
        const path = request.routeOptions.config?.endpoint?.path;
        if (path === undefined) return done();
        const attributes = { 'http.request.method': request.method, 'http.route': path };
        const span = tracer.startSpan(`${request.method} ${path}`, { attributes, kind: SpanKind.SERVER, root: true });
        spans.set(request, span);
        around.run(span, done);
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    end: async () => {
      // What could not be sent is lost with the process: nobody waits for a collector that is gone.
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'));
    },
  };
}
