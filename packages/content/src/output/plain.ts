import type { Inline, RichText } from '@zhibi/contract/kernel';
import { plainFormula, plainScript } from '../formula/plain.js';

/** A raised or lowered sign stays one: 2³ is not 23. */
function plainText({ v, marks = [] }: Extract<Inline, { t: 'text' }>): string {
  if (marks.includes('sup')) return plainScript('^', v);
  return marks.includes('sub') ? plainScript('_', v) : v;
}

function plainInline(item: Inline): string {
  switch (item.t) {
    case 'text':
      return plainText(item);
    case 'math':
      return plainFormula(item.v);
    case 'blank':
      return '____';
    case 'ruby':
      return `${item.v}(${item.over})`;
    case 'image':
      return item.alt;
    case 'break':
      return '\n';
  }
}

const plainLine = (items: readonly Inline[]): string => items.map(plainInline).join('');

/** A text for screen readers and short lists: formulas in one line, blanks as `____`, pictures by their words, a paragraph a line, cells between tabs. */
export function toPlain(rich: RichText): string {
  return rich
    .map((block) =>
      block.t === 'p' ? plainLine(block.children) : block.rows.map((row) => row.map(plainLine).join('\t')).join('\n'),
    )
    .join('\n');
}
