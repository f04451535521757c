import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { classesMeant, isWithin, type Question, subjectOf } from '../question.js';
import { tools } from '../tools.js';

/** The newest homework that was given and that a teacher's question means: by class, subject, title and day; `no-subject` where none is chosen. */
export async function findGiven(question: Question): Promise<HomeworkForTeacher | 'no-subject' | undefined> {
  const { slots } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return 'no-subject';
  const meant = classesMeant(question).map(({ classId }) => classId);
  const { items } = await tools.homework(question, { subjectId });
  return items.find(
    ({ homeworkId, status, classes, startAt, endAt }) =>
      (status === 'open' || status === 'closed') &&
      classes.some(({ classId }) => meant.includes(classId)) &&
      (slots.homeworkId === null || homeworkId === slots.homeworkId) &&
      (slots.days === null || isWithin(endAt, slots.days) || isWithin(startAt, slots.days)),
  );
}
