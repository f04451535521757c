import type { Inline, RichText } from '@zhibi/contract/kernel';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { PaperSheet } from './paper-sheet.js';

/**
 * A paper as its answer card (答题卡): every question keeps its number, its points and what it is answered in, and loses its words. Items keep
 * their ids, so that areas, keys and scores are those of the paper.
 */
export const answerCardOf = (paper: PaperSheet): PaperSheet => ({
  ...paper,
  credits: [],
  sections: paper.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      question: { ...wordless(item.question), parts: item.question.parts.map(wordless) },
    })),
  })),
});

/** What is practised stroke by stroke is asked for where it is written: it keeps its words. */
function wordless<T extends QuestionPart>(question: T): T {
  if (question.type === questionTypes.calligraphy) return question;
  return {
    ...question,
    stem: blanksOf(question.stem),
    options: question.options.map(({ label }) => ({ label, content: lineOf([{ t: 'text', v: label }]) })),
    analysis: [],
  };
}

const lineOf = (children: Inline[]): RichText => [{ t: 'p', children }];

/** The blanks of a text in their order, each apart from the next; nothing where it has none. */
function blanksOf(stem: RichText): RichText {
  const lines = stem.flatMap((block) => (block.t === 'p' ? [block.children] : block.rows.flat()));
  const blanks = lines.flat().filter((inline) => inline.t === 'blank');
  if (blanks.length === 0) return [];
  return lineOf(blanks.flatMap((blank, i): Inline[] => (i === 0 ? [blank] : [{ t: 'text', v: '\u3000' }, blank])));
}
