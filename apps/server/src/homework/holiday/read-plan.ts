import type { SubmissionStatus } from '@zhibi/contract/homework';
import { grouped } from '@zhibi/contract/kernel';
import type { Db } from '../../platform/db.js';
import { type Homework, homeworkByIds } from '../store.js';
import { type OwnMarks, ownTasks, type StudentTask, type Task, tasksOf } from './rules-plan.js';
import { type HolidayRow, itemsOf, type WeekRow, weeksOfHolidays } from './store.js';
import { type CopyRow, copiesOfWeeks } from './store-copies.js';
import { marksOf } from './store-marks.js';

/** A week of a student: what is handed in together. */
export interface OwnWeek extends WeekRow {
  homework: Homework;
  copy: CopyRow;
  isHandedIn: boolean;
  /** Handed in, or over without having been: nothing of it moves any more. */
  isCollected: boolean;
}

/** A booklet with all that students have done of it. */
export interface Plans {
  row: HolidayRow;
  tasks: Task[];
  studentIds: string[];
  weeksOf: (studentId: string) => OwnWeek[];
  marksOf: (studentId: string) => Marks;
  tasksOf: (studentId: string) => StudentTask[];
}

type Skip = Awaited<ReturnType<typeof marksOf>>['skips'][number];
interface Marks extends OwnMarks {
  skips: readonly Skip[];
}

const handedIn: readonly SubmissionStatus[] = ['handed-in', 'marked', 'released'];

/** The plan of every student who has a copy of a booklet, or of one of them. Seven queries. */
export async function readPlans(db: Db, row: HolidayRow, studentId?: string): Promise<Plans> {
  const { schoolId, id } = row;
  const whose = studentId === undefined ? {} : { studentId };
  const [items, weeks, marks] = await Promise.all([
    itemsOf(db, schoolId, [id]),
    weeksOfHolidays(db, schoolId, [id]),
    marksOf(db, schoolId, { holidayIds: [id], ...whose }),
  ]);
  const homeworkIds = weeks.flatMap(({ homeworkId }) => homeworkId ?? []);
  const [homework, copies] = await Promise.all([
    homeworkByIds(db, schoolId, homeworkIds),
    copiesOfWeeks(db, schoolId, { homeworkIds, ...whose }),
  ]);
  const copiesOf = grouped(copies, ({ studentId: of }) => of);
  const tasks = tasksOf(items);
  const weeksOf = (of: string) =>
    weeks.flatMap((week): OwnWeek[] => {
      const given = homework.get(week.homeworkId ?? '');
      const copy = copiesOf.get(of)?.find(({ homeworkId }) => homeworkId === week.homeworkId);
      if (given === undefined || given.withdrawnAt !== null || copy === undefined) return [];
      const isHandedIn = handedIn.includes(copy.status);
      return [{ ...week, homework: given, copy, isHandedIn, isCollected: isHandedIn || copy.status === 'absent' }];
    });
  const ownMarks = (of: string): Marks => ({
    off: marks.off,
    done: marks.done.filter((one) => one.studentId === of),
    skips: marks.skips.filter((one) => one.studentId === of),
  });
  return {
    row,
    tasks,
    studentIds: [...copiesOf.keys()],
    weeksOf,
    marksOf: ownMarks,
    tasksOf: (of) => ownTasks(tasks, weeksOf(of), ownMarks(of)),
  };
}
