import type { Inline } from '@zhibi/contract/kernel';

/** Lengths in em. */
export interface LineRoom {
  room: number;
  /** What stands before the first word of the paragraph. */
  lead: number;
  widthOf(item: Exclude<Inline, { t: 'text' }>): number;
}

/** A line may be torn so far between two of its signs; beyond, one sees holes. */
const MOST = 0.125;
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;
const CLOSES = /^[，。、；：？！）》】」』”’．,.;:?!)]/u;
const OPENS = /[（《【「『“‘([]$/u;
/** Digits and letters of a Latin word are half as wide as a sign of Han. */
const LATIN = 0.52;

/** What stays together on a line, and in how many places it can be stretched. */
interface Piece {
  width: number;
  gaps: number;
  words: string;
}

/**
 * Whether a justified paragraph has a line with holes: before a formula that stays whole, a line may end far from the edge, and the few
 * signs in it would be spread over its width. The lines are those that a printer fills one by one; the last one is never stretched.
 */
export function hasLooseLine(items: readonly Inline[], { room, lead, widthOf }: LineRoom): boolean {
  let line = { width: lead, gaps: 0 };
  for (const piece of piecesOf(items, widthOf)) {
    if (line.width + piece.width > room && line.width > lead) {
      if (line.gaps > 0 && (room - line.width) / line.gaps > MOST) return true;
      line = { width: 0, gaps: 0 };
    }
    line = { width: line.width + piece.width, gaps: line.gaps + piece.gaps };
  }
  return false;
}

function piecesOf(items: readonly Inline[], widthOf: LineRoom['widthOf']): Piece[] {
  const pieces: Piece[] = [];
  const add = (words: string, width: number, gaps: number) => {
    const before = pieces.at(-1);
    const stays = before !== undefined && (CLOSES.test(words) || OPENS.test(before.words));
    if (!stays) pieces.push({ width, gaps, words });
    else pieces[pieces.length - 1] = { width: before.width + width, gaps: before.gaps + gaps, words };
  };
  for (const item of items) {
    if (item.t !== 'text') add('', widthOf(item), 0);
    else
      for (const [word] of item.v.matchAll(/[\x21-\x7e]+|\s|[^\x21-\x7e\s]/gu))
        add(
          word,
          HAN.test(word) ? 1 : /\s/.test(word) ? 0.25 : word.length * LATIN,
          HAN.test(word) || word === ' ' ? 1 : 0,
        );
  }
  return pieces;
}
