/** How many digits name the publisher of a Chinese book, by where they begin (the ranges of the group 978-7 of the International ISBN Agency). */
const chinese: readonly [from: string, digits: number][] = [
  ['00', 2],
  ['100', 3],
  ['5000', 4],
  ['80000', 5],
  ['900000', 6],
  ['9900000', 7],
];
const CHINA = '9787';

/** An ISBN as it stands on the book where it is a Chinese one; the digits alone where the ranges of its country are not ours to know. */
export function isbnGroups(isbn: string): string {
  if (!isbn.startsWith(CHINA)) return isbn;
  const [rest, last] = [isbn.slice(CHINA.length, -1), isbn.slice(-1)];
  const digits = chinese.findLast(([from]) => rest >= from)?.[1] ?? 2;
  return ['978', '7', rest.slice(0, digits), rest.slice(digits), last].join('-');
}
