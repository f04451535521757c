import { childOf, childrenOf, type Element, elementsOf, textOf } from '../element.js';
import { NOTHING } from './omml-pieces.js';
import { latexSign } from './signs.js';

const deepest = 60;
const accents: Record<string, string | undefined> = {
  '̅': 'overline',
  '¯': 'overline',
  '⃗': 'vec',
  '→': 'overrightarrow',
  '⃖': 'overleftarrow',
  '̂': 'hat',
  '^': 'hat',
  '̇': 'dot',
  '̈': 'ddot',
  '̃': 'tilde',
  '~': 'tilde',
  '̌': 'check',
  '́': 'acute',
  '̀': 'grave',
  '̆': 'breve',
};
/** The same accents over more than one sign. */
const wide: Record<string, string | undefined> = { vec: 'overrightarrow', hat: 'widehat', tilde: 'widetilde' };
const functions =
  /^(?:arc(?:sin|cos|tan)|sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|log|ln|lg|lim|max|min|sup|inf|exp|det|gcd|deg|dim|arg|ker|Pr)$/;
const alphabets: Record<string, string | undefined> = {
  'double-struck': 'mathbb',
  script: 'mathscr',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};

const headOf = (element: Element): Element | undefined => elementsOf(element).find((one) => one.name.endsWith('Pr'));
const property = (element: Element, name: string): string | undefined =>
  childOf(headOf(element), name)?.attributes['m:val'];
const isSet = (element: Element, name: string): boolean => {
  const said = childOf(headOf(element), name);
  return said !== undefined && !['0', 'off', 'false'].includes(said.attributes['m:val'] ?? '1');
};

/** Whether the columns of a matrix are set to the right and the left by turns: lines that are set at their signs. */
function isAligned(matrix: Element): boolean {
  const places = childrenOf(childOf(headOf(matrix), 'mcs'), 'mc').map((column) => property(column, 'mcJc'));
  return places.length > 1 && places.every((side, at) => side === (at % 2 === 0 ? 'right' : 'left'));
}

/** A bracket behind `\left` or `\right`. */
const bracket = (text: string): string => (text === '' ? '.' : text === '‖' ? '\\|' : latexSign(text));

/** A run of signs: words of functions upright, text as text, letters of other alphabets by their commands. */
function runLatex(run: Element): string {
  const texts = childrenOf(run, 't');
  const text = (texts.length > 0 ? texts.map(textOf).join('') : textOf(run)).replaceAll(NOTHING, '');
  if (text === '') return '';
  const word = text.trim();
  if (functions.test(word)) return `\\${word} `;
  if (childOf(headOf(run), 'nor') !== undefined || /[\u3000-\u9fff]/.test(text))
    return `\\text{${text.replace(/[\\{}$]/g, '')}}`;
  const signs = [...text].map(latexSign).join('');
  const alphabet = alphabets[property(run, 'scr') ?? ''];
  if (alphabet !== undefined) return `\\${alphabet}{${signs}}`;
  const style = property(run, 'sty');
  if (style === 'b' || style === 'bi') return `\\${style === 'b' ? 'mathbf' : 'boldsymbol'}{${signs}}`;
  if (style !== 'p' || !/^[A-Za-z]+$/.test(text)) return signs;
  return text.length > 1 ? `\\operatorname{${text}}` : `\\mathrm{${text}}`;
}

const based = (base: string): string => (/^(?:\w|\\[A-Za-z]+ ?)$/.test(base) ? base.trim() : `{${base}}`);

/** A formula of Word (Office MathML) as LaTeX; what it does not know gives its text. */
export function latexOfOmml(element: Element, depth = 0): string {
  if (depth > deepest) return textOf(element);
  const all = (one: Element | undefined): string =>
    one === undefined
      ? ''
      : elementsOf(one)
          .map((child) => latexOfOmml(child, depth + 1))
          .join('');
  const at = (name: string): string => all(childOf(element, name));
  const scripts = (): string => {
    const [sub, sup] = [at('sub'), at('sup')];
    return `${sub === '' ? '' : `_{${sub}}`}${sup === '' ? '' : `^{${sup}}`}`;
  };
  switch (element.name) {
    case 'r':
      return runLatex(element);
    case 'f':
      if (property(element, 'type') === 'noBar') return `{${at('num')} \\atop ${at('den')}}`;
      return property(element, 'type') === 'lin' ? `${at('num')}/${at('den')}` : `\\frac{${at('num')}}{${at('den')}}`;
    case 'sSup':
    case 'sSub':
    case 'sSubSup':
      return based(at('e')) + scripts();
    case 'sPre':
      return `{}${scripts()}${at('e')}`;
    case 'rad': {
      const degree = at('deg');
      return degree === '' ? `\\sqrt{${at('e')}}` : `\\sqrt[${degree}]{${at('e')}}`;
    }
    case 'd': {
      const between = property(element, 'sepChr') ?? '|';
      const inner = childrenOf(element, 'e').map(all);
      const joined = inner.join(between === ',' || between === ';' ? between : `\\middle${bracket(between)}`);
      return `\\left${bracket(property(element, 'begChr') ?? '(')}${joined}\\right${bracket(property(element, 'endChr') ?? ')')}`;
    }
    case 'nary':
      return `${latexSign(property(element, 'chr') ?? '∫').trim()}${scripts()} ${at('e')}`;
    case 'func':
      return `${at('fName')}${at('e')}`;
    case 'limLow':
      return `${based(at('e'))}_{${at('lim')}}`;
    case 'limUpp':
      return `\\overset{${at('lim')}}{${at('e')}}`;
    case 'bar':
      return property(element, 'pos') === 'bot' ? `\\underline{${at('e')}}` : `\\overline{${at('e')}}`;
    case 'acc': {
      const inner = at('e');
      const name = accents[property(element, 'chr') ?? '̂'] ?? 'hat';
      return `\\${(inner.length > 1 ? wide[name] : undefined) ?? name}{${inner}}`;
    }
    case 'groupChr':
      return property(element, 'pos') === 'top' ? `\\overbrace{${at('e')}}` : `\\underbrace{${at('e')}}`;
    case 'borderBox':
      if (isSet(element, 'strikeBLTR')) return `\\cancel{${at('e')}}`;
      return isSet(element, 'strikeTLBR') ? `\\bcancel{${at('e')}}` : `\\boxed{${at('e')}}`;
    case 'phant':
      return headOf(element) !== undefined && !isSet(element, 'show') ? `\\phantom{${at('e')}}` : at('e');
    case 'm': {
      const [name, between] = isAligned(element) ? ['aligned', '&'] : ['matrix', ' & '];
      const rows = childrenOf(element, 'mr').map((row) => childrenOf(row, 'e').map(all).join(between));
      return `\\begin{${name}}${rows.join(' \\\\ ')}\\end{${name}}`;
    }
    case 'eqArr':
      // Word marks the sign at which lines are set with a bare `&`.
      return `\\begin{aligned}${childrenOf(element, 'e')
        .map((one) => all(one).replaceAll('\\&', '&'))
        .join(' \\\\ ')}\\end{aligned}`;
    default:
      return element.name.endsWith('Pr') ? '' : all(element);
  }
}
