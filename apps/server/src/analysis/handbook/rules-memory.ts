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

/** The day on which that chance falls to `below`; at the earliest the day after the last answer. */
export function dueOn({ stability, lastOn }: Memory, below: number): string {
  const days = new FSRSAlgorithm({ enable_fuzz: false, request_retention: below }).next_interval(stability, 0);
  return dayAfter(lastOn, days);
}
