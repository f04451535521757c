import type { Block, RichText } from '@zhibi/contract/kernel';
import { normaliseRich } from '../rich/normalise.js';
import { inlinesFrom } from './marks.js';
import { tableAt } from './table.js';
import type { Token } from './token.js';
import { tokensOf } from './tokens.js';

function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.t === 'line') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines;
}

function paragraphFrom(line: readonly Token[]): Block {
  const first = line.findIndex((token) => token.t !== 'word' || token.word.includes('table'));
  const start = first < 0 ? line.length : first;
  const words = line.slice(0, start).flatMap((token) => (token.t === 'word' ? [token.word] : []));
  const align = words.includes('center') ? 'center' : words.includes('end') ? 'end' : 'start';
  return { t: 'p', align, indent: words.includes('indent'), children: inlinesFrom(line.slice(start)) };
}

/**
 * Reads what a teacher types into RichText, normalised. Never throws; what is no sign of the form is text.
 *
 * - `$…$`, `$$…$$` formulas in LaTeX (see `formulaAt` for when a dollar sign is money), `\$` a dollar sign
 * - `___` a blank, 5 mm wide for each underscore (3 to 32); `[[blank]]` one of the usual width; `[[blank:4:25]]` with index and mm
 * - `{{汉字|hàn zì}}` pinyin over characters
 * - `**bold**`, and `[[dot:字]]` with the words b, i, u, wave, dot, sub, sup
 * - a line is a paragraph, `[[br]]` a line end inside one; `[[center]]`, `[[end]]`, `[[indent]]` begin a paragraph so set
 * - `[[table]]` or `[[table:header]]`, lines `| a | b |`, `[[/table]]`
 * - `[[image:file|ID|width mm|height mm|words]]`, `[[image:svg|<svg…>|…]]`
 * - a backslash before one of `$ \ _ * [ ] { } |` makes it plain
 */
export function parseRich(text: string): RichText {
  const lines = linesOf(tokensOf(text.replace(/\r\n?/g, '\n')));
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const table = tableAt(lines, at);
    blocks.push(table ? table.block : paragraphFrom(lines[at] ?? []));
    at = table ? table.next : at + 1;
  }
  return normaliseRich(blocks);
}
