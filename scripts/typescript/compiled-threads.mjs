import { pathToFileURL } from 'node:url';

/** As the compiler of the server finds them: each becomes an entry of `apps/server/dist`, by its name. */
const BESIDE_A_SOURCE = /new URL\('\.\/([\w-]+\.mjs)', import\.meta\.url\)/g;
const SOURCE = /^(.*[\\/]apps[\\/]server[\\/])(?:src|demo)[\\/].*(?<!\.test)\.ts$/;

/**
 * Threads and processes of a server under test open what was compiled of their sources (`built-server.ts`), as those of the product do.
 * Otherwise each would begin with a compiler of its own, and take ten times as long to begin.
 */
export function withCompiledThreads(code, path) {
  const server = SOURCE.exec(path)?.[1];
  if (server === undefined) return code;
  return code.replace(BESIDE_A_SOURCE, (_, file) => `new URL('${pathToFileURL(`${server}dist/${file}`).href}')`);
}
