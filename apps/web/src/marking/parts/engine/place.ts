import type { AnswerToMark } from '@zhibi/contract/marking';

/** 16 are for short answers and a large screen. */
export const perScreens = [1, 4, 6, 9, 16] as const;
export type PerScreen = (typeof perScreens)[number];
export const columnsOf: Record<PerScreen, number> = { 1: 1, 4: 2, 6: 3, 9: 3, 16: 4 };

/** Does this answer still want a person? New ink after a decision asks for another look. */
export const isWaiting = ({ status, inkSinceScore }: Pick<AnswerToMark, 'status' | 'inkSinceScore'>): boolean =>
  status === 'waiting' || status === 'recognised' || inkSinceScore;

type Movement = 'next' | 'previous' | 'row-down' | 'row-up';

/** Where an arrow leads from `at` in a list of `count`; the ends stay where they are. */
export function moved(at: number, by: Movement, { count, columns }: { count: number; columns: number }): number {
  const steps: Record<Movement, number> = { next: 1, previous: -1, 'row-down': columns, 'row-up': -columns };
  const to = at + steps[by];
  return to < 0 || to >= count ? at : to;
}

/** Where the screen `by` screens on begins; the ends stay where they are. */
export function turned(at: number, by: 1 | -1, { count, per }: { count: number; per: number }): number {
  const to = (Math.floor(at / per) + by) * per;
  return to < 0 || to >= count ? at : to;
}

/** The next answer that wants a person once these are given: first the rest of what is in sight, then what follows. */
export function nextAfter<T extends Pick<AnswerToMark, 'answerId' | 'status' | 'inkSinceScore'>>(
  answers: readonly T[],
  from: number,
  given: ReadonlySet<string>,
): T | undefined {
  return answers.slice(from).find((one) => isWaiting(one) && !given.has(one.answerId));
}

/** The next answer that wants a person: after this one, then from the start. What was given in this sitting is done. */
export function nextOf<T extends Pick<AnswerToMark, 'answerId' | 'status' | 'inkSinceScore'>>(
  answers: readonly T[],
  answerId: string | undefined,
  given: ReadonlySet<string>,
): T | undefined {
  const at = answers.findIndex((one) => one.answerId === answerId);
  return nextAfter([...answers.slice(at + 1), ...answers.slice(0, Math.max(0, at))], 0, given);
}

/** Where to go after the last answer of a question: the next that waits, looking around once. */
export function nextWaiting<T extends { itemId: string; waiting: number }>(
  items: readonly T[],
  itemId: string,
): T | undefined {
  const at = items.findIndex((item) => item.itemId === itemId);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find((item) => item.waiting > 0);
}
