/**
 * How a student forgets, for simulations: not by the model that plans the booklets, or that would only prove itself. The chance to
 * answer a question right falls by half in each half-life (Settles & Meeder 2016). Answered right it is lengthened, the more
 * the nearer it was to being forgotten (the spacing effect: Cepeda et al. 2006); answered wrong and corrected it is shortened, but
 * never below where it began. Half-lives differ by student and by question.
 */
export interface Trace {
  /** Days until the chance has fallen by half. */
  halfLife: number;
  lastDay: number;
}

/** Days; of a question in the middle, right after it was corrected. */
const FIRST_HALF_LIFE = 5;
/** How much a right answer lengthens what was as good as forgotten; what was still fresh it lengthens by nearly nothing. */
const GAIN = 3;
/** What is left of the half-life after a wrong answer. */
const LAPSE = 0.6;
/** Deviations of the logarithms. */
const [BETWEEN_STUDENTS, BETWEEN_QUESTIONS] = [0.35, 0.5];

export type Random = () => number;

/** A number of the normal distribution (Box & Muller 1958). */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const factorOfStudent = (random: Random): number => Math.exp(BETWEEN_STUDENTS * normal(random));
export const factorOfQuestion = (random: Random): number => Math.exp(BETWEEN_QUESTIONS * normal(random));

/** What is left of a wrong answer that was corrected on a day. */
export const corrected = (factor: number, day: number): Trace => ({
  halfLife: FIRST_HALF_LIFE * factor,
  lastDay: day,
});

export const chanceOn = ({ halfLife, lastDay }: Trace, day: number): number => 2 ** (-(day - lastDay) / halfLife);

/** What an answer on a day leaves; after a wrong one the right one is seen. */
export function answered(
  trace: Trace,
  { day, isRight, factor }: { day: number; isRight: boolean; factor: number },
): Trace {
  const forgotten = 1 - chanceOn(trace, day);
  const halfLife = isRight
    ? trace.halfLife * (1 + GAIN * forgotten)
    : Math.max(FIRST_HALF_LIFE * factor, trace.halfLife * LAPSE);
  return { halfLife, lastDay: day };
}
