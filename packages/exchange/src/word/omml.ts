import { latexSign } from '../mathml/signs.js';
import { childOf, childrenOf, type Element, elementsOf, textOf } from '../xml.js';

const deepest = 60;
const bars: Record<string, string | undefined> = {
  '̅': 'overline',
  '⃗': 'vec',
  '̂': 'hat',
  '̇': 'dot',
  '̃': 'tilde',
  '→': 'overrightarrow',
};
const functions = /^(?:sin|cos|tan|cot|log|ln|lg|lim|max|min)$/;

const property = (element: Element, name: string): string | undefined => {
  const said = elementsOf(element).find((one) => one.name.endsWith('Pr'));
  return childOf(said, name)?.attributes['m:val'];
};

const sign = (text: string): string => (text === '' ? '.' : text === '{' || text === '}' ? `\\${text}` : text);

/** A run of letters: words of functions upright, text as text. */
function runLatex(run: Element): string {
  const text = childrenOf(run, 't').map(textOf).join('');
  if (functions.test(text.trim())) return `\\${text.trim()} `;
  if (/[\u3000-\u9fff]/.test(text)) return `\\text{${text.replace(/[\\{}$]/g, '')}}`;
  return [...text].map(latexSign).join('');
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
  switch (element.name) {
    case 'r':
      return runLatex(element);
    case 'f':
      return `\\frac{${at('num')}}{${at('den')}}`;
    case 'sSup':
      return `${based(at('e'))}^{${at('sup')}}`;
    case 'sSub':
      return `${based(at('e'))}_{${at('sub')}}`;
    case 'sSubSup':
      return `${based(at('e'))}_{${at('sub')}}^{${at('sup')}}`;
    case 'sPre':
      return `{}_{${at('sub')}}^{${at('sup')}}${at('e')}`;
    case 'rad': {
      const degree = at('deg');
      return degree === '' ? `\\sqrt{${at('e')}}` : `\\sqrt[${degree}]{${at('e')}}`;
    }
    case 'd': {
      const [open, close] = [property(element, 'begChr') ?? '(', property(element, 'endChr') ?? ')'];
      const inner = childrenOf(element, 'e')
        .map(all)
        .join(property(element, 'sepChr') ?? '|');
      return `\\left${sign(open)}${inner}\\right${sign(close)}`;
    }
    case 'nary': {
      const name = latexSign(property(element, 'chr') ?? '∫').trim();
      const [sub, sup] = [at('sub'), at('sup')];
      return `${name}${sub === '' ? '' : `_{${sub}}`}${sup === '' ? '' : `^{${sup}}`} ${at('e')}`;
    }
    case 'func':
      return `${at('fName')}${at('e')}`;
    case 'limLow':
      return `${based(at('e'))}_{${at('lim')}}`;
    case 'limUpp':
      return `\\overset{${at('lim')}}{${at('e')}}`;
    case 'bar':
      return property(element, 'pos') === 'bot' ? `\\underline{${at('e')}}` : `\\overline{${at('e')}}`;
    case 'acc':
      return `\\${bars[property(element, 'chr') ?? '̂'] ?? 'hat'}{${at('e')}}`;
    case 'm':
      return `\\begin{matrix}${childrenOf(element, 'mr')
        .map((row) => childrenOf(row, 'e').map(all).join(' & '))
        .join(' \\\\ ')}\\end{matrix}`;
    case 'eqArr':
      return `\\begin{aligned}${childrenOf(element, 'e').map(all).join(' \\\\ ')}\\end{aligned}`;
    default:
      return element.name.endsWith('Pr') ? '' : all(element);
  }
}
