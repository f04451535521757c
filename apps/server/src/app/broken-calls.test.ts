import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { diskApi } from '@zhibi/contract/disk';
import { peopleApi } from '@zhibi/contract/people';
import { organisationApi } from '@zhibi/contract/people/organisation';
import { encodePassword } from '@zhibi/contract/session';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOrgAdmin } from '../../test/organisation.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';

let world: TestWorld;
let teacher: Person;
let port: number;
beforeAll(async () => {
  world = await openTestWorld();
  const school = await world.newSchool();
  const { classId } = await school.newClass(1);
  teacher = await school.newTeacher([classId]);
  const address = new URL(await world.services.app.listen({ port: 0, host: '127.0.0.1' }));
  port = Number(address.port);
});
afterAll(() => world.close());

/** Every answer is the envelope, in words of the reader's language. */
const isEnvelope = (body: string, code: number) => {
  const { msg, data, ...rest } = JSON.parse(body);
  expect(rest).toEqual({ code });
  expect(typeof msg === 'string' && msg.length > 3).toBe(true);
  expect(typeof data).toBe('object');
};

const json = { 'content-type': 'application/json' };
const info = peopleApi.info.path;
const ID = '01900000-0000-7000-8000-000000000000';

describe('what is no call', () => {
  it.each<[string, number, InjectOptions]>([
    ['an address that nobody has', -1404, { url: '/api/no/such' }],
    ['a path that is no UTF-8', -1400, { url: '/api/user/%FF' }],
    ['a path that ends within a sign', -1400, { url: '/api/%E4%B8' }],
    ['a part of a path without end', -1400, { url: `/api/user/head/${'x'.repeat(9_000)}` }],
    ['a method that the address does not have', -1404, { url: info, method: 'DELETE' }],
    ['JSON that breaks off', -1400, { url: info, method: 'POST', headers: json, payload: '{"a":' }],
    ['a text in place of fields', -1400, { url: info, method: 'POST', headers: json, payload: '"text"' }],
    ['a list in place of fields', -1400, { url: info, method: 'POST', headers: json, payload: '[1]' }],
    ['JSON nested without end', -1400, { url: info, method: 'POST', headers: json, payload: '['.repeat(400_000) }],
    ['the prototype', -1400, { url: info, method: 'POST', headers: json, payload: '{"__proto__":{"x":1}}' }],
    [
      'bytes that are no UTF-8',
      -1400,
      { url: info, method: 'POST', headers: json, payload: Buffer.from([0x22, 0xff, 0x22]) },
    ],
    ['half a character', -1400, { url: info, method: 'POST', headers: json, payload: '{"a":"\\ud800"}' }],
    ['a NUL', -1400, { url: info, method: 'POST', headers: json, payload: '{"a":"\\u0000"}' }],
    [
      'a kind of body that nobody reads',
      -1400,
      { url: info, method: 'POST', headers: { 'content-type': 'text/yaml' }, payload: 'a: 1' },
    ],
    [
      'a kind of body without a name',
      -1400,
      { url: info, method: 'POST', headers: { 'content-type': ';;' }, payload: 'a' },
    ],
    [
      'a form without its boundary',
      -1403,
      {
        url: organisationApi.uploadLogo.path,
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data' },
        payload: 'x',
      },
    ],
  ])('%s', async (_, code, call) => {
    const headers = { authorization: `Bearer ${teacher.token}`, ...(call.headers ?? {}) };
    const response = await world.services.app.inject({ ...call, headers });
    isEnvelope(response.body, code);
  });

  it('says what is wrong with it: the address, the method with those that there are, or the JSON', async () => {
    const answer = async (call: InjectOptions, language: string) => {
      const headers = {
        authorization: `Bearer ${teacher.token}`,
        'accept-language': language,
        ...(call.headers ?? {}),
      };
      const { statusCode, headers: sent, body } = await world.services.app.inject({ ...call, headers });
      return [statusCode, sent.allow, JSON.parse(body).msg];
    };
    const broken: InjectOptions = { url: info, method: 'POST', headers: json, payload: '{"a":' };
    expect(await answer({ url: '/api/no/such' }, 'zh')).toEqual([404, undefined, '没有这个地址，请检查网址']);
    for (const method of ['DELETE', 'OPTIONS'] as const)
      expect(await answer({ url: `${info}?a=1`, method }, 'zh')).toEqual([
        405,
        'POST',
        expect.stringContaining('请求方法'),
      ]);
    expect(await answer({ url: info, method: 'DELETE' }, 'en')).toEqual([
      405,
      'POST',
      expect.stringContaining('does not take this method'),
    ]);
    expect(await answer(broken, 'zh')).toEqual([400, undefined, expect.stringContaining('JSON')]);
    expect(await answer(broken, 'en')).toEqual([400, undefined, expect.stringContaining('not valid JSON')]);
  });

  it('text that cannot be kept is told by its field', async () => {
    const payload = '{"roomName":"a","items":[{"note":"\\ud800"}]}';
    const headers = { ...json, authorization: `Bearer ${teacher.token}`, 'accept-language': 'en' };
    const { body } = await world.services.app.inject({ url: info, method: 'POST', headers, payload });
    expect(JSON.parse(body).data.fields).toEqual({ 'items.0.note': expect.stringContaining('half of an emoji') });
  });

  it.each([
    ['a key that stands twice', -1400, `cdId=${ID}&cdId=${ID.replaceAll('0', '1')}`],
    ['a key that stands twice, the same each time', -1400, `cdId=${ID}&cdId=${ID}`],
    ['a key that stands a thousand times', -1400, Array.from({ length: 1_000 }, () => `cdId=${ID}`).join('&')],
    ['a list', -1400, `cdId[]=${ID}`],
    ['a field of a field', -1400, `cdId[a]=${ID}`],
    ['half a sign', -1400, 'cdId=%E4%B8'],
    ['an address that nobody has', -1404, `cdId=${ID}`],
  ])('in the query of an address: %s', async (what, code, query) => {
    const path = code === -1404 ? '/api/no/such' : diskApi.download.path;
    const headers = { authorization: `Bearer ${teacher.token}` };
    const response = await world.services.app.inject({ url: `${path}?${query}`, headers });
    expect([what, JSON.parse(response.body).code]).toEqual([what, code]);
    isEnvelope(response.body, code);
  });

  it('a subject in the header beyond every number is none', async () => {
    for (const id of ['99999999999999', '1.5', '-1', 'x'])
      expect(await teacher.with({ 'x-subject-id': id }).call(peopleApi.info, {})).toBeTruthy();
  });

  it.each([
    ['PROPFIND', 'PROPFIND /api/user/info HTTP/1.1', -1404],
    ['TRACE', 'TRACE / HTTP/1.1', -1404],
    ['a small letter', 'get /api/user/info HTTP/1.1', -1400],
    ['a word of nobody', 'FROBNICATE / HTTP/1.1', -1400],
    ['no HTTP', 'hello', -1400],
    ['headers without end', `GET / HTTP/1.1\r\nx-long: ${'x'.repeat(100_000)}`, -1400],
  ])('as a method or a line: %s', async (_, line, code) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined); // the server hangs up while headers without end are still being sent
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [, body = ''] = (await text(socket)).split('\r\n\r\n');
    isEnvelope(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1), code);
  });
});

it('a logo without a byte is no picture', async () => {
  const admin = await newOrgAdmin(world);
  const refused = await admin.refused(organisationApi.uploadLogo, { file: new File([], 'logo.png') });
  expect(refused).toMatchObject({ code: -1409, reason: 'no-picture' });
});

describe('who gives a birthday that no calendar has', () => {
  it('is told beside the field, and activates afterwards: nothing was done by half', async () => {
    const school = await world.newSchool();
    const { classId } = await school.newClass(0);
    const student = await school.newStudent(classId);
    await world.services.database.asSystem((db) =>
      db.execute(`update account set activated_at = null where id = '${student.ids.accountId}'`),
    );
    const { originalPassword } = await student.call(peopleApi.studentInfo, {});
    const input = {
      name: '陈小雨',
      sex: true,
      password: originalPassword ?? '',
      newPassword: encodePassword('Fresh2026'),
    };
    const refused = await student.refused(peopleApi.activateStudent, { ...input, birthday: '20130230' });
    expect(refused).toMatchObject({ code: -1400, data: { fields: { birthday: '日期不正确' } } });
    await student.call(peopleApi.activateStudent, { ...input, birthday: '20130228' });
    const after = await student.call(peopleApi.studentInfo, {});
    expect(after).toMatchObject({ birthday: '20130228', name: '陈小雨' });
  });
});

it.each([1_000, 300_000, 5_000_000])(
  'a file of %i bytes that is refused at once stands in nobody’s way on its connection',
  async (size) => {
    const school = await world.newSchool();
    const student = await school.newStudent((await school.newClass(0)).classId);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const code = (path: string, type: string, body: Buffer) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          authorization: `Bearer ${student.token}`,
          'content-type': type,
          'content-length': body.length,
        };
        const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) =>
          text(answer).then((said) => resolve(JSON.parse(said).code), reject),
        );
        call.on('error', reject).end(body);
      });
    const field = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
    const fields = field('homeworkId', ID) + field('photoId', ID) + field('ageSeconds', '0');
    const form = Buffer.concat([Buffer.from(fields + file), Buffer.alloc(size, 'A'), Buffer.from('\r\n--b--\r\n')]);
    expect(await code('/api/scan/photo/send', 'multipart/form-data; boundary=b', form)).toBe(-1404);
    expect(await code(info, 'application/json', Buffer.from('{}'))).toBe(1);
    agent.destroy();
  },
);
