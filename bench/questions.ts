import { gzipSync } from 'node:zlib';
import { toPlain } from '@zhibi/content';
import { type Difficulty, type QuestionType, questionsApi } from '@zhibi/contract/questions';
import { insertSubjects } from '../apps/server/src/people/index.js';
import { importBank, PLATFORM_SCHOOL } from '../apps/server/src/questions/index.js';
import { Importer } from '../apps/server/test/importer.js';
import type { Person } from '../apps/server/test/person.js';
import { load, rateOf } from './measure.js';
import { type Corpus, drawn, linesOf, makeCorpus } from './questions-corpus.js';
import { openSetUp } from './set-up.js';

const SIZE = Number(process.env.QUESTIONS ?? 100_000);
/** As many as one file may hold and a thread reads in its time. */
const FILE_QUESTIONS = 5_000;
/** So many questions are looked through for a piece of text of one kind; a corpus that has none is asked for none. */
const LOOKED_THROUGH = 5_000;
interface Wanted {
  subjectId: number;
  words?: string | undefined;
  types?: QuestionType[];
  difficulty?: Difficulty;
  knowledgeId?: string | undefined;
}

/**
 * Searching a bank of 100,000 questions through the whole server, answer and all. It came in by the import that a teacher uses, and
 * nothing was done to the database beside it. QUESTIONS_FILE names a JSON-lines file whose questions are multiplied with
 * variation; without it they are made up.
 */
export async function benchQuestions(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '1', ACCESS_TOKEN_S: '86400' });
  const { world } = setUp;
  try {
    const corpus = makeCorpus(SIZE, process.env.QUESTIONS_FILE);
    const { subjects, knowledge } = corpus;
    await world.services.database.asSystem(async (db) => {
      await insertSubjects(db, subjects);
      await importBank(db, { bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, knowledge });
    });
    const school = await world.newSchool();
    const teacher = await school.newTeacher();
    const kinds = kindsOf(corpus);
    await bringIn(teacher, corpus);
    const begun = performance.now();
    await teacher.call(questionsApi.search, { subjectId: subjects[0]?.subjectId ?? 0 });
    console.log(`the first list after it: ${(performance.now() - begun).toFixed(0)} ms`);
    for (const [name, wanted] of Object.entries(kinds)) {
      const { p50Ms, p95Ms } = await rateOf(150, 1, (nth) => teacher.call(questionsApi.search, wanted(nth)), 20);
      console.log(`search by ${name}: p50 ${p50Ms.toFixed(0)} ms · p95 ${p95Ms.toFixed(0)} ms · ${load()}`);
    }
    const all = Object.values(kinds);
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
    await setUp.close();
  }
}

/** The whole corpus through the import, one file after the other. */
async function bringIn(teacher: Person, { questions, subjects }: Corpus): Promise<void> {
  const importer = new Importer(teacher, 100);
  const begun = performance.now();
  let added = 0;
  for (let from = 0; from < questions.length; from += FILE_QUESTIONS) {
    const lines = linesOf(questions.slice(from, from + FILE_QUESTIONS), subjects);
    const { counts } = await importer.bring(gzipSync(lines), { name: `${from}.jsonl.gz` });
    added += counts.added;
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${added} of ${questions.length} questions came in by the import in ${seconds.toFixed(0)} s · ${load()}`);
}

/** What teachers look for, each kind drawn from the texts that are there: a corpus without letters is not asked for letters. */
function kindsOf(corpus: Corpus): Record<string, (nth: number) => Wanted> {
  const random = drawn(11);
  const some = () => corpus.questions[Math.floor(random() * corpus.questions.length)] ?? corpus.questions[0];
  const piece = (pattern: RegExp): Wanted | undefined => {
    for (let tries = 0; tries < LOOKED_THROUGH; tries++) {
      const question = some();
      if (question === undefined) throw new Error('there are no questions');
      const found = [...toPlain([...question.body.stem, ...question.body.analysis]).matchAll(pattern)];
      const [words] = found[Math.floor(random() * found.length)] ?? [];
      if (words !== undefined) return { subjectId: question.subjectId, words };
    }
    return undefined;
  };
  /** Some hundred pieces, drawn before the clock starts. */
  const pieces = (pattern: RegExp): ((nth: number) => Wanted) | undefined => {
    const drawnPieces = Array.from({ length: piece(pattern) === undefined ? 0 : 200 }, () => piece(pattern)).filter(
      (one) => one !== undefined,
    );
    const [first] = drawnPieces;
    return first && ((nth) => drawnPieces[nth % drawnPieces.length] ?? first);
  };
  const han = (length: number) => pieces(new RegExp(`\\p{Script=Han}{${length}}`, 'gu'));
  const two = han(2);
  const subjectOf = (nth: number) => 311 + (nth % corpus.subjects.length);
  const root = (nth: number) => corpus.knowledge[nth % corpus.subjects.length]?.roots[nth % 10];
  const kinds: Record<string, ((nth: number) => Wanted) | undefined> = {
    'one character': han(1),
    'two characters': two,
    'four characters': han(4),
    'ten characters': han(10),
    'two words': two && ((nth) => ({ ...two(nth), words: `${two(nth).words} ${two(nth + 7).words}` })),
    'a word of letters': pieces(/[a-z]{4,}/gi),
    'a formula': pieces(/[a-z\d]+[+=<>²√-][a-z\d+=²-]+/gi),
    'a name of a topic': (nth) => ({ subjectId: subjectOf(nth), words: root(nth)?.title }),
    'pinyin of a topic': (nth) => ({
      subjectId: subjectOf(nth),
      words: ['hanshu', 'jihe', 'yfyy', 'lishi', 'gailv'][nth % 5],
    }),
    'words, type, difficulty and year': two && ((nth) => ({ ...two(nth), types: [2, 5], difficulty: 'medium' })),
    'a knowledge point': (nth) => ({ subjectId: subjectOf(nth), knowledgeId: root(nth)?.id }),
    'nothing at all': (nth) => ({ subjectId: subjectOf(nth) }),
  };
  const there = Object.entries(kinds).filter(
    (kind): kind is [string, (nth: number) => Wanted] => kind[1] !== undefined,
  );
  const lacking = Object.keys(kinds).filter((name) => kinds[name] === undefined);
  if (lacking.length > 0) console.log(`not asked, for the corpus has none: ${lacking.join(', ')}`);
  return Object.fromEntries(there);
}
