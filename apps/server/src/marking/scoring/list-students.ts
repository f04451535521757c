import type { StudentToMark } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import { endOfCopy, homeworkForTeacher, submissionsOf, taughtClassIds } from '../../homework/index.js';
import { classesAt, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { countsByStudent } from './store-counts.js';

/** Who is marked paper by paper, by class and number. A fixed number of queries. */
export async function listStudents(
  db: Db,
  actor: Actor,
  homeworkId: string,
  now: Date,
): Promise<{ title: string; items: StudentToMark[] }> {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const copies = await submissionsOf(db, schoolId, homeworkId, taughtClassIds(actor, homework));
  const studentIds = copies.map((one) => one.studentId);
  const [students, classes, counts] = await Promise.all([
    studentsById(db, schoolId, studentIds),
    classesAt(db, schoolId, homework.classIds, homework.startAt),
    countsByStudent(db, schoolId, { homeworkId, studentIds }),
  ]);
  const classNames = new Map(classes.map((one) => [one.classId, one.className]));
  const items = copies.map(({ studentId, classId, status, late, endAt }) => {
    const count = counts.get(studentId);
    const isAbsent = count === undefined || status === 'absent';
    return {
      studentId,
      studentNo: students.get(studentId)?.studentNo ?? '',
      name: students.get(studentId)?.name ?? '',
      classId,
      className: classNames.get(classId) ?? '',
      isAbsent,
      mayCome: isAbsent && now < endOfCopy(homework, { endAt }),
      late,
      total: count?.total ?? 0,
      scored: count?.scored ?? 0,
      waiting: count?.waiting ?? 0,
      score: count?.score ?? null,
    };
  });
  const order = (one: StudentToMark) => `${one.className} ${one.studentNo}`;
  return { title: homework.title, items: items.sort((a, b) => (order(a) < order(b) ? -1 : 1)) };
}
