import type { RichText } from '@zhibi/contract/kernel';
import { type GroundKind, type GroundQuestion, isChoice, wordsOfKey } from '@zhibi/contract/papers/ground';
import { type AnswerKey, type QuestionBody, type QuestionType, questionTypes } from '@zhibi/contract/questions';

const types: Record<GroundKind, QuestionType> = {
  single: questionTypes['single-choice'],
  multiple: questionTypes['multiple-choice'],
  judge: questionTypes['true-false'],
  blank: questionTypes['fill-in'],
  written: questionTypes.subjective,
  essay: questionTypes.writing,
};

export const typeOf = (kind: GroundKind): QuestionType => types[kind];

/** What a question of the pages is shown by wherever its page is not: the part of the page that it is. */
export interface QuestionPicture {
  fileId: string;
  widthMm: number;
  heightMm: number;
}

const MOST_WIDE_MM = 170;
const line = (v: string): RichText => [{ t: 'p', children: [{ t: 'text', v }] }];

/** A question as it is kept: a picture of itself, with its letters, its blanks and its key. */
export function bodyOf(question: GroundQuestion, picture: QuestionPicture): QuestionBody {
  const { kind, no, options, places } = question;
  const scale = Math.min(1, MOST_WIDE_MM / picture.widthMm, 250 / picture.heightMm);
  const image = {
    t: 'image' as const,
    source: { kind: 'file' as const, fileId: picture.fileId },
    widthMm: Math.round(picture.widthMm * scale * 10) / 10,
    heightMm: Math.round(picture.heightMm * scale * 10) / 10,
    alt: `第 ${no} 题`,
  };
  const holes = kind === 'blank' ? places.map((_, index) => ({ t: 'blank' as const, index })) : [];
  const letters = kind === 'single' || kind === 'multiple' ? [...'ABCDEFGHI'].slice(0, options) : [];
  return {
    type: typeOf(kind),
    stem: [{ t: 'p', children: [image] }, ...(holes.length > 0 ? [{ t: 'p' as const, children: holes }] : [])],
    options: letters.map((label) => ({ label, content: line(label) })),
    answer: answerOf(question),
    analysis: [],
    parts: [],
  };
}

function answerOf({ kind, key, places }: GroundQuestion): AnswerKey {
  if (key === '') return { kind: 'none' };
  if (kind === 'judge') return { kind: 'true-false', value: key === 'T' };
  if (isChoice(kind)) return { kind: 'choice', labels: [...key].sort() };
  if (kind !== 'blank') return { kind: 'open', content: line(key) };
  const words = wordsOfKey(key);
  // A blank without an answer is marked by a person, and so is its question.
  if (words.length !== places.length || words.some((one) => one === '')) return { kind: 'open', content: line(key) };
  return { kind: 'blanks', blanks: words.map((one) => ({ accepted: one.split('/').map((way) => way.trim()) })) };
}
