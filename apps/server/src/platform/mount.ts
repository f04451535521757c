import { type Endpoint, type Language, SUCCESS, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from './db.js';
import { type FileAnswer, sendFile } from './file-answer.js';
import { FormBuffers } from './form-buffers.js';
import type { Device } from './guard.js';
import { languageOf } from './language.js';
import { parse } from './parse-input.js';
import { Problem } from './problem.js';
import { readRemembered } from './read-remembered.js';
import type { Services } from './services.js';

export type { FileAnswer } from './file-answer.js';

const SMALL_FILE_BYTES = 1024 * 1024;

/** A call that has passed the access check. `A` is the Actor of a person's endpoint, the Device of a signed one, undefined of a public one. */
export interface OpenCall<A> {
  actor: A;
  language: Language;
  request: FastifyRequest;
  /** One transaction that sees what the caller may see; only a connection where the endpoint cannot write. A call may open several, one after the other. */
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The same with its transaction open: the whole call happens or does not. */
export interface Call<A> extends Omit<OpenCall<A>, 'transact'> {
  db: Db;
}

/** `compress: false` where bytes are counted by the caller: ranges, or content that is packed already. */
interface Sending {
  compress?: false;
}

/** A call of anybody, who may be given a cookie: what a browser must show again is kept from scripts and addresses. */
export interface PublicCall extends OpenCall<undefined> {
  setCookie(cookie: string): void;
}

type Run<C, In extends z.ZodType, Out extends z.ZodType> = (call: C, input: z.output<In>) => Promise<z.input<Out>>;
type FileRun<A, In extends z.ZodType> = (call: OpenCall<A>, input: z.output<In>) => Promise<FileAnswer>;

/** For a signed-in person, in one transaction (a read-only call needs none). */
export const mount = <In extends z.ZodType, Out extends z.ZodType>(
  services: Services,
  endpoint: Endpoint<In, Out>,
  run: Run<Call<Actor>, In, Out>,
) =>
  route(services, endpoint, async (request, reply) => {
    const go = async (call: OpenCall<Actor>) => {
      const input = await parse(endpoint, request, call.language);
      return call.transact((db) => run({ ...call, db }, input));
    };
    const known = endpoint.readOnly
      ? await readRemembered(services, request, (actor, transact) => go(callOf(endpoint, request, actor, transact)))
      : undefined;
    return answer(endpoint, reply, known ? known.answer : await go(await personCall(services, endpoint, request)));
  });

/** For a signed-in person, where the work opens its own transactions: long work between a reading and a writing. */
export const mountOpen = <In extends z.ZodType, Out extends z.ZodType>(
  services: Services,
  endpoint: Endpoint<In, Out>,
  run: Run<OpenCall<Actor>, In, Out>,
) =>
  route(services, endpoint, async (request, reply) => {
    const call = await personCall(services, endpoint, request);
    return answer(endpoint, reply, await run(call, await parse(endpoint, request, call.language)));
  });

/** For anybody: signing in, maintenance times. Runs as the system, so it must decide everything by itself. */
export const mountPublic = <In extends z.ZodType, Out extends z.ZodType>(
  services: Services,
  endpoint: Endpoint<In, Out>,
  run: Run<PublicCall, In, Out>,
) =>
  route(services, endpoint, async (request, reply) => {
    if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public`);
    const language = languageOf(request.headers['accept-language']);
    const input = await parse(endpoint, request, language);
    const transact: PublicCall['transact'] = (work) => services.database.asSystem(work);
    const setCookie = (cookie: string) => void reply.header('set-cookie', cookie);
    return answer(endpoint, reply, await run({ actor: undefined, language, request, transact, setCookie }, input));
  });

/** For a signed program. The signature is checked over the raw bytes before they are parsed. */
export const mountDevice = <In extends z.ZodType, Out extends z.ZodType>(
  services: Services,
  endpoint: Endpoint<In, Out>,
  run: Run<OpenCall<Device>, In, Out>,
) =>
  route(services, endpoint, async (request, reply) => {
    if (endpoint.access !== 'device') throw new Error(`${endpoint.path} is not for devices`);
    const device = await services.guard.deviceOf(request);
    const language = languageOf(request.headers['accept-language']);
    const input = await parse(endpoint, request, language);
    const transact: OpenCall<Device>['transact'] = (work) =>
      services.database.asActor({ schoolIds: [device.schoolId] }, work);
    return answer(endpoint, reply, await run({ actor: device, language, request, transact }, input));
  });

/** For a signed-in person who sends one small `file` beside fields. It is held in memory, no longer than the endpoint's limit, until the call is answered. */
export const mountForm = <In extends z.ZodType, Out extends z.ZodType>(
  services: Services,
  endpoint: Endpoint<In, Out>,
  run: Run<OpenCall<Actor>, In, Out>,
) => {
  const buffers = new FormBuffers(endpoint.bodyLimit ?? SMALL_FILE_BYTES);
  route(services, endpoint, async (request, reply) => {
    // The form arrives while it is asked who sends it; who may not hears that first.
    const { form, free } = buffers.take(request);
    try {
      const call = await personCall(services, endpoint, request);
      request.body = await form;
      return answer(endpoint, reply, await run(call, await parse(endpoint, request, call.language)));
    } finally {
      free();
    }
  });
};

/** For a signed-in person who gets bytes. */
export const mountFile = <In extends z.ZodType>(
  services: Services,
  endpoint: Endpoint<In>,
  run: FileRun<Actor, In>,
  how: Sending = {},
) =>
  route(
    services,
    endpoint,
    async (request, reply) => {
      const call = await personCall(services, endpoint, request);
      const file = await run(call, await parse(endpoint, request, call.language));
      const today = toStamp(services.clock.now(), services.settings.TZ_NAME).slice(0, 8);
      return sendFile(reply, file, today);
    },
    how,
  );

async function personCall(services: Services, endpoint: Endpoint, request: FastifyRequest): Promise<OpenCall<Actor>> {
  const actor = await services.guard.actorOf(request);
  return callOf(endpoint, request, actor, (work) =>
    services.database[endpoint.readOnly ? 'readAsActor' : 'asActor'](actor, work),
  );
}

/** Whether somebody may call this at all is judged before anything else is looked at. */
function callOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Actor,
  transact: OpenCall<Actor>['transact'],
): OpenCall<Actor> {
  const { access } = endpoint;
  if (typeof access === 'object' && !access.roles.includes(actor.role)) throw new Problem('forbidden');
  if (typeof access === 'object' && access.inSchool && actor.schoolId === '')
    throw new Problem('forbidden', 'acting-over');
  if (access === 'device') throw new Problem('forbidden');
  if (actor.dataLocked && !endpoint.whileLocked) throw new Problem('conflict', 'school-locked');
  return { actor, language: languageOf(request.headers['accept-language']), request, transact };
}

/** Endpoints that answer by themselves (the event stream) share the access check, the problems and the log. */
export function route(
  services: Services,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  how: Sending = {},
): void {
  services.app.route({
    ...how,
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    handler,
  });
}

/** What the contract does not name does not leave the building. */
function answer(endpoint: Endpoint, reply: FastifyReply, result: unknown) {
  const data = endpoint.output.parse(result);
  return reply.send({ code: SUCCESS, msg: '', data });
}
