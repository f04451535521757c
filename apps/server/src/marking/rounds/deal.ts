import { type Deal, type Held, has, type Share, sharesOf } from './block-share.js';
import { level } from './level.js';

/** An answer of a round that is not settled, and who has it. */
export interface Dealt {
  answerId: string;
  /** Answers of a block say the same and are scored as one: the group, or the answer itself where it stands in none. */
  block: string;
  /** With an agreed score: every scorer gets it. */
  isGold: boolean;
  marks: readonly { accountId: string; slot: 0 | 1 | 2 | 3; isScored: boolean }[];
}

interface Setting {
  scorerIds: readonly string[];
  scorersEach: 1 | 2;
}

/**
 * Deals answers to scorers, block by block: what says the same goes to one scorer, who gives it one score. What is scored stays with
 * whoever scored it; the rest of its block comes to that scorer. Blocks of somebody who scores no longer go to others; each goes to
 * whoever has fewest, in the order of the scorers; nobody gets an answer twice. A block counts as one however large it is, for it is
 * scored by one act. Where somebody has over one block more than another, as when a scorer joins, whole blocks move. The same state is
 * always dealt alike.
 */
export function deal(answers: readonly Dealt[], setting: Setting): Deal {
  const made: Deal = { take: [], give: [], unassigned: 0 };
  const blocks = kept(answers, setting, made).map((members) => sharesOf(members, setting));
  const shares = blocks.flat();
  const { scorerIds } = setting;
  const load = new Map(scorerIds.map((id) => [id, shares.filter(({ holder }) => holder === id).length]));
  const filling = { load, made, least: leastOf(scorerIds, load) };
  for (const block of blocks) {
    findHolders(block, filling);
    for (const member of block[0]?.members ?? []) bring(member, block, filling);
  }
  level(shares, { scorerIds, load, ...made });
  return made;
}

type Least = (isFree: (id: string) => boolean) => string | undefined;

/** Whoever has fewest blocks of those who are free, the first of them. */
const leastOf =
  (scorerIds: readonly string[], load: ReadonlyMap<string, number>): Least =>
  (isFree) =>
    scorerIds
      .filter(isFree)
      .reduce<string | undefined>(
        (best, id) => (best === undefined || (load.get(id) ?? 0) < (load.get(best) ?? 0) ? id : best),
        undefined,
      );

/** The blocks of what is not agreed, with what is kept of it; what nobody may keep is taken, what is agreed is given to everybody. */
function kept(answers: readonly Dealt[], { scorerIds, scorersEach }: Setting, { take, give }: Deal): Held[][] {
  const scores = new Set(scorerIds);
  const blocks = new Map<string, Held[]>();
  for (const answer of [...answers].sort((a, b) => (a.answerId < b.answerId ? -1 : 1))) {
    const { answerId, block, isGold, marks } = answer;
    const wanted = (slot: number) => (isGold ? slot === 0 : slot >= 1 && slot <= scorersEach);
    const stay = marks.filter(
      ({ accountId, slot, isScored }) => isScored || slot === 3 || (scores.has(accountId) && wanted(slot)),
    );
    for (const mark of marks) if (!stay.includes(mark)) take.push({ answerId, accountId: mark.accountId });
    const held = { answerId, kept: stay.map((mark) => ({ ...mark })) };
    if (!isGold) blocks.set(block, [...(blocks.get(block) ?? []), held]);
    else for (const accountId of scorerIds) if (!has(held, accountId)) give.push({ answerId, accountId, slot: 0 });
  }
  return [...blocks.values()];
}

interface Filling {
  load: Map<string, number>;
  made: Deal;
  least: Least;
}

/** Each share of a block without a scorer gets one. */
function findHolders(block: readonly Share[], { load, least }: Filling): void {
  for (const share of block.filter(({ holder }) => holder === undefined)) {
    const isOther = (id: string) => block.some(({ holder }) => holder === id);
    // In a block put together of what several had scored nobody may be free of all of it: then whoever has fewest.
    const isFree = (id: string) => share.members.every((member) => !has(member, id));
    share.holder = least((id) => !isOther(id) && isFree(id)) ?? least((id) => !isOther(id));
    if (share.holder !== undefined) load.set(share.holder, (load.get(share.holder) ?? 0) + 1);
  }
}

/** What is not scored of an answer comes to the scorers of its block. Whoever has scored it already is not asked again: then it stays, or goes to another. */
function bring(member: Held, block: readonly Share[], { made, least }: Filling): void {
  const { answerId, kept: before } = member;
  const isFixed = ({ isScored, slot }: Held['kept'][number]) => isScored || slot === 3;
  member.kept = before.filter(isFixed);
  for (const { slot, holder } of block) {
    if (member.kept.some((mark) => mark.slot === slot)) continue;
    const mark = before.find((one) => one.slot === slot);
    const wanted = [holder, ...block.map((share) => share.holder), mark?.accountId];
    const isFree = (id: string | undefined) => id !== undefined && !has(member, id);
    const accountId = wanted.find(isFree) ?? least(isFree);
    if (accountId !== undefined) member.kept.push({ accountId, slot, isScored: false });
    else made.unassigned++;
    if (mark?.accountId === accountId) continue;
    if (mark !== undefined) made.take.push({ answerId, accountId: mark.accountId });
    if (accountId !== undefined) made.give.push({ answerId, accountId, slot });
  }
}
