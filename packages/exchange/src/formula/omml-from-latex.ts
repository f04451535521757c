import { formulaHtml } from '@zhibi/content/katex';
import { readTree } from '../xml.js';
import { latexOfOmml } from './latex-from-omml.js';
import { ommlFromMathml } from './omml-from-mathml.js';

/** A formula as Word keeps it, with the LaTeX that is read from it again. */
export interface WordFormula {
  omml: string;
  read: string;
}

/** LaTeX as Office MathML; undefined for what cannot be set, or what Word has nothing for. */
export function ommlFromLatex(latex: string, display: boolean): WordFormula | undefined {
  try {
    const html = formulaHtml(latex, { output: 'mathml', displayMode: display });
    const mathml = /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? '';
    const omml = ommlFromMathml(readTree(mathml, 'math'));
    const read = latexOfOmml(readTree(omml, 'oMath'));
    return read.trim() === '' ? undefined : { omml, read };
  } catch {
    return undefined; // whatever the reason, the formula stays in the document as its source
  }
}
