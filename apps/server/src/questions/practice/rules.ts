import { type Difficulty, difficultyOf, type QuestionType } from '@zhibi/contract/questions';
import { UnitName } from '@zhibi/contract/questions/practice';
import { inSchoolOrder } from '../cart/rules.js';

/** A question that a lesson may be practised with. */
export interface Candidate {
  questionId: string;
  /** The question that this one was copied from, itself where it was not: the two are never in one lesson. */
  originId: string;
  type: QuestionType;
  /** The expected score rate. */
  difficulty: number;
  minutes: number;
  /** Given to the class that is chosen for. */
  isHad: boolean;
  /** Put aside by the teacher. */
  isAside: boolean;
}

export interface Unit {
  unit: UnitName;
  /** In the order of a school's paper. */
  questions: Candidate[];
  /** Questions that one of these could be swapped for. */
  spare: number;
}

const unitOf: Readonly<Record<Difficulty, UnitName>> = { easy: 'basic', medium: 'standard', hard: 'challenge' };

/** A unit is full with so many questions, or when it fills so many minutes: one evening's work beside other subjects. */
export const unitSizes: Readonly<Record<UnitName, { questions: number; minutes: number }>> = {
  basic: { questions: 8, minutes: 15 },
  standard: { questions: 8, minutes: 20 },
  challenge: { questions: 4, minutes: 20 },
};

/**
 * The units of a lesson. Whatever the order the candidates come in, the same ones make the same units; a question that was
 * put aside is replaced in its own place, so that nothing else moves; what the class has had comes only where nothing else is left.
 */
export function unitsOf(candidates: readonly Candidate[]): Unit[] {
  const pool = eachOnce(candidates);
  return UnitName.options.flatMap((unit) => {
    const own = pool.filter(({ difficulty }) => unitOf[difficultyOf(difficulty)] === unit);
    const { chosen, spare } = chosenFrom(inOrder(own), unitSizes[unit]);
    return chosen.length === 0
      ? []
      : [{ unit, questions: inSchoolOrder(chosen).flatMap((one) => one.questions), spare }];
  });
}

/** A question and its copies count as one: the oldest stands for them, and had by the class is had in any form. */
function eachOnce(candidates: readonly Candidate[]): Candidate[] {
  const had = new Set(candidates.filter(({ isHad }) => isHad).map(({ originId }) => originId));
  const byAge = [...candidates].sort((a, b) => (a.questionId < b.questionId ? -1 : 1));
  const first = new Map<string, Candidate>();
  for (const one of byAge) if (!first.has(one.originId)) first.set(one.originId, one);
  return [...first.values()].map((one) => ({ ...one, isHad: had.has(one.originId) }));
}

/** What the class has not had comes first; in each half the types take turns, so that a unit is not all of one kind. */
const inOrder = (questions: readonly Candidate[]): Candidate[] => [
  ...takingTurns(questions.filter(({ isHad }) => !isHad)),
  ...takingTurns(questions.filter(({ isHad }) => isHad)),
];

function takingTurns(questions: readonly Candidate[]): Candidate[] {
  const rows = inSchoolOrder(questions).map((group) => group.questions);
  const rounds = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: rounds }, (_, round) => rows.flatMap((row) => row[round] ?? [])).flat();
}

function chosenFrom(ordered: readonly Candidate[], size: { questions: number; minutes: number }) {
  const wanted = untilFull(ordered, size);
  let rest = ordered.slice(wanted.length).filter(({ isAside }) => !isAside);
  const chosen: Candidate[] = [];
  for (const one of wanted) {
    const other = one.isAside ? (rest.find(({ type }) => type === one.type) ?? rest[0]) : one;
    if (other === undefined) continue;
    chosen.push(other);
    rest = rest.filter((left) => left !== other);
  }
  return { chosen, spare: rest.length };
}

function untilFull(ordered: readonly Candidate[], size: { questions: number; minutes: number }): Candidate[] {
  const taken: Candidate[] = [];
  let minutes = 0;
  for (const one of ordered) {
    if (taken.length === size.questions || minutes >= size.minutes) break;
    taken.push(one);
    minutes += one.minutes;
  }
  return taken;
}
