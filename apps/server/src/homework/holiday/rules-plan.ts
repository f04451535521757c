import type { TaskState } from '@zhibi/contract/homework/holiday';
import { type Marks, stateOf, sumOf, type TaskFacts, taskKeys } from './rules.js';

/** A day of a subject as it is printed. */
export interface Task extends TaskFacts {
  minutes: number;
  questions: number;
}

/** The same for one student: where the student is with it, and the day on which it is to be written now. */
export interface StudentTask extends Task {
  on: string;
  state: TaskState;
}

interface Item extends TaskFacts {
  minutes: number;
}

/** The questions of a booklet by day and subject. */
export function tasksOf(items: readonly Item[]): Task[] {
  const byKey = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.day} ${item.subjectId}`;
    byKey.set(key, [...(byKey.get(key) ?? []), item]);
  }
  return [...byKey.values()]
    .flatMap((own) => {
      const [first] = own;
      return first === undefined
        ? []
        : [{ day: first.day, subjectId: first.subjectId, minutes: sumOf(own), questions: own.length }];
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.subjectId - b.subjectId);
}

interface WeekFacts {
  subjectId: number;
  fromOn: string;
  toOn: string;
}

/** The week that a task is printed in. */
export const weekOf = <Week extends WeekFacts>(weeks: readonly Week[], { subjectId, day }: TaskFacts) =>
  weeks.find((one) => one.subjectId === subjectId && day >= one.fromOn && day <= one.toOn);

export interface OwnMarks {
  done: readonly TaskFacts[];
  off: readonly TaskFacts[];
  skips: readonly { day: string; movedTo: string | null; excusedBy: string | null }[];
}

interface OwnWeek extends WeekFacts {
  isHandedIn: boolean;
}

/** The tasks of one student: those of the weeks of which the student has a copy. */
export function ownTasks(tasks: readonly Task[], weeks: readonly OwnWeek[], own: OwnMarks): StudentTask[] {
  const marks: Marks = {
    done: taskKeys(own.done),
    off: taskKeys(own.off),
    excusedDays: new Set(own.skips.filter(({ excusedBy }) => excusedBy !== null).map(({ day }) => day)),
    isHandedIn: (task) => weekOf(weeks, task)?.isHandedIn ?? false,
  };
  const movedTo = new Map(own.skips.map((skip) => [skip.day, skip.movedTo]));
  return tasks.flatMap((task) =>
    weekOf(weeks, task) === undefined
      ? []
      : [{ ...task, on: movedTo.get(task.day) ?? task.day, state: stateOf(task, marks) }],
  );
}

/** What of the own time is still to be spent on each day. */
export function openMinutes(tasks: readonly StudentTask[]): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const { on, state, minutes: own } of tasks)
    if (state !== 'off' && state !== 'excused') minutes.set(on, (minutes.get(on) ?? 0) + own);
  return minutes;
}
