import { ensureFonts } from '../fonts/ensure-fonts.js';
import { openCompiler } from '../press/compiler.js';
import type { FormSheet } from './form-sheet.js';
import { formSource } from './form-source.js';

/** Opens what forms are set with; the answer sets one. What Typst refuses is a bug of this engine. */
export async function openForms(): Promise<(form: FormSheet) => Uint8Array> {
  const compiler = openCompiler(await ensureFonts());
  return (form) => {
    const { source, files } = formSource(form);
    const done = compiler.compile(source, files);
    if ('failure' in done) throw new Error(`Typst refuses a form: ${done.failure.join('; ')}`);
    return done.pdf;
  };
}
