import { isUtf8 } from 'node:buffer';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@zhibi/contract/kernel';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { languageOf } from '../platform/language.js';
import type { Log } from '../platform/log.js';
import { messageOf } from '../platform/message-of.js';
import { Problem } from '../platform/problem.js';
import { openSockets } from '../platform/sockets/open-sockets.js';
import { fieldsIn } from '../platform/wrong-field.js';
import { answerBrokenCall } from './broken-calls.js';
import { isOfNoRoom } from './no-room.js';
import { rememberMounted } from './unknown-calls.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body as they came: a signature is judged over them. */
    rawBody: Uint8Array | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

const BODY_LIMIT = 1024 * 1024;
const FILE_LIMIT = 512 * 1024 * 1024;
/** Shorter answers travel in the first flight of a connection as they are (ten segments, RFC 6928): packing them only costs time. */
const WORTH_PACKING = 8 * 1024;
/**
 * Wide enough for a school behind one address, two thousand of whose students log in at once; a password is guarded by
 * its account's failures, a phone by its ten codes a day. Text messages cost money and are asked for by few at a time.
 */
const CALLS_A_MINUTE = { message: 300, login: 6_000, any: 60_000 };
const kindOf = (url: string): keyof typeof CALLS_A_MINUTE => {
  if (url.startsWith('/api/login/send/')) return 'message';
  return /^\/(api\/login|admin\/index)\//.test(url) ? 'login' : 'any';
};

/** Browsers keep these from a secure origin only, and complain about each on the console of a school's plain HTTP. */
const headersOfHttps = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};
const secureOnly = {
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
} as const;

/** The HTTP server with everything that holds for every call, before any domain is mounted. @param proxies networks, a comma between */
export async function buildServer(log: Log, proxies: string): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT,
    trustProxy: proxies.split(',').map((one) => one.trim()),
    genReqId: () => crypto.randomUUID(),
    // An address that is no text, or a part of it that is too long, never reaches a route.
    frameworkErrors: (error, request, reply) => refuse(asProblem(error), error, request, reply),
    clientErrorHandler: answerBrokenCall,
    logController: new LogController({ disableRequestLogging: true }), // one line for each answer is written below
    routerOptions: { maxParamLength: 8_000 }, // the event stream carries its token in the path
  });
  rememberMounted(app);
  app.decorateRequest('rawBody', undefined);
  readBodies(app);
  await app.register(helmet, {
    contentSecurityPolicy: false, // the page has its own, with a nonce; answers of the API show nothing
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    ...secureOnly,
    // What only browsers of the time of Flash and Internet Explorer read.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await app.register(rateLimit, {
    max: (request) => CALLS_A_MINUTE[kindOf(request.url)],
    timeWindow: 60_000,
    // Told to who is refused (and when to come back), not with each of the sixty thousand answers.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    keyGenerator: (request) => `${request.ip} ${kindOf(request.url)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem('too-often', undefined, { retryAfterS: Math.ceil(ttl / 1000) }),
  });
  await app.register(compress, { threshold: WORTH_PACKING });
  await app.register(multipart, { limits: { fileSize: FILE_LIMIT, files: 50, fields: 20 } });
  await openSockets(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.headers(headersOfHttps);
  });
  app.addHook('onResponse', async (request, reply) =>
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered'),
  );
  app.addHook('onResponse', async ({ raw }) => readOut(raw));
  app.setErrorHandler((error: FastifyError | Problem, request, reply) =>
    refuse(asProblem(error), error, request, reply),
  );
  return app;
}

/**
 * A file that was refused before its end stands in the connection before the next call, which would wait for ever: it is read and thrown
 * away. Closing the connection instead would reach a caller who still sends before the answer does.
 */
function readOut(raw: FastifyRequest['raw']): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}

/** JSON is parsed by us so that the bytes stay at hand for signatures; an empty body is an empty object. */
function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    request.rawBody = bytes;
    if (bytes.length === 0) done(null, {});
    else if (isUtf8(bytes))
      void parseJson(request, bytes.toString('utf8'), (error, value) => done(error && notJson(), value));
    else done(notJson());
  });
}

const notJson = () => new Problem('invalid', 'not-json');

/** Errors of the framework in the protocol's words; undefined for a fault of ours. */
function asProblem(error: FastifyError | Problem): Problem | undefined {
  if (error instanceof Problem) return error;
  const status = error.statusCode ?? 500;
  if (status === 429) return new Problem('too-often');
  if (status === 404) return new Problem('not-found');
  if (status === 413) return new Problem('invalid', 'body-too-large', { status });
  return status >= 400 && status < 500 ? new Problem('invalid', undefined, { status }) : undefined;
}

function refuse(problem: Problem | undefined, error: Error, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers['accept-language']);
  const { endpoint } = request.routeOptions.config ?? {}; // a call that met no route has none
  if (problem === undefined && (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') {
    request.log.info({ req: request }, 'the caller went away');
    return reply;
  }
  if (problem === undefined) {
    request.log.error({ err: error, req: request }, 'a fault');
    const fault = new Problem('fault', isOfNoRoom(error) ? 'no-room' : undefined);
    const why = fault.reason === undefined ? {} : { reason: fault.reason };
    return reply
      .status(fault.status)
      .send({ code: fault.code, msg: messageOf(fault, endpoint, language), data: { ...why, support: request.id } });
  }
  const { status: httpStatus, ...data } = fieldsIn(problem.data, language);
  if (typeof data.retryAfterS === 'number') reply.header('retry-after', data.retryAfterS);
  const reason = problem.reason === undefined ? {} : { reason: problem.reason };
  return reply.status(typeof httpStatus === 'number' ? httpStatus : problem.status).send({
    code: problem.code,
    msg: messageOf(problem, endpoint, language),
    data: { ...data, ...reason, support: request.id },
  });
}
