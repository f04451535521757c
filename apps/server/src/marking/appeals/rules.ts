import type { AppealState } from '@zhibi/contract/marking/appeals';

const DAY_MS = 86_400_000;

/** Until when a student may appeal; null where the school takes no appeals. */
export const endOfAppeals = (releasedAt: Date, days: number): Date | null =>
  days === 0 ? null : new Date(releasedAt.getTime() + days * DAY_MS);

/** Whether an appeal may be made now; what was made before its end is decided whenever somebody comes to it. */
export const isOpenAt = (until: Date | null, now: Date): boolean => until !== null && now.getTime() < until.getTime();

const counted: Readonly<Record<AppealState, boolean>> = { waiting: true, kept: true, changed: false, withdrawn: false };

/** How many appeals are left: one that changed the score is given back, and so is one that was withdrawn. */
export const leftOf = (states: readonly AppealState[], budget: number): number =>
  Math.max(0, budget - states.filter((state) => counted[state]).length);

/** Only what lost something can be appealed: where all was given nobody has to look again. */
export const hasLost = ({ score }: { score: number | null }, maxScore: number): boolean =>
  score !== null && score < maxScore;

/** An answer is appealed once; one that was withdrawn has not been looked at, and may be again. */
export const mayAppealAgain = (state: AppealState | undefined): boolean => state === undefined || state === 'withdrawn';

/** What a decision comes to: the same score is no change, whatever was said. */
export const outcomeOf = (stands: number | null, given: number): 'kept' | 'changed' =>
  stands === given ? 'kept' : 'changed';

interface Line {
  reason: { scores: readonly { accountId: string }[] } | null;
}

/** Who gave a score or had a part in it: whoever stands beside it, and the scorers of a round that it came of. */
export const giversOf = (scoredBy: string | null, lines: readonly Line[]): string[] => [
  ...new Set([
    ...(scoredBy === null ? [] : [scoredBy]),
    ...lines.flatMap(({ reason }) => reason?.scores.map(({ accountId }) => accountId) ?? []),
  ]),
];
