import { type fieldMessages, fieldRules } from '@zhibi/contract/kernel';
import { pinyin } from 'pinyin-pro';

/** What a password must not be made of: whoever knows the person knows these. */
export interface Owner {
  account: string;
  name: string;
  phone: string | null;
  /** The names of the school, long and short. */
  schools: readonly string[];
}

export type Weakness = keyof Pick<typeof fieldMessages, 'password' | 'password-common' | 'password-own'>;

/** So few guesses find what stands in lists of passwords, with a year, a digit or other letters in its place (l33t). */
const COMMON_GUESSES = 100_000;
/** Shorter words stand in good passwords by chance. */
const SHORTEST_WORD = 4;
const PHONE_DIGITS = 6;

/**
 * What is wrong with a password that somebody chooses; undefined where nothing is.
 * @param guesses how many guesses an attacker with lists needs, as zxcvbn counts them
 */
export function weaknessOf(
  password: string,
  owner: Owner,
  guesses: (password: string) => number,
): Weakness | undefined {
  if (!fieldRules.password.safeParse(password).success) return 'password';
  const lower = password.toLowerCase();
  if (ownWords(owner).some((word) => lower.includes(word))) return 'password-own';
  return guesses(password) < COMMON_GUESSES ? 'password-common' : undefined;
}

/** Account, name (as it is written and as it is read), the end of the phone, and the school with and without its kind. */
function ownWords({ account, name, phone, schools }: Owner): string[] {
  const words = [account, name, ...readings(name, 'head'), ...schools.flatMap(schoolWords)]
    .map((word) => word.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter((word) => word.length >= SHORTEST_WORD);
  return phone === null ? words : [...words, phone.slice(-PHONE_DIGITS)];
}

/** 青禾实验中学 is known as 青禾. */
const schoolWords = (school: string): string[] =>
  [school, school.replace(/(实验|附属|外国语)*(小学|中学|初中|高中|学校)?$/, '')].flatMap((name) =>
    readings(name, 'off'),
  );

/** Syllables one after the other; a person's given name alone too where it is long enough to be told apart. */
function readings(name: string, surname: 'head' | 'off'): string[] {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname, nonZh: 'consecutive', v: true });
  return surname === 'head' && syllables.length > 2
    ? [syllables.join(''), syllables.slice(1).join('')]
    : [syllables.join('')];
}
