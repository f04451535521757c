import type { TaskForTeacher } from '@zhibi/contract/classroom';
import { describe, expect, it } from 'vitest';
import { taskWith } from '../../../../test/task-with.js';
import { askedTask } from './asked-task.js';

const of = (tasks: TaskForTeacher[], run = true) => askedTask({ tasks, can: { run } });
const [question] = taskWith().questions;

describe('what cards can answer', () => {
  it('is the task that is open, in its round', () => {
    const task = taskWith({ round: 2 });
    expect(of([taskWith({ state: 'revealed' }), task])).toEqual({ taskId: task.taskId, round: 2, labels: ['A', 'B'] });
    expect(of([taskWith({ kind: 2 })])).not.toBeNull();
    expect(of([taskWith({ kind: 13 })])).not.toBeNull();
  });

  it.each<[string, TaskForTeacher[]]>([
    ['nothing is asked', []],
    ['it is locked', [taskWith({ state: 'locked' })]],
    ['no names are kept', [taskWith({ kind: 13, secrecy: 'anonymous' })]],
    ['several may be chosen', [taskWith({ kind: 4 })]],
    ['options are put in an order', [taskWith({ kind: 13, ballot: 'ranking' })]],
    ['it is a tap', [taskWith({ kind: 5 })]],
    ['it has several questions', [taskWith({ questions: question ? [question, question] : [] })]],
  ])('is nothing where %s', (_, tasks) => expect(of(tasks)).toBeNull());

  it('is nothing for a colleague who only looks', () => expect(of([taskWith()], false)).toBeNull());
});
