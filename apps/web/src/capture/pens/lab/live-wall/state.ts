import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import type { StatusTone } from '../../../../platform/layout/status-tag.js';

export const wallStates = ['handedIn', 'writing', 'stuck', 'written', 'left', 'away', 'blank', 'absent'] as const;
export type WallState = (typeof wallStates)[number];
export const tones: Record<WallState, StatusTone> = {
  handedIn: 'done',
  writing: 'run',
  stuck: 'warn',
  written: 'done',
  left: 'off',
  away: 'off',
  blank: 'wait',
  absent: 'off',
};

/** So many minutes without a stroke make somebody stuck; the teacher chooses. */
export const restMinutes = [1, 2, 3, 5, 10] as const;
export const USUAL_REST = 2;
/** A lesson: who rests for longer has put the pen away and will go on another time. */
const LESSON_MIN = 45;

export interface Progress {
  status: SubmissionOfStudent['status'];
  /** When ink last came, in ms; null where none ever did. */
  lastInkMs: number | null;
  /** Whether there is something on every question that is looked at. */
  isWhole: boolean;
  isPenAway: boolean;
}

export interface StateNow {
  state: WallState;
  /** Whole minutes without a stroke, where that is what the state is about. */
  restMin: number;
}

/**
 * Who writes and who is stuck. Ink that came within the time allowed is writing, whatever else is known. After that, whoever has something on every
 * question has written all of it; who has not written for a lesson has left off, and nobody waits for them; whose pen is gone may write unseen and is not called stuck; everybody else with ink is. Without ink
 * nobody is stuck: they have not begun.
 */
export function stateOf({ status, lastInkMs, isWhole, isPenAway }: Progress, nowMs: number, restMin: number): StateNow {
  const told = (state: WallState, rested = 0): StateNow => ({ state, restMin: rested });
  if (status === 'absent') return told('absent');
  if (status !== 'assigned' && status !== 'writing') return told('handedIn');
  if (lastInkMs === null) return told(isPenAway ? 'away' : status === 'writing' ? 'writing' : 'blank');
  const rested = Math.floor(Math.max(0, nowMs - lastInkMs) / 60_000);
  if (rested < restMin) return told('writing');
  if (isWhole) return told('written');
  if (rested >= LESSON_MIN) return told('left');
  return isPenAway ? told('away') : told('stuck', rested);
}

/** Who needs somebody stands first. */
const urgency: readonly WallState[] = ['stuck', 'away', 'blank', 'writing', 'left', 'written', 'handedIn', 'absent'];

export const byUrgency = (one: StateNow, other: StateNow): number =>
  urgency.indexOf(one.state) - urgency.indexOf(other.state) || other.restMin - one.restMin;
