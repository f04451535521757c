import type { ClassReport } from '@zhibi/contract/analysis';
import { classesMeant, isWithin, type Question, subjectOf } from '../question.js';
import { at } from '../reply.js';
import { tools } from '../tools.js';
import { titleNamed } from './rules-asked-words.js';

export interface FoundReport {
  report: ClassReport;
  title: string;
  to: string;
}

/** The newest report with results that a question means: by class, subject, homework and day. */
export async function findReport(
  question: Question,
  classId?: string,
): Promise<FoundReport | 'no-class' | 'no-report'> {
  const { slots, words } = question;
  const meant =
    classId === undefined ? classesMeant(question) : question.classes.filter((one) => one.classId === classId);
  if (meant.length === 0) return 'no-class';
  const [only] = meant;
  const { items } = await tools.reports(question, {
    subjectId: subjectOf(question) ?? undefined,
    classId: meant.length === 1 ? only?.classId : undefined,
  });
  const fitting = items.filter(
    (one) =>
      one.marked > 0 &&
      meant.some((wanted) => wanted.classId === one.classId) &&
      (slots.homeworkId === null || one.homeworkId === slots.homeworkId) &&
      (slots.days === null || isWithin(one.startAt, slots.days)),
  );
  const found = (slots.homeworkId === null && titleNamed(question.text, fitting)) || fitting[0];
  if (!found) return 'no-report';
  const report = await tools.report(question, { homeworkId: found.homeworkId, classId: found.classId });
  return {
    report,
    title: `${report.className} ${words.quote(report.title)} ${words.report}`,
    to: at('/study/analysis', { homework: found.homeworkId, class: found.classId }),
  };
}
