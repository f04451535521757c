import { normaliseRich } from '@zhibi/content';
import type { AnswerKey, QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import type { Exchanged } from './model.js';

function canonicalKey(answer: AnswerKey): AnswerKey {
  if (answer.kind === 'choice') return { kind: 'choice', labels: [...new Set(answer.labels)].sort() };
  if (answer.kind !== 'open') return answer;
  const content = normaliseRich(answer.content);
  return content.length === 0 ? { kind: 'none' } : { kind: 'open', content };
}

const canonicalPart = ({ type, stem, audio = [], options, answer, analysis }: QuestionPart): QuestionPart => ({
  type,
  stem: normaliseRich(stem),
  ...(audio.length > 0 ? { audio } : {}),
  options: options.map(({ label, content }) => ({ label, content: normaliseRich(content) })),
  answer: canonicalKey(answer),
  analysis: normaliseRich(analysis),
});

export const canonicalBody = (body: QuestionBody): QuestionBody => ({
  ...canonicalPart(body),
  parts: body.parts.map(canonicalPart),
});

/** The one way to say a question: what two readers must agree on. Letters of an answer in order, an empty open answer is none. */
export const canonical = ({ body, facts }: Exchanged): Exchanged => ({ body: canonicalBody(body), facts });
