/** A number with the probability that it is meant. */
export interface NumberCandidate {
  number: string;
  probability: number;
}

/** Wide enough for numbers of twelve digits of which three are unclear. */
const KEPT = 64;

/**
 * The numbers that columns of digits may mean, the likeliest first: whatever read them, filled boxes or a recogniser of handwriting.
 * @param columns for each place the probability of each sign there; what is missing to 1 is an unreadable place
 * @param isKnown whether a number is on the list (of a class, of a school): others are left out, and the rest shares what they had
 */
export function rankNumbers(
  columns: readonly Readonly<Record<string, number>>[],
  isKnown: (number: string) => boolean = () => true,
): NumberCandidate[] {
  let found: NumberCandidate[] = [{ number: '', probability: 1 }];
  for (const signs of columns) {
    found = found
      .flatMap(({ number, probability }) =>
        Object.entries(signs).map(([sign, chance]) => ({ number: number + sign, probability: probability * chance })),
      )
      .filter(({ probability }) => probability > 0)
      .sort((a, b) => b.probability - a.probability)
      .slice(0, KEPT);
  }
  const known = found.filter(({ number }) => isKnown(number));
  if (known.length === found.length) return known;
  // Every number that can be read, not only those that were kept: of eight places the others are several hundredths together.
  const all = columns.reduce((product, signs) => product * Object.values(signs).reduce((a, b) => a + b, 0), 1);
  const sum = known.reduce((total, { probability }) => total + probability, 0);
  // Nothing is made surer than the columns are: only what went to numbers that nobody has is shared out.
  return sum > 0 ? known.map((one) => ({ ...one, probability: (one.probability * all) / sum })) : [];
}
