import { toPlain } from '@zhibi/content';
import { formulaHtml } from '@zhibi/content/katex';
import { type Element, elementsOf, escapeXml, readTree, tag, textOf } from '../xml.js';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** What other programs have drawn and read aloud of a formula, with the LaTeX that ours reads again. */
export function formulaMathml({ v, display = false }: { v: string; display?: boolean }): string {
  const attributes = { xmlns: MATHML, display: display ? 'block' : 'inline', alttext: v };
  return tag('math', attributes, presentation(v, display) ?? asWords(v));
}

function presentation(latex: string, display: boolean): string | undefined {
  try {
    const html = formulaHtml(latex, { output: 'mathml', displayMode: display });
    const math = readTree(/<math[\s\S]*<\/math>/.exec(html)?.[0] ?? '', 'math');
    return elementsOf(math).map(strict).join('');
  } catch {
    return undefined; // whatever the reason, its words are said instead
  }
}

const tokens = new Set(['mi', 'mo', 'mn', 'mtext']);
/** They have so many children and no other. */
const counted = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mfrac', 'mroot']);
/** Of later versions than readers must know. */
const younger = new Set(['voffset', 'mathbackground']);
/** Says that a function is of what follows; as a child of its own it would be one too many. */
const isApplying = (one: Element): boolean => one.name === 'mo' && textOf(one) === '\u2061';

/** An element as MathML allows it: KaTeX puts whole formulas into signs, and marks functions where two children are expected. */
function strict(element: Element): string {
  const inner = elementsOf(element);
  const attributes = Object.fromEntries(Object.entries(element.attributes).filter(([name]) => !younger.has(name)));
  const write = (name: string, children: readonly (Element | string)[]) =>
    tag(name, attributes, children.map((one) => (typeof one === 'string' ? escapeXml(one) : strict(one))).join(''));
  if (counted.has(element.name))
    return write(
      element.name,
      inner.filter((one) => !isApplying(one)),
    );
  const [notation, ...more] = element.name === 'menclose' ? (attributes.notation ?? '').split(' ') : [];
  // One line through a sign is a sign of its own: two are one in the other.
  if (notation !== undefined && more.length > 0) {
    const inside = { ...element, attributes: { ...element.attributes, notation: more.join(' ') } };
    return tag('menclose', { ...attributes, notation }, strict(inside));
  }
  if (!tokens.has(element.name) || inner.length === 0) return write(element.name, element.children);
  return tag('mrow', {}, inner.map(strict).join(''));
}

const asWords = (latex: string): string =>
  tag(
    'semantics',
    {},
    tag('mtext', {}, escapeXml(toPlain([{ t: 'p', children: [{ t: 'math', v: latex }] }]) || latex)) +
      tag('annotation', { encoding: 'application/x-tex' }, escapeXml(latex)),
  );
