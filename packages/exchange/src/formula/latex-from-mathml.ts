import { type Element, elementsOf, textOf } from '../element.js';
import { latexSign } from './signs.js';

const deepest = 60;

const grouped = (latex: string): string => (/^(?:[\w]|\\[A-Za-z]+)$/.test(latex) ? latex : `{${latex}}`);
const over: Record<string, string | undefined> = {
  '¯': 'overline',
  '‾': 'overline',
  '→': 'vec',
  '⃗': 'vec',
  '^': 'hat',
  '˙': 'dot',
  '⌢': 'overset{\\frown}',
};

/** The LaTeX that a formula of MathML carries beside itself. */
export function annotatedLatex(math: Element): string | undefined {
  const annotations = elementsOf(math).flatMap((one) => (one.name === 'semantics' ? elementsOf(one) : [one]));
  const found = annotations.find(
    ({ name, attributes }) => name === 'annotation' && /tex/i.test(attributes.encoding ?? ''),
  );
  return found && textOf(found);
}

function children(element: Element, depth: number): string[] {
  return elementsOf(element).map((one) => latexOf(one, depth + 1));
}

function fenced({ attributes }: Element, inner: readonly string[]): string {
  const [open, close] = [attributes.open ?? '(', attributes.close ?? ')'].map((sign) =>
    sign === '' ? '.' : sign === '{' || sign === '}' ? `\\${sign}` : sign,
  );
  return `\\left${open}${inner.join(attributes.separators?.trim().slice(0, 1) ?? ',')}\\right${close}`;
}

/** Presentation MathML as LaTeX; what it does not know gives its text. */
export function latexOf(element: Element, depth = 0): string {
  if (depth > deepest) return textOf(element);
  const inner = children(element, depth);
  const [a = '', b = '', c = ''] = inner;
  switch (element.name) {
    case 'mi':
    case 'mo':
    case 'mn': {
      const text = textOf(element).trim();
      const isWord = element.name === 'mi' && /^[A-Za-z]{2,}$/.test(text);
      return isWord ? `\\operatorname{${text}}` : [...text].map(latexSign).join('');
    }
    case 'mtext':
    case 'ms':
      return `\\text{${textOf(element).replace(/[\\{}$]/g, '')}}`;
    case 'mfrac':
      return `\\frac{${a}}{${b}}`;
    case 'msqrt':
      return `\\sqrt{${inner.join('')}}`;
    case 'mroot':
      return `\\sqrt[${b}]{${a}}`;
    case 'msup':
      return `${grouped(a)}^{${b}}`;
    case 'msub':
    case 'munder':
      return `${grouped(a)}_{${b}}`;
    case 'msubsup':
    case 'munderover':
      return `${grouped(a)}_{${b}}^{${c}}`;
    case 'mover': {
      const name = over[b.trim()] ?? (b.includes('rightarrow') || b.includes('\\to') ? 'vec' : undefined);
      return name === undefined ? `\\overset{${b}}{${a}}` : `\\${name}{${a}}`;
    }
    case 'mfenced':
      return fenced(element, inner);
    case 'mtable':
      return `\\begin{matrix}${inner.join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
      return inner.join(' & ');
    case 'mspace':
      return '\\ ';
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return inner.length > 0 ? inner.join('') : [...textOf(element).trim()].map(latexSign).join('');
  }
}
