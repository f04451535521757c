import type { Inline, Mark } from '@zhibi/contract/kernel';
import type { Token } from './token.js';

type Half = { mark: Mark; opens: boolean };

const spaceBefore = (token: Token | undefined): boolean =>
  token?.t === 'open' || (token?.t === 'text' && /\s$/.test(token.raw));

const spaceAfter = (token: Token | undefined): boolean =>
  token === undefined || token.t === 'close' || (token.t === 'text' && /^\s/.test(token.raw));

/** Which opening sign belongs to which closing one. A sign without its other half is text; halves never cross. */
function halvesOf(tokens: readonly Token[]): Map<number, Half> {
  const halfAt = new Map<number, Half>();
  const waiting: { at: number; mark: Mark; star: boolean }[] = [];
  const pair = (from: number, to: number, mark: Mark) =>
    halfAt.set(from, { mark, opens: true }).set(to, { mark, opens: false });
  tokens.forEach((token, at) => {
    if (token.t === 'open') waiting.push({ at, mark: token.mark, star: false });
    if (token.t === 'star') {
      const top = waiting.at(-1);
      const closes = top?.star && top.at < at - 1 && !spaceBefore(tokens[at - 1]);
      if (closes) {
        pair(top.at, at, 'bold');
        waiting.pop();
      } else if (!spaceAfter(tokens[at + 1])) waiting.push({ at, mark: 'bold', star: true });
    }
    if (token.t === 'close') {
      const from = waiting.findLastIndex((one) => !one.star);
      const opener = waiting[from];
      if (!opener) return;
      waiting.length = from;
      pair(opener.at, at, opener.mark);
    }
  });
  return halfAt;
}

/** The pieces of one line, each text with the marks of the signs around it. */
export function inlinesFrom(tokens: readonly Token[]): Inline[] {
  const halfAt = halvesOf(tokens);
  const marks: Mark[] = [];
  const items: Inline[] = [];
  tokens.forEach((token, at) => {
    const half = halfAt.get(at);
    if (half?.opens) marks.push(half.mark);
    else if (half) marks.pop();
    else items.push(token.t === 'atom' ? token.inline : { t: 'text', v: token.raw, marks: [...marks] });
  });
  return items;
}
