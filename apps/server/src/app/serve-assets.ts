import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuseAddress } from './unknown-calls.js';

/**
 * Serves the files of the built web application, whose names hold a hash of their content: they are kept for ever, and packed as the
 * build packed them. Which there are is read once: the library would list the whole folder anew for every file that is asked for, to be
 * sure that a name is spelled as the disk spells it.
 */
export async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  const names = new Set(namesIn(root));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    return names.has(name) ? reply.sendFile(name) : refuseAddress(request, reply);
  });
}

/** The files of a folder and of those in it, as an address spells them. */
const namesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
