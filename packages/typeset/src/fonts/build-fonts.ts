import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { type Cut, fontCutter } from './instance.js';
import { joinSlices } from './join-slices.js';
import { type Face, faces } from './recipe.js';

const packaged = createRequire(import.meta.url);

/**
 * Makes TrueType fonts (those of a paper unless others are named) in `folder`, which appears whole or not at all: built beside it, then renamed. When two
 * processes build at once, the first to finish wins and the other throws its own away. About 3 s.
 */
export async function buildFonts(folder: string, wanted: readonly Face[] = faces): Promise<void> {
  const workshop = `${folder}.${process.pid}.${Math.random().toString(36).slice(2, 8)}`;
  const cut = fontCutter(
    new WebAssembly.Module(readFileSync(packaged.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))),
  );
  await mkdir(workshop, { recursive: true });
  try {
    for (const face of wanted) await writeFile(join(workshop, face.file), await makeFace(face, cut));
    await rename(workshop, folder).catch((cause: NodeJS.ErrnoException) => {
      // Another process was quicker; both make the same bytes.
      if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST') throw cause;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function makeFace(face: Face, cut: (font: Uint8Array, how: Cut) => Uint8Array): Promise<Uint8Array> {
  const files = join(dirname(packaged.resolve(`${face.from}/package.json`)), 'files');
  const names = face.only
    ? [face.only]
    : readdirSync(files)
        .filter((name) => name.endsWith('.woff2'))
        .sort();
  const slices: Uint8Array[] = [];
  for (const name of names) slices.push(cut(await unpack(join(files, name)), { weight: face.weight }));
  if (face.rest) slices.push(await unpack(new URL(`../../fonts/${face.rest}`, import.meta.url)));
  return joinSlices(slices, face);
}

const unpack = (file: string | URL) => decompress(readFileSync(file));
