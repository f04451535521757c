import type { Inline, RichText } from '@zhibi/contract/kernel';
import { ommlFromLatex } from '../formula/omml-from-latex.js';
import type { Media } from '../word/media.js';
import { tag } from '../xml.js';
import { type ParagraphLook, paragraph, table } from './paragraphs.js';
import { blank, type Look, lineBreak, ruby, run } from './runs.js';

export interface TextTools {
  media: Media;
  /** Room for the text, in mm: pictures and tables wider than that are made smaller. */
  roomMm: number;
  /** What is written into a blank. */
  answerOf?: (index: number) => string | undefined;
  /** The number that a gap of a text bears. */
  numberOf?: (index: number) => string | undefined;
  look?: Look;
}

/** One line of a text. Formulas are Word's own and can be edited; one that Word has nothing for stands as its source. */
export function lineXml(items: readonly Inline[], tools: TextTools): string {
  return items.map((item) => inlineXml(item, tools)).join('');
}

function inlineXml(item: Inline, { media, roomMm, answerOf, numberOf, look }: TextTools): string {
  switch (item.t) {
    case 'text':
      return run(item.v, { ...look, marks: item.marks ?? [] });
    case 'math':
      return ommlFromLatex(item.v, item.display ?? false)?.omml ?? run(item.v, look);
    case 'blank':
      return blank(item.widthMm ?? 26, { answer: answerOf?.(item.index), number: numberOf?.(item.index) });
    case 'ruby':
      return ruby(item.v, item.over);
    case 'break':
      return lineBreak;
    case 'image': {
      const scale = Math.min(1, roomMm / item.widthMm);
      const sized = { ...item, widthMm: item.widthMm * scale, heightMm: item.heightMm * scale };
      return media.drawing(sized) ?? run(item.alt, look);
    }
  }
}

interface Ends {
  /** Before the first words: the number of a question, the letter of an option. */
  lead?: string;
  /** Behind the last words. */
  end?: string;
}

/** A text as paragraphs: the first takes up what leads, the last that has words what ends. */
export function textXml(
  rich: RichText,
  tools: TextTools,
  look: ParagraphLook,
  { lead = '', end = '' }: Ends = {},
): string {
  const last = endOf(rich);
  const { hangingMm: _, ...next } = look;
  const [first] = rich;
  const isJoined = first?.t === 'p' && (first.align ?? 'start') === 'start' && !isDisplay(first.children);
  const before = lead !== '' && !isJoined ? [paragraph(lead + (last === -1 ? end : ''), look)] : [];
  const blocks = rich.map((block, at) => {
    if (block.t === 'table') return tableXml(block.rows, tools, block.header ?? false);
    const leads = at === 0 && isJoined;
    const inner = (leads ? lead : '') + lineXml(block.children, tools) + (at === last ? end : '');
    const align = block.align === 'center' || block.align === 'end' ? { align: block.align } : {};
    const begins = block.indent && !leads ? { firstLineMm: 7.4 } : {};
    return paragraph(inner, { ...(leads ? look : next), ...align, ...begins });
  });
  const nothing = rich.length === 0 && lead === '' && end !== '' ? [paragraph(end, look)] : [];
  return [...before, ...blocks, ...nothing].join('');
}

/** The last paragraph of words: a figure below them ends nothing. */
function endOf(rich: RichText): number {
  const words = rich.findLastIndex(
    (block) => block.t === 'p' && block.children.some(({ t }) => t === 'text' || t === 'math' || t === 'blank'),
  );
  return words === -1 ? rich.findLastIndex((block) => block.t === 'p') : words;
}

/** A formula that stands alone in its line. */
const isDisplay = ([first, ...more]: readonly Inline[]): boolean =>
  first?.t === 'math' && (first.display ?? false) && more.length === 0;

function tableXml(rows: readonly (readonly Inline[][])[], tools: TextTools, header: boolean): string {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const widthsMm = Array.from({ length: columns }, () => tools.roomMm / columns);
  const own = { ...tools, roomMm: Math.max(5, tools.roomMm / columns - 4) };
  const cells = rows.map((row) =>
    Array.from({ length: columns }, (_, at) => paragraph(lineXml(row[at] ?? [], own), { align: 'center' })),
  );
  // Two tables without a paragraph between them would be one.
  return table(cells, { widthsMm, header }) + tag('w:p');
}
