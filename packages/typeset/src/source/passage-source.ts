import { type PassageBlock, passageOf, typstString } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import type { QuestionBody } from '@zhibi/contract/questions';
import { words } from '../sheet/words.js';
import type { Asked } from './asked.js';
import type { SourceContext } from './context.js';
import { type RichPlace, richSource } from './rich-source.js';

/** What a combined question is about: its number with what it asks for, then the text as wide as the column. */
export function sharedSource(question: QuestionBody, asked: Asked, context: SourceContext): string {
  const place: RichPlace = { itemId: asked.itemId, widthMm: asked.widthMm, blank: gapSource(question) };
  const blocks = isRead(question.stem, context) ? passageOf(question.stem) : [];
  if (blocks.every(({ kind }) => kind === 'lead' || kind === 'plain'))
    return richSource(question.stem, context, { ...place, lead: asked.lead });
  const [first] = blocks;
  const own = first?.kind === 'lead' ? [first.block] : [leadIn(question, context)];
  const rest = first?.kind === 'lead' ? blocks.slice(1) : blocks;
  const wide: RichPlace = { ...place, flows: true, widthMm: context.plan.columnWidthMm };
  return [
    `zb-before-text(${richSource(own, context, { ...place, lead: asked.lead })})`,
    `zb-passage({\n${rest.map((block) => blockSource(block, context, wide)).join('\n')}\n})`,
  ].join('\n');
}

/** In languages what several questions share is read; elsewhere only what its author set as a text. */
const isRead = (stem: RichText, { paper }: SourceContext) =>
  paper.subject === 'chinese' ||
  paper.subject === 'english' ||
  stem.some(
    (block) =>
      block.t === 'p' &&
      (block.indent === true || (block.align === 'center' && block.children.some((item) => item.t === 'text'))),
  );

const leadIn = ({ parts }: QuestionBody, { paper }: SourceContext): RichText[number] => ({
  t: 'p',
  children: [{ t: 'text', v: words.readAndAnswer(paper.subject === 'english' ? '短文' : '文字', parts.length) }],
});

function blockSource({ kind, block }: PassageBlock, context: SourceContext, place: RichPlace): string {
  if (block.t !== 'p' || kind === 'plain' || kind === 'lead') return richSource([block], context, place);
  const [first] = block.children;
  const children =
    first?.t === 'text'
      ? [{ ...first, v: first.v.replace(/^[\s　]+/, '') }, ...block.children.slice(1)]
      : block.children;
  if (kind === 'prose') return richSource([{ ...block, indent: true, children }], context, place);
  const inline = `zb-inline(${richSource([{ t: 'p', children }], context, place)})`;
  const name = { title: 'zb-title', byline: 'zb-byline', verse: 'zb-verse', note: 'zb-note', source: 'zb-source-line' }[
    kind
  ];
  return `${name}(${inline})`;
}

/** Where a text has as many gaps as it has questions, each gap bears the number of its question. */
function gapSource({ stem, parts }: QuestionBody): RichPlace['blank'] {
  const gaps = stem
    .flatMap((block) => (block.t === 'p' ? block.children : block.rows.flat(2)))
    .filter((item) => item.t === 'blank');
  const numbered = gaps.length > 1 && gaps.length === parts.length;
  return (index, widthMm) => {
    const number = numbered ? `, number: ${typstString(words.part(index))}` : '';
    return `zb-line-blank(${numbered ? Math.max(widthMm, 16) : widthMm}mm${number})`;
  };
}
