import { type SchoolStageId, stageOfGrade } from '@zhibi/contract/people';
import type { CodeState, KeptRole } from '@zhibi/contract/people/organisation';

/** The stages of a school by its grades, the lowest first. */
export function stagesOf(firstGid: number, lastGid: number): SchoolStageId[] {
  const gids = Array.from({ length: Math.max(0, lastGid - firstGid + 1) }, (_, at) => firstGid + at);
  return [...new Set(gids.map(stageOfGrade))];
}

export const stageGrades: Readonly<Record<SchoolStageId, { from: number; to: number }>> = {
  1: { from: 1, to: 6 },
  2: { from: 7, to: 9 },
  3: { from: 10, to: 12 },
};

interface CodeFacts {
  usedAt: Date | null;
  disabledAt: Date | null;
  validUntil: Date;
}

/** The state of a code. Used is for ever; disabled is told before expired, for enabling it is what could be done. */
export function codeStateOf({ usedAt, disabledAt, validUntil }: CodeFacts, now: Date): CodeState {
  if (usedAt !== null) return 'used';
  if (disabledAt !== null) return 'disabled';
  return validUntil < now ? 'expired' : 'unused';
}

/** An organisation administrator logs in on another page than a school's people: one account is one or the other. */
export const rolesMeet = (roles: readonly KeptRole[], schoolId: string | null): boolean =>
  roles.includes('ORGADMIN') ? roles.length === 1 && schoolId === null : schoolId !== null;

/** The name of an account that the organisation takes for new people. */
export const isShortEnough = (account: string, longest: number): boolean => account.length <= longest;
