import type { RichText } from '@zhibi/contract/kernel';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { labelAt } from './question-collector.js';

export const MOST_MATCHES = 26;

/** A question that matches one list to another as parts of a combined one: each left side chooses among all right sides. */
export function matchingParts(
  pairs: readonly { left: RichText; right: RichText }[],
): Pick<QuestionPart, 'type' | 'options' | 'answer'> & { parts: QuestionPart[] } {
  const said = (rich: RichText) => JSON.stringify(rich);
  const rights = [...new Map(pairs.map(({ right }) => [said(right), right])).values()];
  const options = rights.map((content, nth) => ({ label: labelAt(nth), content }));
  const parts = pairs
    .filter(({ left }) => left.length > 0)
    .map(({ left, right }): QuestionPart => {
      const label = labelAt(rights.findIndex((one) => said(one) === said(right)));
      return {
        type: questionTypes['single-choice'],
        stem: left,
        options,
        answer: { kind: 'choice', labels: [label] },
        analysis: [],
      };
    });
  return { type: questionTypes.combined, options: [], answer: { kind: 'none' }, parts };
}
