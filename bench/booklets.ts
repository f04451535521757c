import { type HandbookRules, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { bookletOf, type WrongNow } from '../apps/server/src/analysis/handbook/rules-booklet.js';
import {
  dayAfter,
  memoryOf,
  type Review,
  ratingOf,
  rememberedOn,
} from '../apps/server/src/analysis/handbook/rules-memory.js';
import {
  answered,
  chanceOn,
  corrected,
  factorOfQuestion,
  factorOfStudent,
  type Random,
  type Trace,
} from './forgetting.js';
import { drawn } from './questions-corpus.js';

const [CLASSES, STUDENTS, WEEKS] = [Number(process.env.CLASSES ?? 10), 40, 12];
/** What each student gets wrong in a week. */
const [FEWEST_WRONG, MOST_WRONG] = [3, 7];
/** Millimetres: a question to choose in, and one to work out. */
const HEIGHTS = [18, 24, 30, 45, 60] as const;
/** How long after the last booklet the class is asked everything once more. */
const LATER_DAYS = 14;
const FIRST_DAY = '2026-09-07';

interface Wrong {
  now: Omit<WrongNow, 'remembered'>;
  reviews: Review[];
  trace: Trace;
  factor: number;
  wasRight: boolean;
}

/** What is printed for a student in a week. */
interface Strategy {
  name: string;
  rules: HandbookRules;
  /** Drawn by lot instead of by what is remembered. */
  byLot?: boolean;
  takes(wrong: Wrong, week: number): boolean;
}

const all: HandbookRules = { ...usualHandbookRules, variants: 0, needsFirst: false, dueOnly: false, maxPages: 10_000 };
const everything: Strategy = { name: 'everything wrong, every week', rules: all, takes: () => true };
const planned: Strategy = {
  name: 'booklets as they are planned',
  rules: { ...usualHandbookRules, variants: 0 },
  takes: () => true,
};
const strategies: Strategy[] = [
  everything,
  planned,
  { name: 'three pages a week, drawn by lot', rules: { ...all, maxPages: 3 }, byLot: true, takes: () => true },
  {
    name: 'booklets with the line at 90 %',
    rules: { ...usualHandbookRules, variants: 0, dueBelow: 0.9 },
    takes: () => true,
  },
  { name: 'everything until it is right once', rules: all, takes: ({ wasRight }) => !wasRight },
  { name: 'what is wrong, once', rules: all, takes: ({ reviews }) => reviews.length === 1 },
  { name: 'nothing', rules: all, takes: () => false },
];

interface Outcome {
  /** Pages a student. */
  pages: number;
  /** The mean true chance to answer what ever was wrong, the day after the twelve weeks and a while later. */
  retained: number;
  later: number;
}

/** One class of forty over twelve weeks. Who gets what wrong is the same for every strategy. */
function simulate({ rules, takes, byLot = false }: Strategy, seed: number): Outcome {
  const [world, luck] = [drawn(seed), drawn(seed + 100_003)];
  const last = 7 * WEEKS;
  const sum = { pages: 0, retained: 0, later: 0, wrong: 0 };
  for (let student = 0; student < STUDENTS; student++) {
    const own = factorOfStudent(world);
    const book: Wrong[] = [];
    for (let week = 0; week < WEEKS; week++) {
      const day = 7 * week;
      const count = FEWEST_WRONG + Math.floor(world() * (MOST_WRONG - FEWEST_WRONG + 1));
      for (let nth = 0; nth < count; nth++) book.push(newWrong(world, { own, day, id: `${student}-${week}-${nth}` }));
      // Homework goes back on Monday, the booklet is written on Friday.
      sum.pages += write(
        book.filter((one) => takes(one, week)),
        rules,
        { day: day + 4, luck, byLot },
      );
    }
    sum.wrong += book.length;
    for (const { trace } of book) {
      sum.retained += chanceOn(trace, last);
      sum.later += chanceOn(trace, last + LATER_DAYS);
    }
  }
  return { pages: sum.pages / STUDENTS, retained: sum.retained / sum.wrong, later: sum.later / sum.wrong };
}

function newWrong(random: Random, { own, day, id }: { own: number; day: number; id: string }): Wrong {
  const factor = own * factorOfQuestion(random);
  const heightMm = HEIGHTS[Math.floor(random() * HEIGHTS.length)] ?? HEIGHTS[0];
  const now = {
    questionId: id,
    version: 1,
    type: 4,
    score: 2,
    knowledge: [],
    difficulty: 0.7,
    title: '',
    no: 1,
    heightMm,
  } as const;
  return {
    now,
    reviews: [{ on: dayAfter(FIRST_DAY, day), rating: ratingOf(0, 2) }],
    trace: corrected(factor, day),
    factor,
    wasRight: false,
  };
}

/** A student writes a booklet: what stands in it is answered, marked and given back. Answers its pages. */
function write(
  book: readonly Wrong[],
  rules: HandbookRules,
  { day, luck, byLot }: { day: number; luck: Random; byLot: boolean },
): number {
  const on = dayAfter(FIRST_DAY, day);
  const wrong = book.map(({ now, reviews }): WrongNow => {
    const memory = memoryOf(reviews);
    if (byLot) return { ...now, remembered: luck() };
    return { ...now, memory, remembered: memory === undefined ? 0 : rememberedOn(memory, on) };
  });
  const { entries, pages } = bookletOf(rules, { wrong, needs: new Map(), similar: [] });
  const asked = new Set(entries.map(({ questionId }) => questionId));
  for (const one of book) {
    if (!asked.has(one.now.questionId)) continue;
    const isRight = luck() < chanceOn(one.trace, day);
    one.trace = answered(one.trace, { day, isRight, factor: one.factor });
    one.reviews.push({ on, rating: ratingOf(isRight ? 2 : 0, 2) });
    one.wasRight ||= isRight;
  }
  return pages;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
/** The mean with its 90 % interval over classes. */
function shown(values: readonly number[], unit: (value: number) => string): string {
  const mean = meanOf(values);
  const deviation = Math.sqrt(meanOf(values.map((one) => (one - mean) ** 2)) * (values.length / (values.length - 1)));
  const reach = (1.645 * deviation) / Math.sqrt(values.length);
  return `${unit(mean)} (${unit(mean - reach)} to ${unit(mean + reach)})`;
}
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

/** A simulated class over twelve weeks: what is retained, for how many pages, against printing everything that was wrong. */
export async function benchBooklets(): Promise<void> {
  console.log(
    `${CLASSES} classes of ${STUDENTS} over ${WEEKS} weeks; forgetting by half-lives (bench/forgetting.ts), means over classes with 90 % intervals`,
  );
  const seeds = Array.from({ length: CLASSES }, (_, nth) => 1 + nth);
  const outcomes = new Map(strategies.map((one) => [one, seeds.map((seed) => simulate(one, seed))]));
  for (const [{ name }, of] of outcomes)
    console.log(
      `${name}: ${shown(
        of.map(({ pages }) => pages),
        (value) => value.toFixed(1),
      )} pages a student · retained ${shown(
        of.map(({ retained }) => retained),
        percent,
      )} · ${LATER_DAYS} days later ${shown(
        of.map(({ later }) => later),
        percent,
      )}`,
    );
  const [ours, theirs] = [outcomes.get(planned) ?? [], outcomes.get(everything) ?? []];
  const compared = (of: (one: Outcome) => number) => ours.map((one, nth) => of(one) - of(theirs[nth] ?? one));
  const share = meanOf(ours.map(({ pages }) => pages)) / meanOf(theirs.map(({ pages }) => pages));
  console.log(
    `booklets as they are planned against everything: ${percent(share)} of the pages · retained ${shown(
      compared(({ retained }) => retained),
      percent,
    )} · later ${shown(
      compared(({ later }) => later),
      percent,
    )}`,
  );
  if (share > 0.5) throw new Error('the booklets took more than half of the pages');
}
