import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { diskApi } from '@zhibi/contract/disk';
import { sessionApi } from '@zhibi/contract/session';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../../test/disk.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

/** An office server as far as we see it: it says what it can do, and calls us back as WOPI has it. */
let office: Server;
let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let address: string;
beforeAll(async () => {
  office = createServer((request, response) => {
    const { host } = request.headers;
    response.end(`<wopi-discovery><net-zone><app name="Word"><action name="view" ext="docx" urlsrc="http://${host}/view?"/>
      <action name="edit" ext="docx" urlsrc="http://${host}/edit?"/></app></net-zone></wopi-discovery>`);
  });
  await new Promise<void>((listening) => office.listen(0, '127.0.0.1', listening));
  const { port } = office.address() as AddressInfo; // as: it listens on a port
  world = await openTestWorld({ OFFICE_URL: `http://127.0.0.1:${port}` });
  school = await world.newSchool();
  teacher = await school.newTeacher();
  address = await world.services.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await world.close();
  office.close();
});

/** What the office server does with the frame that a page opened: it goes to the WOPISrc with the ticket. */
async function frameOf(person: Person, cdId: string, mode: 'view' | 'edit') {
  const { office: frame } = await person.call(diskApi.preview, { cdId, mode });
  if (frame === null) throw new Error('no frame');
  const source = new URL(new URL(frame.url).searchParams.get('WOPISrc') ?? '').pathname;
  return (path = '', init: RequestInit = {}) =>
    fetch(`${address}${source}${path}?access_token=${encodeURIComponent(frame.accessToken)}`, init);
}
const lock = (what: string, word: string) => ({
  method: 'POST',
  headers: { 'x-wopi-override': what, 'x-wopi-lock': word },
});
const save = (word: string, body: string) => ({
  method: 'POST',
  headers: { 'x-wopi-override': 'PUT', 'x-wopi-lock': word },
  body,
});

it('reads, holds and saves a file: what was saved is a new version', async () => {
  const cdId = await uploadFile(teacher, localFile('教案.docx', 'before'));
  const call = await frameOf(teacher, cdId, 'edit');
  const info = (await (await call()).json()) as Record<string, unknown>;
  expect(info).toMatchObject({ BaseFileName: '教案.docx', Size: 6, UserCanWrite: true, SupportsLocks: true });
  expect(await (await call('/contents')).text()).toBe('before');
  expect((await call('', lock('LOCK', 'one'))).status).toBe(200);
  const refused = await call('', lock('LOCK', 'two'));
  expect([refused.status, refused.headers.get('x-wopi-lock')]).toEqual([409, 'one']);
  expect((await call('/contents', save('two', 'stolen'))).status).toBe(409);
  expect((await call('/contents', save('one', 'after'))).status).toBe(200);
  expect((await call('', lock('UNLOCK', 'one'))).status).toBe(200);
  expect((await teacher.download(diskApi.download, { cdId })).bytes.toString()).toBe('after');
  const { items } = await teacher.call(diskApi.versions, { cdId });
  expect(items.map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
    [2, true],
    [1, false],
  ]);
});

it('shows but does not save what somebody may only see', async () => {
  const colleague = await school.newTeacher();
  const cdId = await uploadFile(teacher, localFile('只读.docx', 'x'));
  await teacher.call(diskApi.share, { cdId, audience: 'school' });
  expect(await colleague.refused(diskApi.preview, { cdId, mode: 'edit' })).toMatchObject({ reason: 'no-office' });
  const call = await frameOf(colleague, cdId, 'view');
  expect(await (await call()).json()).toMatchObject({ ReadOnly: true, UserCanWrite: false });
  expect((await call('/contents', save('', 'y'))).status).toBe(403);
});

it('saves what was written after its page is closed and its writer logged out, and nothing for one who has left', async () => {
  const writer = await school.newTeacher();
  const cdId = await uploadFile(writer, localFile('讲义.docx', 'before'));
  const call = await frameOf(writer, cdId, 'edit');
  await call('', lock('LOCK', 'one'));
  await writer.call(sessionApi.logout, {});
  expect((await call('/contents', save('one', 'after'))).status).toBe(200);
  const { database } = world.services;
  const leaves = (what: SQL) => database.asSystem((db) => db.execute(what));
  await leaves(sql`update role_grant set ended_at = now() where account_id = ${writer.ids.accountId}`);
  expect([(await call('/contents')).status, (await call('/contents', save('one', 'stolen'))).status]).toEqual([
    404, 404,
  ]);
  await leaves(sql`update role_grant set ended_at = null where account_id = ${writer.ids.accountId}`);
  expect((await call('/contents')).status).toBe(200);
  await leaves(sql`update account set disabled_at = now() where id = ${writer.ids.accountId}`);
  expect((await call('/contents')).status).toBe(404);
});

it('a ticket opens its own file only, and that of looking is none for an office server', async () => {
  const one = await uploadFile(teacher, localFile('甲.docx', 'x'));
  const two = await uploadFile(teacher, localFile('乙.docx', 'x'));
  const { office: frame, token } = await teacher.call(diskApi.preview, { cdId: one });
  const at = (cdId: string, ticket: string) => fetch(`${address}/api/wopi/files/${cdId}?access_token=${ticket}`);
  expect((await at(one, frame?.accessToken ?? '')).status).toBe(200);
  expect((await at(two, frame?.accessToken ?? '')).status).toBe(404);
  expect((await at(one, token)).status).toBe(404);
});

it('a kind of file that it does not know, and an office server that is away, leave the file to our own preview', async () => {
  const cdId = await uploadFile(teacher, localFile('x.pdf', 'x'));
  expect((await teacher.call(diskApi.preview, { cdId })).office).toBeNull();
  const other = await openTestWorld({ OFFICE_URL: 'http://127.0.0.1:9' });
  try {
    const person = await (await other.newSchool()).newTeacher();
    const file = await uploadFile(person, localFile('x.docx', 'x'));
    expect((await person.call(diskApi.preview, { cdId: file })).office).toBeNull();
  } finally {
    await other.close();
  }
});
