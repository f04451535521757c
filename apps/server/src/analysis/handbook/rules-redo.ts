import type { HandbookStatus, RedoState } from '@zhibi/contract/analysis/handbook';
import type { SubmissionStatus } from '@zhibi/contract/homework';

/** A redo of one student: how far its making is, and how far its copy; no status while it is not given out. */
export interface RedoCopy {
  making: HandbookStatus;
  status: SubmissionStatus | undefined;
}

/** Who has a redo before them, or with the teacher, gets no second one until the first is back. */
export function redoStateOf(
  copies: readonly RedoCopy[],
  { wrong, right }: { wrong: number; right: number },
): RedoState {
  if (copies.some(isBeingWritten)) return 'open';
  if (copies.some(({ status }) => status === 'handed-in' || status === 'marked')) return 'with-teacher';
  return wrong > 0 && right === wrong ? 'redone' : 'none';
}

const isBeingWritten = ({ making, status }: RedoCopy): boolean =>
  status === undefined ? making === 'waiting' : status === 'assigned' || status === 'writing';
