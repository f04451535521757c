import type { SumGroup, SumSheet } from '@zhibi/contract/papers/arithmetic';
import { type Random, seeded } from '../../../platform/random.js';
import { familyOf, type Way } from './families.js';
import { nameOf, type Sum } from './sum.js';

/** A group that has fewer different sums than were asked for. */
export interface Shortage {
  /** Which group, from 0. */
  group: number;
  wanted: number;
  found: number;
  /** Whether there are no more; of a space too large to be looked through it is not known. */
  counted: boolean;
  /** How many there would be with 3 + 5 beside 5 + 3; null where that adds none. */
  withTwins: number | null;
}

/** The sums of a sheet, group by group, none of them twice; the same sheet gives the same sums. */
export function generateSums({ groups, twins, seed }: SumSheet): { sums: Sum[][]; short: Shortage[] } {
  const taken = new Set<string>();
  const short: Shortage[] = [];
  const sums = groups.map((group, at) => {
    const before = new Set(taken);
    const { sums: found, counted } = choose(group, { taken, twins, random: seeded(seed + at) });
    if (found.length < group.count) {
      const more = twins ? 0 : choose(group, { taken: before, twins: true, random: seeded(seed + at) }).sums.length;
      short.push({
        group: at,
        wanted: group.count,
        found: found.length,
        counted,
        withTwins: more > found.length ? more : null,
      });
    }
    return found;
  });
  return { sums, short };
}

/** So many sums are tried for a group, a part of a second: spaces of ten thousand million are wished for too. */
const MOST_TRIES = 250_000;

interface Choosing {
  /** Names of sums that the sheet has already; what is chosen is entered. */
  taken: Set<string>;
  twins: boolean;
  random: Random;
}

/** From each way in turn, until there are enough, none is left, or enough was tried; then in an order of chance. */
function choose(group: SumGroup, { taken, twins, random }: Choosing): { sums: Sum[]; counted: boolean } {
  const chosen: Sum[] = [];
  const { ways } = familyOf(group);
  let counted = true;
  const onCut = () => {
    counted = false;
  };
  let open = ways.map((way) => sumsOf(way, { random, wanted: group.count, most: MOST_TRIES / ways.length, onCut }));
  while (open.length > 0 && chosen.length < group.count) {
    open = open.filter((sums) => {
      if (chosen.length === group.count) return true;
      // Not `for … of`, which would end what is gone on with in the next turn.
      for (let next = sums.next(); !next.done; next = sums.next()) {
        const name = nameOf(next.value, twins);
        if (taken.has(name)) continue;
        taken.add(name);
        chosen.push(next.value);
        return true;
      }
      return false;
    });
  }
  return { sums: [...shuffled(chosen, random)], counted };
}

/** The sums of one way in an order of chance; some may come more than once. */
function* sumsOf(way: Way, by: { random: Random; wanted: number; most: number; onCut: () => void }): Generator<Sum> {
  const size = way.sizes.reduce((product, one) => product * one, 1);
  let tries = 0;
  for (const index of orderOf(size, by)) {
    if (tries++ > by.most && size > SMALL) return by.onCut();
    const sum = way.make(choicesAt(way, index));
    if (sum !== undefined) yield sum;
  }
}

/** Spaces up to this size are shuffled whole. */
const SMALL = 50_000;

/** Every index of a space in an order of chance; of a large one first some by chance, and only where they do not suffice all the rest. */
function* orderOf(size: number, { random, wanted }: { random: Random; wanted: number }): Generator<number> {
  if (size > SMALL) {
    for (let tries = 50 * wanted + 2_000; tries > 0; tries--) yield Math.floor(random() * size);
    for (let index = 0; index < size; index++) yield index;
    return;
  }
  yield* shuffled(
    Array.from({ length: size }, (_, index) => index),
    random,
  );
}

function* shuffled<T>(of: readonly T[], random: Random): Generator<T> {
  const rest = [...of];
  for (let last = rest.pop(); last !== undefined; last = rest.pop()) {
    const at = Math.floor(random() * (rest.length + 1));
    if (at === rest.length) yield last;
    else yield* rest.splice(at, 1, last);
  }
}

/** The choice in each dimension that an index stands for. */
function choicesAt({ sizes }: Way, index: number): number[] {
  let rest = index;
  return sizes.map((size) => {
    const choice = rest % size;
    rest = Math.floor(rest / size);
    return choice;
  });
}
