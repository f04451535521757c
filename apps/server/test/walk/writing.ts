import { JUNIOR_MATHS } from '../school.js';
import { hidden, own, type WalkRows } from './meeting.js';

const question = hidden(({ questionId }) => ({ questionId }));
const text = [{ t: 'p', children: [{ t: 'text', v: 'x' }] }];
const body = { type: 1, stem: text, options: [], answer: { kind: 'none' }, analysis: [], parts: [] };
const facts = {
  subjectId: JUNIOR_MATHS,
  difficulty: 0.7,
  minutes: 2,
  year: null,
  source: '',
  licence: 'own',
  knowledgeIds: [],
  chapterIds: [],
};
const content = { body, facts };
const inSubject = own(() => ({ subjectId: JUNIOR_MATHS }));
const review = hidden(({ reviewId }) => ({ reviewId }));

export const rows: WalkRows = {
  'writing.drafts': inSubject,
  'writing.draft': own(({ draftId }) => ({ draftId })),
  'writing.keepDraft': hidden(({ draftId, questionId }) => ({
    draftId,
    questionId,
    baseVersion: 1,
    revision: 1,
    content,
  })),
  'writing.dropDraft': own(({ draftId }) => ({ draftId })),
  'writing.save': hidden(({ questionId }) => ({ questionId, version: 1, draftId: null, content })),
  'writing.preview': own(() => ({ body, edition: 'student' })),
  'writing.upload': own(),
  'writing.file': hidden(({ pictureId }) => ({ fileId: pictureId })),
  'writing.mine': inSubject,
  'writing.school': inSubject,
  'writing.one': question,
  'writing.versions': question,
  'writing.uses': question,
  'writing.remove': question,
  'writing.restore': question,
  'writing.fork': question,
  'writing.submit': question,
  'writing.withdraw': review,
  'writing.reviews': own(() => ({ subjectId: JUNIOR_MATHS, whose: 'to-decide' })),
  'writing.decide': hidden(({ reviewId }) => ({ reviewId, verdict: 'published' })),
};
