import { ensureFonts } from '../fonts/ensure-fonts.js';
import { openCompiler } from '../press/compiler.js';
import type { FormSheet } from './form-sheet.js';
import { formSource } from './form-source.js';
import type { TitleJob } from './title-sheet.js';
import { titleSource } from './title-source.js';

export interface Forms {
  setForm(form: FormSheet): Uint8Array;
  setTitles(job: TitleJob): Uint8Array;
}

/** Opens what forms and title sheets are set with. What Typst refuses is a bug of this engine. */
export async function openForms(): Promise<Forms> {
  const compiler = openCompiler(await ensureFonts());
  const set = (source: string, files: Map<string, Uint8Array>) => {
    const done = compiler.compile(source, files);
    if ('failure' in done) throw new Error(`Typst refuses a form: ${done.failure.join('; ')}`);
    return done.pdf;
  };
  return {
    setForm(form) {
      const { source, files } = formSource(form);
      return set(source, files);
    },
    setTitles: (job) => set(titleSource(job), new Map()),
  };
}
