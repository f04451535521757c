import { inlinesOf } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
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
  if (kind === 'handbook') return asBooklet(plain, settings);
  if (kind === 'arithmetic') return { ...plain, sums: settings };
  return { ...plain, characters: { ...settings, outlines: outlinesOf(charactersIn(plain)) } };
}

/** Each question says where it was asked before. */
function asBooklet(
  sheet: PaperSheet,
  { line, origins }: { line: string; origins: readonly { itemId: string; text: string }[] },
): PaperSheet {
  const originOf = new Map(origins.map(({ itemId, text }) => [itemId, text]));
  return {
    ...sheet,
    factsLine: line,
    narrowTitle: true,
    sections: sheet.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        question: { ...item.question, stem: after(originOf.get(item.itemId) ?? '', item.question.stem) },
      })),
    })),
  };
}

/** A text behind a few words, in its first line where it begins with one. */
function after(words: string, stem: RichText): RichText {
  if (words === '') return stem;
  const [first, ...rest] = stem;
  const said = { t: 'text' as const, v: words };
  return first?.t === 'p'
    ? [{ ...first, children: [said, ...first.children] }, ...rest]
    : [{ t: 'p', children: [said] }, ...stem];
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
