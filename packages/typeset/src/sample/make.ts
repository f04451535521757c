import { parseRich } from '@zhibi/content';
import { type QuestionBody, type QuestionType, questionTypes } from '@zhibi/contract/questions';
import type { SheetItem } from '../sheet/paper-sheet.js';

/** Questions from the short form that teachers type; see `parseRich`. */
const body = (type: QuestionType, stem: string, rest: Partial<QuestionBody> = {}): QuestionBody => ({
  type,
  stem: parseRich(stem),
  options: [],
  answer: { kind: 'none' },
  analysis: [],
  parts: [],
  ...rest,
});

export const choice = (stem: string, options: string[], right: string, analysis = ''): QuestionBody =>
  body(right.length > 1 ? questionTypes['multiple-choice'] : questionTypes['single-choice'], stem, {
    options: options.map((content, i) => ({ label: String.fromCharCode(65 + i), content: parseRich(content) })),
    answer: { kind: 'choice', labels: [...right] },
    analysis: parseRich(analysis),
  });

export const judged = (stem: string, value: boolean) =>
  body(questionTypes['true-false'], stem, { answer: { kind: 'true-false', value } });

const blanks = (accepted: string[]) => ({
  kind: 'blanks' as const,
  blanks: accepted.map((one) => ({ accepted: [one] })),
});
export const filled = (stem: string, ...accepted: string[]) =>
  body(questionTypes['fill-in'], stem, { answer: blanks(accepted) });
export const sum = (stem: string, accepted: string) =>
  body(questionTypes['oral-arithmetic'], stem, { answer: blanks([accepted]) });
export const strokes = (stem: string, ...accepted: string[]) =>
  body(questionTypes.calligraphy, stem, { answer: accepted.length > 0 ? blanks(accepted) : { kind: 'none' } });

export const open = (stem: string, answer: string, analysis = '') =>
  body(questionTypes.subjective, stem, {
    answer: { kind: 'open', content: parseRich(answer) },
    analysis: parseRich(analysis),
  });
export const essay = (stem: string) => body(questionTypes.writing, stem);
export const combined = (stem: string, ...parts: QuestionBody[]) => body(questionTypes.combined, stem, { parts });

/** Numbers items through the sections of a paper. */
export function numbered() {
  let no = 0;
  return (score: number, question: QuestionBody, more: Partial<SheetItem> = {}): SheetItem => {
    no += 1;
    return { itemId: `q${no}`, no: String(no), question, score, ...more };
  };
}
