import { commonReasons, type Endpoint, type Language, problemMessages } from '@zhibi/contract/kernel';
import type { Problem } from './problem.js';

/** The sentence for a refusal: the endpoint's own words for its reason, or the general ones. */
export function messageOf(problem: Problem, endpoint: Endpoint | undefined, language: Language): string {
  const own =
    problem.reason === undefined ? undefined : (endpoint?.reasons?.[problem.reason] ?? commonReasons[problem.reason]);
  const sentence = (own ?? problemMessages[problem.kind])[language];
  // What only this moment knows follows: what another system said, or the names of what it is about.
  const { said } = problem.data;
  if (typeof said !== 'string' || said === '') return sentence;
  return language === 'zh' ? `${sentence}：${said}` : `${sentence}: ${said}`;
}
