import type { Audience } from './rules-audiences.js';
import { type Choice, type Chosen, chooseSet, explore, type Wanted } from './rules-choose.js';
import type { Mastery, Scored } from './rules-need.js';

/** A set that was chosen for somebody, with the point that it serves first. */
export interface ChosenSet {
  audience: Audience;
  point: Mastery & { knowledgeId: string };
  questions: Chosen[];
  /** The next ones, for those that a teacher finds unsuitable. */
  spare: Chosen[];
}

/** Of the minutes of a class so much is a student's own. */
const OWN_SHARE = 2 / 3;
const CLASS_QUESTIONS = 4;
const OWN_QUESTIONS = 3;
const SPARE_QUESTIONS = 3;
/** Who has mastered a point so far is not asked to practise it alone. */
const MASTERED = 0.85;

/**
 * A set for each of these people by what they have answered; who needs nothing that there are questions for gets none. `wantedOf`
 * says how much each mastered point is needed.
 */
export function chooseSets(
  audiences: readonly Audience[],
  answers: readonly Scored[],
  of: {
    choices: readonly Choice[];
    /** Points that nobody was asked about yet, which the needed ones build on. */
    unmeasured: ReadonlySet<string>;
    /** How well each point of these answers is mastered by those who gave them. */
    masteryOf(answers: readonly Scored[]): Map<string, Mastery>;
    wantedOf(mastery: ReadonlyMap<string, Mastery>): Wanted[];
    minutes: number;
    seed: number;
  },
): ChosenSet[] {
  const { choices, unmeasured, masteryOf, wantedOf, minutes, seed } = of;
  const known = choices.filter(({ knowledgeIds }) => !knowledgeIds.every((id) => unmeasured.has(id)));
  const sets = audiences.flatMap((audience): ChosenSet[] => {
    const members = new Set(audience.members);
    const own = masteryOf(answers.filter(({ studentId }) => members.has(studentId)));
    const isOwn = audience.kind === 'student';
    const budget = {
      questions: isOwn ? OWN_QUESTIONS : CLASS_QUESTIONS,
      minutes: isOwn ? minutes * OWN_SHARE : minutes,
    };
    const wanted = wantedOf(own).filter(({ mastery }) => !isOwn || mastery < MASTERED);
    const questions = chooseSet(known, wanted, budget, seed);
    const chosen = new Set(questions.map(({ questionId }) => questionId));
    const left = known.filter(({ questionId }) => !chosen.has(questionId));
    const about = wanted.filter((one) => questions.some((chosenOne) => chosenOne.knowledgeId === one.knowledgeId));
    const spare = isOwn ? [] : chooseSet(left, about, { questions: SPARE_QUESTIONS, minutes }, seed);
    const knowledgeId = questions[0]?.knowledgeId ?? '';
    const point = own.get(knowledgeId);
    return point === undefined ? [] : [{ audience, point: { ...point, knowledgeId }, questions, spare }];
  });
  const fresh = choices.filter(({ knowledgeIds }) => knowledgeIds.every((id) => unmeasured.has(id)));
  const explored = explore(
    sets.map(({ questions }) => questions),
    fresh,
    seed,
  );
  return sets.map((set, at) => ({ ...set, questions: explored[at] ?? set.questions }));
}
