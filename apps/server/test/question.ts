import type { QuestionBody } from '@zhibi/contract/questions';
import type { DraftContent, QuestionFacts } from '@zhibi/contract/questions/writing';
import { sampleBody, type Wanted } from '../src/questions/sample-bank.js';
import { JUNIOR_MATHS } from './school.js';

export const sampleFacts = (change: Partial<QuestionFacts> = {}): QuestionFacts => ({
  subjectId: JUNIOR_MATHS,
  difficulty: 0.7,
  minutes: 2,
  year: null,
  source: '',
  licence: 'own',
  knowledgeIds: [],
  chapterIds: [],
  ...change,
});

/** What an author has written; a specification names only what matters to it. */
export const sampleContent = (
  wanted: Wanted & { body?: Partial<QuestionBody> } = {},
  facts: Partial<QuestionFacts> = {},
): DraftContent => {
  const { body, ...rest } = wanted;
  return { body: { ...sampleBody(rest), ...body }, facts: sampleFacts(facts) };
};

/** A saving that makes a new question. */
export const freshQuestion = { questionId: null, version: null, draftId: null };
