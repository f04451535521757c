import { formulasOf } from '@zhibi/content';
import { formulaHtml } from '@zhibi/content/katex';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { ReadQuestion } from '@zhibi/exchange';

/** Whether screens and paper can set a formula: they use the same renderer and the same list of commands. */
export function isSettable(latex: string): boolean {
  try {
    formulaHtml(latex, { output: 'mathml' });
    return true;
  } catch {
    return false; // what cannot be set is told to the teacher, whatever the reason
  }
}

/** Whether a question holds a formula that would show as its source. */
function hasUnsettable(body: QuestionBody): boolean {
  return [body, ...body.parts].some(({ stem, options, answer, analysis }) =>
    [stem, ...options.map(({ content }) => content), answer.kind === 'open' ? answer.content : [], analysis].some(
      (rich) => formulasOf(rich).some(({ v }) => !isSettable(v)),
    ),
  );
}

/** A question that says of itself whether every formula in it will show. */
export function withFormulas<Q extends Pick<ReadQuestion, 'body' | 'warnings'>>(one: Q): Q {
  if (one.warnings.includes('formula-broken') || !hasUnsettable(one.body)) return one;
  return { ...one, warnings: [...one.warnings, 'formula-broken'] };
}
