import { seededRandom, shuffled } from './rules-random.js';

export interface ToGroup {
  studentId: string;
  sex: boolean | null;
  /** Share of the full score lately, 0..1; null where nothing is known. */
  rate: number | null;
}

/** Groups by chance whose sizes differ by one at most. */
export function drawRandomly(students: readonly ToGroup[], count: number, seed: number): string[][] {
  const groups: string[][] = Array.from({ length: count }, () => []);
  for (const [at, { studentId }] of shuffled(students, seededRandom(seed)).entries())
    groups[at % count]?.push(studentId);
  return groups;
}

/**
 * Groups that are alike: sizes differ by one at most, so do the numbers of girls and of boys, and within each sex the strong and the weak are dealt
 * out in turns, forwards and backwards (serpentine). Students without a score stand in the middle. Chance decides between equals and which group begins.
 */
export function drawBalanced(students: readonly ToGroup[], count: number, seed: number): string[][] {
  const random = seededRandom(seed);
  const mixed = shuffled(students, random);
  const rates = mixed.flatMap(({ rate }) => (rate === null ? [] : [rate])).sort((a, b) => a - b);
  const middle = rates[Math.floor(rates.length / 2)] ?? 0;
  const strength = ({ rate }: ToGroup) => rate ?? middle;
  const bySex = [true, false, null].map((sex) =>
    mixed.filter((one) => one.sex === sex).sort((a, b) => strength(b) - strength(a)),
  );
  const groups = shuffled(
    Array.from({ length: count }, (): { ids: string[]; sum: number } => ({ ids: [], sum: 0 })),
    random,
  );
  for (const some of bySex) {
    for (let from = 0; from < some.length; from += count) {
      // One from each rank of strength goes to each group: the smallest groups first, and among them the weakest so far.
      const order = [...groups].sort((a, b) => a.ids.length - b.ids.length || a.sum - b.sum);
      some.slice(from, from + count).forEach((one, at) => {
        const group = order[at];
        group?.ids.push(one.studentId);
        if (group) group.sum += strength(one);
      });
    }
  }
  return groups.map(({ ids }) => ids);
}
