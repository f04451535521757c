import { v4 } from 'uuid';

const SEAT = 'zhibi-room';
const MARK = 'zhibi-room-mark';

/** The seat that this browser has, through a reload: the token of the room and nothing of the person. */
export const keptSeat = {
  get: (): string => localStorage.getItem(SEAT) ?? '',
  set: (token: string): void => localStorage.setItem(SEAT, token),
  forget: (): void => localStorage.removeItem(SEAT),
};

/** What this browser calls itself to rooms. */
export function ownMark(): string {
  const kept = localStorage.getItem(MARK) ?? v4();
  localStorage.setItem(MARK, kept);
  return kept;
}
