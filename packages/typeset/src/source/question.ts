import { typstString } from '@zhibi/content';
import { areaTypes } from '@zhibi/contract/papers';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { SheetItem, SheetSection } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import { solutionSource } from './answers.js';
import type { Asked } from './asked.js';
import { besideSource, figureBeside } from './beside.js';
import { choiceEnd, clozeSource, IN_A_LINE, optionsSource } from './choice.js';
import type { SourceContext } from './context.js';
import { partsSource } from './parts.js';
import { sharedSource } from './passage-source.js';
import { characterRowsSource, spaceSource, writingSource } from './spaces.js';
import { blanksIn, bracketPlace, stemSource } from './stem.js';

/** A whole item of a paper as Typst code, its frame and all of its areas entered in the ledger. */
export function itemSource(item: SheetItem, context: SourceContext, showsScore: boolean): string {
  const frame = context.ledger.enter({ areaId: item.itemId, areaType: areaTypes.question, itemId: item.itemId });
  const points = showsScore && !saysItsScore(item) ? `text(${typstString(words.points(item.score))})` : undefined;
  const isCombined = item.question.type === questionTypes.combined;
  const isBehind = context.manner.pointsBehind && !isCombined;
  const whole: Asked = {
    ...item,
    prefix: item.itemId,
    partIndex: null,
    lead: `zb-lead(${typstString(words.number(item.no, context.manner.stop))}, ${isBehind ? 'none' : (points ?? 'none')})`,
    points: isBehind ? points : undefined,
    widthMm: context.plan.columnWidthMm - context.indentMm,
  };
  if (!isCombined) {
    const breakable = context.tall.has(item.itemId);
    const tight = isWritten(item.question) && context.options.edition !== 'teacher';
    const framed = context.options.answerCard === true && isOpen(item.question);
    return `#zb-item(${frame}, breakable: ${breakable}, tight: ${tight}, framed: ${framed}, {\n${questionSource(whole, context)}\n})`;
  }
  const shared = sharedSource(item.question, whole, context);
  const parts = partsSource(item, whole, context, questionSource);
  const own = context.options.edition === 'teacher' ? solutionSource(item.question, context, whole) : '';
  const framed = context.options.answerCard === true && item.question.parts.some(isOpen);
  return `#zb-item(${frame}, breakable: true, framed: ${framed}, {\n${[shared, ...parts, own].filter(Boolean).join('\n')}\n})`;
}

/** Answered on empty paper; squares and lines show by themselves how far they reach. */
const isOpen = ({ type, answer }: QuestionPart) => type === questionTypes.subjective && answer.kind !== 'blanks';

/** Whether a question stands in the groups of an answer card: one row of boxes. */
export const isBoxed = ({ type, options }: QuestionPart) =>
  type === questionTypes['true-false'] ||
  ((type === questionTypes['single-choice'] || type === questionTypes['multiple-choice']) &&
    options.length > 0 &&
    options.length <= IN_A_LINE);

/** One row of a group of an answer card: frame number and content. */
export function boxedSource(item: SheetItem, context: SourceContext): string {
  const frame = context.ledger.enter({ areaId: item.itemId, areaType: areaTypes.question, itemId: item.itemId });
  const lead = `zb-sum-lead(${typstString(words.number(item.no, context.manner.stop))})`;
  const asked: Asked = { ...item, prefix: item.itemId, partIndex: null, lead, widthMm: context.plan.columnWidthMm };
  return `(${frame}, { ${lead}; ${choiceEnd(asked, context)?.boxes ?? '[]'} })`;
}

/** One cell of a grid of sums, with the sums beside it: frame number and content. */
export function sumSource(item: SheetItem, context: SourceContext, run: readonly SheetItem[]): string {
  const frame = context.ledger.enter({ areaId: item.itemId, areaType: areaTypes.question, itemId: item.itemId });
  const { sums } = context.paper;
  const lead =
    sums === undefined
      ? `zb-sum-lead(${typstString(words.number(item.no, context.manner.stop))})`
      : sums.numbered
        ? `zb-sum-number(${typstString(item.no)})`
        : '[]';
  const asked: Asked = {
    ...item,
    prefix: item.itemId,
    partIndex: null,
    lead,
    widthMm: context.plan.columnWidthMm - context.indentMm,
    beside: run.map(({ question }) => question).filter(({ type }) => type === item.question.type),
  };
  return `(${frame}, zb-inline(${stemSource(asked, context)}))`;
}

function questionSource(asked: Asked, context: SourceContext): string {
  const figure = figureBeside(asked, context);
  const narrow = figure
    ? { ...asked, widthMm: figure.widthMm, question: { ...asked.question, stem: figure.stem } }
    : asked;
  const asking =
    clozeSource(narrow, context) ??
    [askingSource(narrow, context), optionsSource(narrow, context)].filter(Boolean).join('\n');
  return [
    figure ? besideSource(figure.picture, asking, { asked, context }) : asking,
    context.options.edition === 'teacher'
      ? solutionSource(asked.question, context, asked)
      : writingPlace(asked, context),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The words of a question; those of a choice end in the brackets that it is answered in. */
function askingSource(asked: Asked, context: SourceContext): string {
  const choice = choiceEnd(asked, context);
  const codes = [asked.points, choice && `zb-tail(${choice.bracket})`].filter((code) => code !== undefined);
  if (choice === undefined)
    return stemSource(asked, context, codes.length > 0 ? { code: codes.join(' + ') } : undefined);
  const { stem, at } = bracketPlace(asked.question.stem);
  const end = { code: codes.join(' + '), ...(at === -1 ? {} : { at }) };
  return [stemSource({ ...asked, question: { ...asked.question, stem } }, context, end), choice.rows]
    .filter(Boolean)
    .join('\n');
}

function writingPlace(asked: Asked, context: SourceContext): string {
  const { question } = asked;
  const hasBlanks = blanksIn(question.stem) > 0;
  if (question.type === questionTypes.subjective)
    return hasBlanks && question.answer.kind === 'blanks' ? '' : spaceSource(asked, context);
  if (question.type === questionTypes.calligraphy) return hasBlanks ? '' : characterRowsSource(asked, context);
  return question.type === questionTypes.writing ? writingSource(asked, context) : '';
}

/** Whether a question ends in lines with blanks. */
export const isWritten = ({ type, stem, answer }: QuestionPart) =>
  type === questionTypes['fill-in'] ||
  (type === questionTypes.subjective && answer.kind === 'blanks' && blanksIn(stem) > 0);

const SHOWS_ITS_SCORE: readonly number[] = [questionTypes.subjective, questionTypes.writing, questionTypes.combined];

/**
 * Whether questions bear their points: where their section does not say them, for all alike or for its only one. Sections without a
 * word of points, as the days of a holiday booklet, do it all or none of them.
 */
export function bearsScores(section: SheetSection, all: readonly SheetSection[] = [section]): boolean {
  const isBare = ({ note = '' }: SheetSection) => note === '';
  return isBare(section) ? all.some((one) => isBare(one) && bearsAlone(one)) : bearsAlone(section);
}

function bearsAlone({ items, note = '' }: SheetSection): boolean {
  const [first] = items;
  if (items.length === 1 && note !== '') return false;
  if (!items.every(({ score }) => score === first?.score)) return true;
  const isSaid = /每小?题\s*(\d+(?:\.5)?)\s*分/.exec(note)?.[1] === String(first?.score);
  return !isSaid && items.some(({ question }) => SHOWS_ITS_SCORE.includes(question.type));
}

/** The text may say them itself: `（本题 10 分）解方程`. */
export function saysItsScore({ question: { stem }, score }: SheetItem): boolean {
  const [first] = stem;
  const start = first?.t === 'p' && first.children[0]?.t === 'text' ? first.children[0].v : '';
  const last = first?.t === 'p' ? first.children.at(-1) : undefined;
  return (
    score <= 0 ||
    /^\s*[（(][^）)]*\d+(\.5)?\s*分/.test(start) ||
    (last?.t === 'text' && /[（(]\s*\d+(\.5)?\s*分\s*[）)]\s*$/.test(last.v))
  );
}
