import { type JobReasons, jobFault } from '@zhibi/contract/kernel';
import { type JobKind, sessionApi } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { languageOf } from '../platform/language.js';
import { openCodeSender } from '../platform/messages/index.js';
import { mount, mountOpen, mountPublic, route } from '../platform/mount.js';
import { parse } from '../platform/parse-input.js';
import { ensure, found } from '../platform/problem.js';
import type { Routes, Services } from '../platform/services.js';
import { answerOf } from './attempt.js';
import { bindWeixin, unbindWeixin } from './bind-weixin.js';
import { bindingsOf } from './bindings-of.js';
import { markBrowser, markShown } from './browser-cookie.js';
import { bindPhone, changePassword } from './change-credentials.js';
import { chooseLoginType } from './choose-login-type.js';
import type { LoginServices } from './enter.js';
import { EventStreams } from './event-streams.js';
import { takeHandOver } from './hand-over.js';
import { logIn } from './log-in.js';
import { logInByPhone } from './log-in-by-phone.js';
import { logInByWeixin } from './log-in-by-weixin.js';
import { mountMail } from './mail/routes.js';
import { askForProof } from './proof.js';
import { refreshSession } from './refresh-session.js';
import { adminLogin, schoolLogin } from './rules.js';
import { sendCode } from './send-code.js';
import { endSession, findJob, livingAmong } from './store.js';
import { sweepLogins } from './sweep-logins.js';
import type { Tokens } from './tokens.js';
import { addressOf, visitorOf } from './visitor.js';
import { openWeixin, type WeixinService } from './weixin-service.js';
import { issueWeixinTicket } from './weixin-tickets.js';
import { readToken } from './who-is.js';

const SWEEP_EVERY_MS = 10 * 60_000;

/** Why work may stop, for each kind of work that stops for a reason. */
export type ReasonsOfJobs = Readonly<Partial<Record<JobKind, JobReasons>>>;

/** What session cannot know by itself, because later domains own it. */
export interface Later extends Pick<LoginServices, 'organisationNames' | 'leftAs'> {
  jobReasons: ReasonsOfJobs;
  /** What a school is called, long and short. */
  schoolNames(db: Db, schoolId: string): Promise<readonly string[]>;
}

export const sessionRoutes =
  (tokens: Tokens, { jobReasons, ...naming }: Later): Routes =>
  (services) => {
    const login: LoginServices = { tokens, clock: services.clock, ...naming };
    const weixin = openWeixin(services.settings);
    mountLogins(services, login);
    mountPhone(services, login);
    mountWeixin(services, { ...login, weixin });
    mountCredentials(services, { ...naming, tokens, weixinOffered: weixin !== undefined });
    mountRunning(services, tokens, jobReasons);
    sweepNowAndThen(services);
  };

/** In with a password or a hand-over, staying in, and out. */
function mountLogins(services: Services, login: LoginServices): void {
  const { clock, database } = services;
  const { tokens } = login;
  for (const [endpoint, loginTypes] of [
    [sessionApi.login, schoolLogin],
    [sessionApi.adminLogin, adminLogin],
  ] as const)
    mountPublic(services, endpoint, async (call, input) =>
      answerOf(await logIn(database, login, { loginTypes, visitor: visitorOf(tokens, call) }, input)),
    );
  mountPublic(services, sessionApi.choose, async ({ transact }, input) =>
    answerOf(await transact((db) => chooseLoginType(db, login, input))),
  );
  mountPublic(services, sessionApi.handOver, async ({ transact }, input) =>
    answerOf(await transact((db) => takeHandOver(db, login, input))),
  );
  mountPublic(services, sessionApi.imageCode, ({ transact }, { without }) =>
    transact((db) => askForProof(db, tokens, without, clock.now())),
  );
  mountPublic(services, sessionApi.refresh, async ({ transact }, input) => {
    const pair = await transact((db) => refreshSession(db, login, input.refreshToken));
    ensure(pair !== undefined, 'signed-out');
    return pair;
  });
  mount(services, sessionApi.logout, async ({ actor }) => {
    await database.asSystem((db) => endSession(db, actor.sessionId, clock.now()));
    return {};
  });
}

function mountPhone(services: Services, login: LoginServices): void {
  const sender = openCodeSender(services.settings, services.log);
  mountPublic(services, sessionApi.sendCode, async ({ request, transact, language }, input) => {
    const by = { now: services.clock.now(), from: addressOf(login.tokens, request) };
    const { waitSeconds, message } = answerOf(await transact((db) => sendCode(db, login.tokens, input, by)));
    // Not awaited: how long a sender takes must not tell which phones are known.
    if (message)
      void sender
        .send({ ...message, language })
        .catch((error: Error) => services.log.error({ err: error, purpose: message.purpose }, 'a code was not sent'));
    return { waitSeconds };
  });
  mountPublic(services, sessionApi.phoneLogin, async (call, input) =>
    answerOf(await logInByPhone(services.database, login, visitorOf(login.tokens, call), input)),
  );
}

function mountWeixin(services: Services, login: LoginServices & { weixin: WeixinService | undefined }): void {
  const { database, clock } = services;
  const around = { database, clock, weixin: login.weixin };
  mountPublic(services, sessionApi.waysIn, async () => ({ weixin: login.weixin !== undefined }));
  mountPublic(services, sessionApi.weixinAppid, async ({ request, transact, setCookie }) => {
    ensure(login.weixin !== undefined, 'warning', 'weixin-off');
    const browser = markBrowser({ cookies: request.headers.cookie, isSecure: request.protocol === 'https' });
    const state = await transact((db) =>
      issueWeixinTicket(db, { kind: 'state', browser: browser.mark, now: clock.now() }),
    );
    setCookie(browser.cookie);
    return { appid: login.weixin.appid, state };
  });
  mountPublic(services, sessionApi.weixinCertification, async ({ request }, input) =>
    answerOf(await logInByWeixin(database, login, input, markShown({ cookies: request.headers.cookie }))),
  );
  mountOpen(services, sessionApi.bindWeixin, async ({ actor, request }, input) =>
    answerOf(await bindWeixin(around, actor, input, markShown({ cookies: request.headers.cookie }))),
  );
  mountOpen(services, sessionApi.unbindWeixin, async ({ actor }, input) =>
    answerOf(await unbindWeixin(around, actor, input)),
  );
}

function mountCredentials(
  services: Services,
  { schoolNames, tokens, weixinOffered }: Pick<Later, 'schoolNames'> & { tokens: Tokens; weixinOffered: boolean },
): void {
  const hasMail = mountMail(services);
  mountOpen(services, sessionApi.bindings, async ({ actor }) => ({
    ...(await services.database.asSystem((db) => bindingsOf(db, actor))),
    weixinOffered,
    mailOffered: hasMail && actor.role === 'STUDENT',
  }));
  mountOpen(services, sessionApi.bindPhone, async ({ actor, request }, input) =>
    answerOf(await bindPhone(services, { actor, from: addressOf(tokens, request) }, input)),
  );
  mountOpen(services, sessionApi.changePassword, async ({ actor, language }, input) =>
    answerOf(await changePassword({ ...services, schoolNames }, actor, input, language)),
  );
}

/** Each process sweeps; what another has taken away already is no harm. */
function sweepNowAndThen({ app, database, clock, log }: Services): void {
  const sweep = () =>
    sweepLogins(database, clock.now()).catch((error: Error) => log.error({ err: error }, 'old logins were not swept'));
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  app.addHook('preClose', async () => clearInterval(timer));
}

/** The event stream and long work. */
function mountRunning(services: Services, tokens: Tokens, jobReasons: ReasonsOfJobs): void {
  const { clock, stream } = services;
  mount(services, sessionApi.job, async ({ db, actor, language }, { jobId }) => {
    const { id, schoolId: _, accountId: __, reason, ...job } = found(await findJob(db, actor.accountId, jobId));
    const explanation = (reason === null ? undefined : jobReasons[job.kind]?.[reason]) ?? jobFault;
    return { jobId: id, ...job, reason: reason ?? '', message: job.status === 'failed' ? explanation[language] : '' };
  });

  const livingOf = (ids: readonly string[]) => services.database.readAsSystem((db) => livingAmong(db, ids));
  const streams = new EventStreams(stream, livingOf);
  services.app.addHook('preClose', async () => streams.closeAll());
  route(services, sessionApi.connect, async (request, reply) => {
    const input = await parse(sessionApi.connect, request, languageOf(request.headers['accept-language']));
    const claims = await readToken(tokens, clock, Buffer.from(input.token, 'base64url').toString('utf8'));
    ensure((await livingOf([claims.sessionId])).has(claims.sessionId), 'signed-out');
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
      { uuid: input.uuid, accountId: claims.accountId, sessionId: claims.sessionId },
      reply.raw,
      Number.isSafeInteger(seen) && seen >= 0 ? seen : input.lastEventId,
    );
  });
  mount(services, sessionApi.close, async ({ actor }, { uuid }) => {
    streams.close(uuid, actor.accountId);
    return {};
  });
}
