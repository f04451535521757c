import { z } from 'zod';
import { responseOf, type TaskKind } from './kinds.js';

export const taskStates = ['draft', 'open', 'locked', 'revealed', 'archived'] as const;
export const TaskState = z.enum(taskStates);
export type TaskState = z.infer<typeof TaskState>;

export const taskMoves = ['open', 'lock', 'reopen', 'reveal', 'revote', 'archive'] as const;
export const TaskMove = z.enum(taskMoves);
export type TaskMove = z.infer<typeof TaskMove>;

/** How often a class may be asked the same again. */
export const MAX_ROUNDS = 9;

export interface TaskStand {
  kind: TaskKind;
  state: TaskState;
  /** Counted from 1; each vote after a discussion is a round of its own, and the rounds before stay as they were. */
  round: number;
}

interface Move {
  from: readonly TaskState[];
  to: TaskState;
  /** A new round begins: nobody has answered it. */
  begins?: true;
  /** Only where somebody has chosen something that can be shown or chosen again. */
  chosen?: true;
}

/** What a task can go through, whichever of the thirteen types it is. Nothing is taken back: what was archived stays so. */
export const moveTable: Readonly<Record<TaskMove, Move>> = {
  open: { from: ['draft'], to: 'open' },
  lock: { from: ['open'], to: 'locked' },
  reopen: { from: ['locked'], to: 'open' },
  reveal: { from: ['open', 'locked'], to: 'revealed' },
  revote: { from: ['locked', 'revealed'], to: 'open', begins: true, chosen: true },
  archive: { from: ['draft', 'locked', 'revealed'], to: 'archived' },
};

/** The task after a move; undefined where it cannot be made. */
export function afterMove({ kind, state, round }: TaskStand, move: TaskMove): TaskStand | undefined {
  const { from, to, begins, chosen } = moveTable[move];
  if (!from.includes(state) || (chosen && responseOf(kind) === 'done') || (begins && round >= MAX_ROUNDS))
    return undefined;
  return { kind, state: to, round: begins ? round + 1 : round };
}

export const movesOf = (task: TaskStand): TaskMove[] => taskMoves.filter((move) => afterMove(task, move) !== undefined);
