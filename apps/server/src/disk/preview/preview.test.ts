import { diskApi } from '@zhibi/contract/disk';
import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../../test/disk.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { ticketsBy } from './ticket.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' });
  school = await world.newSchool();
  teacher = await school.newTeacher();
});
afterAll(() => world.close());

const HOURS_MS = 3_600_000;
const media = (token: string, headers: Record<string, string> = {}) =>
  world.stranger.with(headers).send(diskApi.media, { token });

describe('a file to be seen', () => {
  it('says how it is shown, and its bytes come to whoever has the ticket', async () => {
    const cdId = await uploadFile(teacher, localFile('板书.png', 'picture'));
    const preview = await teacher.call(diskApi.preview, { cdId });
    expect(preview).toMatchObject({ name: '板书.png', how: 'image', size: 7, office: null, can: { edit: false } });
    const answer = await media(preview.token);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'picture', 'image/png']);
    const part = await media(preview.token, { range: 'bytes=3-5' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'tur', 'bytes 3-5/7']);
  });

  it.each(['page.html', 'drawing.svg', 'script.js', 'letter.docx'])(
    '%s never runs: a download of no type of its own, without any right',
    async (name) => {
      const cdId = await uploadFile(teacher, localFile(name, '<script>alert(1)</script>'));
      const { headers } = await media((await teacher.call(diskApi.preview, { cdId })).token);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['content-type']).not.toMatch(/html|javascript/);
    },
  );

  it('is one of its versions where that is asked for, and a file of the shelf', async () => {
    const cdId = await uploadFile(teacher, localFile('教案.txt', 'first'));
    const { items } = await teacher.call(diskApi.versions, { cdId });
    await uploadFile(teacher, localFile('教案.txt', 'second'), { versionOf: cdId });
    const old = await teacher.call(diskApi.preview, { cdId, versionId: items[0]?.versionId });
    expect((await media(old.token)).body).toBe('first');
    const { resourceId } = await teacher.call(diskApi.offer, { cdId });
    expect((await media((await teacher.call(diskApi.preview, { resourceId })).token)).body).toBe('second');
  });

  it('is gone for a ticket once the file, the share or the time is', async () => {
    const colleague = await school.newTeacher();
    const cdId = await uploadFile(teacher, localFile('共享.txt', 'x'));
    expect(await colleague.refused(diskApi.preview, { cdId })).toMatchObject({ code: -1404 });
    const { shareId } = await teacher.call(diskApi.share, { cdId, audience: 'school' });
    const { token } = await colleague.call(diskApi.preview, { cdId });
    expect((await media(token)).statusCode).toBe(200);
    await teacher.call(diskApi.unshare, { shareId });
    expect((await media(token)).statusCode).toBe(404);
    const mine = (await teacher.call(diskApi.preview, { cdId })).token;
    world.clock.forward(4 * HOURS_MS + 1);
    expect((await media(mine)).statusCode).toBe(404);
  });

  it('is gone for a ticket once the login is under which it was given', async () => {
    const colleague = await school.newTeacher();
    const cdId = await uploadFile(colleague, localFile('自己的.txt', 'x'));
    const { token } = await colleague.call(diskApi.preview, { cdId });
    expect((await media(token)).statusCode).toBe(200);
    await colleague.call(sessionApi.logout, {});
    expect((await media(token)).statusCode).toBe(404);
  });

  it('is not shown for a ticket that was changed or made elsewhere', async () => {
    const cdId = await uploadFile(teacher, localFile('x.txt', 'x'));
    const { token } = await teacher.call(diskApi.preview, { cdId });
    const [body = '', mac = ''] = token.split('.');
    const said = JSON.parse(Buffer.from(body, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...said, accountId: said.schoolId })).toString('base64url');
    for (const wrong of [`${other}.${mac}`, body, 'x', `${body}.`, ticketsBy('elsewhere').write(said)])
      expect((await media(wrong)).statusCode).toBe(404);
  });
});
