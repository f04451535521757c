import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { madeUpSchool } from './made-up-school.js';

/** Serves the build with a made-up school, to look at pages without a server: `npx tsx apps/web/test/stub-server.ts [port]`. */
const dist = join(import.meta.dirname, '..', 'dist');
const port = Number(process.argv[2] ?? 4173);
const school = madeUpSchool();
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.html': 'text/html; charset=utf-8',
};

/** As strict as the real server's, so that a violation shows in the console here already. */
const nonce = 'stub';
const policy = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'`;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // an http request yields buffers
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
  if (pathname.startsWith('/api/sse/')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    return;
  }
  if (/^\/(api|admin)\//.test(pathname)) {
    const input = request.method === 'POST' ? await bodyOf(request) : Object.fromEntries(searchParams);
    const answer = await school.answer(
      request.method ?? 'GET',
      pathname,
      input,
      new Headers(request.headers as Record<string, string>),
    ); // one value each from a browser
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    return;
  }
  const file = join(dist, normalize(pathname));
  const path = extname(file) && existsSync(file) ? file : join(dist, 'index.html');
  const content = path.endsWith('index.html')
    ? readFileSync(path, 'utf8').replace('__NONCE__', nonce)
    : readFileSync(path);
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-security-policy': policy,
  };
  response.writeHead(200, headers).end(content);
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
