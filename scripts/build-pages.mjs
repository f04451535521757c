// Compiles what sets pages into packages/typeset/dist, the packages that it needs included: a process that is started for one paper reads three
// files instead of a thousand. What is needed later or seldom (formulas, stamps, the making of fonts) is a file of its own.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, isOurs, outputTo, placesOfSources, resolve, root } from './compile.mjs';

const dist = join(root, 'packages/typeset/dist');
/** Machine code, and what brings bytes of WebAssembly along: they stay where npm put them. */
const LEFT_IN_PLACE = /^(@myriaddreamin\/typst-ts-node-compiler|wawoff2|harfbuzzjs)/;

export const pages = {
  cwd: root,
  platform: 'node',
  input: { worker: 'packages/typeset/src/worker.ts' },
  external: (id) => LEFT_IN_PLACE.test(id),
  plugins: [placesOfSources(dist)],
  treeshake: { moduleSideEffects: (id) => !isOurs(id) },
  resolve,
  output: outputTo(dist),
};

export const buildPages = () => compile(pages);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await buildPages();
