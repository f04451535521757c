import type { TaskForTeacher } from '@zhibi/contract/classroom';
import { newId } from './world.js';

/** An open task with names, of one question with two options. */
export const taskWith = (change: Partial<TaskForTeacher> = {}): TaskForTeacher => ({
  taskId: newId(),
  title: '',
  no: 1,
  kind: 3,
  state: 'open',
  round: 1,
  questions: [{ prompt: [], options: ['A', 'B'].map((label) => ({ label, content: [] })), key: [], questionId: null }],
  secrecy: 'named',
  ballot: 'one',
  seconds: null,
  closesInMs: null,
  result: { round: 1, answered: 0, questions: [{ answered: 0, counts: [], right: null }] },
  before: null,
  quick: [],
  can: ['lock', 'reveal'],
  ...change,
});
