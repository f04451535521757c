import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StampFonts } from '../copies/stamp-font.js';
import { ensureFonts } from '../fonts/ensure-fonts.js';
import { fontOpener } from '../fonts/instance.js';

/** The fonts of stamps and the tool that cuts them, from disk, once a thread. */
export async function openStamps({ fontFolder }: { fontFolder?: string } = {}): Promise<StampFonts> {
  const folder = fontFolder ?? (await ensureFonts());
  const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const harfbuzz = new WebAssembly.Module(readFileSync(wasm));
  const open = (file: string) => fontOpener(harfbuzz)(readFileSync(join(folder, file)));
  let song: ReturnType<typeof open> | undefined;
  return {
    // Song stays open as long as the thread: every class needs it. Kai, three times as long, is for a rare name.
    song: (chars) => {
      song ??= open('song.ttf');
      return song.cut({ chars });
    },
    kai: (chars) => open('kai.ttf').cut({ chars }),
  };
}
