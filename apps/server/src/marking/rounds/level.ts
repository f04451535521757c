import type { Deal, Share } from './block-share.js';

/** Moves whole blocks from whoever has most to whoever has fewest, until nobody has over one more than another or nothing can move. */
export function level(
  shares: readonly Share[],
  {
    scorerIds,
    load,
    take,
    give,
  }: { scorerIds: readonly string[]; load: Map<string, number>; take: Deal['take']; give: Deal['give'] },
): void {
  for (let moves = shares.length * 2; moves > 0; moves--) {
    const byLoad = [...scorerIds].sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0));
    const [from, to] = [byLoad.at(-1), byLoad[0]];
    if (from === undefined || to === undefined || (load.get(from) ?? 0) - (load.get(to) ?? 0) <= 1) return;
    const share = shares.findLast(
      ({ holder, members, slot }) =>
        holder === from &&
        members.every(
          ({ kept }) =>
            kept.some((mark) => mark.slot === slot && mark.accountId === from && !mark.isScored) &&
            !kept.some(({ accountId }) => accountId === to),
        ),
    );
    if (share === undefined) return;
    for (const { answerId, kept } of share.members) {
      const given = give.findIndex((one) => one.answerId === answerId && one.accountId === from);
      if (given === -1) take.push({ answerId, accountId: from });
      else give.splice(given, 1);
      give.push({ answerId, accountId: to, slot: share.slot });
      for (const mark of kept) if (mark.slot === share.slot) mark.accountId = to;
    }
    share.holder = to;
    load.set(from, (load.get(from) ?? 0) - 1);
    load.set(to, (load.get(to) ?? 0) + 1);
  }
}
