import type { Actor } from '@zhibi/contract/session';
import { studentsById } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { ensure, found } from '../../../platform/problem.js';
import { testToFill } from './bring-scores.js';
import { keepChecked } from './keep-checked.js';

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
 * applied and taken back. Answers its id; refuses by `class-elsewhere` and `full-differs`.
 */
export async function feedScores(db: Db, actor: Actor, fed: FedScores, now: Date): Promise<string> {
  const test = await testToFill(db, actor, fed.testId);
  const { schoolId } = actor;
  const { subjectId, classId, scores } = fed;
  const subject = found(test.subjects.find((one) => one.subjectId === subjectId));
  const schoolClass = test.classes.find((one) => one.classId === classId);
  ensure(schoolClass !== undefined, 'conflict', 'class-elsewhere');
  ensure(subject.fullScore === fed.fullScore, 'conflict', 'full-differs');
  const students = await studentsById(
    db,
    schoolId,
    scores.map(({ studentId }) => studentId),
  );
  const rows = scores.map(({ studentId, score }) => {
    const student = students.get(studentId);
    return [
      student?.studentNo ?? '',
      student?.name ?? '',
      schoolClass.className,
      score === null ? '缺考' : String(score),
    ];
  });
  return keepChecked(db, actor, { test, subjectId, form: 'laboratory', sourceName: fed.sourceName, rows }, now);
}
