import { ballotOf, type LessonBoard, responseOf } from '@zhibi/contract/classroom';

/** What cards can answer: a task that is open, with names, of one question and one letter. */
export interface AskedTask {
  taskId: string;
  round: number;
  labels: readonly string[];
}

export function askedTask({ tasks, can }: Pick<LessonBoard, 'tasks' | 'can'>): AskedTask | null {
  const task = tasks.find(({ state }) => state === 'open');
  const [question, ...others] = task?.questions ?? [];
  if (!can.run || !task || !question || others.length > 0 || task.secrecy !== 'named') return null;
  if (responseOf(task.kind) !== 'options' || ballotOf(task) !== 'one') return null;
  return { taskId: task.taskId, round: task.round, labels: question.options.map(({ label }) => label) };
}
