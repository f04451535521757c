/** What stands in for 组卷网 as long as a school has no contract with it. */
export const EMBEDDED = 'open';
const WITH_STAND_IN = 'zujuan';

/**
 * Which bank a school reaches by a code: the partner's where its external question list names it; the embedded one where the
 * code has a stand-in; none otherwise.
 */
export function reachedBank(
  code: string,
  extQuestion: readonly string[],
): { code: string; embedded: boolean } | undefined {
  if (extQuestion.includes(code)) return { code, embedded: false };
  return code === WITH_STAND_IN ? { code: EMBEDDED, embedded: true } : undefined;
}

/** The codes under which a school reaches banks, each once; the one with a stand-in is always among them. */
export const reachedCodes = (extQuestion: readonly string[]): string[] => [...new Set([WITH_STAND_IN, ...extQuestion])];
