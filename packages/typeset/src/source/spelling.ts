import type { Inline, RichText } from '@zhibi/contract/kernel';

/** LaTeX already. */
const isLatex = /[\\^_{]/;
/** Two letters in a row that are not a product of two quantities: words and units. */
const known = /^(?:sin|cos|tan|ln|lg|log)$/;
const unit = /(?<=[\d)])\s*(km\/h|m\/s|km|cm|mm|dm|kg|mg|mL|ml|min|m|g|t|h|s|L)(²|³)?$/;

/** Whether a spelling of an answer is a term: `3x-2`, `x>2`, `2√3`, `-3/2`; a number or a single letter is one, a word is not. */
function isTerm(accepted: string): boolean {
  if (/[^\x20-\x7e√π°×÷±≤≥≠∠△⊥∥²³，；、−∞α-ω]/u.test(accepted)) return false;
  const bare = accepted.replace(unit, '');
  const letters = bare.match(/[A-Za-z]+/g) ?? [];
  if (letters.some((run) => run.length > 3 && !known.test(run))) return false;
  if (letters.some((run) => run.length === 3 && !known.test(run) && !/[\d=+√∠△⊥∥]/.test(bare))) return false;
  return (
    /[\dπ√∠△α-ω]/u.test(bare) ||
    /[=<>≤≥+*/]/.test(bare) ||
    /^[A-Za-z]{1,2}$/.test(bare.trim()) ||
    /^-?[a-z]-[a-z]$/.test(bare.trim())
  );
}

const signs: [RegExp, string][] = [
  [/√\(([^()]*)\)/g, '\\sqrt{$1}'],
  [/√(\d+|[a-zA-Z])/g, '\\sqrt{$1}'],
  [/(?<![\w.)])(\d+)\/(\d+)(?![\w.(])/g, '\\frac{$1}{$2}'],
  [/π/g, '\\pi '],
  [/°/g, '^{\\circ}'],
  [/[×*]/g, '\\times '],
  [/÷/g, '\\div '],
  [/±/g, '\\pm '],
  [/≤|<=/g, '\\leqslant '],
  [/≥|>=/g, '\\geqslant '],
  [/≠/g, '\\ne '],
  [/∠/g, '\\angle '],
  [/△/g, '\\triangle '],
  [/⊥/g, '\\perp '],
  [/∥/g, '\\parallel '],
  [/²/g, '^{2}'],
  [/³/g, '^{3}'],
  [/∞/g, '\\infty '],
  [/−/g, '-'],
  [/，\s*/g, ',\\ '],
  [/；\s*/g, ';\\ '],
  [/、\s*/g, ',\\ '],
  [/%/g, '\\%'],
  [/\b(sin|cos|tan|ln|lg|log)\b/g, '\\$1 '],
];

/** The spelling as a formula: letters of quantities in italics, units upright, fractions and roots as they are written by hand. */
function termLatex(accepted: string): string {
  const [, name = '', power = ''] = unit.exec(accepted) ?? [];
  const bare = name === '' ? accepted : accepted.replace(unit, '');
  const latex = signs.reduce((text, [from, to]) => text.replace(from, to), bare.trim());
  const degree = power === '²' ? '^{2}' : power === '³' ? '^{3}' : '';
  return name === '' ? latex : `${latex}\\,\\mathrm{${name}}${degree}`;
}

/**
 * An accepted spelling as it is printed in a key. Teachers type `3x-2` for what a book prints as a formula; where formulas are at home, so is the key.
 * @param mathematical whether the question is one of maths, or asks with formulas
 */
export function spelling(accepted: string, mathematical: boolean): RichText {
  if (isLatex.test(accepted)) return line({ t: 'math', v: accepted });
  if (mathematical && isTerm(accepted)) return line({ t: 'math', v: termLatex(accepted) });
  return line({ t: 'text', v: accepted });
}

const line = (item: Inline): RichText => [{ t: 'p', children: [item] }];
