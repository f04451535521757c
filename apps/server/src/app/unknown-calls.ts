import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../platform/problem.js';

interface Mounted {
  method: string;
  pattern: readonly string[];
}
const mountedOn = new WeakMap<object, Mounted[]>();

/** Keeps what is mounted from now on: a refused method is told which others there are. */
export function rememberMounted(app: FastifyInstance): void {
  const mounted: Mounted[] = [];
  mountedOn.set(app.server, mounted);
  app.addHook('onRoute', ({ method, url }) => {
    // The page of the web application is at every address: it says nothing of what can be called.
    if (url.endsWith('*')) return;
    for (const one of [method].flat()) mounted.push({ method: one, pattern: url.split('/') });
  });
}

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((part, at) => part.startsWith(':') || part === path[at]);

/** Nothing is at this address, or not by this method: `Allow` names those that are. Nothing was deleted, and nobody says so. */
export function refuseAddress({ url, method, server }: FastifyRequest, reply: FastifyReply): never {
  const path = (url.split('?')[0] ?? '').split('/');
  const methods = (mountedOn.get(server.server) ?? []).filter(({ pattern }) => fits(pattern, path));
  const allowed = [...new Set(methods.map((one) => one.method))].sort();
  if (allowed.length === 0 || allowed.includes(method)) throw new Problem('not-found', 'unknown-address');
  reply.header('allow', allowed.join(', '));
  throw new Problem('not-found', 'unknown-method', { status: 405 });
}

/** What nobody has mounted is refused in the words of every refusal. */
export const refuseUnknown = (app: FastifyInstance): void => void app.setNotFoundHandler(refuseAddress);
