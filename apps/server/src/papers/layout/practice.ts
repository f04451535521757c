import { inlinesOf } from '@zhibi/content';
import type { PaperSheet } from '@zhibi/typeset';
import { outlinesOf } from '../characters/outlines.js';
import type { PracticeSettings } from '../store-practice.js';

/** A paper as the sheet of practice that it is: with the line under the title that such sheets have, and without the words of a test. */
export function asPractice(sheet: PaperSheet, { kind, settings }: PracticeSettings): PaperSheet {
  const plain: PaperSheet = {
    ...sheet,
    factsLine: '',
    schoolLine: '',
    credits: [],
    sections: sheet.sections.map(({ note: _, ...section }) => section),
  };
  if (kind === 'arithmetic') return { ...plain, sums: settings };
  return { ...plain, characters: { ...settings, outlines: outlinesOf(charactersIn(plain)) } };
}

/** Every character that is written or shown on a sheet. */
function charactersIn({ sections }: PaperSheet): string[] {
  const texts = sections.flatMap(({ items }) =>
    items.flatMap(({ question: { answer, stem } }) => [
      ...(answer.kind === 'blanks' ? answer.blanks.map(({ accepted }) => accepted[0] ?? '') : []),
      ...[...inlinesOf(stem)].map((inline) => (inline.t === 'text' ? inline.v : '')),
    ]),
  );
  return [...texts.join('')];
}
