import type { WrongQuestion } from '@zhibi/contract/analysis';
import { toStamp } from '@zhibi/contract/kernel';
import { inkOf, packedOver, picturesIn, seenOf } from '../../capture/index.js';
import { type Homework, homeworkByIds } from '../../homework/index.js';
import { areasOfItem, commentsOf, itemsOfHomework } from '../../marking/index.js';
import { geometriesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import type { WrongRow } from '../store.js';

/** Wrong questions of one student with the question, the own ink and what the teacher wrote. Papers are asked once each. */
export async function showWrong(
  db: Db,
  schoolId: string,
  rows: readonly WrongRow[],
  timeZone: string,
): Promise<WrongQuestion[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const { studentId } = first;
  const homeworkIds = [...new Set(rows.map((row) => row.homeworkId))];
  const homework = await homeworkByIds(db, schoolId, homeworkIds);
  const [papers, ink, seen, comments] = await Promise.all([
    papersOf(db, { schoolId, studentId }, [...homework.values()]),
    inkOf(db, schoolId, { homeworkIds, studentIds: [studentId] }),
    seenOf(db, schoolId, { homeworkIds, studentIds: [studentId] }),
    commentsOf(db, schoolId, { studentId, homeworkIds }),
  ]);
  return rows.flatMap((row): WrongQuestion[] => {
    const of = homework.get(row.homeworkId);
    const paper = papers.get(row.homeworkId);
    const item = paper?.items.find((one) => one.itemId === row.itemId);
    if (of === undefined || of.releasedAt === null || paper === undefined || item === undefined) return [];
    const areas = areasOfItem(paper.areas, row.itemId);
    const areaIds = new Set(areas.map((area) => area.areaId));
    const { homeworkId, subjectId, score, maxScore, cause, state, step, nextReviewOn, redoneOn } = row;
    return [
      {
        wrongId: row.id,
        homeworkId,
        subjectId,
        score,
        maxScore,
        cause,
        state,
        step,
        nextReviewOn,
        redoneOn,
        title: of.title,
        releasedAt: toStamp(of.releasedAt, timeZone),
        no: item.no,
        type: item.type,
        body: item.body,
        knowledge: item.knowledge,
        areas,
        ink: packedOver(
          areas,
          ink.filter((stroke) => stroke.homeworkId === homeworkId && areaIds.has(stroke.areaId)),
        ),
        pictures: picturesIn(seen.filter((one) => one.homeworkId === homeworkId && areaIds.has(one.areaId))),
        comment: comments.get(`${homeworkId} ${row.itemId}`) ?? '',
      },
    ];
  });
}

/** The items of each homework's paper, and the areas on the student's copy of it. Twenty rows seldom come from more than a handful of papers. */
async function papersOf(
  db: Db,
  { schoolId, studentId }: { schoolId: string; studentId: string },
  homework: readonly Homework[],
) {
  const read = async (one: Homework) => {
    const items = await itemsOfHomework(db, one);
    const { areas } = (await geometriesOf(db, schoolId, one)).of(studentId);
    return [one.id, { items, areas }] as const;
  };
  return new Map(await Promise.all(homework.map(read)));
}
