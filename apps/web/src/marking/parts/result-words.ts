/** What a student hears first: nobody reads "0 wrong". */
export function resultWords(items: readonly { score: number | null; maxScore: number }[]): {
  kind: 'allRight' | 'lost' | 'unmarked';
  count: number;
} {
  const lost = items.filter(({ score, maxScore }) => score !== null && score < maxScore).length;
  const unmarked = items.filter(({ score }) => score === null).length;
  if (lost > 0) return { kind: 'lost', count: lost };
  return unmarked > 0 ? { kind: 'unmarked', count: unmarked } : { kind: 'allRight', count: items.length };
}
