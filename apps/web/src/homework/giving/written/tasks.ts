import type { HomeworkTask } from '@zhibi/contract/homework';

/** Task types that a paper may be given as. */
export const tasks = [
  [6, 'written'],
  [0, 'pen'],
  [7, 'dictation'],
  [9, 'calligraphy'],
  [12, 'combined'],
] as const satisfies readonly (readonly [HomeworkTask, string])[];

/** What a task type is called in the words of giving. */
export const taskNameOf = (type: HomeworkTask) => tasks.find(([one]) => one === type)?.[1] ?? 'written';
