import { toStamp } from '@zhibi/contract/kernel';
import type { CorrectedItem, CorrectingPen, correctionApi } from '@zhibi/contract/marking/pen-correction';
import type { AnswerArea } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import {
  correctionsOn,
  inkOf,
  type KeptCorrection,
  packed,
  pensOfTeacher,
  picturesIn,
  seenOf,
} from '../../capture/index.js';
import { findHomework, findSubmission, isInSchool } from '../../homework/index.js';
import { type CodedPage, geometriesOf, pagesOf } from '../../papers/index.js';
import { classesOf, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { mayMark } from '../policy.js';
import { areasOfItem } from '../reading/rules-reading.js';
import { type Answer, answersOf } from '../store.js';
import { type Correction, correctionsOf } from './store-correction.js';

type Input = z.output<typeof correctionApi.page.input>;
type Shown = z.input<typeof correctionApi.page.output>;

/** The page under a teacher's pen. Of what this teacher may not mark only that it is another's. */
export async function showCorrectedPage(db: Db, actor: Actor, asked: Input, timeZone: string): Promise<Shown> {
  const { schoolId, teacherId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const pens = teacherId === null ? [] : await pensOfTeacher(db, schoolId, teacherId);
  const pen = pens.find(({ name }) => name === asked.deviceName) ?? pens[0];
  const { pageCode, codeRule } = asked.pageCode === '' && pen ? pen : asked;
  const shownPen: CorrectingPen | null =
    pen === undefined ? null : { ...pen, lastSeenAt: pen.lastSeenAt && toStamp(pen.lastSeenAt, timeZone) };
  const at = { pen: shownPen, pageCode, codeRule };
  if (pageCode === '') return { ...at, state: 'no-page', page: null };
  const page = (await pagesOf(db, schoolId, [pageCode])).get(pageCode);
  if (page === undefined || (codeRule !== '' && page.codeRule !== codeRule) || page.homeworkId === null)
    return { ...at, state: 'unknown', page: null };
  const shown = await pageToCorrect(db, actor, { ...page, homeworkId: page.homeworkId }, timeZone);
  return shown === undefined ? { ...at, state: 'foreign', page: null } : { ...at, state: 'ready', page: shown };
}

/** Undefined where the teacher may not mark it. */
async function pageToCorrect(
  db: Db,
  actor: Actor,
  { homeworkId, studentId, page }: CodedPage & { homeworkId: string },
  timeZone: string,
): Promise<Shown['page'] | undefined> {
  const { schoolId, accountId } = actor;
  const of = { schoolId, homeworkId, studentId };
  const homework = await findHomework(db, schoolId, homeworkId);
  const copy = await findSubmission(db, of);
  if (homework === undefined || copy === undefined || homework.withdrawnAt !== null) return undefined;
  if (!mayMark(actor, homework, copy.classId)) return undefined;
  const [geometries, items, answers, corrections, students, classes, written, seen, corrected] = await Promise.all([
    geometriesOf(db, schoolId, homework),
    itemsOfHomework(db, homework),
    answersOf(db, schoolId, { homeworkId, studentIds: [studentId] }),
    correctionsOf(db, schoolId, of),
    studentsById(db, schoolId, [studentId]),
    classesOf(db, schoolId, [copy.classId]),
    inkOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
    seenOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
    correctionsOn(db, schoolId, of),
  ]);
  const geometry = geometries.of(studentId);
  const answerOf = new Map(answers.map((answer) => [answer.itemId, answer]));
  const here = { corrected, accountId, timeZone };
  return {
    homeworkId,
    title: homework.title,
    studentId,
    studentName: students.get(studentId)?.name ?? '',
    className: classes[0]?.className ?? '',
    page,
    pageSize: geometry.pageSize,
    pictures: picturesIn(seen).flatMap((picture) => {
      const area = geometry.areas.find((one) => one.areaId === picture.areaId && one.page === page);
      if (area === undefined) return [];
      const { xMm, yMm, widthMm, heightMm } = area;
      return [{ ...picture, place: { xMm, yMm, widthMm, heightMm } }];
    }),
    studentInk: packed(written.filter((stroke) => stroke.page === page)),
    teacherInk: packed(corrected.filter((stroke) => stroke.page === page && stroke.accountId === accountId)),
    items: items.flatMap(({ itemId, no, score: maxScore }) => {
      const places = areasOfItem(geometry.areas, itemId).filter((area) => area.page === page);
      if (places.length === 0) return [];
      const answer = answerOf.get(itemId);
      return [{ itemId, no, maxScore, place: around(places), ...stateOf(answer, corrections.get(itemId), here) }];
    }),
  };
}

interface Here {
  corrected: readonly KeptCorrection[];
  accountId: string;
  timeZone: string;
}

function stateOf(
  answer: Answer | undefined,
  correction: Correction | undefined,
  { corrected, accountId, timeZone }: Here,
): Pick<CorrectedItem, 'score' | 'status' | 'correction' | 'canUndo'> {
  const score = answer?.score ?? null;
  const isGiven = correction !== undefined && correction.score !== null && correction.score === score;
  return {
    score,
    status: answer?.status ?? 'blank',
    canUndo: isGiven && answer?.scoredBy === accountId && correction.state !== 'taken-back',
    correction:
      correction === undefined
        ? null
        : {
            state: correction.state,
            version: correction.version,
            meaning: correction.meaning,
            confidence: Math.min(1, Math.max(0, correction.confidence)),
            doubt: correction.doubt,
            guesses: correction.guesses,
            at: toStamp(correction.changedAt, timeZone),
            ink: packed(corrected.filter(({ strokeId }) => correction.strokeIds.includes(strokeId))),
          },
  };
}

/** The frame of a question holds its boxes and blanks. */
function around(places: readonly AnswerArea[]): CorrectedItem['place'] {
  const frame = found(places[0]);
  const [xMm, yMm] = [Math.min(...places.map((one) => one.xMm)), Math.min(...places.map((one) => one.yMm))];
  const right = Math.max(...places.map((one) => one.xMm + one.widthMm), frame.xMm);
  const bottom = Math.max(...places.map((one) => one.yMm + one.heightMm), frame.yMm);
  return { xMm, yMm, widthMm: right - xMm, heightMm: bottom - yMm };
}
