import { join } from 'node:path';
import { type CardJob, type SetCard, setCard } from '../card/set-card.js';
import { ensureFonts } from '../fonts/ensure-fonts.js';
import { readTableOf } from '../fonts/read-table.js';
import { faces } from '../fonts/recipe.js';
import { readCharacterMap } from '../fonts/sfnt.js';
import { ANSWER_RED, openFormulas, STAND_IN } from '../formulas/formulas.js';
import { type GroundJob, setGround } from '../ground/set-ground.js';
import { type Layout, type LayoutTools, layOut } from '../lay-out.js';
import type { LayoutOptions, PaperSheet } from '../sheet/paper-sheet.js';
import { openCompiler } from './compiler.js';

export interface Press {
  layOut(paper: PaperSheet, options: LayoutOptions): Promise<Layout>;
  /** An answer card as it was designed. */
  setCard(job: CardJob): Promise<SetCard>;
  /** Pages that came on paper. */
  setGround(job: GroundJob): Promise<Uint8Array>;
}

/** Opens everything that `layOut` needs, once a thread: fonts (made on first use), Typst, MathJax. About 0.3 s. */
export async function openPress({ fontFolder }: { fontFolder?: string } = {}): Promise<Press> {
  const folder = fontFolder ?? (await ensureFonts());
  const tools: LayoutTools = {
    compiler: openCompiler(folder),
    formulas: {
      plain: openFormulas(),
      forDots: openFormulas({ colour: STAND_IN }),
      answers: openFormulas({ colour: ANSWER_RED }),
    },
    printable: printableCharacters(folder),
  };
  return {
    layOut: (paper, options) => layOut(paper, options, tools),
    setCard: (job) => setCard(job, tools.compiler),
    setGround: (job) => setGround(job, tools.compiler),
  };
}

/** Song and, where it lacks a character, Kai: what text falls back on. */
function printableCharacters(folder: string): Set<number> {
  const text = faces.filter((face) => face.style === 'Regular');
  return new Set(text.flatMap((face) => [...readCharacterMap(readTableOf(join(folder, face.file), 'cmap')).keys()]));
}
