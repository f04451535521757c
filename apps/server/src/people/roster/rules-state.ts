import { type RosterState, UNDO_DAYS } from '@zhibi/contract/people/roster';

/** Where an import stands, and when it was applied. */
export interface Standing {
  state: RosterState;
  appliedAt: Date | null;
}

const DAY_MS = 86_400_000;

/** What can be done with an import now. Work that was interrupted can be begun again. */
export const mayCheck = ({ state }: Standing): boolean => ['columns', 'checking', 'checked'].includes(state);
export const mayMend = ({ state }: Standing): boolean => state === 'checked';
export const mayApply = ({ state }: Standing): boolean => state === 'checked' || state === 'applying';
export const mayDiscard = ({ state }: Standing): boolean => ['columns', 'checking', 'checked'].includes(state);
export const isTimely = ({ appliedAt }: Standing, now: Date): boolean =>
  appliedAt !== null && now.getTime() - appliedAt.getTime() <= UNDO_DAYS * DAY_MS;
export const mayUndo = (of: Standing, now: Date): boolean =>
  (of.state === 'applied' && isTimely(of, now)) || of.state === 'undoing';
