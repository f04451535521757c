/** A value with the way to it, which is spelled only where it is told. */
interface Place {
  value: unknown;
  key: string;
  above: Place | null;
}

/** As many are told; deeper than this nobody reads a path. */
const MOST = 20;
const DEEPEST = 40;

/**
 * The paths of texts that hold what is no text: a NUL, which PostgreSQL keeps nowhere and nobody types, or half of a character. What was
 * nested without end is looked through all the same. A name that is broken itself is told as the field it stands in.
 */
export function brokenTexts(whole: unknown): string[] {
  const paths = new Set<string>();
  const left: Place[] = [{ value: whole, key: '', above: null }];
  while (left.length > 0 && paths.size < MOST) {
    const place = left.pop() as Place; // it has one
    const { value } = place;
    if (typeof value === 'string') {
      if (isBroken(value)) paths.add(pathOf(place));
    } else if (Array.isArray(value))
      for (const [at, part] of value.entries()) left.push({ value: part, key: String(at), above: place });
    else if (isPlain(value))
      for (const [key, part] of Object.entries(value))
        if (isBroken(key)) paths.add(pathOf(place));
        else left.push({ value: part, key, above: place });
  }
  return [...paths].sort();
}

function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | null = place; at !== null && at.above !== null; at = at.above) keys.unshift(at.key);
  return keys.slice(0, DEEPEST).join('.') || '_';
}

/** No half of a pair of surrogates. (`isWellFormed` is not in the types of Node 20's language yet.) */
const isBroken = (text: string): boolean => text.includes('\0') || /\p{Cs}/u.test(text);

/** Bytes and files are no text. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Blob);
