import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { withoutWordsOfServer } from './without-said-by-server.js';

export const root = join(import.meta.dirname, '..').replace(/[\\/]scripts[\\/]\.\.$/, '');

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The application as it falls apart by itself: what each source needs is known only when all that is unused is gone. */
export async function ungrouped(treeshake: object): Promise<Chunks> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutWordsOfServer(), react()],
    build: { write: false, minify: false, target: 'es2022', rolldownOptions: { treeshake } },
  });
  const output = (Array.isArray(made) ? made : [made]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
}

/** Which modules a page asks for by their own names. */
export function fetchedByName(chunks: Chunks): (id: string) => boolean {
  const fetched = new Set(
    [...chunks.values()].filter((chunk) => chunk.isDynamicEntry).map((chunk) => chunk.facadeModuleId),
  );
  return (id) => fetched.has(id);
}
