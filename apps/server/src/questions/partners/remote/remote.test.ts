import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { partnersApi } from '@zhibi/contract/questions/partners';
import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BankFolder, bankLine, Partner } from '../../../../test/partner.js';
import type { Person } from '../../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../../test/school.js';
import { canonicalRequest, sameSignature, signatureOf } from '../../../platform/signing.js';

const subjectId = JUNIOR_MATHS;
const inBank = (bank: string) => ({ bank, subjectId });
const folder = new BankFolder();
let partner: Partner;
let world: TestWorld;
let teacher: Person;
let schoolId: string;

/** A port where nobody listens: one was given and let go. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 1;
}

beforeAll(async () => {
  partner = await Partner.open();
  const { address, key } = partner;
  const remote = { address, ...key };
  folder
    .bank('far', { remote, portal: 'https://partner.example.org/enter?from=zhibi', quota: { limit: 3, per: 'year' } })
    .bank('stranger', { remote: { ...remote, secret: 'another' } })
    .bank('slow', { remote: { ...remote, patienceMs: 60 } })
    .bank('dead', { remote: { ...remote, address: `http://127.0.0.1:${await deadPort()}/bank` } });
  world = await openTestWorld({ PARTNER_BANKS: folder.path });
  const extQuestion = ['far', 'stranger', 'slow', 'dead'];
  const school = await world.newSchool({ extQuestion, memberId: 'M-7' });
  schoolId = school.schoolId;
  teacher = await school.newTeacher();
});
afterAll(async () => {
  await world.close();
  await partner.close();
  folder.drop();
});
beforeEach(() => void partner.forget());

const search = (bank = 'far') => teacher.call(partnersApi.search, { ...inBank(bank), words: '质数' });
const reasonOf = async (bank = 'far') => (await teacher.refused(partnersApi.search, inBank(bank))).reason;
const found = (...lines: object[]) => ({ items: lines, next: null, total: lines.length });

describe('a partner that answers', () => {
  it('is asked with our signature, in words that it understands', async () => {
    partner.gives({ ...found({ id: 'q-1', ...bankLine() }), next: 'behind q-1', total: 9 });
    const { items, next, total } = await search();
    expect(items).toMatchObject([{ itemId: 'q-1', type: 2, source: '模拟卷·某题库', questionId: null }]);
    expect(total).toBe(9);
    expect(partner.calls).toMatchObject([
      { call: 'search', body: { subject: { name: '初中数学', stage: 'junior' }, words: '质数', limit: 20 } },
    ]);
    await teacher.call(partnersApi.search, { ...inBank('far'), cursor: next ?? '' });
    expect(partner.calls[1]?.body.after).toBe('behind q-1');
  });

  it('is read by the reader of imports: what runs is taken out, what is unreadable is left out', async () => {
    const nasty = '<script>alert(1)</script>题<img src=x onerror=alert(1)>';
    partner.gives(
      found({ id: 'a', ...bankLine({ stem: nasty }) }, { id: 'b', stem: 5 }, { id: 'c', ...bankLine({ type: '?' }) }),
    );
    const { items } = await search();
    expect(items.map(({ itemId }) => itemId)).toEqual(['a']);
    expect(JSON.stringify(items[0]?.body.stem)).not.toContain('"t":"html"');
  });

  it('names questions like one, papers and books by the same interface', async () => {
    partner.gives({ items: [{ question: { id: 'b', ...bankLine() }, likeness: 0.4 }] });
    const { items } = await teacher.call(partnersApi.similar, { ...inBank('far'), itemId: 'a' });
    expect(items).toMatchObject([{ likeness: 0.4, question: { itemId: 'b' } }]);
    partner.gives({ items: [], next: null, years: [2025], regions: ['江城'] });
    expect((await teacher.call(partnersApi.papers, inBank('far'))).regions).toEqual(['江城']);
    partner.gives({ items: [], next: null });
    expect((await teacher.call(partnersApi.books, inBank('far'))).editions).toEqual([]);
    partner.gives({ topics: ['数/整数', '数'] });
    expect((await teacher.call(partnersApi.tree, inBank('far'))).nodes).toMatchObject([
      { title: '数', children: [{ title: '整数' }] },
    ]);
  });

  it('is told who takes, once, and what it gives is kept', async () => {
    partner.gives(found({ id: 'q-1', ...bankLine() }, { id: 'not asked for', ...bankLine({ stem: '别的' }) }));
    const { items, quota } = await teacher.call(partnersApi.take, { ...inBank('far'), itemIds: ['q-1'] });
    expect(partner.calls).toMatchObject([{ call: 'import', body: { ids: ['q-1'], schoolId, memberId: 'M-7' } }]);
    expect(items).toMatchObject([{ itemId: 'q-1', outcome: 'added' }]);
    expect(quota?.used).toBe(1);
    await teacher.call(partnersApi.take, { ...inBank('far'), itemIds: ['q-1'] });
    expect(partner.calls.length).toBe(1);
    expect((await teacher.call(writingApi.mine, { subjectId })).total).toBe(1);
  });

  it('is not asked for more than the school may take', async () => {
    const itemIds = ['1', '2', '3', '4'];
    expect(await teacher.refused(partnersApi.take, { ...inBank('far'), itemIds })).toMatchObject({ reason: 'quota' });
    expect(partner.calls).toEqual([]);
  });

  it('gives a picture, and nothing that only says so', async () => {
    const page = { bank: 'far', bookId: 'b', page: 1 };
    partner.answer = (_, response) => void response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]));
    expect((await teacher.download(partnersApi.pagePicture, page)).type).toBe('image/png');
    partner.answer = (_, response) => void response.setHeader('content-type', 'image/png').end('<svg onload="x"/>');
    expect((await teacher.refused(partnersApi.pagePicture, page)).code).toBe(-1404);
    partner.answer = () => ({ code: -1404, msg: '', data: {} });
    expect((await teacher.refused(partnersApi.pagePicture, page)).code).toBe(-1404);
  });

  it('has its own pages opened with a signed address that names school and person', async () => {
    const url = new URL((await teacher.call(partnersApi.portal, { bank: 'far' })).url);
    const signature = url.searchParams.get('signature') ?? '';
    url.searchParams.delete('signature');
    const canonical = canonicalRequest({ method: 'GET', url: `${url.pathname}${url.search}`, body: new Uint8Array() });
    expect(sameSignature(signature, signatureOf(canonical ?? '', partner.key.secret, 'HMAC-SHA1'))).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ from: 'zhibi', schoolId, memberId: 'M-7' });
    expect((await teacher.call(partnersApi.banks, {})).items.find(({ bank }) => bank === 'far')).toMatchObject({
      portal: true,
    });
  });
});

describe('a partner in trouble', () => {
  it('that does not know our key', async () => expect(await reasonOf('stranger')).toBe('partner-key'));
  it('that nobody reaches', async () => expect(await reasonOf('dead')).toBe('partner-unreachable'));

  it('that never answers is not waited for', async () => {
    partner.answer = () => undefined;
    expect(await reasonOf('slow')).toBe('partner-slow');
    expect(partner.calls.length).toBe(1);
  });

  it('that begins and never ends is not waited for', async () => {
    partner.answer = (_, response) => void response.write('{"code":1,');
    expect(await reasonOf('slow')).toBe('partner-slow');
  });

  it.each([500, 502, 503])('that fails with %d is asked once more, with a signature of its own', async (status) => {
    partner.answer = (_, response) => void response.writeHead(status).end();
    expect(await reasonOf()).toBe('partner-failed');
    expect(new Set(partner.calls.map(({ nonce }) => nonce)).size).toBe(2);
  });

  it('that fails once is not noticed', async () => {
    partner.answer = (_, response) =>
      partner.calls.length === 1 ? void response.destroy() : { code: 1, msg: '', data: found() };
    expect((await search()).items).toEqual([]);
  });

  it('that fails while something is taken is not asked again: it may have counted', async () => {
    partner.answer = (_, response) => void response.writeHead(500).end();
    const { reason } = await teacher.refused(partnersApi.take, { ...inBank('far'), itemIds: ['q-9'] });
    expect([reason, partner.calls.length]).toEqual(['partner-failed', 1]);
  });

  it('that sends us elsewhere is not followed', async () => {
    partner.answer = (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    expect(await reasonOf()).toBe('partner-nonsense');
    expect(partner.calls.length).toBe(1);
  });

  it('that answers without end is stopped, packed or not', async () => {
    const much = Buffer.alloc(9 * 1024 * 1024, ' ');
    partner.answer = (_, response) => void response.end(much);
    expect(await reasonOf()).toBe('partner-too-large');
    partner.answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(much));
    expect(await reasonOf()).toBe('partner-too-large');
  });

  it.each([
    ['no JSON', '<html>sorry</html>'],
    ['nothing', ''],
    ['half', '{"code":1,"data":{"items":['],
    ['no envelope', '{"items":[]}'],
    ['null', 'null'],
    ['another shape', '{"code":1,"msg":"","data":{"items":"many"}}'],
    ['no text', '\xff\xfe'],
  ])('that answers %s is not believed', async (_, text) => {
    partner.answer = (__, response) => void response.end(Buffer.from(text, 'latin1'));
    expect(await reasonOf()).toBe('partner-nonsense');
  });

  it('that refuses is quoted, shortened', async () => {
    partner.answer = () => ({ code: -9, msg: `今天到此为止${'。'.repeat(900)}`, data: {} });
    const { reason, data, msg } = await teacher.refused(partnersApi.search, inBank('far'));
    expect([reason, String(data.said).length]).toEqual(['partner-says', 200]);
    expect(msg).toMatch(/^合作题库拒绝了这次请求：今天到此为止。/);
    partner.answer = () => ({ code: -9, msg: ' \n\u202E', data: {} });
    expect((await teacher.refused(partnersApi.search, inBank('far'))).msg).toBe('合作题库拒绝了这次请求');
  });
});
