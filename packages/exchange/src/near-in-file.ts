import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';

/** As long a text is compared; the bank's own search reads as much. */
const MOST_SIGNS = 3_000;
/** With so many earlier questions each one is compared at most: a file of thousands that are all alike is read all the same. */
const MOST_COMPARED = 500;

const beside = /\\(?:left|right|displaystyle|quad|,|;|!)|[^a-z0-9㐀-鿿\u{20000}-\u{333af}α-ω+=<>-]/gu;

/** The words and formulas of a text, wherever they stand in it. */
function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).join('');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => (key === 'v' && typeof inner === 'string' ? inner : wordsIn(inner)))
    .join('');
}

const askedIn = ({ stem, options }: Pick<QuestionPart, 'stem' | 'options'>): string[] => [
  wordsIn(stem),
  wordsIn(options.map(({ content }) => content)),
];

/** The threes of signs of what a question asks: two that read alike share most of them. The bank compares by the same (`question_threes`). */
export function threesOf(body: QuestionBody): Set<string> {
  const parts = body.parts.map(askedIn);
  const text = [...askedIn(body), ...parts.map(([stem]) => stem ?? ''), ...parts.map(([, options]) => options ?? '')];
  const signs = [...text.join('').normalize('NFKC').toLowerCase().replace(beside, '')].slice(0, MOST_SIGNS);
  if (signs.length === 0) return new Set();
  if (signs.length < 3) return new Set([signs.join('')]);
  return new Set(signs.slice(2).map((sign, at) => `${signs[at]}${signs[at + 1]}${sign}`));
}

export interface NearInFile {
  /** The place of an earlier question, from 0. */
  of: number;
  /** The share of common threes (Jaccard), 0 to 1. */
  likeness: number;
}

/**
 * For each question the earlier one that it reads nearly like, the likest; undefined where none is. Two sets that share so much have one of
 * their rarest threes in common (prefix filter: Chaudhuri, Ganti, Kaushik 2006), so few pairs need be counted.
 */
export function nearInFile(bodies: readonly QuestionBody[], least: number): (NearInFile | undefined)[] {
  const sets = bodies.map(threesOf);
  const frequency = new Map<string, number>();
  for (const set of sets) for (const three of set) frequency.set(three, (frequency.get(three) ?? 0) + 1);
  const placesOf = new Map<string, number[]>();
  return sets.map((set, at) => {
    const rarest = [...set]
      .sort((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, set.size - Math.ceil(least * set.size) + 1);
    const earlier = new Set(rarest.flatMap((three) => placesOf.get(three) ?? []).slice(0, MOST_COMPARED));
    for (const three of rarest) {
      const places = placesOf.get(three);
      if (places === undefined) placesOf.set(three, [at]);
      else if (places.length < MOST_COMPARED) places.push(at);
    }
    return likest(set, sets, earlier, least);
  });
}

function likest(
  set: ReadonlySet<string>,
  sets: readonly ReadonlySet<string>[],
  earlier: Iterable<number>,
  least: number,
): NearInFile | undefined {
  let best: NearInFile | undefined;
  for (const of of earlier) {
    const other = sets[of] ?? new Set();
    const common = [...set].filter((three) => other.has(three)).length;
    const likeness = common / (set.size + other.size - common);
    if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { of, likeness };
  }
  return best;
}
