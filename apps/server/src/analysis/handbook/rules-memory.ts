import { FSRSAlgorithm, Rating } from 'ts-fsrs';

/** What a student remembers of a question: FSRS-6 with its published weights, fed with whole days. Answers of one day change the difficulty only. */
const model = new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false });

/** An answer that was marked, on a day of the school's calendar; `rating` as FSRS counts, 1 again to 4 easy. */
export interface Review {
  on: string;
  rating: number;
}

export interface Memory {
  /** Days until the chance to remember has fallen to 90 %. */
  stability: number;
  /** 1 easy to 10 hard. */
  difficulty: number;
  lastOn: string;
}

/** What was only half right was known with trouble; what was mostly wrong was not known. */
const MOSTLY = 0.6;
export function ratingOf(score: number, maxScore: number): number {
  const share = maxScore === 0 ? 0 : score / maxScore;
  if (share >= 1) return Rating.Good;
  return share >= MOSTLY ? Rating.Hard : Rating.Again;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS));
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The memory that reviews have left, in whatever order they are given; undefined where there was none. */
export function memoryOf(reviews: readonly Review[]): Memory | undefined {
  const inTime = [...reviews].sort((a, b) => a.on.localeCompare(b.on));
  let memory: Memory | undefined;
  for (const { on, rating } of inTime) {
    const passed = memory === undefined ? 0 : daysBetween(memory.lastOn, on);
    const next = model.next_state(memory ?? null, passed, rating);
    memory = { ...next, lastOn: on };
  }
  return memory;
}

/** The chance that it is still known on a day, 0..1. */
export const rememberedOn = ({ stability, lastOn }: Memory, day: string): number =>
  model.forgetting_curve(daysBetween(lastOn, day), stability);

/** Whether so small a chance to remember is due: the one rule of booklets, their counts and the days to come. */
export const isDue = (remembered: number, below: number): boolean => remembered < below;

/** The first whole day on which it is due; at the earliest the day after the last answer. */
export function dueOn(memory: Memory, below: number): string {
  // The model rounds to the nearest day, which may be the one before: half of what it called due today was not due by its own chance.
  const near = new FSRSAlgorithm({ enable_fuzz: false, request_retention: below }).next_interval(memory.stability, 0);
  const days = Math.max(1, near - 1);
  return (
    [days, days + 1]
      .map((after) => dayAfter(memory.lastOn, after))
      .find((day) => isDue(rememberedOn(memory, day), below)) ?? dayAfter(memory.lastOn, days + 2)
  );
}
