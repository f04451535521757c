/**
 * Whether a text in it holds what is no text: a NUL, which PostgreSQL keeps nowhere and nobody types, or half of a character. What was
 * nested without end is looked through all the same.
 */
export function holdsBrokenText(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string') {
      if (one.includes('\0') || !isWhole(one)) return true;
    } else if (Array.isArray(one)) left.push(...one);
    else if (isPlain(one)) for (const [name, part] of Object.entries(one)) left.push(name, part);
  }
  return false;
}

/** No half of a pair of surrogates. (`isWellFormed` is not in the types of Node 20's language yet.) */
const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text);

/** Bytes and files are no text. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Blob);
