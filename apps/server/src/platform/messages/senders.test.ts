import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../log.js';
import { HttpSender } from './http-sender.js';
import { openCodeSender } from './index.js';
import { LogSender } from './log-sender.js';
import { type CodeMessage, type CodeSender, SendError } from './sender.js';

const message: CodeMessage = { phone: '13912345678', code: '0427', purpose: 'login', language: 'zh' };

/** What came out at the other end, whichever the sender is. */
const arrived: string[] = [];
const lines: string[] = [];
const log = openLog('info', {
  write: (line: string) => {
    lines.push(line);
    arrived.push(line);
  },
});

let status = 200;
let headers: IncomingHttpHeaders = {};
const service = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  headers = request.headers;
  if (status === 200) arrived.push(body);
  response.writeHead(status, { location: 'http://127.0.0.1:9/elsewhere' }).end('{}');
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/sms`; // as: it listens on a port
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  arrived.length = 0;
  lines.length = 0;
  status = 200;
});

const senders: [string, () => CodeSender][] = [
  ['the log', () => new LogSender(log)],
  ['HTTP', () => new HttpSender(url, 'key-1')],
];

describe.each(senders)('sending through %s', (_, open) => {
  it('brings the code in a sentence, once', async () => {
    await open().send(message);
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toContain('登录验证码 0427，5分钟内有效');
  });

  it.each([
    ['register', 'zh', '注册验证码 0427'],
    ['bind', 'zh', '绑定手机验证码 0427'],
    ['login', 'en', 'Your login code is 0427'],
    ['register', 'en', 'Your registration code is 0427'],
    ['bind', 'en', 'Your code to bind this phone is 0427'],
  ] as const)('says what it is for: %s in %s', async (purpose, language, words) => {
    await open().send({ ...message, purpose, language });
    expect(arrived[0]).toContain(words);
  });
});

describe('the log', () => {
  it('names the end of the phone only', async () => {
    await new LogSender(log).send(message);
    expect(lines[0]).toContain('5678');
    expect(lines[0]).not.toContain(message.phone);
  });

  it('refuses anything that is no code of four digits', async () => {
    const sending = new LogSender(log).send({ ...message, code: 'Zhibi2026' });
    await expect(sending).rejects.toThrow(SendError);
    expect(lines).toEqual([]);
  });
});

describe('HTTP', () => {
  it('sends phone, code, purpose and text with the key', async () => {
    await new HttpSender(url, 'key-1').send(message);
    expect(JSON.parse(arrived[0] ?? '{}')).toMatchObject({ phone: '13912345678', code: '0427', purpose: 'login' });
    expect(headers).toMatchObject({
      authorization: 'Bearer key-1',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('sends no key where none is set', async () => {
    await new HttpSender(url, undefined).send(message);
    expect(headers.authorization).toBeUndefined();
  });

  it.each([302, 400, 401, 500])('fails when the service answers %i, and tells neither phone nor code', async (code) => {
    status = code;
    const error: unknown = await new HttpSender(url, 'key-1').send(message).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SendError);
    expect(String(error)).not.toMatch(/0427|13912345678|key-1/);
  });

  it('fails when nobody listens', async () => {
    const sending = new HttpSender('http://127.0.0.1:1/sms', undefined).send(message);
    await expect(sending).rejects.toThrow('cannot be reached');
  });
});

it('is chosen by the settings', () => {
  expect(openCodeSender({ SMS_URL: undefined, SMS_KEY: undefined }, log)).toBeInstanceOf(LogSender);
  expect(openCodeSender({ SMS_URL: 'http://127.0.0.1/sms', SMS_KEY: 'x' }, log)).toBeInstanceOf(HttpSender);
});
