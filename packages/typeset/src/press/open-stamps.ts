import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StampFonts } from '../copies/stamp-font.js';
import { ensureFonts } from '../fonts/ensure-fonts.js';
import { fontCutter } from '../fonts/instance.js';

/** The fonts of stamps and the tool that cuts them, from disk, once a thread. */
export async function openStamps({ fontFolder }: { fontFolder?: string } = {}): Promise<StampFonts> {
  const folder = fontFolder ?? (await ensureFonts());
  const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const harfbuzz = new WebAssembly.Module(readFileSync(wasm));
  return {
    song: () => readFileSync(join(folder, 'song.ttf')),
    kai: () => readFileSync(join(folder, 'kai.ttf')),
    // A cutter for each cut: what its memory grows by, a whole font and more, it never gives back.
    cut: (font, how) => fontCutter(harfbuzz)(font, how),
  };
}
