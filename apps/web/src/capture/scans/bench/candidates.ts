import type { ScanChoice } from '@zhibi/contract/capture/scans';

/** What may be meant, and how likely it is that just these boxes are marked. */
export interface Candidate {
  chosen: string[];
  chance: number;
}

const SHOWN = 5;

/**
 * What Enter takes: the likeliest, where the machine only wonders whether a box is marked. Where it sees well and does not know what is meant (two
 * marked where one is asked, one crossed out, ink between boxes) or may have seen nothing at all, a person says it.
 */
export const offeredOf = (choice: Pick<ScanChoice, 'boxes' | 'several' | 'doubts'>): Candidate | undefined =>
  choice.doubts.every((doubt) => doubt === 'unclear-box') ? candidatesOf(choice)[0] : undefined;

/**
 * What a choice may say, the likeliest first: every single box where one is asked, of several boxes the likeliest sets. That nothing is marked is always
 * among them, and stands last where it is not the likeliest.
 */
export function candidatesOf({ boxes, several }: Pick<ScanChoice, 'boxes' | 'several'>): Candidate[] {
  const subsets = boxes.reduce<Candidate[]>(
    (known, { option, marked }) => [
      ...known.map(({ chosen, chance }) => ({ chosen, chance: chance * (1 - marked) })),
      ...known
        .filter(({ chosen }) => several || chosen.length < 2)
        .map(({ chosen, chance }) => ({ chosen: [...chosen, option], chance: chance * marked })),
    ],
    [{ chosen: [], chance: 1 }],
  );
  const some = subsets.filter(({ chosen }) => chosen.length > 0).sort((a, b) => b.chance - a.chance);
  // Of several boxes there are too many sets to name them all: what is unlikely is left to the marker.
  const singles = several ? [] : some.filter(({ chosen }) => chosen.length === 1);
  const most = Math.max(SHOWN, singles.length + 1);
  const shown = new Set([...new Set([...some.slice(0, 1), ...singles, ...some])].slice(0, Math.min(9, most)));
  return [...some.filter((one) => shown.has(one)), ...subsets.filter(({ chosen }) => chosen.length === 0)];
}
