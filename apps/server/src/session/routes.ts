import { type JobReasons, jobFault } from '@zhibi/contract/kernel';
import { type JobKind, sessionApi } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import type { House, Routes } from '../platform/house.js';
import { languageOf } from '../platform/language.js';
import { openCodeSender } from '../platform/messages/index.js';
import { mount, mountOpen, mountPublic, parse, route } from '../platform/mount.js';
import { demand, found } from '../platform/problem.js';
import { answerOf } from './attempt.js';
import { bindWeixin, unbindWeixin } from './bind-weixin.js';
import { bindingsOf } from './bindings-of.js';
import { markBrowser, markShown } from './browser-cookie.js';
import { bindPhone, changePassword } from './change-credentials.js';
import { chooseLoginType } from './choose-login-type.js';
import type { Doorkeeper } from './enter.js';
import { EventStreams } from './event-streams.js';
import { takeHandOver } from './hand-over.js';
import { logIn } from './log-in.js';
import { logInByPhone } from './log-in-by-phone.js';
import { logInByWeixin } from './log-in-by-weixin.js';
import { askForProof } from './proof.js';
import { refreshSession } from './refresh-session.js';
import { adminDoor, schoolDoor } from './rules.js';
import { sendCode } from './send-code.js';
import { endSession, findJob } from './store.js';
import { sweepLogins } from './sweep-logins.js';
import type { Tokens } from './tokens.js';
import { visitorOf } from './visitor.js';
import { openWeixin, type WeixinService } from './weixin-service.js';
import { issueWeixinTicket } from './weixin-tickets.js';
import { readToken } from './who-is.js';

const SWEEP_EVERY_MS = 10 * 60_000;

/** Why work may stop, for each kind of work that stops for a reason. */
export type ReasonsOfJobs = Readonly<Partial<Record<JobKind, JobReasons>>>;

/** What session cannot know by itself, because later domains own it. */
export interface Later extends Pick<Doorkeeper, 'organisationNames'> {
  jobReasons: ReasonsOfJobs;
  /** What a school is called, long and short. */
  schoolNames(db: Db, schoolId: string): Promise<readonly string[]>;
}

export const sessionRoutes =
  (tokens: Tokens, { jobReasons, ...naming }: Later): Routes =>
  (house) => {
    const keeper: Doorkeeper = { tokens, clock: house.clock, ...naming };
    const weixin = openWeixin(house.settings);
    mountDoors(house, keeper);
    mountPhone(house, keeper);
    mountWeixin(house, { ...keeper, weixin });
    mountCredentials(house, { ...naming, weixinOffered: weixin !== undefined });
    mountRunning(house, tokens, jobReasons);
    sweepNowAndThen(house);
  };

/** In with a password or a hand-over, staying in, and out. */
function mountDoors(house: House, keeper: Doorkeeper): void {
  const { clock, database } = house;
  const { tokens } = keeper;
  for (const [endpoint, door] of [
    [sessionApi.login, schoolDoor],
    [sessionApi.adminLogin, adminDoor],
  ] as const)
    mountPublic(house, endpoint, async (call, input) =>
      answerOf(await logIn(database, keeper, { door, visitor: visitorOf(tokens, call) }, input)),
    );
  mountPublic(house, sessionApi.choose, async ({ transact }, input) =>
    answerOf(await transact((db) => chooseLoginType(db, keeper, input))),
  );
  mountPublic(house, sessionApi.handOver, async ({ transact }, input) =>
    answerOf(await transact((db) => takeHandOver(db, keeper, input))),
  );
  mountPublic(house, sessionApi.imageCode, ({ transact }, { without }) =>
    transact((db) => askForProof(db, tokens, without, clock.now())),
  );
  mountPublic(house, sessionApi.refresh, async ({ transact }, input) => {
    const pair = await transact((db) => refreshSession(db, keeper, input.refreshToken));
    demand(pair !== undefined, 'signed-out');
    return pair;
  });
  mount(house, sessionApi.logout, async ({ actor }) => {
    await database.asSystem((db) => endSession(db, actor.sessionId, clock.now()));
    return {};
  });
}

function mountPhone(house: House, keeper: Doorkeeper): void {
  const sender = openCodeSender(house.settings, house.log);
  mountPublic(house, sessionApi.sendCode, async ({ transact, language }, input) => {
    const { waitSeconds, message } = answerOf(
      await transact((db) => sendCode(db, keeper.tokens, input, house.clock.now())),
    );
    // Not awaited: how long a sender takes must not tell which phones are known.
    if (message)
      void sender
        .send({ ...message, language })
        .catch((error: Error) => house.log.error({ err: error, purpose: message.purpose }, 'a code was not sent'));
    return { waitSeconds };
  });
  mountPublic(house, sessionApi.phoneLogin, async (call, input) =>
    answerOf(await logInByPhone(house.database, keeper, visitorOf(keeper.tokens, call), input)),
  );
}

function mountWeixin(house: House, keeper: Doorkeeper & { weixin: WeixinService | undefined }): void {
  const { database, clock } = house;
  const around = { database, clock, weixin: keeper.weixin };
  mountPublic(house, sessionApi.weixinAppid, async ({ request, transact, setCookie }) => {
    demand(keeper.weixin !== undefined, 'warning', 'weixin-off');
    const browser = markBrowser({ cookies: request.headers.cookie, isSecure: request.protocol === 'https' });
    const state = await transact((db) =>
      issueWeixinTicket(db, { kind: 'state', browser: browser.mark, now: clock.now() }),
    );
    setCookie(browser.cookie);
    return { appid: keeper.weixin.appid, state };
  });
  mountPublic(house, sessionApi.weixinCertification, async ({ request }, input) =>
    answerOf(await logInByWeixin(database, keeper, input, markShown({ cookies: request.headers.cookie }))),
  );
  mountOpen(house, sessionApi.bindWeixin, async ({ actor, request }, input) =>
    answerOf(await bindWeixin(around, actor, input, markShown({ cookies: request.headers.cookie }))),
  );
  mountOpen(house, sessionApi.unbindWeixin, async ({ actor }, input) =>
    answerOf(await unbindWeixin(around, actor, input)),
  );
}

function mountCredentials(
  house: House,
  { schoolNames, weixinOffered }: Pick<Later, 'schoolNames'> & { weixinOffered: boolean },
): void {
  mountOpen(house, sessionApi.bindings, async ({ actor }) => ({
    ...(await house.database.asSystem((db) => bindingsOf(db, actor))),
    weixinOffered,
  }));
  mountOpen(house, sessionApi.bindPhone, async ({ actor }, input) => answerOf(await bindPhone(house, actor, input)));
  mountOpen(house, sessionApi.changePassword, async ({ actor, language }, input) =>
    answerOf(await changePassword({ ...house, schoolNames }, actor, input, language)),
  );
}

/** Each process sweeps; what another has taken away already is no harm. */
function sweepNowAndThen({ app, database, clock, log }: House): void {
  const sweep = () =>
    sweepLogins(database, clock.now()).catch((error: Error) => log.error({ err: error }, 'old logins were not swept'));
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  app.addHook('preClose', async () => clearInterval(timer));
}

/** The event stream and long work. */
function mountRunning(house: House, tokens: Tokens, jobReasons: ReasonsOfJobs): void {
  const { clock, stream } = house;
  mount(house, sessionApi.job, async ({ db, actor, language }, { jobId }) => {
    const { id, schoolId: _, accountId: __, reason, ...job } = found(await findJob(db, actor.accountId, jobId));
    const told = (reason === null ? undefined : jobReasons[job.kind]?.[reason]) ?? jobFault;
    return { jobId: id, ...job, reason: reason ?? '', message: job.status === 'failed' ? told[language] : '' };
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
}
