import type { Answer, Writing } from './room-outbox.js';

const KEPT = 'zhibi-room-waiting';

/** What a seat has answered and written and the server has not acknowledged, by the keys of its outbox. */
export interface Waiting {
  answers: readonly [string, Answer][];
  writing: readonly [string, Writing][];
}
const nothing: Waiting = { answers: [], writing: [] };

/** What waited on this device when its page was loaded anew or put away; of another seat nothing. */
export function waitingOf(token: string): Waiting {
  try {
    const kept: ({ token: string } & Waiting) | null = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return kept?.token === token ? kept : nothing;
  } catch {
    return nothing; // somebody else's words under our name
  }
}

/** Keeps what waits through a reload, and nothing once all has been taken. */
export function keepWaiting(token: string, { answers, writing }: Waiting): void {
  try {
    if (answers.length + writing.length === 0) forgetWaiting();
    else localStorage.setItem(KEPT, JSON.stringify({ token, answers, writing }));
  } catch {
    // A device that is full keeps it as long as its page is open.
  }
}

export const forgetWaiting = (): void => localStorage.removeItem(KEPT);
