/**
 * What was read, without signs that no database keeps and nobody typed: a NUL, or half of a character. A file can hide both behind an escape
 * of its own, where decoding its bytes does not meet them.
 */
export function withWholeText<V>(value: V): V {
  return whole(value) as V; // the same shape: only texts are others
}

const noText = /\0|\p{Cs}/gu;

function whole(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(noText, '');
  if (Array.isArray(value)) return value.map(whole);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner)]));
}
