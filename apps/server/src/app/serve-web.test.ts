import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './build-server.js';
import { pictures } from './rules-first-picture.js';
import { serveWeb } from './serve-web.js';

const words = '纸笔 '.repeat(4_000);
const built = {
  'index.html': `<!doctype html><html lang="zh-CN"><meta name="csp-nonce" content="__NONCE__"><meta name="scripts-behind" content="__BEHIND__"><!--first-picture--><p>${words}</p></html>`,
  'assets/start-1.js': 'as it is',
  'assets/start-1.js.br': 'packed by the build',
  'assets/start-1.js.gz': 'packed for plain HTTP',
  'assets/fonts/song.woff2': 'letters',
};

const drawn = Object.fromEntries(pictures.map((name) => [name, `${name} <input name="account" value=""/>`]));
const shell = ['/assets/start-1.js', '/assets/shell-1.js'];
const behind = { login: ['/assets/start-1.js'], shell, home: [...shell, '/assets/home-1.js'], studentHome: shell };
const firstPictures = { zh: drawn, en: drawn, style: '', inShell: ['/index'], behind: { zh: behind, en: behind } };

describe('the web application', () => {
  const dist = mkdtempSync(join(tmpdir(), 'zhibi-web-'));
  let app: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(dist, 'assets/fonts'), { recursive: true });
    for (const [name, content] of Object.entries(built)) writeFileSync(join(dist, name), content);
    writeFileSync(join(dist, 'first-pictures.json'), JSON.stringify(firstPictures));
    app = await buildServer(pino({ level: 'silent' }), 'loopback');
    await serveWeb(app, dist, { partners: [], office: [] });
  });
  afterAll(async () => {
    await app.close();
    rmSync(dist, { recursive: true, force: true });
  });
  const get = (url: string, accepted = 'identity') => app.inject({ url, headers: { 'accept-encoding': accepted } });

  it('travels packed: the page is made for each visit and packed then, with the nonce of its headers', async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, unpacked] of Object.entries(unpack)) {
      const answer = await get('/login', encoding);
      expect(answer.headers['content-encoding']).toBe(encoding);
      const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
      expect(unpacked(answer.rawPayload).toString()).toContain(`<meta name="csp-nonce" content="${nonce}">`);
      expect(answer.rawPayload.length).toBeLessThan(1_000);
    }
    expect((await get('/login')).body).toContain(words);
  });

  it.each([
    ['gzip, deflate, br', 'br', 'assets/start-1.js.br'],
    ['gzip, deflate', 'gzip', 'assets/start-1.js.gz'],
    ['identity', undefined, 'assets/start-1.js'],
  ] as const)(
    'travels packed: to who reads %s its files go as the build has packed them',
    async (accepted, encoding, file) => {
      const { headers, body } = await get('/assets/start-1.js', accepted);
      expect([headers['content-encoding'], headers['content-type'], body]).toEqual([
        encoding,
        'application/javascript; charset=utf-8',
        built[file],
      ]);
      expect(headers['cache-control']).toContain('immutable');
    },
  );

  it('gives its files whole, in part, from folders, and their heads alone', async () => {
    expect((await get('/assets/fonts/song.woff2')).body).toBe('letters');
    const part = await app.inject({ url: '/assets/start-1.js', headers: { range: 'bytes=3-4' } });
    expect([part.statusCode, part.body]).toEqual([206, 'it']);
    const head = await app.inject({ method: 'HEAD', url: '/assets/start-1.js' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '8', '']);
  });

  it.each(['fonts', 'fonts/', '', 'START-1.js', '/start-1.js', '%2e%2e%2findex.html', 'fonts%2f..%2fstart-1.js'])(
    'has no file that is called %s',
    async (name) => {
      const { statusCode, body } = await get(`/assets/${name}`);
      expect([statusCode, body.includes('as it is')]).toEqual([404, false]);
    },
  );

  it('comes with the picture of its address, the words of the address in its fields as text, and the scripts behind it', async () => {
    const { body } = await get(`/login?account=${encodeURIComponent('"><script>__NONCE__</script>$&')}`);
    expect(body).toContain(
      '<div id="first-picture">login <input name="account" value="&quot;&gt;&lt;script&gt;__NONCE__&lt;/script&gt;$&amp;"/></div>',
    );
    expect(body).toContain('content="/assets/start-1.js"');
    expect((await get('/login?register=true')).body).toContain('<div id="first-picture">register');
  });

  it.each([
    ['look=zh.in', 'home', '/assets/start-1.js /assets/shell-1.js /assets/home-1.js'],
    ['look=zh.student', 'studentHome', '/assets/start-1.js /assets/shell-1.js'],
  ])('comes with the home of whoever is in: %s', async (cookie, picture, scripts) => {
    const { body } = await app.inject({ url: '/index', headers: { cookie } });
    expect(body).toContain(`<div id="first-picture">${picture} `);
    expect(body).toContain(`name="scripts-behind" content="${scripts}"`);
  });

  it('is at every address that is neither a call nor a file', async () => {
    for (const url of ['/', '/index', '/homework/written?id=1', '/%E4%BD%9C%E4%B8%9A'])
      expect((await get(url)).statusCode, url).toBe(200);
    for (const url of ['/picture.png', '/manual/picture.png?v=1', '/index.php'])
      expect((await get(url)).statusCode, url).toBe(404);
    for (const url of ['/api/nowhere', '/admin/nowhere', '/assets/nowhere.js', '/docs/nowhere'])
      expect((await get(url)).json().code, url).toBe(-1404);
    expect((await app.inject({ method: 'POST', url: '/index' })).json().code).toBe(-1404);
  });
});
