export interface Place {
  answerId: string;
  accountId: string;
  slot: 0 | 1 | 2;
}

export interface Deal {
  /** Taken from a scorer, unscored. */
  take: { answerId: string; accountId: string }[];
  give: Place[];
  /** Places for which there is nobody. */
  unassigned: number;
}

/** An answer with whoever keeps it. */
export interface Held {
  answerId: string;
  kept: { accountId: string; slot: 0 | 1 | 2 | 3; isScored: boolean }[];
}

/** A block of answers as one scorer scores it. */
export interface Share {
  members: Held[];
  slot: 1 | 2;
  holder: string | undefined;
}

export const has = ({ kept }: Held, id: string): boolean => kept.some(({ accountId }) => accountId === id);

const SLOTS = [1, 2] as const;

/** The shares of a block, one for each score of an answer, with the scorer who has scored, or else holds, most of it. */
export function sharesOf(
  members: Held[],
  { scorerIds, scorersEach }: { scorerIds: readonly string[]; scorersEach: 1 | 2 },
): Share[] {
  const shares: Share[] = [];
  for (const slot of SLOTS.slice(0, scorersEach)) {
    const weight = (id: string) =>
      members
        .flatMap(({ kept }) => kept.filter((mark) => mark.slot === slot && mark.accountId === id))
        .reduce((sum, { isScored }) => sum + (isScored ? members.length + 1 : 1), 0);
    const free = scorerIds.filter((id) => weight(id) > 0 && !shares.some(({ holder }) => holder === id));
    shares.push({ members, slot, holder: free.toSorted((a, b) => weight(b) - weight(a))[0] });
  }
  return shares;
}
