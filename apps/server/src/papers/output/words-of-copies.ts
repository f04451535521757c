import { classesOf, findSchool, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { codeText } from '../rules.js';
import { CODE_RULE, type Copy, type Run } from './store-run.js';

/** What is stamped on copies: name, number, class and school as they are now, and the codes of their pages. */
export async function wordsOfCopies(
  db: Db,
  schoolId: string,
  { classIds }: Pick<Run, 'classIds'>,
  copies: readonly Pick<Copy, 'classId' | 'studentId' | 'pages'>[],
) {
  const [school, classes, students] = await Promise.all([
    findSchool(db, schoolId),
    classesOf(db, schoolId, classIds),
    studentsById(
      db,
      schoolId,
      copies.map(({ studentId }) => studentId),
    ),
  ]);
  const classNames = new Map(classes.map(({ classId, className }) => [classId, className]));
  return copies.map(({ classId, studentId, pages }) => ({
    name: students.get(studentId)?.name ?? '',
    studentNo: students.get(studentId)?.studentNo ?? '',
    schoolName: school?.name ?? '',
    className: classNames.get(classId) ?? '',
    pages: pages.map((page) => ({ ...page, qrText: codeText(CODE_RULE, page.pageCode) })),
  }));
}
