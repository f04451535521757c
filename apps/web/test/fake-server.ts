import { type Endpoint, type ProblemKind, problemCodes, problemMessages, SUCCESS } from '@zhibi/contract/kernel';
import type { z } from 'zod';

type Handler = (input: unknown, headers: Headers) => unknown;
interface Mounted {
  endpoint: Endpoint;
  handler: Handler;
}
export interface Call {
  input: unknown;
  headers: Headers;
}

/** A refusal that a handler throws: `throw new Refused('conflict', { reason: 'push-time' })`. */
export class Refused extends Error {
  constructor(
    readonly kind: ProblemKind,
    readonly data: { reason?: string; fields?: Record<string, string>; support?: string } = {},
    readonly reported?: string,
  ) {
    super(reported ?? kind);
  }
}

const pattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** The server as the contract describes it: input and output are validated, nothing else is pretended. */
export class FakeServer {
  private readonly mounted = new Map<string, Mounted>();
  private readonly received = new Map<string, Call[]>();
  /** Set to fail every call as a dead network does. */
  isOffline = false;
  /** Tokens that have grown too old: answered with -1001. */
  readonly oldTokens = new Set<string>();

  on<In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out>,
    handler: (input: z.output<In>, headers: Headers) => z.input<Out> | Promise<z.input<Out>>,
  ): this {
    this.mounted.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handler: handler as Handler }); // the input is parsed by this endpoint before
    return this;
  }

  /** Bytes as a file endpoint answers them. */
  onFile<In extends z.ZodType>(endpoint: Endpoint<In>, handler: (input: z.output<In>) => Response): this {
    this.mounted.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handler: handler as Handler }); // the input is parsed by this endpoint before
    return this;
  }

  refuse(endpoint: Endpoint, kind: ProblemKind, reason?: string): this {
    return this.on(endpoint, () => {
      throw new Refused(kind, { reason }, reason ? endpoint.reasons?.[reason]?.zh : undefined);
    });
  }

  calls = (endpoint: Endpoint): Call[] => this.received.get(endpoint.path) ?? [];

  /** Stands in for `fetch`. */
  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    init.signal?.throwIfAborted();
    const { pathname, searchParams } = new URL(String(url), 'http://school.test');
    const input =
      typeof init.body === 'string' ? JSON.parse(init.body) : (fieldsOf(init.body) ?? Object.fromEntries(searchParams));
    return this.answer(init.method ?? 'GET', pathname, input, new Headers(init.headers));
  };

  async answer(method: string, path: string, sent: unknown, headers: Headers): Promise<Response> {
    const found = [...this.mounted.values()].find(
      ({ endpoint }) => endpoint.method === method && pattern(endpoint.path).test(path),
    );
    if (!found) return reply(problemCodes['not-found'], `nothing is mounted at ${method} ${path}`, {});
    const { endpoint, handler } = found;
    const named = pattern(endpoint.path).exec(path)?.groups;
    const input = named ? { ...named, ...(sent as object) } : sent; // as: what is sent to an address with names in it
    this.received.set(endpoint.path, [...this.calls(endpoint), { input, headers }]);
    const token = headers.get('Authorization')?.slice('Bearer '.length) ?? '';
    if (endpoint.access !== 'public' && this.oldTokens.has(token))
      return reply(problemCodes['token-expired'], problemMessages['token-expired'].zh, {});
    if (endpoint.access !== 'public' && !token)
      return reply(problemCodes['signed-out'], problemMessages['signed-out'].zh, {});
    const parsed = endpoint.input.safeParse(input);
    if (!parsed.success)
      return reply(problemCodes.invalid, problemMessages.invalid.zh, {
        fields: Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])),
      });
    try {
      const output = await handler(parsed.data, headers);
      if (output instanceof Response) return output;
      return reply({ code: SUCCESS, status: 200 }, '', endpoint.output.parse(output));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply(problemCodes[error.kind], error.reported ?? problemMessages[error.kind].zh, error.data);
    }
  }
}

/** The fields of a form and its files, as the server takes them apart. */
const fieldsOf = (body: RequestInit['body']) => (body instanceof FormData ? Object.fromEntries(body) : undefined);

const reply = ({ code, status }: { code: number; status: number }, msg: string, data: unknown) =>
  new Response(JSON.stringify({ code, msg, data }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
