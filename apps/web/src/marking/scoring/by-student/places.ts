/**
 * Heights at which the notes beside a page stand: each at the height of its answer, moved down where the one above is in the way,
 * and all moved up again where the last would fall off the page.
 */
export function apart(wantedMm: readonly number[], { stepMm, endMm }: { stepMm: number; endMm: number }): number[] {
  const placed: number[] = [];
  for (const wanted of wantedMm) placed.push(Math.max(wanted, (placed.at(-1) ?? -stepMm) + stepMm));
  for (let at = placed.length - 1, end = endMm - stepMm; at >= 0; at--, end -= stepMm)
    placed[at] = Math.max(0, Math.min(placed[at] ?? 0, end));
  return placed;
}
