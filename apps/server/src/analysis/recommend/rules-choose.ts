/** A question that might be given. */
export interface Choice {
  questionId: string;
  knowledgeIds: readonly string[];
  /** The expected score rate of everybody. */
  difficulty: number;
  minutes: number;
  /** In how many other classes of the school a teacher found it unsuitable. */
  unsuitable: number;
}

/** A knowledge point that these students need. */
export interface Wanted {
  knowledgeId: string;
  mastery: number;
  need: number;
}

export interface Chosen {
  questionId: string;
  knowledgeId: string;
  why: 'practice' | 'explore';
  /** The share of points that these students are expected to win. */
  expected: number;
  minutes: number;
}

export interface Budget {
  questions: number;
  minutes: number;
}

/** Practice teaches most where most of it succeeds: of a question these students should win about so much. */
export const AIM = 0.725;
/** A student in the middle wins so much of a question of middling difficulty. */
const MIDDLE = 0.65;
/** Who found a question unsuitable elsewhere lowers it by this factor. */
const OTHERS_DOUBT = 0.8;
/** A point that the set has already is needed so much less by the next question. */
const AGAIN = 0.5;
/** A question that fits worse is no practice: a point that has none better is passed over while another has. */
const FITS = 0.4;
/** At most one question in so many is about what has not been measured. */
export const EXPLORE_ONE_IN = 10;

/** What students of this mastery are expected to win of a question; the better they master it and the easier it is, the more. */
export const expectedOf = (mastery: number, difficulty: number): number =>
  chance(logOdds(mastery) + logOdds(difficulty) - logOdds(MIDDLE));
const logOdds = (share: number) => Math.log(clamp(share) / (1 - clamp(share)));
const chance = (odds: number) => 1 / (1 + Math.exp(-odds));
const clamp = (share: number) => Math.min(0.98, Math.max(0.02, share));

/** 1 where it is as difficult as it should be, 0 as far from it as can be. */
export const fitOf = (expected: number): number => 1 - Math.abs(expected - AIM) / AIM;

/**
 * Questions for these needs, one after the other, as many as the budget holds: each is for the point that is needed most of those
 * that have a question which fits, so that a set begins where the list of points does, and of them the one that fits best.
 */
export function chooseSet(
  choices: readonly Choice[],
  wanted: readonly Wanted[],
  budget: Budget,
  seed: number,
): Chosen[] {
  const needs = new Map(wanted.map((one) => [one.knowledgeId, { ...one }]));
  const left = new Set(choices);
  const chosen: Chosen[] = [];
  let minutes = 0;
  while (chosen.length < budget.questions) {
    const ranked = [...left]
      .filter((one) => minutes + one.minutes <= budget.minutes)
      .flatMap((choice) => choice.knowledgeIds.flatMap((id) => rated(choice, needs.get(id))))
      .sort(
        (a, b) =>
          Number(b.isFit) - Number(a.isFit) ||
          (a.isFit ? b.point.need - a.point.need : 0) ||
          b.worth - a.worth ||
          order(a.choice, b.choice, seed),
      );
    const [best] = ranked;
    if (best === undefined) break;
    const { choice, point, expected } = best;
    left.delete(choice);
    needs.set(point.knowledgeId, { ...point, need: point.need * AGAIN });
    minutes += choice.minutes;
    chosen.push({
      questionId: choice.questionId,
      knowledgeId: point.knowledgeId,
      why: 'practice',
      expected,
      minutes: choice.minutes,
    });
  }
  return chosen;
}

function rated(choice: Choice, point: Wanted | undefined) {
  if (point === undefined || point.need <= 0) return [];
  const expected = expectedOf(point.mastery, choice.difficulty);
  const fit = fitOf(expected) * OTHERS_DOUBT ** choice.unsuitable;
  return [{ choice, point, expected, isFit: fit >= FITS, worth: point.need * fit }];
}

/**
 * Puts questions about points that nobody has been asked about yet in the place of the last one of some sets, so few that
 * of all questions at most one in ten is such. A set of one question is left alone.
 */
export function explore(sets: readonly Chosen[][], unmeasured: readonly Choice[], seed: number): Chosen[][] {
  const taken = new Set(sets.flat().map(({ questionId }) => questionId));
  const fresh = unmeasured.filter(({ questionId }) => !taken.has(questionId)).sort((a, b) => order(a, b, seed));
  let room = Math.floor(sets.reduce((sum, set) => sum + set.length, 0) / EXPLORE_ONE_IN);
  return sets.map((set) => {
    const last = set.at(-1);
    const at = fresh.findIndex(({ minutes }) => last !== undefined && minutes <= last.minutes);
    const [found] = room > 0 && set.length > 1 && at >= 0 ? fresh.splice(at, 1) : [];
    const [knowledgeId] = found?.knowledgeIds ?? [];
    if (found === undefined || knowledgeId === undefined) return set;
    room -= 1;
    const { questionId, difficulty, minutes } = found;
    return [...set.slice(0, -1), { questionId, knowledgeId, why: 'explore', expected: difficulty, minutes }];
  });
}

/** Equally good ones in an order that the seed decides, the same every time. */
const order = (a: Choice, b: Choice, seed: number) =>
  drawn(a.questionId, seed) - drawn(b.questionId, seed) || (a.questionId < b.questionId ? -1 : 1);

/** FNV-1a of the id and the seed. */
function drawn(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
