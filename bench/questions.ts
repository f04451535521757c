import { toPlain } from '@zhibi/content';
import { type Difficulty, type QuestionType, questionsApi } from '@zhibi/contract/questions';
import postgres from 'postgres';
import { insertSubjects } from '../apps/server/src/people/index.js';
import { importBank, PLATFORM_SCHOOL } from '../apps/server/src/questions/index.js';
import { openGround } from './ground.js';
import { load, rateOf } from './measure.js';
import { type Corpus, drawn, makeCorpus } from './questions-corpus.js';

const SIZE = Number(process.env.QUESTIONS ?? 100_000);
interface Wanted {
  subjectId: number;
  words?: string | undefined;
  types?: QuestionType[];
  difficulty?: Difficulty;
  knowledgeId?: string | undefined;
}

/**
 * Searching a bank of 100,000 questions through the whole server, answer and all. QUESTIONS_FILE names a JSON-lines file
 * whose questions are multiplied with variation; without it they are made up.
 */
export async function benchQuestions(): Promise<void> {
  const ground = await openGround();
  const { town, connection } = ground;
  try {
    const corpus = makeCorpus(SIZE, process.env.QUESTIONS_FILE);
    const begun = performance.now();
    const owner = postgres({ ...connection, max: 1 });
    await owner`drop index question_words`; // a bank of this size is loaded first and indexed then
    await town.house.database.asSystem(async (db) => {
      await insertSubjects(db, corpus.subjects);
      await importBank(db, { bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, ...corpus });
    });
    await owner`create index question_words on question using gin (words)`;
    await owner`vacuum analyze`;
    const [size] = await owner`select pg_size_pretty(pg_relation_size('question_words')) as words`;
    await owner.end();
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `${SIZE} questions in ${seconds.toFixed(0)} s into a bank with all its indexes, that of the words ${size?.words}`,
    );
    const school = await town.newSchool();
    const teacher = await school.newTeacher();
    for (const [name, wanted] of Object.entries(kindsOf(corpus))) {
      const { p50Ms, p95Ms } = await rateOf(150, 1, (nth) => teacher.call(questionsApi.search, wanted(nth)), 20);
      console.log(`search by ${name}: p50 ${p50Ms.toFixed(0)} ms · p95 ${p95Ms.toFixed(0)} ms · ${load()}`);
    }
    const all = Object.values(kindsOf(corpus));
    const { p50Ms, p95Ms, perSecond } = await rateOf(
      600,
      1,
      (nth) => teacher.call(questionsApi.search, (all[nth % all.length] ?? all[0])?.(nth) as Wanted), // the list is not empty
      30,
    );
    console.log(
      `search over ${SIZE} questions, all kinds: p50 ${p50Ms.toFixed(0)} ms · p95 ${p95Ms.toFixed(0)} ms (goal: p95 of 100 ms) · ${perSecond.toFixed(0)}/s · ${load()}`,
    );
  } finally {
    await ground.close();
  }
}

/** What teachers look for, each kind drawn from the texts that are there. */
function kindsOf(corpus: Corpus): Record<string, (nth: number) => Wanted> {
  const random = drawn(11);
  const some = () => corpus.questions[Math.floor(random() * corpus.questions.length)] ?? corpus.questions[0];
  const piece = (pattern: RegExp): Wanted => {
    for (;;) {
      const question = some();
      if (question === undefined) throw new Error('there are no questions');
      const found = [...toPlain([...question.body.stem, ...question.body.analysis]).matchAll(pattern)];
      const [words] = found[Math.floor(random() * found.length)] ?? [];
      if (words !== undefined) return { subjectId: question.subjectId, words };
    }
  };
  const han = (length: number) => piece(new RegExp(`\\p{Script=Han}{${length}}`, 'gu'));
  const subjectOf = (nth: number) => 311 + (nth % corpus.subjects.length);
  const root = (nth: number) => corpus.knowledge[nth % corpus.subjects.length]?.roots[nth % 10];
  return {
    'one character': () => han(1),
    'two characters': () => han(2),
    'four characters': () => han(4),
    'ten characters': () => han(10),
    'two words': () => ({ ...han(2), words: `${han(2).words} ${han(2).words}` }),
    'a word of letters': () => piece(/[a-z]{4,}/gi),
    'a formula': () => piece(/[a-z\d]+[+=<>²√-][a-z\d+=²-]+/gi),
    'a name of a topic': (nth) => ({ subjectId: subjectOf(nth), words: root(nth)?.title }),
    'pinyin of a topic': (nth) => ({
      subjectId: subjectOf(nth),
      words: ['hanshu', 'jihe', 'yfyy', 'lishi', 'gailv'][nth % 5],
    }),
    'words, type, difficulty and year': () => ({
      ...han(2),
      types: [2, 5],
      difficulty: 'medium',
    }),
    'a knowledge point': (nth) => ({ subjectId: subjectOf(nth), knowledgeId: root(nth)?.id }),
    'nothing at all': (nth) => ({ subjectId: subjectOf(nth) }),
  };
}
