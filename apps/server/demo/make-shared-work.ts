import { parseRich } from '@zhibi/content';
import { papersApi } from '@zhibi/contract/papers';
import { libraryApi } from '@zhibi/contract/papers/library';
import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import type { Person } from '../test/person.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const MATHS_8 = 202;

const body = (stem: string, answer: string): QuestionBody => ({
  type: questionTypes['fill-in'],
  stem: parseRich(stem),
  options: [],
  answer: { kind: 'blanks', blanks: [{ accepted: [answer] }] },
  analysis: [],
  parts: [],
});
const written = [
  body('等腰三角形的底角是 $50^{\\circ}$，它的顶角是 ____ 度。', '80'),
  body('等边三角形的边长是 $6$，它的周长是 ____。', '18'),
];

/** What teachers of the school share: a question in its bank, one that waits for a colleague, and a paper. */
export async function makeSharedWork({ services }: Pick<Making, 'services'>): Promise<void> {
  const author = await signInAs(services, 'teacher01');
  const colleague = await signInAs(services, 'teacher04');
  const [reviewId] = [await submitted(author, written[0]), await submitted(author, written[1])];
  await colleague.call(writingApi.decide, { reviewId, verdict: 'published' });
  const [paper] = (await author.call(papersApi.list, { subjectId: MATHS_8 })).items;
  if (paper !== undefined) await author.call(libraryApi.share, { paperId: paper.paperId, shared: true });
}

async function submitted(author: Person, wanted: QuestionBody | undefined): Promise<string> {
  if (wanted === undefined) throw new Error('nothing is written');
  const facts = { subjectId: MATHS_8, difficulty: 0.8, minutes: 2, year: null, source: '', licence: 'own' as const };
  const { questionId } = await author.call(writingApi.save, {
    questionId: null,
    version: null,
    draftId: null,
    content: { body: wanted, facts: { ...facts, knowledgeIds: [], chapterIds: [] } },
  });
  if (questionId === null) throw new Error('the question was not kept');
  return (await author.call(writingApi.submit, { questionId })).reviewId;
}
