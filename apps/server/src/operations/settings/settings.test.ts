import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { operationsApi } from '@zhibi/contract/operations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Person } from '../../../test/person.js';
import { startS3Server } from '../../../test/s3-server.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { readInstallation } from '../../platform/settings-file.js';

const SECRET = 'gM7-never-shown';
let world: TestWorld;
let maintainer: Person;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let web: Server;
let mail: TcpServer;
let answer = { status: 200, body: '' };
let heard = '';
const said: string[] = [];

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port; // as: it listens on a port
const listening = (server: Server | TcpServer) =>
  new Promise<void>((ready) => void server.listen(0, '127.0.0.1', () => ready()));

/** As much of a mail server as takes one mail, or refuses the password. */
const openMailServer = () =>
  createTcpServer((socket) => {
    let isContent = false;
    socket.write('220 mail.test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      heard += text;
      if (isContent) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isContent = false;
        return socket.write('250 taken\r\n');
      }
      if (text.startsWith('EHLO')) return socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      if (text.startsWith('AUTH')) return socket.write(said.includes('no entry') ? '535 no\r\n' : '235 yes\r\n');
      if (text.startsWith('RCPT') && said.includes('no such person')) return socket.write('550 nobody\r\n');
      if (text.startsWith('DATA')) isContent = true;
      return socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });

beforeAll(async () => {
  s3 = await startS3Server({ bucket: 'zhibi', accessKey: 'key' });
  web = createServer((_, response) => void response.writeHead(answer.status).end(answer.body));
  mail = openMailServer();
  await Promise.all([listening(web), listening(mail)]);
  world = await openTestWorld({
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'zhibi',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: SECRET,
    OFFICE_URL: `http://127.0.0.1:${portOf(web)}`,
    SMS_URL: `http://127.0.0.1:${portOf(web)}/sms?account=${SECRET}`,
    SMS_KEY: SECRET,
    SMTP_URL: `smtp://robot%40school.test:${SECRET}@127.0.0.1:${portOf(mail)}`,
    METRICS_TOKEN: SECRET,
    WORKERS: '0',
  });
  maintainer = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
});
afterAll(async () => {
  await world?.close();
  web.closeAllConnections();
  await Promise.all([s3.close(), new Promise((done) => web.close(done)), new Promise((done) => mail.close(done))]);
});
afterEach(() => {
  [answer, heard] = [{ status: 200, body: '' }, ''];
  said.length = 0;
});

const list = () => maintainer.call(operationsApi.installationSettings, {});
const row = async (name: string) => (await list()).items.find((one) => one.name === name);
const change = (name: string, value: string | null) =>
  maintainer.call(operationsApi.changeInstallationSetting, { name, value });

describe('the settings of the installation', () => {
  it('are all listed, with no secret in any of them', async () => {
    const { items, file } = await list();
    expect(file).toBe(`${world.folder}/settings.json`);
    expect(items.length).toBe(Object.keys(world.services.settings).length);
    expect(JSON.stringify(items)).not.toContain(SECRET);
    expect(await row('SMS_KEY')).toMatchObject({ isSecret: true, isSet: true, value: null, can: { change: false } });
    expect(await row('SMTP_URL')).toMatchObject({ value: `smtp://…@127.0.0.1:${portOf(mail)}` });
  });

  it('are told in the language of who asks', async () => {
    expect((await row('DISK_PERSON_GB'))?.about).toBe('每人的云盘空间（GB）');
    const english = await maintainer.with({ 'accept-language': 'en' }).call(operationsApi.installationSettings, {});
    expect(english.items.find(({ name }) => name === 'DISK_PERSON_GB')).toMatchObject({
      about: 'space on the cloud disk for each person',
      expected: 'a whole number from 1 to 100000',
    });
  });

  it('are for system maintenance alone', async () => {
    const operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
    expect((await operator.refused(operationsApi.installationSettings, {})).code).toBe(-1403);
  });

  it('that are safe are changed for the next start, which reads them; the audit says from what to what', async () => {
    expect(await change('DISK_PERSON_GB', '80')).toMatchObject({
      value: '50',
      next: { value: '80' },
      source: 'default',
    });
    await change('LOG_LEVEL', 'warn');
    expect(readInstallation({ DATA_DIR: world.folder }).settings).toMatchObject({
      DISK_PERSON_GB: 80,
      LOG_LEVEL: 'warn',
    });
    const { items } = await maintainer.call(operationsApi.audit, { what: 'setting-changed' });
    expect(JSON.stringify(items)).toContain('DISK_PERSON_GB');
    expect(await change('DISK_PERSON_GB', null)).toMatchObject({ value: '50', next: null });
    expect(readInstallation({ DATA_DIR: world.folder }).settings).toMatchObject({
      DISK_PERSON_GB: 50,
      LOG_LEVEL: 'warn',
    });
  });

  it('that two change at once are both kept', async () => {
    await Promise.all([
      change('IMPORT_SECONDS', '90'),
      change('IMPORT_MEMORY_MB', '256'),
      change('SLOW_CALL_MS', '700'),
    ]);
    expect(readInstallation({ DATA_DIR: world.folder }).settings).toMatchObject({
      IMPORT_SECONDS: 90,
      IMPORT_MEMORY_MB: 256,
      SLOW_CALL_MS: 700,
    });
  });

  it.each([
    ['DISK_PERSON_GB', 'much', 'wrong-value'],
    ['DISK_PERSON_GB', '0', 'wrong-value'],
    ['LOG_LEVEL', 'loud', 'wrong-value'],
    ['SMS_URL', 'https://elsewhere.test', 'on-the-machine'],
    ['BACKUP_PASSPHRASE', 'another passphrase', 'on-the-machine'],
    ['DATABASE_URL', null, 'on-the-machine'],
  ])('%s is not changed to %s: %s', async (name, value, reason) => {
    const before = await list();
    expect(await maintainer.refused(operationsApi.changeInstallationSetting, { name, value })).toMatchObject({
      reason,
    });
    expect(await list()).toEqual(before);
  });

  it('that nobody knows are not found', async () => {
    const wish = { name: '__proto__', value: '1' };
    expect((await maintainer.refused(operationsApi.changeInstallationSetting, wish)).code).toBe(-1404);
  });
});

describe('a service that is tried', () => {
  const tryOut = (wish: z.input<typeof operationsApi.tryService.input>) =>
    maintainer.call(operationsApi.tryService, wish);

  it('S3 is written, read and cleared', async () => {
    expect(await tryOut({ service: 's3' })).toEqual({ works: true, words: '可以在存储桶 zhibi 中写入、读取和删除' });
  });

  it('the office server says which documents it opens, or what is wrong with it', async () => {
    const origin = `http://127.0.0.1:${portOf(web)}`;
    const discovery = (from: string) =>
      `<wopi-discovery><net-zone><app><action name="view" ext="docx" urlsrc="${from}/x?"/></app></net-zone></wopi-discovery>`;
    answer = { status: 200, body: discovery(origin) };
    expect(await tryOut({ service: 'office' })).toEqual({ works: true, words: '可以打开 1 种文档' });
    answer = { status: 200, body: discovery('https://other.test') };
    expect((await tryOut({ service: 'office' })).words).toContain('https://other.test');
    answer = { status: 404, body: '' };
    expect((await tryOut({ service: 'office' })).words).toContain('404');
    answer = { status: 200, body: '<!doctype html><p>hello' };
    expect(await tryOut({ service: 'office' })).toMatchObject({ works: false });
  });

  it('a text message is taken, or the key is not', async () => {
    expect(await tryOut({ service: 'sms', to: '13912345678' })).toMatchObject({ works: true });
    answer = { status: 401, body: SECRET };
    const refused = await tryOut({ service: 'sms', to: '13912345678' });
    expect(refused).toEqual({ works: false, words: '短信服务不接受 SMS_KEY（答复 401）' });
  });

  it('a mail is taken; a wrong password and an unknown person are told', async () => {
    const wish = { service: 'mail', to: 'head@school.test' } as const;
    expect(await tryOut(wish)).toMatchObject({ works: true });
    expect(heard).toContain('RCPT TO:<head@school.test>');
    expect(heard).toContain('MAIL FROM:<robot@school.test>');
    said.push('no entry');
    expect((await tryOut(wish)).words).toBe('邮件服务器不接受用户名或密码');
    said[0] = 'no such person';
    expect((await tryOut(wish)).words).toContain('550');
  });

  it('that is not set up or not there is told in words too', async () => {
    const other = await openTestWorld({ OFFICE_URL: 'http://127.0.0.1:59001', WORKERS: '0' });
    try {
      const keeper = await other.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
      const words = async (wish: Parameters<typeof tryOut>[0]) =>
        (await keeper.call(operationsApi.tryService, wish)).words;
      expect(await words({ service: 'office' })).toContain('127.0.0.1:59001 拒绝连接');
      expect(await words({ service: 'mail', to: 'head@school.test' })).toBe('没有设置 SMTP_URL');
      expect(await words({ service: 'sms', to: '13912345678' })).toBe('没有设置 SMS_URL');
      expect(await words({ service: 's3' })).toContain('S3_ENDPOINT');
    } finally {
      await other.close();
    }
  });

  it('is not for every address', async () => {
    const wish = { service: 'mail', to: 'head@school.test\r\nbcc: x@y.test' } as const;
    expect(await maintainer.refused(operationsApi.tryService, wish)).toMatchObject({ code: -1400 });
  });
});
