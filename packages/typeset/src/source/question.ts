import { typstString } from '@zhibi/content';
import { areaTypes } from '@zhibi/contract/papers';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { SheetItem } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import { blankAnswer, solutionSource } from './answers.js';
import type { Asked } from './asked.js';
import { lettersSource, optionsSource } from './choice.js';
import type { SourceContext } from './context.js';
import { richSource } from './rich-source.js';
import { cellGroupSource, characterRowsSource, spaceSource, writingSource } from './spaces.js';

/** A whole item of a paper as Typst code, its frame and all of its areas entered in the ledger. */
export function itemSource(item: SheetItem, context: SourceContext): string {
  const frame = context.ledger.enter({ areaId: item.itemId, areaType: areaTypes.question, itemId: item.itemId });
  const whole: Asked = {
    ...item,
    prefix: item.itemId,
    partIndex: null,
    lead: leadSource(item),
    widthMm: context.plan.columnWidthMm - context.indentMm,
  };
  if (item.question.type !== questionTypes.combined) {
    const breakable = context.tall.has(item.itemId);
    return `#zb-item(${frame}, breakable: ${breakable}, {\n${questionSource(whole, context)}\n})`;
  }
  const shared = richSource(item.question.stem, context, {
    itemId: item.itemId,
    widthMm: whole.widthMm,
    lead: whole.lead,
  });
  const score = item.score / Math.max(1, item.question.parts.length);
  const parts = item.question.parts.map((question, partIndex) => {
    const part: Asked = {
      ...whole,
      question,
      score,
      answerSpaceMm: item.answerSpaceMm === undefined ? undefined : item.answerSpaceMm / item.question.parts.length,
      partIndex,
      prefix: `${item.itemId}:p${partIndex}`,
      lead: `text(${typstString(words.part(partIndex))})`,
    };
    return `zb-part({\n${questionSource(part, context)}\n})`;
  });
  const own = context.options.edition === 'teacher' ? solutionSource(item.question, context, whole) : '';
  return `#zb-item(${frame}, breakable: true, {\n${[shared, ...parts, own].filter(Boolean).join('\n')}\n})`;
}

/** One cell of a grid of sums: frame number and content. */
export function sumSource(item: SheetItem, context: SourceContext): string {
  const frame = context.ledger.enter({ areaId: item.itemId, areaType: areaTypes.question, itemId: item.itemId });
  const lead = `zb-sum-lead(${typstString(words.number(item.no))})`;
  const asked: Asked = {
    ...item,
    prefix: item.itemId,
    partIndex: null,
    lead,
    widthMm: context.plan.columnWidthMm - context.indentMm,
  };
  return `(${frame}, zb-inline(${stemSource(asked, context)}))`;
}

function questionSource(asked: Asked, context: SourceContext): string {
  const letters = lettersSource(asked, context);
  const lines = [
    `zb-stem(${stemSource(asked, context, letters === undefined ? 0 : 34)}, ${letters ?? 'none'})`,
    optionsSource(asked, context, asked.optionColumns),
    context.options.edition === 'teacher'
      ? solutionSource(asked.question, context, asked)
      : writingPlace(asked, context),
  ];
  return lines.filter(Boolean).join('\n');
}

function writingPlace(asked: Asked, context: SourceContext): string {
  const { question } = asked;
  const hasBlanks = blanksIn(question) > 0;
  if (question.type === questionTypes.subjective)
    return hasBlanks && question.answer.kind === 'blanks' ? '' : spaceSource(asked, context);
  if (question.type === questionTypes.calligraphy) return hasBlanks ? '' : characterRowsSource(asked, context);
  return question.type === questionTypes.writing ? writingSource(asked, context) : '';
}

/** Blanks become areas where something is to be written in them; a gap in the text of a choice stays a line. */
function stemSource(asked: Asked, context: SourceContext, lettersMm = 0): string {
  const { question, itemId, prefix, partIndex } = asked;
  const sum = question.type === questionTypes['oral-arithmetic'];
  const blank = (index: number, widthMm: number) => {
    if (question.type === questionTypes.calligraphy) return cellGroupSource(asked, context, index);
    if (!sum && question.type !== questionTypes['fill-in'] && question.answer.kind !== 'blanks')
      return `zb-line-blank(${widthMm}mm)`;
    const areaType = sum ? areaTypes['oral-arithmetic'] : areaTypes['fill-in'];
    const n = context.ledger.enter({ areaId: `${prefix}:b${index}`, areaType, itemId, partIndex, blankIndex: index });
    const answer = blankAnswer(question.answer, index, context, itemId);
    return sum
      ? `zb-sum-box(${n}, ${Math.max(18, Math.min(widthMm, 30))}mm, ${answer})`
      : `zb-blank(${n}, ${Math.max(12, widthMm)}mm, ${answer})`;
  };
  const written = sum || question.type === questionTypes['fill-in'];
  const asking = written
    ? withBlanks(question, sum ? 18 : 32)
    : lettersMm > 0
      ? withoutBrackets(question.stem)
      : question.stem;
  return richSource(asking, context, { itemId, widthMm: asked.widthMm - lettersMm, lead: asked.lead, blank });
}

/** Letter boxes take the place of （　　） at the end: two places to answer would leave one of them unread. */
function withoutBrackets(stem: QuestionPart['stem']): QuestionPart['stem'] {
  return stem.map((block) => {
    const last = block.t === 'p' ? block.children.at(-1) : undefined;
    if (block.t !== 'p' || last?.t !== 'text') return block;
    const v = last.v.replace(/[（(][\s　]*[）)][．。.]?\s*$/, '');
    return { ...block, children: [...block.children.slice(0, -1), { ...last, v }] };
  });
}

/** The stem with a blank after its last word when its author left it out. */
function withBlanks(question: QuestionPart, widthMm: number): QuestionPart['stem'] {
  if (blanksIn(question) > 0) return question.stem;
  const count = question.answer.kind === 'blanks' ? question.answer.blanks.length : 1;
  const blanks = Array.from({ length: count }, (_, index) => ({ t: 'blank' as const, index, widthMm }));
  const last = question.stem.at(-1);
  if (last?.t !== 'p') return [...question.stem, { t: 'p', children: blanks }];
  return [...question.stem.slice(0, -1), { ...last, children: [...last.children, ...blanks] }];
}

function blanksIn({ stem }: QuestionPart): number {
  const lines = stem.flatMap((block) => (block.t === 'p' ? [block.children] : block.rows.flat()));
  return lines.flat().filter((inline) => inline.t === 'blank').length;
}

const SHOWS_ITS_SCORE: readonly number[] = [questionTypes.subjective, questionTypes.writing, questionTypes.combined];

/** `15．（8 分）`; the score only where a section says none for all, and where the text does not say it itself. */
function leadSource({ no, question, score }: SheetItem): string {
  const [first] = question.stem;
  const start = first?.t === 'p' && first.children[0]?.t === 'text' ? first.children[0].v : '';
  const reported = /^\s*[（(][^）)]*\d+(\.5)?\s*分/.test(start);
  const points =
    SHOWS_ITS_SCORE.includes(question.type) && !reported && score > 0
      ? `text(${typstString(words.points(score))})`
      : 'none';
  return `zb-lead(${typstString(words.number(no))}, ${points})`;
}
