import { latexTokens } from '@zhibi/content/supported';
import type { Block, Inline, RichText } from '@zhibi/contract/kernel';
import { WITH } from './words-source.js';

type Math = Extract<Inline, { t: 'math' }>;
type Token = ReturnType<typeof latexTokens>[number];

/** Nothing to see; a line may end there. */
const BREAK = '\u200b';
const text = (v: string): Inline => ({ t: 'text', v });

/** How wide a formula is beside its line: 1 fills it. */
type Fills = (latex: string, display: boolean) => number;

const relations = new Set([
  ...'=<>≤≥≠≈＝＜＞≡∥⊥∈⊂⊆→⇒⇔',
  ...'leq geq le ge leqslant geqslant neq ne approx equiv sim cong implies iff to rightarrow Rightarrow'.split(' '),
  ...'Leftrightarrow therefore because in subset subseteq parallel perp propto'.split(' '),
]);
const operators = new Set([
  ...'+-−±×÷·,，;；、',
  ...'pm mp times div cdot ast cup cap land lor wedge vee quad qquad'.split(' '),
]);
/** What changes all that follows, or sets rows: cut there, a formula would mean something else. */
const whole =
  /\\(?:over|atop|choose|above|brace|brack|displaystyle|textstyle|scriptstyle|color|def|bf|rm|it|cal|tiny|small|large|Large|\\|cr|tag)(?![A-Za-z])|&/;
/** Words inside a formula that are plain: no sign of LaTeX in them. */
const words = /^(?:text|mbox|textrm)$/;

/**
 * Formulas that are wider than their line, cut as a printer cuts them: behind relations, where that is not enough behind operators and
 * commas, at last inside brackets too; a sentence in `\text` becomes words. Nothing inside a fraction, a root or a pair of growing brackets is cut.
 */
export const brokenFormulas = (rich: RichText, fills: Fills, atLeast: number): RichText =>
  rich.map((block) => eachLine(block, (line) => line.flatMap((item) => brokenItem(item, fills, atLeast))));

const eachLine = (block: Block, change: (line: Inline[]) => Inline[]): Block =>
  block.t === 'p'
    ? { ...block, children: change(block.children) }
    : { ...block, rows: block.rows.map((row) => row.map(change)) };

function brokenItem(item: Inline, fills: Fills, atLeast: number): Inline[] {
  if (item.t !== 'math') return [item];
  const isDisplay = item.display === true;
  // On a line of its own it is made smaller before it is cut: there it is looked at as a whole.
  if (fills(item.v, isDisplay) <= (isDisplay ? 1 / atLeast : 1)) return [item];
  const pieces = worded(item.v).flatMap((piece): Inline[] =>
    piece.t === 'math' ? cut(piece.v, (latex) => fills(latex, false)).map((v) => ({ t: 'math', v })) : [piece],
  );
  if (pieces.length < 2 && pieces[0]?.t === 'math') return [item];
  // A formula has no height of a line of its own: something that is not seen gives it one, and a place to end.
  const apart = pieces.flatMap((piece, at) =>
    piece.t === 'math' ? [piece, text(at === pieces.length - 1 ? WITH : BREAK)] : [piece],
  );
  return isDisplay ? [{ t: 'break' }, ...apart, { t: 'break' }] : apart;
}

/** `\text{…}` outside every brace as text, the formulas between as they are. */
function worded(latex: string): (Math | Extract<Inline, { t: 'text' }>)[] {
  const parts: (Math | Extract<Inline, { t: 'text' }>)[] = [];
  const math = (v: string) => {
    if (v.trim() !== '') parts.push({ t: 'math', v: v.trim() });
  };
  let from = 0;
  for (const { token, end } of topLevel(latex)) {
    const body = token.t === 'command' && words.test(token.v) ? /^\s*\{([^{}\\$^_]*)\}/.exec(latex.slice(end)) : null;
    if (!body || whole.test(latex)) continue;
    math(latex.slice(from, token.at));
    parts.push({ t: 'text', v: body[1] ?? '' });
    from = end + body[0].length;
  }
  math(latex.slice(from));
  return parts;
}

function cut(latex: string, fills: (latex: string) => number): string[] {
  const ways = [
    (one: Place) => one.brackets === 0 && relations.has(one.token.v),
    (one: Place) => one.brackets === 0 && operators.has(one.token.v),
    (one: Place) => relations.has(one.token.v) || operators.has(one.token.v),
  ];
  let pieces = [latex];
  for (const way of ways)
    pieces = pieces.flatMap((piece) => (fills(piece) <= 1 || whole.test(piece) ? [piece] : cutBehind(piece, way)));
  return pieces;
}

interface Place {
  token: Token;
  /** Where it ends. */
  end: number;
  /** How many plain brackets are open. */
  brackets: number;
  /** A number or a bracket that closes stands before it: then a sign joins two, and is not the sign of one. */
  isBehindOperand: boolean;
}

function cutBehind(latex: string, isPlace: (place: Place) => boolean): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const place of topLevel(latex)) {
    if (!isPlace(place) || !place.isBehindOperand || /^\s*(?:\{\})?\s*$/.test(latex.slice(place.end))) continue;
    // Something that is not seen stands behind the sign: its space is that between two numbers.
    pieces.push(`${latex.slice(from, place.end).trim()}{}`);
    from = place.end;
  }
  return [...pieces, latex.slice(from).trim()];
}

/** The signs of a formula outside braces, growing brackets and environments, without those that are raised or lowered. */
function topLevel(latex: string): Place[] {
  const tokens = latexTokens(latex);
  const places: Place[] = [];
  let [depth, brackets, isBehindOperand, isScript] = [0, 0, false, false];
  for (const [at, token] of tokens.entries()) {
    const end = tokens[at + 1]?.at ?? latex.length;
    const { t, v } = token;
    const before = tokens[at - 1];
    const isEdge = before?.t === 'command' && ['left', 'right', 'middle'].includes(before.v);
    if (t === 'open' || (t === 'command' && (v === 'left' || v === 'begin'))) depth++;
    else if (t === 'close' || (t === 'command' && (v === 'right' || v === 'end'))) depth = Math.max(0, depth - 1);
    else if (depth === 0 && t === 'script') {
      isScript = true;
      continue;
    } else if (depth === 0 && !isEdge && !isScript && !(t === 'char' && v.trim() === '')) {
      if ('([（'.includes(v) || v === '{') brackets++;
      if (')]）'.includes(v) || v === '}') brackets = Math.max(0, brackets - 1);
      places.push({ token, end, brackets, isBehindOperand });
      isBehindOperand = !relations.has(v) && !operators.has(v) && !'([（'.includes(v);
    }
    if (!(t === 'char' && v.trim() === '')) isScript = false;
    if (depth === 0 && (t === 'close' || v === 'right' || v === 'end')) isBehindOperand = true;
  }
  return places;
}
