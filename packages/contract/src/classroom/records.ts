import { z } from 'zod';
import { Id, Stamp } from '../kernel/index.js';
import { TaskKind } from './kinds.js';
import { Labels, LessonFacts, MissedAnswer, QuickPlace, RoundResult, TaskContent } from './model.js';

const count = z.number().int();

/** One lesson in the list of records. */
export const LessonRow = LessonFacts.extend({
  kinds: z.array(TaskKind),
  taskCount: count,
  studentCount: count,
  /** Of all answers that could have been given, how many were; null where nothing was asked. */
  participation: z.number().nullable(),
  /** Of all answers to questions with a key, how many were right; null where there were none. */
  rightRate: z.number().nullable(),
});
export type LessonRow = z.infer<typeof LessonRow>;

export const RecordedTask = TaskContent.extend({
  taskId: Id,
  no: count,
  kind: TaskKind,
  openedAt: Stamp.nullable(),
  closedAt: Stamp.nullable(),
  rounds: z.array(RoundResult),
  quick: z.array(QuickPlace),
});
export type RecordedTask = z.infer<typeof RecordedTask>;

export const LessonRecord = LessonRow.extend({
  tasks: z.array(RecordedTask),
  students: z.array(
    z.object({
      studentId: Id,
      name: z.string(),
      studentNo: z.string(),
      /** Was in the room, or answered. */
      wasThere: z.boolean(),
      answered: count,
      right: count,
      /** The last round of each task: what was chosen for each question, null where nothing. */
      answers: z.array(z.object({ taskId: Id, labels: z.array(Labels.nullable()) })),
      /** Of the same rounds: what came too late to count. */
      missed: z.array(MissedAnswer.extend({ taskId: Id })),
    }),
  ),
});
export type LessonRecord = z.infer<typeof LessonRecord>;
