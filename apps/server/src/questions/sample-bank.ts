import { parseRich } from '@zhibi/content';
import { type AnswerKey, type QuestionBody, type QuestionTypeName, questionTypes } from '@zhibi/contract/questions';
import type { Database } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { type BankContent, type BankQuestion, importBank } from './import-bank.js';

/** Makers for specifications: a question names only what matters to it. */
export interface Wanted extends Partial<Omit<BankQuestion, 'body'>> {
  type?: QuestionTypeName;
  stem?: string;
  analysis?: string;
  answer?: AnswerKey;
  /** Of a combined question. */
  parts?: Wanted[];
}

const usualAnswers: Partial<Record<QuestionTypeName, AnswerKey>> = {
  'single-choice': { kind: 'choice', labels: ['A'] },
  'multiple-choice': { kind: 'choice', labels: ['A', 'B'] },
  'true-false': { kind: 'true-false', value: true },
  'fill-in': { kind: 'blanks', blanks: [{ accepted: ['5'] }] },
  'oral-arithmetic': { kind: 'blanks', blanks: [{ accepted: ['12'] }] },
};

export function sampleBody({
  type = 'single-choice',
  stem = '最小的质数是 ___',
  analysis = '',
  answer,
  parts = [],
}: Wanted): QuestionBody {
  const asks = type === 'single-choice' || type === 'multiple-choice';
  return {
    type: questionTypes[type],
    stem: parseRich(stem),
    options: asks
      ? ['2', '1', '3', '$\\frac{1}{2}$'].map((text, at) => ({ label: 'ABCD'.charAt(at), content: parseRich(text) }))
      : [],
    answer: answer ??
      (parts.length > 0 ? { kind: 'none' } : usualAnswers[type]) ?? { kind: 'open', content: parseRich('证明：略') },
    analysis: parseRich(analysis),
    parts: parts.map((part) => {
      const { parts: _, ...own } = sampleBody(part);
      return own;
    }),
  };
}

const JUNIOR_MATHS = 202;

export function sampleQuestion({ type, stem, analysis, answer, parts, ...change }: Wanted = {}): BankQuestion {
  return {
    id: newId(),
    subjectId: JUNIOR_MATHS,
    stage: 2,
    body: sampleBody({ type, stem, analysis, answer, parts }),
    difficulty: 0.7,
    minutes: 2,
    knowledgeIds: [],
    chapterIds: [],
    ...change,
  };
}

/** Puts questions into a bank; answers their ids in order. */
export async function keepQuestions(
  database: Database,
  bank: BankContent['bank'],
  wanted: readonly Wanted[],
): Promise<string[]> {
  const questions = wanted.map(sampleQuestion);
  await database.asSystem((db) => importBank(db, { bank, questions }));
  return questions.map((one) => one.id);
}
