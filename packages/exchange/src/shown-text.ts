import { plainFormula, plainScript, writeRich } from '@zhibi/content';
import { type Inline, Mark, type RichText } from '@zhibi/contract/kernel';
import { underscoresOf } from './underscores.js';

/** What a plain text has for a mark: signs under the characters. */
const under: Partial<Record<Mark, string>> = { dot: '\u0323', underline: '\u0332', wave: '\u0330' };

function shownText({ v, marks = [] }: Extract<Inline, { t: 'text' }>): string {
  if (marks.includes('sup')) return plainScript('^', v);
  if (marks.includes('sub')) return plainScript('_', v);
  const sign = Mark.options.flatMap((mark) => (marks.includes(mark) ? (under[mark] ?? []) : [])).join('');
  return sign === '' ? v : v.replace(/\S/gu, (character) => character + sign);
}

function shownInline(item: Inline): string {
  switch (item.t) {
    case 'text':
      return shownText(item);
    case 'math': {
      const typed = writeRich([{ t: 'p', children: [item] }]);
      return typed.startsWith('$') ? typed : plainFormula(item.v);
    }
    case 'blank':
      return underscoresOf(item);
    case 'ruby':
      return `${item.v}(${item.over})`;
    case 'break':
      return '\n';
    case 'image':
      return item.alt === '' ? '〔图〕' : `〔图：${item.alt}〕`;
  }
}

const shownLine = (items: readonly Inline[]): string => items.map(shownInline).join('');

/**
 * A text for those who read it in a cell or a line, without one sign of ours: blanks as underscores, x² and H₂O raised and lowered, dots and lines
 * under their characters, a row of a table a line, formulas between dollar signs.
 */
export function shownRich(rich: RichText, { lineEnd = '\n' }: { lineEnd?: string } = {}): string {
  const lines = rich.flatMap((block) =>
    block.t === 'p' ? [shownLine(block.children)] : block.rows.map((row) => row.map(shownLine).join(' | ')),
  );
  return lines.join('\n').replaceAll('\n', lineEnd);
}
