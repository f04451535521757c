/** An answer of a round that is not settled, and who has it. */
export interface Dealt {
  answerId: string;
  /** With an agreed score: every scorer gets it. */
  isGold: boolean;
  marks: readonly { accountId: string; slot: 0 | 1 | 2 | 3; isScored: boolean }[];
}

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

const SLOTS = [1, 2] as const;

/**
 * Deals answers to scorers. What is scored stays with whoever scored it. Open answers of somebody who scores no longer are taken and dealt
 * to others; each empty place goes to whoever has least, in the order of the scorers; nobody gets an answer twice. Where somebody has
 * over one open answer more than another, as when a scorer joins, open answers move. The same state is always dealt alike.
 */
export function deal(
  answers: readonly Dealt[],
  { scorerIds, scorersEach }: { scorerIds: readonly string[]; scorersEach: 1 | 2 },
): Deal {
  const scores = new Set(scorerIds);
  const load = new Map(scorerIds.map((id) => [id, 0]));
  const count = (id: string, by: 1 | -1) => load.has(id) && load.set(id, (load.get(id) ?? 0) + by);
  const take: Deal['take'] = [];
  const sorted = [...answers].sort((a, b) => (a.answerId < b.answerId ? -1 : 1));
  const held = sorted.map((answer) => {
    const wanted = (slot: number) => (answer.isGold ? slot === 0 : slot >= 1 && slot <= scorersEach);
    const kept = answer.marks.filter(
      ({ accountId, slot, isScored }) => isScored || slot === 3 || (scores.has(accountId) && wanted(slot)),
    );
    for (const mark of answer.marks) {
      if (!kept.includes(mark)) take.push({ answerId: answer.answerId, accountId: mark.accountId });
      else if (!answer.isGold) count(mark.accountId, 1);
    }
    return { ...answer, kept: kept.map((mark) => ({ ...mark })) };
  });
  const least = (not: readonly { accountId: string }[]): string | undefined => {
    const free = scorerIds.filter((id) => !not.some(({ accountId }) => accountId === id));
    return free.reduce<string | undefined>(
      (best, id) => (best === undefined || (load.get(id) ?? 0) < (load.get(best) ?? 0) ? id : best),
      undefined,
    );
  };
  const give: Place[] = [];
  let unassigned = 0;
  for (const { answerId, isGold, kept } of held) {
    if (isGold) {
      for (const accountId of scorerIds)
        if (!kept.some((mark) => mark.accountId === accountId)) give.push({ answerId, accountId, slot: 0 });
      continue;
    }
    for (const slot of SLOTS.slice(0, scorersEach)) {
      if (kept.some((mark) => mark.slot === slot)) continue;
      const accountId = least(kept);
      if (accountId === undefined) {
        unassigned++;
        continue;
      }
      give.push({ answerId, accountId, slot });
      kept.push({ accountId, slot, isScored: false });
      count(accountId, 1);
    }
  }
  level(held, { scorerIds, load, take, give });
  return { take, give, unassigned };
}

interface Held {
  answerId: string;
  isGold: boolean;
  kept: { accountId: string; slot: 0 | 1 | 2 | 3; isScored: boolean }[];
}

/** Moves open answers from whoever has most to whoever has least, until nobody has over one more than another or nothing can move. */
function level(
  held: readonly Held[],
  {
    scorerIds,
    load,
    take,
    give,
  }: { scorerIds: readonly string[]; load: Map<string, number>; take: Deal['take']; give: Place[] },
): void {
  for (let moves = held.length * 2; moves > 0; moves--) {
    const byLoad = [...scorerIds].sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0));
    const [from, to] = [byLoad.at(-1), byLoad[0]];
    if (from === undefined || to === undefined || (load.get(from) ?? 0) - (load.get(to) ?? 0) <= 1) return;
    const answer = held.findLast(
      ({ isGold, kept }) =>
        !isGold &&
        kept.some((mark) => mark.accountId === from && !mark.isScored && mark.slot !== 3) &&
        !kept.some((mark) => mark.accountId === to),
    );
    const mark = answer?.kept.find(({ accountId }) => accountId === from);
    if (answer === undefined || mark === undefined || mark.slot === 3) return;
    const { answerId } = answer;
    const given = give.findIndex((one) => one.answerId === answerId && one.accountId === from);
    if (given === -1) take.push({ answerId, accountId: from });
    else give.splice(given, 1);
    give.push({ answerId, accountId: to, slot: mark.slot });
    mark.accountId = to;
    load.set(from, (load.get(from) ?? 0) - 1);
    load.set(to, (load.get(to) ?? 0) + 1);
  }
}
