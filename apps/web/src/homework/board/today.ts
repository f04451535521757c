import type { LessonRow } from '@zhibi/contract/classroom';
import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { isToCollect, isToDiscuss } from './board-rows.js';

/** A lesson of today, or a class that has none yet with what lies ready for it. */
export type TodayCard =
  | { lesson: LessonRow }
  | {
      classId: string;
      className: string;
      homework: HomeworkForTeacher | null;
      next: 'discuss' | 'collect' | 'nothing';
    };

interface Known {
  /** A day, as eight digits. */
  today: string;
  subjectId: number;
  lessons: readonly LessonRow[];
  classes: readonly { classId: string; className: string; subjects: readonly { subjectId: number }[] }[];
  /** Newest first. */
  homework: readonly HomeworkForTeacher[];
}

/** The lessons of today in their order, what is over before what goes on; then the classes that have had none, those with something to discuss first. */
export function cardsOfToday({ today, subjectId, lessons, classes, homework }: Known): TodayCard[] {
  const ours = lessons.filter((one) => one.subjectId === subjectId && one.startedAt.startsWith(today));
  const held = [...ours].sort((a, b) => a.startedAt.localeCompare(b.startedAt));
  const without = classes.filter(
    ({ classId, subjects }) =>
      subjects.some((one) => one.subjectId === subjectId) && !held.some((lesson) => lesson.classId === classId),
  );
  const ready = without.map(({ classId, className }): Exclude<TodayCard, { lesson: LessonRow }> => {
    const own = homework.filter(
      ({ status, classes: given }) => status !== 'withdrawn' && given.some((one) => one.classId === classId),
    );
    const discussed = own.find(isToDiscuss);
    const collected = own.find(isToCollect);
    if (discussed) return { classId, className, homework: discussed, next: 'discuss' };
    return { classId, className, homework: collected ?? null, next: collected ? 'collect' : 'nothing' };
  });
  const order = ['discuss', 'collect', 'nothing'];
  return [
    ...held.map((lesson) => ({ lesson })),
    ...ready.sort((a, b) => order.indexOf(a.next) - order.indexOf(b.next)),
  ];
}
