import type { Stroke } from '@zhibi/ink';
import type { Homework, Submission } from '../homework/index.js';
import { teacherAccountsOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { announce } from '../platform/events/index.js';
import { together } from '../platform/together.js';

interface Written {
  homework: Homework;
  submission: Submission;
  pageCode: string;
  strokes: readonly Stroke[];
}

/** Shows new ink to the teachers of the student's class: one event for each page, and a pen lies on one. */
export async function tellInk(db: Db, schoolId: string, pages: readonly Written[]): Promise<void> {
  const audiences = new Map<string, Promise<string[]>>();
  const audienceOf = ({ homework, submission }: Written): Promise<string[]> => {
    const key = `${homework.subjectId} ${submission.classId}`;
    const known = audiences.get(key) ?? teacherAccountsOf(db, schoolId, [submission.classId], homework.subjectId);
    audiences.set(key, known);
    return known;
  };
  await together(
    pages.map(async (page) => {
      const to = await audienceOf(page);
      const { homework, submission, pageCode, strokes } = page;
      const data = { homeworkId: homework.id, studentId: submission.studentId, pageCode, strokes: strokes.map(plain) };
      if (to.length > 0) await announce(db, { name: 'ink', schoolId, to, data });
    }),
  );
}

/** As precise as ink is kept: hundredths of a millimetre and of the pressure, whole milliseconds. */
const plain = ({ id, t0, tip, points }: Stroke) => ({
  id,
  t0,
  tip,
  points: points.map(([x, y, pressure, ms]) => [hundredths(x), hundredths(y), hundredths(pressure), Math.round(ms)]),
});
const hundredths = (value: number) => Math.round(value * 100) / 100;
