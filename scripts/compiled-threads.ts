import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';

/** As the compiler of the server finds them: each becomes an entry of `apps/server/dist`, by its name. */
const BESIDE_A_SOURCE = /new URL\('\.\/([\w-]+\.mjs)', import\.meta\.url\)/g;
const SOURCE = /^(.*\/apps\/server\/)(?:src|demo)\/.*(?<!\.test)\.ts$/;

/**
 * Threads and processes of a server under test open what was compiled of their sources (`built-server.ts`), as those of the product do.
 * Otherwise each would begin with a compiler of its own, and take ten times as long to begin.
 */
export const compiledThreads: Plugin = {
  name: 'zhibi-compiled-threads',
  enforce: 'pre',
  transform(code, id) {
    const server = SOURCE.exec(id)?.[1];
    if (server === undefined) return null;
    const compiled = code.replace(BESIDE_A_SOURCE, (_, file: string) => {
      const { href } = pathToFileURL(`${server}dist/${file}`);
      return `new URL(${JSON.stringify(href)})`;
    });
    return compiled === code ? null : { code: compiled, map: null };
  },
};
