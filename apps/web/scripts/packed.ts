import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts of the web are packed already; those of PDF files and drawings are asked for too seldom. */
const PACKABLE = /\.(js|css|svg)$/;
/** A shorter file travels in one packet as it is. */
const WORTH_PACKING = 1024;
/** The step to the best costs fourteen times the time for a tenth of the size: a first start waits for it. */
const QUALITY = 9;

const packings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  // Browsers ask for Brotli from secure origins only: in a school's network over plain HTTP this one is sent.
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_PACKING) return;
  for (const [ending, packed] of Object.entries(packings)) {
    const bytes = await packed(content);
    if (bytes.length < content.length) await writeFile(`${file}.${ending}`, bytes);
  }
}

/** Packs scripts and styles once, when they are built: the server sends them as they lie there. */
export const packed = (): Plugin => {
  let assets = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ build, root }) => {
      assets = join(root, build.outDir, build.assetsDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const names = readdirSync(assets).filter((name) => PACKABLE.test(name));
        await Promise.all(names.map((name) => pack(join(assets, name))));
      },
    },
  };
};
