import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';

/** As long a text is compared; the bank's own search reads as much. */
const MOST_SIGNS = 3_000;
/** With so many earlier questions each one is compared at most: a file of thousands that are all alike is read all the same. */
const MOST_COMPARED = 500;
/** So many threes are looked at for a whole file, a second's work: long passages that are all alike are read all the same, too. */
const MOST_LOOKS = 300_000_000;

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

/** The threes of each question as numbers, the rarest of the file first. */
function rankedThrees(bodies: readonly QuestionBody[]): Uint32Array[] {
  const sets = bodies.map(threesOf);
  const frequency = new Map<string, number>();
  for (const set of sets) for (const three of set) frequency.set(three, (frequency.get(three) ?? 0) + 1);
  const rarestFirst = [...frequency].sort(([a, often], [b, oftener]) => often - oftener || (a < b ? -1 : 1));
  const rankOf = new Map(rarestFirst.map(([three], rank) => [three, rank]));
  return sets.map((set) => Uint32Array.from(set, (three) => rankOf.get(three) ?? 0).sort());
}

/** How much of a file's looking is left. */
interface Looks {
  left: number;
}

/** The share of common threes; 0 as soon as it can no longer be `least`. */
function likenessOf(a: Uint32Array, b: Uint32Array, { least, looks }: { least: number; looks: Looks }): number {
  // Jaccard c / (|a| + |b| - c) ≥ least, solved for c.
  const needed = (least * (a.length + b.length)) / (1 + least) - 1e-6;
  let [i, j, common] = [0, 0, 0];
  while (i < a.length && j < b.length && common + Math.min(a.length - i, b.length - j) >= needed) {
    const difference = (a[i] ?? 0) - (b[j] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  looks.left -= i + j + 1;
  return common < needed ? 0 : common / (a.length + b.length - common);
}

/** The earlier questions that share one of these threes, by the rarest first; half of what may be looked at stays for comparing them. */
function sharing(rarest: Uint32Array, { placesOf, looks }: { placesOf: Map<number, number[]>; looks: Looks }) {
  const earlier = new Set<number>();
  const half = looks.left / 2;
  for (const three of rarest) {
    const places = placesOf.get(three) ?? [];
    for (const place of places) earlier.add(place);
    looks.left -= places.length + 1;
    if (earlier.size >= MOST_COMPARED || looks.left < half) break;
  }
  return earlier;
}

/**
 * For each question the earlier one that it reads nearly like, the likest; undefined where none is. Two sets that share so much have one of
 * their rarest threes in common (prefix filter: Chaudhuri, Ganti, Kaushik 2006), so few pairs need be counted. Of a file whose texts are all
 * nearly alike each question gets its part of `most` looks, and what is found with them is told.
 */
export function nearInFile(
  bodies: readonly QuestionBody[],
  least: number,
  most = MOST_LOOKS,
): (NearInFile | undefined)[] {
  const ranked = rankedThrees(bodies);
  const placesOf = new Map<number, number[]>();
  let left = most;
  return ranked.map((threes, at) => {
    const part = left / (ranked.length - at);
    const looks = { left: part };
    const rarest = threes.subarray(0, threes.length - Math.ceil(least * threes.length) + 1);
    let best: NearInFile | undefined;
    for (const of of sharing(rarest, { placesOf, looks })) {
      if (looks.left < 0) break;
      const likeness = likenessOf(threes, ranked[of] ?? threes, { least: best?.likeness ?? least, looks });
      if (likeness > (best?.likeness ?? 0)) best = { of, likeness };
    }
    for (const three of rarest) {
      const places = placesOf.get(three);
      if (places === undefined) placesOf.set(three, [at]);
      else if (places.length < MOST_COMPARED) places.push(at);
    }
    left -= part - looks.left;
    return best;
  });
}
