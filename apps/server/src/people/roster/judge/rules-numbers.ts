import { readClassWords } from './rules-classes.js';

const two = (number: number): string => String(number).padStart(2, '0');

/** How the made numbers of a class begin: 20260803 is the third class of the eighth grade in 2026. */
export function numberHead(schoolYear: number, inClass: { name: string; gid: number } | null): string {
  const nth = inClass === null ? null : readClassWords(inClass.name, inClass.gid).nth;
  return `${schoolYear}${two(inClass?.gid ?? 0)}${two(nth ?? 0)}`;
}

/** The next free number for each beginning, in their order. What is given away is added to those taken. */
export function madeNumbers(heads: readonly string[], taken: Set<string>): string[] {
  const last = new Map<string, number>();
  return heads.map((head) => {
    let nth = (last.get(head) ?? 0) + 1;
    while (taken.has(head + two(nth))) nth++;
    last.set(head, nth);
    taken.add(head + two(nth));
    return head + two(nth);
  });
}
