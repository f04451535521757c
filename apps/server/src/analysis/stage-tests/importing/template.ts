import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { subjectNameIn } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import { studentsOf, subjectsById } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { sheetFile } from '../../../platform/sheets/index.js';
import { testToFill } from './bring-scores.js';

const words = {
  zh: { studentNo: '学号', name: '姓名', className: '班级', what: '成绩模板' },
  en: { studentNo: 'Student no.', name: 'Name', className: 'Class', what: 'score template' },
} as const satisfies Record<Language, Record<string, string>>;

/** A table to fill in: a row for each student of the classes, a column for each subject with its full score. */
export async function scoreTemplate(
  db: Db,
  actor: Actor,
  { testId, format }: { testId: string; format: SheetFormat },
  language: Language,
): ReturnType<typeof sheetFile> {
  const test = await testToFill(db, actor, testId);
  const classNameOf = new Map(test.classes.map(({ classId, className }) => [classId, className]));
  const [subjects, students] = await Promise.all([
    subjectsById(db),
    studentsOf(db, actor.schoolId, [...classNameOf.keys()]),
  ]);
  const place = new Map([...classNameOf.keys()].map((classId, at) => [classId, at]));
  const word = words[language];
  return sheetFile(
    {
      name: test.name,
      about: [word.what],
      columns: [
        { title: word.studentNo, width: 14 },
        { title: word.name, width: 12 },
        { title: word.className, width: 14 },
        ...test.subjects.map(({ subjectId, fullScore }) => ({
          title: `${subjectNameIn(subjects.get(subjectId)?.name ?? '', language)} (${fullScore})`,
          width: 16,
        })),
      ],
      rows: students
        .toSorted((a, b) => (place.get(a.classId) ?? 0) - (place.get(b.classId) ?? 0))
        .map(({ studentNo, name, classId }) => [
          studentNo,
          name,
          classNameOf.get(classId) ?? '',
          ...test.subjects.map(() => null),
        ]),
    },
    format,
  );
}
