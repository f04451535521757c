import { performance } from 'node:perf_hooks';
import { insertSubjects } from '../apps/server/src/people/index.js';
import { newId } from '../apps/server/src/platform/ids.js';
import { importBank, noteScores, PLATFORM_SCHOOL } from '../apps/server/src/questions/index.js';
import { type AnsweredItem, statisticsTasks } from '../apps/server/src/questions/statistics/count-answers.js';
import { load } from './measure.js';
import { drawn, makeCorpus } from './questions-corpus.js';
import { openSetUp } from './set-up.js';

const HOMEWORK = 500;
const STUDENTS = 45;
const ITEMS = 20;
const SCHOOLS = 5;

/** The statistics of items after a morning of marking: a homework of a class each, its scores made up, everything else as it is served. */
export async function benchItemStatistics(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '0' });
  try {
    const { services } = setUp.world;
    const corpus = makeCorpus(2_000, undefined);
    await services.database.asSystem(async (db) => {
      await insertSubjects(db, corpus.subjects);
      await importBank(db, { bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, ...corpus });
    });
    const schools = await Promise.all(Array.from({ length: SCHOOLS }, () => setUp.world.newSchool()));
    const random = drawn(3);
    const homework = new Map(
      Array.from({ length: HOMEWORK }, (_, nth) => {
        const items = Array.from({ length: ITEMS }, (): AnsweredItem => {
          const question = corpus.questions[Math.floor(random() * corpus.questions.length)];
          if (question === undefined) throw new Error('there are no questions');
          return { itemId: newId(), questionId: question.id, version: 1, score: 5, ...answerOf(question.body) };
        });
        return [newId(), { schoolId: schools[nth % SCHOOLS]?.schoolId ?? '', items }];
      }),
    );
    await services.database.asSystem(async (db) => {
      for (const [homeworkId, { schoolId }] of homework) await noteScores(db, { schoolId, homeworkId });
    });
    const students = Array.from({ length: STUDENTS }, () => newId());
    const tasks = statisticsTasks(services, async (_, { homeworkId }) => {
      const items = homework.get(homeworkId)?.items ?? [];
      const answers = items.flatMap(({ itemId }) =>
        students.map((studentId) => ({ studentId, itemId, score: Math.floor(random() * 6), reading: null })),
      );
      return { items, answers };
    });
    const begun = performance.now();
    await tasks['item-statistics']?.({ payload: {}, progress: async () => undefined });
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `item statistics of ${HOMEWORK} homework (${STUDENTS} students, ${ITEMS} items each, ${SCHOOLS} schools): ${seconds.toFixed(1)} s · ${(HOMEWORK / seconds).toFixed(0)} homework/s · ${load()}`,
    );
  } finally {
    await setUp.close();
  }
}

const answerOf = ({ options, answer }: AnsweredItem['body'] & Pick<AnsweredItem, 'answer'>) => ({
  body: { options },
  answer,
});
