// What is imported for what it does by being read and not for a name: the compilers leave out everything else of which nothing is used.
import { readFileSync } from 'node:fs';
import { sourcesIn } from './compile.mjs';

const BARE = /^import '([^']+)';/gm;
const SOURCE = /(?<![.]test|[.]d)[.]tsx?$/;

/** Which file imports which module so, style sheets left out. @returns {{ source: string, module: string }[]} */
export const importsForEffect = (folder) =>
  [...sourcesIn(folder)]
    .filter((source) => SOURCE.test(source))
    .flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(BARE)]
        .map(([, module]) => ({ source, module }))
        .filter(({ module }) => !module.endsWith('.css')),
    );

/** Packages, or files of them, that the server needs so. */
export const PACKAGES_FOR_EFFECT = new Set(['katex/contrib/mhchem']);
