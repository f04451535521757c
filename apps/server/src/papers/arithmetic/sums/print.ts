import type { Inline, RichText } from '@zhibi/contract/kernel';
import type { QuestionBody } from '@zhibi/contract/questions';
import { questionTypes } from '@zhibi/contract/questions';
import { decimalText, type Expression, evaluate, isNumeral, needsBrackets } from './expression.js';
import { answersOf, division, fractionText, numberText, type Sum } from './sum.js';

/** How operations are printed; the minus is that of print, not a hyphen. */
const SIGNS = { '+': '+', '-': '−', '×': '×', '÷': '÷' } as const;
const REMAINDER = '……';

/** A sum as a question of oral arithmetic: its words with a blank for each number that is written, and what is right in each. */
export function sumQuestion(sum: Sum): QuestionBody {
  const isOfFractions = hasFractions(sum.expression);
  const spell = isOfFractions ? fractionText : numberText;
  return {
    type: questionTypes['oral-arithmetic'],
    stem: stemOf(sum),
    options: [],
    answer: { kind: 'blanks', blanks: answersOf(sum).map((answer) => ({ accepted: [spell(answer)] })) },
    analysis: [],
    parts: [],
  };
}

function stemOf(sum: Sum): RichText {
  const { expression, hidden } = sum;
  const isOfFractions = hasFractions(expression);
  const said = (text: string): Inline => (isOfFractions ? { t: 'math', v: text } : { t: 'text', v: text });
  const blank = (index: number): Inline => ({ t: 'blank', index });
  const write = (of: Expression) => printed(of, isOfFractions);
  if (hidden === 'result') return line(said(`${write(expression)} =`), blank(0));
  const parts = division(sum);
  if (hidden === 'quotient-remainder')
    return line(said(`${write(expression)} =`), blank(0), said(` ${REMAINDER} `), blank(1));
  if (!('operation' in expression)) throw new Error('a number alone is no sum');
  const { operation, left, right } = expression;
  const result =
    hidden === 'dividend' && parts !== undefined
      ? `${parts.quotient} ${REMAINDER} ${parts.remainder}`
      : numberText(evaluate(expression));
  const sign = ` ${SIGNS[operation]} `;
  return hidden === 'right'
    ? line(said(`${write(left)}${sign}`), blank(0), said(` = ${result}`))
    : line(blank(0), said(`${sign}${write(right)} = ${result}`));
}

const line = (...children: Inline[]): RichText => [{ t: 'p', children }];

/** An expression with the brackets that it needs: as text, or as a formula. */
export function printed(of: Expression, asFormula = false): string {
  if (!('operation' in of)) {
    if (!('under' in of)) return decimalText(of.over, of.places);
    return asFormula ? `\\frac{${of.over}}{${of.under}}` : `${of.over}/${of.under}`;
  }
  const { operation, left, right } = of;
  const part = (one: Expression, side: 'left' | 'right') => {
    const text = printed(one, asFormula);
    return needsBrackets(operation, one, side) ? `(${text})` : text;
  };
  const sign = asFormula
    ? ({ '+': '+', '-': '-', '×': '\\times', '÷': '\\div' } as const)[operation]
    : SIGNS[operation];
  return `${part(left, 'left')} ${sign} ${part(right, 'right')}`;
}

const hasFractions = (of: Expression): boolean =>
  isNumeral(of) ? 'under' in of : hasFractions(of.left) || hasFractions(of.right);
