import { z } from 'zod';

/**
 * The task types of the specification with their codes. 8 is reserved and never used.
 * `response`: what somebody answers with. `options`: chosen labels, as many as the type says; `quiz`: the same for several
 * questions; `tap`: being there first; `done`: it is written or said elsewhere, and only told to be finished.
 */
export const taskKinds = {
  0: { name: 'paperPen', response: 'done', colour: '#1D4ED8' },
  1: { name: 'quiz', response: 'quiz', colour: '#0F766E' },
  2: { name: 'trueFalse', response: 'options', colour: '#4338CA' },
  3: { name: 'single', response: 'options', colour: '#6D28D9' },
  4: { name: 'multiple', response: 'options', colour: '#A21CAF' },
  5: { name: 'quickAnswer', response: 'tap', colour: '#C2410C' },
  6: { name: 'homework', response: 'done', colour: '#1E40AF' },
  7: { name: 'dictation', response: 'done', colour: '#15803D' },
  9: { name: 'calligraphy', response: 'done', colour: '#92400E' },
  10: { name: 'spoken', response: 'done', colour: '#BE185D' },
  11: { name: 'review', response: 'done', colour: '#475569' },
  12: { name: 'combined', response: 'quiz', colour: '#0E7490' },
  13: { name: 'vote', response: 'options', colour: '#155E75' },
} as const;
export type TaskKind = keyof typeof taskKinds;
export type TaskKindName = (typeof taskKinds)[TaskKind]['name'];

const codes: readonly number[] = Object.keys(taskKinds).map(Number);
export const isTaskKind = (code: number): code is TaskKind => codes.includes(code);
export const TaskKind = z.custom<TaskKind>((code) => typeof code === 'number' && isTaskKind(code), 'task-kind');

export const responseOf = (kind: TaskKind) => taskKinds[kind].response;

/** What lies in a task that has no question of its own: the labels a person chooses from. */
export const yesNo = ['A', 'B'] as const;

/** Whether several labels may be chosen, and whether their order counts. */
export const ballots = ['one', 'several', 'ranking'] as const;
export type BallotForm = (typeof ballots)[number];

export interface Choosable {
  kind: TaskKind;
  ballot: BallotForm;
}

/** How labels are chosen in a task. */
export const ballotOf = ({ kind, ballot }: Choosable, keys = 1): BallotForm => {
  if (kind === 13) return ballot;
  return kind === 4 || (responseOf(kind) === 'quiz' && keys > 1) ? 'several' : 'one';
};

/** Whether these labels are an answer at all: each once, offered, and as many as the form takes. */
export function isAnswer(labels: readonly string[], offered: readonly string[], form: BallotForm): boolean {
  const known = new Set(labels).size === labels.length && labels.every((label) => offered.includes(label));
  if (offered.length === 0) return labels.length === 0;
  if (form === 'one') return known && labels.length === 1;
  return known && (form === 'several' ? labels.length > 0 : labels.length === offered.length);
}

/** Right where exactly the labels of the key were chosen; null where there is no key. */
export const isRight = (labels: readonly string[], key: readonly string[]): boolean | null =>
  key.length === 0 ? null : labels.length === key.length && key.every((label) => labels.includes(label));
