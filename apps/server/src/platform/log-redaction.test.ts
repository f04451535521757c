import { sessionApi } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { type OpenServices, openServices } from '../app/open-services.js';
import { openLog } from './log.js';
import { loggedUrl, withoutPeople } from './log-redaction.js';

const CHILD = '欧阳小雨';
const PINYIN = 'Ouyang Xiaoyu';
const PHONE = '13812345678';
const PASSWORD = 'Geheim2026';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9c2VjcmV0.c2lnbmF0dXJl';

let world: TestWorld;
let services: OpenServices;
let written = '';

beforeAll(async () => {
  world = await openTestWorld();
  const write = (line: string) => {
    written += line;
  };
  const log = openLog('debug', { write });
  const { connection, clock } = world;
  services = await openServices({
    settings: world.services.settings,
    connection,
    log,
    clock,
    pools: { app: 2, system: 2 },
  });
  const { app, database } = services;
  const run = (statement: ReturnType<typeof sql>) => () => database.asSystem((db) => db.execute(statement));
  app.get('/plant/kind', run(sql`select ${CHILD}::text::uuid, ${PHONE}::text`));
  app.get('/plant/range', run(sql`select ${PINYIN}::text::int4`));
  app.get('/plant/twice', run(sql`insert into organisation (id, name) select id, ${CHILD}::text from organisation`));
  app.get('/plant/unknown', run(sql`select ${CHILD}::text from no_such_table`));
  app.get('/plant/message', async () => {
    throw new Error(`no room for "${PINYIN}" ${CHILD}, ${PHONE}`, { cause: new TypeError(`${CHILD} ${TOKEN}`) });
  });
  app.get('/plant/json', async () => JSON.parse(`{"name": ${CHILD} ${PINYIN}`));
  app.get('/plant/fields', async (request) => {
    request.log.warn(
      { student: { name: CHILD, phone: PHONE, of: [{ token: TOKEN }] }, password: PASSWORD, note: PHONE },
      'planted',
    );
    return {};
  });
});
afterAll(async () => {
  await services.close();
  await world.close();
});

describe('the log', () => {
  it.each(['kind', 'range', 'twice', 'unknown', 'message', 'json', 'fields'])(
    'tells nothing of anybody: %s',
    async (what) => {
      written = '';
      await services.app.inject({
        url: `/plant/${what}?name=${encodeURIComponent(CHILD)}&token=${TOKEN}&phone=${PHONE}`,
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      expect(written).toContain(`/plant/${what}`);
      for (const secret of [CHILD, PINYIN, PHONE, PASSWORD, TOKEN, encodeURIComponent(CHILD)])
        expect(written).not.toContain(secret);
    },
  );

  it('tells what was wrong with a statement, and where', async () => {
    written = '';
    await services.app.inject({ url: '/plant/kind' });
    const [fault] = written.split('\n').flatMap((line) => (line.includes('a fault') ? [JSON.parse(line)] : []));
    expect(JSON.stringify(fault.err)).toContain('"code":"22P02"');
    expect(JSON.stringify(fault.err)).toContain('select $1::text::uuid');
    expect(fault.err.stack).toContain(' at ');
    written = '';
    await services.app.inject({ url: '/plant/twice' });
    expect(written).toContain('"code":"23505"');
    expect(written).toContain('organisation_pkey');
  });

  it('holds no password of a login', async () => {
    written = '';
    const payload = { account: 'geheim-konto', password: Buffer.from(PASSWORD).toString('base64') };
    await services.app.inject({ method: 'POST', url: sessionApi.login.path, payload });
    expect(written).toContain(sessionApi.login.path);
    for (const secret of [...Object.values(payload), PASSWORD]) expect(written).not.toContain(secret);
  });
});

describe('an address', () => {
  it.each([
    ['/api/user/info', '/api/user/info'],
    ['/api/user/clazz/list?schoolStageId=2', '/api/user/clazz/list?schoolStageId=2'],
    ['/api/disk?cdId=01890000-0000-7000-8000-000000000000', '/api/disk?cdId=01890000-0000-7000-8000-000000000000'],
    ['/login?token=abc&page=2', '/login?token=[…]&page=2'],
    [`/search?word=${encodeURIComponent(CHILD)}`, '/search?word=[…]'],
    [`/search?phone=${PHONE}&state=1`, '/search?phone=[…]&state=[…]'],
    [`/api/sse/connect/1/${TOKEN}?lastEventId=4`, '/api/sse/connect/1/[token]?lastEventId=4'],
    [`/partner/${'aB3_'.repeat(6)}`, '/partner/[token]'],
    [`/files/${encodeURIComponent(CHILD)}.docx`, '/files/[…]'],
  ])('%s', (url, shown) => expect(loggedUrl(url)).toBe(shown));
});

describe('a sentence', () => {
  it.each([
    ['column "school_id" does not exist', 'column "school_id" does not exist'],
    [`no room for "${PINYIN}"`, 'no room for "…"'],
    [`${CHILD} is away`, '… is away'],
    [`called ${PHONE} twice`, 'called 1… twice'],
    ['took 1234567890123 ms', 'took 1234567890123 ms'],
  ])('%s', (text, shown) => expect(withoutPeople(text)).toBe(shown));
});
