const PRIMES = /\^\s*\{\s*([′″‴⁗]+)\s*\}|\^?\s*([′″‴⁗]+)/g;
const signs: Readonly<Record<string, string>> = { '′': "'", '″': "''", '‴': "'''", '⁗': "''''" };

/**
 * The prime of a keyboard of signs, A′ or 15′20″, as LaTeX wants it: its own sign stands on the line, as large as a letter, and A′B looks like
 * A/B on paper and screen.
 */
export const withPrimes = (latex: string): string =>
  latex.replace(PRIMES, (_, braced: string | undefined, plain: string | undefined, at: number) => {
    const primes = [...(braced ?? plain ?? '')].map((sign) => signs[sign] ?? '').join('');
    // Behind an exponent a prime would be a second one.
    return isRaised(latex.slice(0, at)) ? `{}${primes}` : primes;
  });

/** Whether what stands there ends in a raised sign, with or without a lowered one behind it. */
function isRaised(before: string): boolean {
  const script = /([_^])\s*(?:\\[A-Za-z]+|[^{}\s\\])\s*$/.exec(before) ?? bracedScript(before.trimEnd());
  if (script === null) return false;
  return script[1] === '^' || isRaised(before.slice(0, script.index));
}

function bracedScript(before: string): { 1: string; index: number } | null {
  if (!before.endsWith('}')) return null;
  let [open, at] = [0, before.length];
  do {
    at--;
    if (before[at] === '}') open++;
    if (before[at] === '{') open--;
  } while (open > 0 && at > 0);
  const found = /([_^])\s*$/.exec(before.slice(0, at));
  return found?.[1] === undefined ? null : { 1: found[1], index: found.index };
}
