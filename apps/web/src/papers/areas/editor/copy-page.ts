import type { AnswerArea } from '@zhibi/contract/papers';

/**
 * The areas of a page in the same places of another one that looks the same, in place of what stood there. Its questions are the next ones of
 * the paper that have no area yet, in order; where there are no more the area has none, and says so.
 */
export function copyPage(
  areas: readonly AnswerArea[],
  { from, to, itemIds, newId }: { from: number; to: number; itemIds: readonly string[]; newId: () => string },
): AnswerArea[] {
  const kept = areas.filter(({ page }) => page !== to);
  const copied = areas.filter(({ page }) => page === from);
  const asked = new Set(kept.flatMap(({ qids }) => qids));
  const free = itemIds.filter((id) => !asked.has(id));
  const here = itemIds.filter((id) => copied.some(({ qids }) => qids.includes(id)));
  const idOf = new Map(copied.map(({ areaId }) => [areaId, newId()]));
  return [
    ...kept,
    ...copied.map((area) => ({
      ...area,
      page: to,
      areaId: idOf.get(area.areaId) ?? newId(),
      beIncludedId: idOf.get(area.beIncludedId ?? '') ?? null,
      qids: area.qids.flatMap((id) => free[here.indexOf(id)] ?? []),
    })),
  ];
}
