import type { Actor } from '@zhibi/contract/session';
import { studentsById } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { ensure, found } from '../../../platform/problem.js';
import { newImport, testToFill } from './bring-scores.js';
import { judgeImport } from './judge-import.js';
import { importById, insertImport, rowsWith } from './store-imports.js';

export interface FedScores {
  testId: string;
  subjectId: number;
  /** What the scores are of, as the import is called. */
  sourceName: string;
  fullScore: number;
  classId: string;
  /** Null: absent. */
  scores: readonly { studentId: string; score: number | null }[];
}

/**
 * Feeds a subject of a stage test with scores that a later domain has made of a class. It is an import like any other: checked, shown,
 * applied and taken back. Answers its id.
 */
export async function feedScores(db: Db, actor: Actor, fed: FedScores, now: Date): Promise<string> {
  const test = await testToFill(db, actor, fed.testId);
  const { schoolId } = actor;
  const { subjectId, classId, scores } = fed;
  const subject = found(test.subjects.find((one) => one.subjectId === subjectId));
  const className = found(test.classes.find((one) => one.classId === classId)).className;
  ensure(subject.fullScore === fed.fullScore, 'conflict', 'full-differs');
  const students = await studentsById(
    db,
    schoolId,
    scores.map(({ studentId }) => studentId),
  );
  const rows = scores.map(({ studentId, score }) => {
    const student = students.get(studentId);
    return [student?.studentNo ?? '', student?.name ?? '', className, score === null ? '缺考' : String(score)];
  });
  const importId = newId();
  await insertImport(
    db,
    {
      ...newImport(actor, test, now),
      id: importId,
      state: 'checked',
      form: 'laboratory',
      sourceName: fed.sourceName.slice(0, 200),
      titles: ['学号', '姓名', '班级', '分数'],
      fields: ['studentNo', 'name', 'className', `s${subjectId}`],
      rowCount: rows.length,
    },
    rows.map((cells, at) => ({ at: at + 1, cells })),
  );
  const of = { schoolId, importId };
  await judgeImport(db, test, await importById(db, of), await rowsWith(db, of, {}));
  return importId;
}
