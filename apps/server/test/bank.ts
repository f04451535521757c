import { parseRich } from '@zhibi/content';
import { type AnswerKey, type QuestionBody, type QuestionTypeName, questionTypes } from '@zhibi/contract/questions';
import { newId } from '../src/platform/ids.js';
import { importBank, PLATFORM_SCHOOL } from '../src/questions/index.js';
import { JUNIOR_MATHS, type TestWorld } from './school.js';

export interface TestQuestion {
  questionId: string;
  body: QuestionBody;
}

const body = (type: QuestionTypeName, stem: string, answer: AnswerKey, options: string[] = []): QuestionBody => ({
  type: questionTypes[type],
  stem: parseRich(stem),
  options: options.map((text, i) => ({ label: 'ABCDEF'[i] ?? 'A', content: parseRich(text) })),
  answer,
  analysis: parseRich('见课本'),
  parts: [],
});

/** One question of each kind that the thread knows, junior maths. */
export const usualBodies: readonly QuestionBody[] = [
  body('single-choice', '$2^3=$（　　）', { kind: 'choice', labels: ['C'] }, ['$6$', '$9$', '$8$', '$5$']),
  body('multiple-choice', '是偶数的有（　　）', { kind: 'choice', labels: ['A', 'C'] }, ['$2$', '$3$', '$4$', '$5$']),
  body('true-false', '$0$ 是自然数。', { kind: 'true-false', value: true }),
  body('fill-in', '$12\\times3=$___', { kind: 'blanks', blanks: [{ accepted: ['36'] }] }),
  body('oral-arithmetic', '$7+8=$___', { kind: 'blanks', blanks: [{ accepted: ['15'] }] }),
  body('subjective', '解方程 $x^2=4$。', { kind: 'open', content: parseRich('$x=\\pm2$') }),
];

/** A textbook with one chapter, two knowledge points and a question of each body, in the platform's bank of the test world. */
export async function newBank(
  world: TestWorld,
  bodies: readonly QuestionBody[] = usualBodies,
): Promise<{ questions: TestQuestion[]; chapterId: string; knowledgeIds: string[] }> {
  const chapterId = newId();
  const knowledgeIds = [newId(), newId()];
  const questions = bodies.map((one) => ({ questionId: newId(), body: one }));
  await world.services.database.asSystem((db) =>
    importBank(db, {
      bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' },
      textbooks: [
        {
          id: newId(),
          subjectId: JUNIOR_MATHS,
          gid: 8,
          volume: '上册',
          edition: '测试版',
          title: '八年级上册',
          chapters: [{ id: chapterId, title: '第一章 数', children: [] }],
        },
      ],
      knowledge: [
        {
          subjectId: JUNIOR_MATHS,
          roots: knowledgeIds.map((id, i) => ({ id, title: `知识点${i + 1}`, children: [] })),
        },
      ],
      questions: questions.map(({ questionId, body: one }, i) => ({
        id: questionId,
        subjectId: JUNIOR_MATHS,
        stage: 2 as const,
        body: one,
        difficulty: 0.7,
        knowledgeIds: [knowledgeIds[i % 2] ?? ''],
        chapterIds: [chapterId],
      })),
    }),
  );
  return { questions, chapterId, knowledgeIds };
}
