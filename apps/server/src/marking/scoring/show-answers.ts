import { toStamp } from '@zhibi/contract/kernel';
import type { AnswerToMark } from '@zhibi/contract/marking';
import { evidenceByItem, inkOf, packedOver, picturesIn, seenOf } from '../../capture/index.js';
import { type Homework, type Submission, submissionsOf } from '../../homework/index.js';
import { geometriesOf } from '../../papers/index.js';
import { classesAt, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { areasOfItem } from '../reading/rules-reading.js';
import { heldLevels } from '../rubrics/held-levels.js';
import { rubricsOf } from '../rubrics/store-rubrics.js';
import { type Answer, type AnswersWanted, answersOf } from '../store.js';

export interface Shown {
  timeZone: string;
  /** Account id → name, for whoever has given scores. */
  namesOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/**
 * Answers as a marker sees them, with their ink and pictures, by class and number: a fixed number of queries, however many students.
 * Only those of students in these classes.
 */
export async function showAnswers(
  db: Db,
  homework: Homework,
  { classIds, ...wanted }: Omit<AnswersWanted, 'homeworkId'> & { classIds: readonly string[] },
  { timeZone, namesOf }: Shown,
): Promise<(AnswerToMark & { itemId: string })[]> {
  const { schoolId, id: homeworkId } = homework;
  const submissions = await submissionsOf(db, schoolId, homeworkId, classIds);
  const copyOf = new Map(submissions.map((one) => [one.studentId, one]));
  const answers = (await answersOf(db, schoolId, { ...wanted, homeworkId })).filter((one) => copyOf.has(one.studentId));
  const geometries = await geometriesOf(db, schoolId, homework);
  const itemIds = [...new Set(answers.map((one) => one.itemId))];
  const everyArea = geometries.all.flatMap(({ areas }) => itemIds.flatMap((id) => areasOfItem(areas, id)));
  const of = { homeworkId, studentIds: [...new Set(answers.map((one) => one.studentId))] };
  const areaIds = [...new Set(everyArea.map((area) => area.areaId))];
  const [students, classes, ink, seen, evidence, names, rubrics] = await Promise.all([
    studentsById(db, schoolId, of.studentIds),
    classesAt(db, schoolId, classIds, homework.startAt),
    areaIds.length === 0 ? [] : inkOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: of.studentIds, areaIds }),
    seenOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: of.studentIds, itemIds }),
    evidenceByItem(db, schoolId, { ...of, itemIds }),
    namesOf([...new Set(answers.flatMap((one) => one.scoredBy ?? []))]),
    rubricsOf(db, schoolId, homeworkId),
  ]);
  const inkAt = grouped(ink, (stroke) => `${stroke.studentId} ${stroke.areaId}`);
  const seenAt = grouped(seen, (one) => `${one.studentId} ${one.areaId}`);
  const secondsAt = new Map(evidence.map((one) => [`${one.studentId} ${one.itemId}`, one.seconds]));
  const classNames = new Map(classes.map((one) => [one.classId, one.className]));
  return answers
    .map((answer) => {
      const student = students.get(answer.studentId);
      const copy = copyOf.get(answer.studentId);
      const own = areasOfItem(geometries.of(answer.studentId).areas, answer.itemId);
      return {
        ...stateOf(answer, copy, timeZone),
        levels: heldLevels(rubrics, answer)?.levels ?? null,
        studentNo: student?.studentNo ?? '',
        name: student?.name ?? '',
        className: classNames.get(copy?.classId ?? '') ?? '',
        scoredBy: answer.scoredBy === null ? null : (names.get(answer.scoredBy) ?? ''),
        areas: own,
        ink: packedOver(
          own,
          own.flatMap((area) => inkAt.get(`${answer.studentId} ${area.areaId}`) ?? []),
        ),
        pictures: picturesIn(own.flatMap((area) => seenAt.get(`${answer.studentId} ${area.areaId}`) ?? [])),
        seconds: Math.round(secondsAt.get(`${answer.studentId} ${answer.itemId}`) ?? 0),
      };
    })
    .sort((a, b) => order(a.className, b.className) || order(a.studentNo, b.studentNo));
}

const stateOf = (answer: Answer, copy: Submission | undefined, timeZone: string) => ({
  answerId: answer.id,
  itemId: answer.itemId,
  studentId: answer.studentId,
  status: answer.status,
  revision: answer.revision,
  reading: answer.reading === null ? null : { text: answer.reading, confidence: answer.confidence ?? 0 },
  suggestion: answer.suggestion,
  score: answer.score,
  scoredAt: answer.scoredAt && toStamp(answer.scoredAt, timeZone),
  comment: answer.comment,
  late: copy?.late ?? false,
  inkSinceScore: answer.inkSinceScore,
});

export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    groups.set(keyOf(row), group);
    group.push(row);
  }
  return groups;
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
