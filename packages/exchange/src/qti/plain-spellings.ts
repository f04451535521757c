import { plainFormula } from '@zhibi/content';

/** A spelling that earns all points, and how its worth is written. */
interface Spelling {
  key: string;
  value: string;
}

/** Signs of LaTeX: a text without any is what a student types anywhere. */
const isFormula = (text: string): boolean => /[\\{}^_$]/.test(text);
/** As other programs show and compare it: `\frac{1}{2}` → 1/2. Undefined where it is no other text, or has signs of LaTeX still. */
function plainOf(text: string): string | undefined {
  const plain = isFormula(text) ? plainFormula(text).trim() : '';
  return plain === '' || plain === text || /[\\{}$]/.test(plain) ? undefined : plain;
}

/** One worth in two spellings of its own: how we know again what we have added. */
const TYPED = '1';
const ADDED = '1.0';

/** The accepted answers of a blank for programs that compare texts: before each formula what it reads in plain signs, which nobody had typed. */
export function withPlain(accepted: readonly string[]): Spelling[] {
  const added = new Set<string>();
  return accepted.flatMap((key) => {
    const plain = plainOf(key);
    const typed = { key, value: TYPED };
    if (plain === undefined || accepted.includes(plain) || added.has(plain)) return [typed];
    added.add(plain);
    return [{ key: plain, value: ADDED }, typed];
  });
}

/** Whether a spelling was added by us to a formula beside it. */
export const isAdded = ({ key, value }: Spelling, all: readonly Spelling[]): boolean =>
  value === ADDED && all.some((one) => one.value === TYPED && plainOf(one.key) === key);
