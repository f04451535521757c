import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import { type CodePurpose, encodePassword, sessionApi, type Work, type WorkDone } from '@zhibi/contract/session';
import { newId } from '../src/platform/ids.js';
import { hashPassword, insertAccounts, insertGrants } from '../src/session/index.js';
import { changeAccount } from '../src/session/store-accounts.js';
import type { Person } from './person.js';
import { PASSWORD, type TestWorld } from './school.js';

export const password = encodePassword(PASSWORD);
export const wrong = encodePassword('Wrong2026');

const roleOf = { 1: 'SCHOOLADMIN', 2: 'ORGADMIN', 3: 'TEACHER', 4: 'ZHIBI_SRE' } as const satisfies Record<
  LoginType,
  RoleCode
>;

interface Wanted {
  types?: readonly LoginType[];
  phone?: string;
  /** Roles that are held and not shown. */
  hidden?: boolean;
  /** In place of the usual role of each type. */
  role?: string;
  disabled?: boolean;
}

/** An account that may enter as these types; nobody is signed in yet. */
export async function newAccount(world: TestWorld, of: Wanted = {}): Promise<{ id: string; account: string }> {
  const id = newId();
  const account = `a${id.replaceAll('-', '').slice(-18)}`;
  const passwordHash = await hashPassword(PASSWORD);
  await world.services.database.asSystem(async (db) => {
    await insertAccounts(db, [{ id, account, name: '测试', passwordHash, activatedAt: new Date() }]);
    await insertGrants(
      db,
      (of.types ?? [1]).map((loginType) => ({
        accountId: id,
        loginType,
        role: (of.role as RoleCode | undefined) ?? roleOf[loginType], // as: a role of old imports is no RoleCode
        organisationId: world.organisationId,
        display: !of.hidden,
      })),
    );
    const change = { phone: of.phone ?? null, disabledAt: of.disabled ? new Date() : null };
    await changeAccount(db, id, change);
  });
  return { id, account };
}

let phones = 0;
export const newPhone = (): string =>
  `139${String(Date.now() % 10_000).padStart(4, '0')}${String(++phones).padStart(4, '0')}`;

/** Does the work that is asked for, as a browser would. */
export function doWork({ nonce, salt, keyPrefix }: Work): WorkDone {
  const start = Buffer.from(salt + nonce, 'hex');
  const text = Buffer.concat([start, Buffer.alloc(4)]);
  for (let counter = 0; ; counter++) {
    text.writeUInt32BE(counter, start.length);
    const key = hash('sha256', text);
    if (key.startsWith(keyPrefix)) return { counter, key };
  }
}

/** A picture, what it says, and its work done. */
export async function readPicture(
  world: TestWorld,
): Promise<{ imageCodeId: string; imageCode: string; work: WorkDone }> {
  const { imageCodeId, work } = await world.stranger.call(sessionApi.imageCode, {});
  const [row] = await world.services.database.asSystem((db) =>
    db.execute<{ answer: string }>(`select answer from image_code where id = '${imageCodeId}'`),
  );
  return { imageCodeId, imageCode: row?.answer ?? '', work: doWork(work) };
}

export const askForCode = async (world: TestWorld, phone: string, purpose: CodePurpose) =>
  world.stranger.call(sessionApi.sendCode, { phone, purpose, ...(await readPicture(world)) });

export async function logIn(
  world: TestWorld,
  account: string,
  typed: string = password,
): Promise<{ person: Person; token: string; refreshToken: string }> {
  const answer = await world.stranger.call(sessionApi.login, { account, password: typed });
  if (!('token' in answer)) throw new Error('asked to choose');
  return { ...answer, person: world.stranger.with({ authorization: `Bearer ${answer.token}` }) };
}

/** What the audit log says of an account, the newest last. */
export async function auditOf(world: TestWorld, accountId: string) {
  const rows = await world.services.database.asSystem((db) =>
    db.execute<{ what: string; detail: Record<string, unknown> }>(
      `select what, detail from audit where account_id = '${accountId}' order by id`,
    ),
  );
  return rows.map(({ what, detail }) => ({ what, ...detail }));
}

type Serve = (request: IncomingMessage, body: string, response: ServerResponse) => void;

/** A server of somebody else's: a message service, WeChat. */
export async function openStranger(serve: Serve): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    serve(request, body, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A message service that keeps what it was sent; `codeAt` waits for a message to a phone, `refuse` makes it take none so often. */
export async function openMessageService() {
  const sent: { phone: string; code: string; text: string; purpose: string }[] = [];
  const sleepers: (() => void)[] = [];
  let refusals = 0;
  const service = await openStranger((_, body, response) => {
    if (refusals > 0) {
      refusals--;
      response.writeHead(503).end();
      return;
    }
    sent.push(JSON.parse(body));
    response.writeHead(200).end('{}');
    for (const wake of sleepers.splice(0)) wake();
  });
  const to = (phone: string) => sent.filter((message) => message.phone === phone);
  return {
    ...service,
    to,
    refuse: (times: number) => {
      refusals = times;
    },
    /** The newest code that arrived at a phone, once so many have. */
    async codeAt(phone: string, nth = 1): Promise<string> {
      while (to(phone).length < nth) await new Promise<void>((wake) => sleepers.push(wake));
      return to(phone)[nth - 1]?.code ?? '';
    },
  };
}

/** WeChat: who a code belongs to is agreed on beforehand; each code works once. */
export async function openWeixin() {
  const users = new Map<string, { openid: string; unionid?: string }>();
  let isDown = false;
  const asked: URL[] = [];
  const service = await openStranger((request, _, response) => {
    const url = new URL(request.url ?? '/', 'http://weixin.test');
    asked.push(url);
    const code = url.searchParams.get('code') ?? '';
    const user = users.get(code);
    users.delete(code);
    if (isDown) return void response.writeHead(502).end('bad gateway');
    response
      .writeHead(200, { 'content-type': 'text/plain' }) // as the real one does
      .end(
        JSON.stringify(
          user ? { access_token: 't', expires_in: 7200, ...user } : { errcode: 40029, errmsg: 'invalid code' },
        ),
      );
  });
  return {
    ...service,
    asked,
    /** A code with which this user comes back from WeChat. */
    scannedBy(openid: string, unionid?: string): string {
      const code = newId();
      users.set(code, unionid === undefined ? { openid } : { openid, unionid });
      return code;
    },
    fall: () => {
      isDown = true;
    },
    rise: () => {
      isDown = false;
    },
  };
}

/** The same person in a browser that has gone to WeChat: with its cookie and the state it was given. */
export async function goToWeixin(person: Person): Promise<{ person: Person; state: string }> {
  const response = await person.send(sessionApi.weixinAppid, {});
  const cookie = [response.headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
  const { data } = response.json() as { data: { state: string } };
  return { person: person.with({ cookie }), state: data.state };
}
