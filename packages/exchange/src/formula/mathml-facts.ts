import { type Element, elementsOf, textOf } from '../element.js';

const big = /^[∑∏∐∫∬∭∮∯∰⋃⋂⨁⨂⨀⋁⋀⨆⨄]$/;
/** Where the operand of a sum ends. */
export const ends = /^[=<>≤≥≠≈≡⩽⩾∼→⇒⇔,;，；+\-−±]$/;
export const accents: Record<string, string | undefined> = {
  '^': '\u0302',
  '~': '\u0303',
  '˙': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030c',
  '´': '\u0301',
  '`': '\u0300',
  '˘': '\u0306',
  '⃗': '\u20d7',
  '→': '\u20d7',
  '←': '\u20d6',
  '↔': '\u20e1',
};
/** KaTeX writes the bar of absolute values as another sign than Word does. */
export const plainSign = (text: string): string =>
  text.trim().replaceAll('∣', '|').replaceAll('∥', '‖').replaceAll('\u2061', '');

export const isFence = (one: Element | undefined): boolean =>
  one?.name === 'mo' && one.attributes.fence === 'true' && one.attributes.minsize === undefined;
/** An element without the frames around it that only say how large it is set. */
export function bare(one: Element): Element {
  const inner = elementsOf(one);
  const [only] = inner;
  const isFrame = ['mrow', 'mstyle', 'mpadded'].includes(one.name);
  return isFrame && only !== undefined && inner.length === 1 ? bare(only) : one;
}
export const isBig = (one: Element | undefined): boolean =>
  one !== undefined && bare(one).name === 'mo' && big.test(textOf(bare(one)).trim());
/** `sin`, `lim`: a word that stands before what it is of. KaTeX marks it with a sign that is not seen. */
export const isFunction = (one: Element | undefined): boolean => one !== undefined && textOf(one).endsWith('\u2061');
export const scripted = ['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'];
