import { gradeName, type SchoolClass, type Subject, stageNames } from '@zhibi/contract/people';

/** What the specification keeps beside the session: the disciplines and grades that homework is made for. */
export interface HomeworkBatchInfo {
  allSubjects: { subjectMainId: number; subjectName: string }[];
  allGrades: { gid: number; gradeName: string }[];
  subjects: { subjectId: number; subjectName: string }[];
}

const stagePrefix = new RegExp(
  `^(${Object.values(stageNames)
    .map(({ zh }) => zh)
    .join('|')})`,
);
/** 初中数学 is the discipline 数学 at a stage. */
const disciplineName = (subjectName: string) => subjectName.replace(stagePrefix, '') || subjectName;

/** A subject of a class tells its stage and its discipline: 202 is discipline 2 at stage 2. A subject of one's own record says so itself. */
const disciplineOf = (subjectId: number, own: readonly Subject[]) =>
  own.find((subject) => subject.subjectId === subjectId)?.subjectMainId ?? subjectId % 100;

const once = <T>(rows: readonly T[], keyOf: (row: T) => number): T[] =>
  [...new Map(rows.map((row) => [keyOf(row), row])).values()].sort((a, b) => keyOf(a) - keyOf(b));

/** Disciplines, grades and subjects of the classes; subjects that are not above 0 are left out. */
export function batchInfoOf(classes: readonly SchoolClass[], own: readonly Subject[]): HomeworkBatchInfo {
  const taught = classes.flatMap((one) => one.subjects).filter(({ subjectId }) => subjectId > 0);
  const disciplines = taught.map(({ subjectId, subjectName }) => ({
    subjectMainId: disciplineOf(subjectId, own),
    subjectName: disciplineName(subjectName),
  }));
  return {
    allSubjects: once(disciplines, ({ subjectMainId }) => subjectMainId),
    allGrades: once(
      classes.map(({ gid }) => ({ gid, gradeName: gradeName(gid, 'zh') })),
      ({ gid }) => gid,
    ),
    subjects: once(
      taught.map(({ subjectId, subjectName }) => ({ subjectId, subjectName })),
      ({ subjectId }) => subjectId,
    ),
  };
}
