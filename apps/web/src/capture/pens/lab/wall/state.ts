import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import type { StatusTone } from '../../../../platform/layout/status-tag.js';

export const wallStates = ['handedIn', 'writing', 'blank', 'absent'] as const;
export type WallState = (typeof wallStates)[number];
export const tones: Record<WallState, StatusTone> = { handedIn: 'done', writing: 'run', blank: 'wait', absent: 'off' };

/** How far a student is; ink that arrives this moment is quicker than the list. */
export function stateOf({ status }: Pick<SubmissionOfStudent, 'status'>, isWriting: boolean): WallState {
  if (status === 'assigned') return isWriting ? 'writing' : 'blank';
  if (status === 'writing') return 'writing';
  return status === 'absent' ? 'absent' : 'handedIn';
}
