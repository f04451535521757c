import type { Block, Inline, RichText } from '@zhibi/contract/kernel';
import { areaTypes } from '@zhibi/contract/papers';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { blankAnswer } from './answers.js';
import type { Asked } from './asked.js';
import { withWidths } from './blank-widths.js';
import type { SourceContext } from './context.js';
import { type RichPlace, richSource } from './rich-source.js';
import { cellGroupSource } from './spaces.js';

/** The words of a question with its number, its blanks and, at the end of its last line, what it is answered in. */
export function stemSource(asked: Asked, context: SourceContext, end?: RichPlace['end']): string {
  const { question, itemId, prefix, partIndex } = asked;
  const sum = question.type === questionTypes['oral-arithmetic'];
  const isWritten = sum || question.type === questionTypes['fill-in'] || question.answer.kind === 'blanks';
  const place = { itemId, widthMm: asked.widthMm, lead: asked.lead, end };
  if (question.type === questionTypes.calligraphy) {
    const { stem, byIndex } = soundsOf(question.stem);
    const cells = (index: number) => cellGroupSource(asked, context, { index, sounds: byIndex.get(index) ?? [] });
    return `zb-cell-groups(${richSource(stem, context, { ...place, blank: cells })})`;
  }
  if (!isWritten) return richSource(question.stem, context, { ...place, blank: gap });
  const blank = (index: number, widthMm: number) => {
    const areaType = sum ? areaTypes['oral-arithmetic'] : areaTypes['fill-in'];
    const n = context.ledger.enter({ areaId: `${prefix}:b${index}`, areaType, itemId, partIndex, blankIndex: index });
    return `${sum ? 'zb-sum-blank' : 'zb-blank'}(${n}, ${widthMm}mm, ${blankAnswer(question, index, context, itemId)})`;
  };
  const asksItself = sum || question.type === questionTypes['fill-in'];
  const stem = withWidths(asksItself ? withBlanks(question) : question.stem, asked, context);
  const source = richSource(stem, context, { ...place, blank });
  return blanksIn(stem) > 0 ? `zb-written(${source})` : source;
}

/** A gap that nobody writes in is a sign, and as long as one. */
const gap = (_index: number, widthMm: number) => `zb-line-blank(${Math.min(widthMm, 18)}mm)`;

export function blanksIn(stem: RichText): number {
  const lines = stem.flatMap((block) => (block.t === 'p' ? [block.children] : block.rows.flat()));
  return lines.flat().filter((inline) => inline.t === 'blank').length;
}

/** The stem with a blank after its last word when its author left it out. */
function withBlanks(question: QuestionPart): RichText {
  if (blanksIn(question.stem) > 0) return question.stem;
  const count = question.answer.kind === 'blanks' ? question.answer.blanks.length : 1;
  const blanks = Array.from({ length: count }, (_, index) => ({ t: 'blank' as const, index }));
  const last = question.stem.at(-1);
  if (last?.t !== 'p') return [...question.stem, { t: 'p', children: blanks }];
  return [...question.stem.slice(0, -1), { ...last, children: [...last.children, ...blanks] }];
}

const sound = /((?:[a-zA-Züāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜńňǹḿɑɡ]+[ \u3000]*)+)$/;

/** Pinyin right before the cells that it is written in belongs above them. */
function soundsOf(stem: RichText): { stem: RichText; byIndex: Map<number, string[]> } {
  const byIndex = new Map<number, string[]>();
  const lines = (items: Inline[]): Inline[] =>
    items.map((item, at) => {
      const next = items[at + 1];
      const [found] = item.t === 'text' && next?.t === 'blank' ? (sound.exec(item.v.trimEnd()) ?? []) : [];
      if (item.t !== 'text' || next?.t !== 'blank' || found === undefined) return item;
      byIndex.set(next.index, found.trim().split(/[ \u3000]+/));
      return { ...item, v: item.v.trimEnd().slice(0, -found.length) };
    });
  const blocks = stem.map(
    (block): Block =>
      block.t === 'p'
        ? { ...block, children: lines(block.children) }
        : { ...block, rows: block.rows.map((row) => row.map(lines)) },
  );
  return { stem: blocks, byIndex };
}

const brackets = /\s*[（(][\s\u3000]*[）)]([．。.：:]?)\s*$/;
const leading = /^\s*[（(][\s\u3000]*[）)]\s*/;

/** A stem without the （　　） that its author typed, and the paragraph at whose end it stood: the last words where there was none. */
export function bracketPlace(stem: RichText): { stem: RichText; at: number } {
  const textOf = (block: Block | undefined) => {
    const last = block?.t === 'p' ? block.children.at(-1) : undefined;
    return last?.t === 'text' ? last.v : '';
  };
  const typed = stem.findLastIndex((block) => brackets.test(textOf(block)));
  const words = stem.findLastIndex(
    (block) =>
      block.t === 'p' &&
      (block.align ?? 'start') === 'start' &&
      block.children.some((item) => item.t === 'text' || item.t === 'math'),
  );
  const cut = (block: Block, at: number): Block => {
    if (block.t !== 'p') return block;
    const children = block.children.map((item, i): Inline => {
      if (item.t !== 'text') return item;
      const front = at === 0 && i === 0 ? item.v.replace(leading, '') : item.v;
      return { ...item, v: at === typed && i === block.children.length - 1 ? front.replace(brackets, '') : front };
    });
    return { ...block, children };
  };
  return { stem: stem.map(cut), at: typed === -1 ? words : typed };
}
