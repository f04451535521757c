/** Letters and digits that are not mistaken for each other when read from a slip. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const LENGTH = 8;

/**
 * An initial password of five letters and three digits in a random order, which the password rule accepts.
 * @param random whole numbers from 0 to below the given one
 */
export function initialPassword(random: (below: number) => number): string {
  const one = (from: string) => from[random(from.length)] ?? from.slice(0, 1);
  const signs = Array.from({ length: LENGTH }, (_, at) => one(at < 5 ? LETTERS : DIGITS));
  for (let at = signs.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [signs[at], signs[other]] = [signs[other] ?? '', signs[at] ?? ''];
  }
  return signs.join('');
}

const LONGEST = 41;

/**
 * The account names to try for a person who brings none, the best first: the kind and the number (`s20260801`), then
 * with letters of the school, for numbers repeat from school to school, then with a counter.
 * @param kind `s` for students, `t` for teachers @param number as the school gives it @param schoolId a UUIDv7; its end is random
 */
export function accountNames(kind: 's' | 't', number: string, schoolId: string, tries = 4): string[] {
  const clean = number.replace(/[^A-Za-z0-9_-]/g, '').slice(0, LONGEST - 12);
  const plain = `${kind}${clean.padStart(5, '0')}`;
  const school = schoolId.slice(-5);
  return [plain, `${plain}_${school}`, ...Array.from({ length: tries - 2 }, (_, at) => `${plain}_${school}${at + 2}`)];
}
