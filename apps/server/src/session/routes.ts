import { type LoginAnswer, sessionApi } from '@zhibi/contract/session';
import type { House } from '../platform/house.js';
import { languageOf } from '../platform/language.js';
import { mount, mountPublic, parse, route } from '../platform/mount.js';
import { demand, found, Problem } from '../platform/problem.js';
import { chooseLoginType } from './choose-login-type.js';
import { EventStreams } from './event-streams.js';
import { takeHandOver } from './hand-over.js';
import { drawImageCode } from './image-code.js';
import { type LoginTry, logIn } from './log-in.js';
import { refreshSession } from './refresh-session.js';
import { adminDoor, schoolDoor } from './rules.js';
import { endSession, findJob } from './store.js';
import type { Tokens } from './tokens.js';
import { readToken } from './who-is.js';

export const sessionRoutes = (tokens: Tokens) => (house: House) => {
  const { clock, stream } = house;
  const signIn = { tokens, clock };

  mountPublic(house, sessionApi.login, async ({ transact }, input) =>
    answerOf(await transact((db) => logIn(db, signIn, schoolDoor, input))),
  );
  mountPublic(house, sessionApi.adminLogin, async ({ transact }, input) =>
    answerOf(await transact((db) => logIn(db, signIn, adminDoor, input))),
  );
  mountPublic(house, sessionApi.choose, ({ transact }, input) => transact((db) => chooseLoginType(db, signIn, input)));
  mountPublic(house, sessionApi.handOver, ({ transact }, input) => transact((db) => takeHandOver(db, signIn, input)));
  mountPublic(house, sessionApi.imageCode, ({ transact }) => transact((db) => drawImageCode(db, clock.now())));
  mountPublic(house, sessionApi.refresh, async ({ transact }, input) => {
    const pair = await transact((db) => refreshSession(db, signIn, input.refreshToken));
    demand(pair, 'signed-out');
    return pair;
  });
  mount(house, sessionApi.logout, async ({ actor }) => {
    await house.database.asSystem((db) => endSession(db, actor.sessionId, clock.now()));
    return {};
  });
  mount(house, sessionApi.job, async ({ db, actor }, { jobId }) => {
    const { id, schoolId: _, accountId: __, ...job } = found(await findJob(db, actor.accountId, jobId));
    return { jobId: id, ...job };
  });

  const streams = new EventStreams(stream);
  house.app.addHook('preClose', async () => streams.closeAll());
  route(house, sessionApi.connect, async (request, reply) => {
    const input = await parse(sessionApi.connect, request, languageOf(request.headers['accept-language']));
    const claims = await readToken(tokens, clock, Buffer.from(input.token, 'base64url').toString('utf8'));
    const seen = Number(request.headers['last-event-id'] ?? Number.NaN);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close', // a stream that ends frees its socket: the server can close
    });
    await streams.open(
      input.uuid,
      claims.accountId,
      reply.raw,
      Number.isSafeInteger(seen) && seen >= 0 ? seen : input.lastEventId,
    );
  });
  mount(house, sessionApi.close, async ({ actor }, { uuid }) => {
    streams.close(uuid, actor.accountId);
    return {};
  });
};

/** A refused try becomes its problem only here, after its count has been committed. */
function answerOf(attempt: LoginTry): LoginAnswer {
  if ('answer' in attempt) return attempt.answer;
  const { refused, retryAfterS } = attempt;
  if (refused === 'account-waits') throw new Problem('too-often', refused, { retryAfterS });
  throw new Problem(
    refused === 'image-code-needed' || refused === 'image-code-wrong' ? 'conflict' : 'forbidden',
    refused,
  );
}
