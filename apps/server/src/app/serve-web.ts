import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Drawn, readFirstPictures, scriptsBehind } from './first-picture.js';
import { lookOf, type Visit } from './rules-first-picture.js';
import { serveAssets } from './serve-assets.js';
import { refuseAddress, refuseUnknown } from './unknown-calls.js';

/** Origins beside our own that a page may show in a frame. */
interface Outside {
  /** They may be gone to after a logout. */
  partners: readonly string[];
  /** The office server that shows and edits documents, if there is one. */
  office: readonly string[];
}

/** Styles need a nonce for Ant Design; drawing engines compile WebAssembly; ink, pages and pictures are blobs of our own. */
const policy = (nonce: string, { partners, office }: Outside) =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    ['frame-src', "'self'", 'blob:', ...partners, ...office].join(' '), // a partner's own logout is opened unseen
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...office].join(' '), // the ticket of a document goes to the office server by a form
    "frame-ancestors 'self'",
  ].join('; ');

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The few files beside the page whose names are fixed: the sign in the window's tab, and what a home screen needs to know. */
function serveSigns(app: FastifyInstance, dist: string): void {
  for (const name of readdirSync(dist)) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const content = readFileSync(join(dist, name));
    app.get(`/${name}`, (_, reply) => reply.type(type).header('cache-control', 'public, max-age=3600').send(content));
  }
}

const languageTags = { zh: 'zh-CN', en: 'en' } as const;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => signs[sign] ?? sign);

/** A picture with what the address says of its fields. */
const filled = (picture: string, known: Readonly<Record<string, string>>): string =>
  Object.entries(known).reduce(
    (html, [name, value]) => html.replace(`name="${name}" value=""`, () => `name="${name}" value="${escaped(value)}"`),
    picture,
  );

/** The page of one visit: its language, the picture that stands before any script is there, and the styles of that picture. */
function pageFor(template: string, drawn: Drawn | undefined, { nonce, ...visit }: Visit & { nonce: string }): string {
  const bare = template.replaceAll('__NONCE__', nonce); // first: what the address says may hold any word
  if (!drawn) return bare.replace('__BEHIND__', '');
  const { language, picture, known } = lookOf(visit, drawn.inShell);
  const page = bare.replace('<html lang="zh-CN">', `<html lang="${languageTags[language]}">`);
  if (picture === null) return page.replace('__BEHIND__', '');
  return page
    .replace('__BEHIND__', drawn.behind[language][scriptsBehind.find((name) => name === picture) ?? 'login'].join(' '))
    .replace('<!--first-style-->', () => `<style nonce="${nonce}">${drawn.style}</style>`)
    .replace('<!--first-picture-->', () => `<div id="first-picture">${filled(drawn[language][picture], known)}</div>`);
}

/** No screen has a dot in its last word: what has one is a file, and files that there are have been answered before. */
const isFile = (path: string): boolean => /\.[^/]*$/.test(path);

/** The built web application: hashed files are kept for ever, the page is made for each visit with its own nonce. */
export async function serveWeb(app: FastifyInstance, dist: string, outside: Outside): Promise<void> {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) return refuseUnknown(app);
  const template = readFileSync(page, 'utf8').replace('__PARTNERS__', outside.partners.join(' '));
  const drawn = readFirstPictures(dist);
  serveSigns(app, dist);
  await serveAssets(app, join(dist, 'assets'));
  refuseUnknown(app);
  // A route, not what answers for want of one: only answers of routes are packed.
  app.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (/^\/(api|admin|assets|docs)\//.test(path) || isFile(path)) return refuseAddress(request, reply);
    const { cookie = '' } = request.headers;
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce, outside))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .header('vary', 'cookie')
      .send(pageFor(template, drawn, { url: request.url, cookie, nonce }));
  });
}
