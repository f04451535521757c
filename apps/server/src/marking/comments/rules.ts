/** What two comments are compared by: their signs, without case, spaces and points. */
const core = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '');

const pairsOf = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at++) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** How alike two comments are, 0..1, by their pairs of neighbouring signs (Dice). */
export function likeness(a: string, b: string): number {
  const [first, second] = [core(a), core(b)];
  if (first === second) return 1;
  if (first.length < 2 || second.length < 2) return 0;
  const pairs = pairsOf(second);
  let common = 0;
  for (const [pair, count] of pairsOf(first)) common += Math.min(count, pairs.get(pair) ?? 0);
  return (2 * common) / (first.length + second.length - 2);
}

/** From here on two comments say the same; whether they do is the teacher's to decide. */
const ALIKE = 0.6;

/** Comments that say the same, in groups of at least two: each is like the first of its group. */
export function groupsAlike<T extends { text: string }>(presets: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const preset of presets) {
    const group = groups.find(([first]) => first !== undefined && likeness(first.text, preset.text) >= ALIKE);
    if (group === undefined) groups.push([preset]);
    else group.push(preset);
  }
  return groups.filter(({ length }) => length > 1);
}

interface Used {
  presetId: string;
  ownUsed: number;
  used: number;
}

/** What this teacher gives most often first, then what the colleagues do, then the newest. */
export const byUse = (a: Used, b: Used): number =>
  b.ownUsed - a.ownUsed || b.used - a.used || (a.presetId < b.presetId ? 1 : -1);
