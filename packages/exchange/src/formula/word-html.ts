import { type Element, escapeXml, tag } from '../element.js';
import { latexOfOmml } from './latex-from-omml.js';

const deepest = 200;
const token = /<(\/?)([a-z]+:)?([a-z]+)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|([^<]+)/gi;
const attribute = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s/>]+))/g;
const named: Record<string, string | undefined> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

const decoded = (text: string): string =>
  text
    .replace(/&(?:#(\d{1,6})|([a-z]{2,4}));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replace(/\s+/g, ' ');

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, plain]) => [
      name,
      decoded(double ?? single ?? plain ?? ''),
    ]),
  );
}

/** The tree of a formula among the tags of HTML that Word strews over it: those are passed by, what they hold is not. */
function treeOf(html: string): Element {
  const root: Element = { name: 'oMath', attributes: {}, children: [], line: 1 };
  const open = [root];
  for (const [, closing, prefix, name = '', rest = '', text] of html.matchAll(token)) {
    const top = open.at(-1);
    if (text !== undefined) {
      if (top !== undefined && (top.name === 'r' || top.name === 't')) top.children.push(decoded(text));
    } else if (prefix?.toLowerCase() !== 'm:') continue;
    else if (closing === '/') {
      const at = open.findLastIndex((one) => one.name === name);
      if (at > 0) open.length = at;
    } else if (open.length < deepest) {
      const element: Element = { name, attributes: attributesOf(rest), children: [], line: 1 };
      top?.children.push(element);
      if (!rest.trimEnd().endsWith('/')) open.push(element);
    }
  }
  return root;
}

const span = (html: string, display: boolean): string =>
  tag('span', { 'data-latex': latexOfOmml(treeOf(html)), class: display ? 'display' : undefined }, escapeXml(' '));

/** What stands between two marks, changed; a mark that is not closed is left as it is. Looks at each sign a fixed number of times. */
function between(
  text: string,
  open: RegExp,
  close: string,
  change: (inner: string, opening: string) => string,
): string {
  const out: string[] = [];
  let at = 0;
  for (const found of text.matchAll(open)) {
    if (found.index < at) continue;
    const from = found.index + found[0].length;
    const end = text.indexOf(close, from);
    if (end < 0) break;
    out.push(text.slice(at, found.index), change(text.slice(from, end), found[0]));
    at = end + close.length;
  }
  return out.join('') + text.slice(at);
}

/**
 * HTML of Word's clipboard with its formulas as `<span data-latex>`. Word hides a formula in a conditional comment and shows others a picture of it:
 * the formula is taken, the picture goes.
 */
export function keepWordFormulas(html: string): string {
  const opened = between(html, /<!--\[if gte msEquation \d+\]>/gi, '<![endif]-->', (inner) => inner);
  const drawn = opened === html ? html : between(opened, /<!\[if !msEquation\]>/gi, '<![endif]>', () => '');
  return eachFormula(drawn, span);
}

/** The text of a Word document with something else in the place of its formulas. */
export const replaceWordFormulas = (xml: string, put: (latex: string, display: boolean) => string): string =>
  eachFormula(xml, (formula, display) => put(latexOfOmml(treeOf(formula)), display));

function eachFormula(text: string, put: (formula: string, display: boolean) => string): string {
  const own = between(text, /<m:oMathPara\b[^>]*>/gi, '</m:oMathPara>', (inner) =>
    between(inner, /<m:oMath\b[^>]*>/gi, '</m:oMath>', (formula) => put(formula, true)),
  );
  return between(own, /<m:oMath\b[^>]*>/gi, '</m:oMath>', (formula) => put(formula, false));
}
