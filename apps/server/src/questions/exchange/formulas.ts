import { formulasOf } from '@zhibi/content';
import type { QuestionBody } from '@zhibi/contract/questions';
import katex from 'katex';

/** A formula that is still growing after so many macros never ends. */
const MOST_MACROS = 200;

/** Whether the screens can set a formula: they use the same renderer. */
export function isSettable(latex: string): boolean {
  try {
    katex.renderToString(latex, {
      throwOnError: true,
      strict: false,
      trust: false,
      maxExpand: MOST_MACROS,
      output: 'mathml',
    });
    return true;
  } catch {
    return false; // what cannot be set is told to the teacher, whatever the reason
  }
}

/** Whether a question holds a formula that would show as its source. */
export function hasUnsettable(body: QuestionBody): boolean {
  return [body, ...body.parts].some(({ stem, options, answer, analysis }) =>
    [stem, ...options.map(({ content }) => content), answer.kind === 'open' ? answer.content : [], analysis].some(
      (rich) => formulasOf(rich).some(({ v }) => !isSettable(v)),
    ),
  );
}
