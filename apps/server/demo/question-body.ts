import { parseRich } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import { type AnswerKey, type QuestionBody, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { Part, Question } from './bank/index.js';

/** A question of the bank as the product keeps it. */
export function bodyOf(question: Question): QuestionBody {
  const parts = question.type === 'combined' ? question.parts.map(partOf) : [];
  return { ...partOf(question), parts };
}

function partOf(part: Part | Question): QuestionPart {
  return {
    type: questionTypes[part.type],
    stem: [...parseRich(part.stem), ...figureOf(part)],
    options:
      'options' in part ? part.options.map(({ label, content }) => ({ label, content: parseRich(content) })) : [],
    answer: keyOf(part),
    analysis: parseRich(part.analysis),
  };
}

function keyOf(part: Part | Question): AnswerKey {
  switch (part.type) {
    case 'single-choice':
    case 'multiple-choice':
      return { kind: 'choice', labels: part.answer };
    case 'true-false':
      return { kind: 'true-false', value: part.answer[0] };
    case 'fill-in':
    case 'oral-arithmetic':
      return { kind: 'blanks', blanks: part.answer.map((accepted) => ({ accepted })) };
    case 'combined':
      return { kind: 'none' };
    default:
      return { kind: 'open', content: parseRich(part.answer) };
  }
}

function figureOf({ figure }: Part | Question): RichText {
  if (figure === undefined) return [];
  const { svg, widthMm, heightMm, alt } = figure;
  return [
    { t: 'p', align: 'center', children: [{ t: 'image', source: { kind: 'svg', svg }, widthMm, heightMm, alt }] },
  ];
}
