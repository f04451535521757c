import { grouped } from '@zhibi/contract/kernel';
import type { AnswerKey, QuestionBody } from '@zhibi/contract/questions';
import type { Db } from '../../platform/db.js';
import type { TaskList } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { addSums, noSums, type ScoredAnswer, sumsOfHomework } from './rules-sums.js';
import {
  type Counted,
  type HomeworkRef,
  lockCounting,
  type PartOfQuestion,
  partsOfBank,
  partsOfSchool,
  putResults,
  putStatistics,
  takeNews,
} from './store-counting.js';

/** An item of a homework with what its statistics ask of it. */
export interface AnsweredItem {
  itemId: string;
  questionId: string;
  version: number;
  score: number;
  body: Pick<QuestionBody, 'options'>;
  answer: AnswerKey;
}

/** The scored answers of a homework; undefined where there is no such homework any more. Asked of the domain that marks. */
export type AnswersOfHomework = (
  db: Db,
  of: HomeworkRef,
) => Promise<
  | {
      items: readonly AnsweredItem[];
      answers: readonly ScoredAnswer[];
      /** By item: how long each who wrote it took, in seconds. */
      times?: ReadonlyMap<string, readonly number[]>;
    }
  | undefined
>;

const ITEM_STATISTICS = 'item-statistics';
/** Homework counted in one transaction. */
const BATCH = 50;

/** Counts the homework whose scores have changed, some at a time, until none waits. A run that ends half-way goes on with the next. */
export const statisticsTasks = (services: Services, answersOf: AnswersOfHomework): TaskList => ({
  [ITEM_STATISTICS]: async () => {
    while ((await services.database.asSystem((db) => countAnswers(db, answersOf))) === BATCH);
  },
});

/** Of it, what every process does when it starts and once a minute. */
export const statisticsRepeated: readonly string[] = [ITEM_STATISTICS];

/** Makes the sums of some homework anew, and with them those of its questions in the school and in the bank. Answers how many. */
async function countAnswers(db: Db, answersOf: AnswersOfHomework): Promise<number> {
  await lockCounting(db);
  const news = await takeNews(db, BATCH);
  const touched = new Map<string, Set<string>>();
  for (const of of news) {
    const found = await answersOf(db, of);
    const sums = found && sumsOfHomework(found.items.map(scored), found.answers);
    const results = (found?.items ?? []).flatMap(({ itemId, questionId, version }) => {
      const own = sums?.get(itemId);
      const seconds = [...(found?.times?.get(itemId) ?? [])];
      return own === undefined ? [] : [{ itemId, questionId, version, sums: own, seconds }];
    });
    const questions = touched.get(of.schoolId) ?? new Set();
    for (const id of await putResults(db, of, results)) questions.add(id);
    touched.set(of.schoolId, questions);
  }
  for (const [schoolId, questions] of touched) {
    const ids = [...questions];
    await putStatistics(db, schoolId, ids, together(await partsOfSchool(db, schoolId, ids)));
  }
  const all = [...new Set([...touched.values()].flatMap((ids) => [...ids]))];
  await putStatistics(db, PLATFORM_SCHOOL, all, together(await partsOfBank(db, all), { bySchool: true }));
  return news.length;
}

const scored = ({ itemId, score, body, answer }: AnsweredItem) => ({
  itemId,
  fullScore: score,
  labels: answer.kind === 'choice' ? body.options.map(({ label }) => label) : [],
});

function together(parts: readonly PartOfQuestion[], { bySchool = false } = {}): Counted[] {
  return [...grouped(parts, ({ questionId }) => questionId)].map(([questionId, own]) => ({
    questionId,
    version: own[0]?.version ?? 1,
    sums: own.reduce((sum, one) => addSums(sum, one.sums), noSums),
    schools: bySchool ? own.length : 1,
  }));
}
