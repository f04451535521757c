import { blanksOf, passageOf, toPlain } from '@zhibi/content';
import type { Block, RichText } from '@zhibi/contract/kernel';
import { partScores } from '@zhibi/contract/papers';
import { type QuestionBody, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { type ParagraphLook, paragraph } from './paragraphs.js';
import { run } from './runs.js';
import { lineXml, type TextTools, textXml } from './texts.js';

/** The first line of a paragraph of a text that is read. */
const TWO_EM_MM = 7.4;

/** What the questions share: its number with what it asks for, then the text as texts are printed. */
export function sharedXml(
  { stem, parts }: QuestionBody,
  tools: TextTools,
  { lead, look, isLanguage }: { lead: string; look: ParagraphLook; isLanguage: boolean },
): string {
  const own = { ...tools, ...(gapsBearNumbers(stem, parts) ? { numberOf: partNumber } : {}) };
  const blocks = isLanguage || isSetAsText(stem) ? passageOf(stem) : [];
  if (blocks.every(({ kind }) => kind === 'lead' || kind === 'plain')) return textXml(stem, own, look, { lead });
  const [first] = blocks;
  const asks = first?.kind === 'lead' ? [first.block] : [];
  const request =
    asks.length > 0 ? '' : `阅读下面的${isLanguage ? '文字' : '材料'}，完成（1）～（${parts.length}）题。`;
  const head = asks.length > 0 ? textXml(asks, own, look, { lead }) : paragraph(lead + run(request), look);
  const text = blocks.slice(asks.length).map(({ kind, block }) => {
    if (block.t !== 'p' || kind === 'plain' || kind === 'lead') return textXml([block], own, plainLook(look));
    const children = withoutIndent(block.children);
    if (kind === 'prose') return paragraph(lineXml(children, own), { firstLineMm: TWO_EM_MM });
    if (kind === 'note') return paragraph(lineXml(children, own), { style: 'PaperNote', firstLineMm: TWO_EM_MM });
    return paragraph(lineXml(children, own), { align: kind === 'source' ? 'end' : 'center' });
  });
  return head + text.join('');
}

/** Outside languages a text is read where its author set it as one. */
const isSetAsText = (stem: RichText): boolean =>
  stem.some(
    (block) => block.t === 'p' && (block.indent === true || (block.align === 'center' && block.children.some(isWord))),
  );
const isWord = ({ t }: { t: string }): boolean => t === 'text';
const plainLook = ({ indentMm }: ParagraphLook): ParagraphLook => (indentMm === undefined ? {} : { indentMm });

function withoutIndent(children: Extract<Block, { t: 'p' }>['children']) {
  const [first, ...rest] = children;
  return first?.t === 'text' ? [{ ...first, v: first.v.replace(/^[\s\u3000]+/, '') }, ...rest] : children;
}

/** Narrow brackets: a line may be broken before the wide ones. */
const partNumber = (index: number): string => `(${index + 1})`;

/** Where a text has as many gaps as it has questions, each gap bears the number of its question. */
function gapsBearNumbers(stem: RichText, parts: readonly QuestionPart[]): boolean {
  const gaps = blanksOf(stem).length;
  return gaps > 1 && gaps === parts.length;
}

/** Options that say nothing but their letter name sentences that stand elsewhere: to print them again says nothing. */
export const namesOnly = ({ options }: Pick<QuestionPart, 'options'>): boolean =>
  options.length > 0 && options.every(({ label, content }) => toPlain(content).trim() === label);

/** A question without words: a blank, or letters that stand for sentences of the text. Several stand side by side. */
export const isBare = ({ stem, type, options }: QuestionPart): boolean =>
  stem.length === 0 && (type === questionTypes['fill-in'] || namesOnly({ options }));

/** What each part is worth where they differ: `（3 分）`. */
export function pointsOfParts({ parts }: QuestionBody, total: number): string[] {
  const scores = partScores(total, parts);
  const differ = scores.some((score) => score !== scores[0]);
  return parts.map((_, at) => (differ && (scores[at] ?? 0) > 0 ? `（${scores[at]} 分）` : ''));
}
