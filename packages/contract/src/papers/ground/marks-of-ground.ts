import { cornerMarks } from '../cards/corner-marks.js';
import { sizeInRoom } from '../cards/layout-head.js';
import { type CardMark, ruled, said, signBox } from '../cards/marks.js';
import { foldOfPaper, type PageSize, pageSizes } from '../geometry.js';
import { registrationMarks } from '../registration-marks.js';
import type { GroundQuestion } from './model.js';
import { boxesOf, isChoice } from './places.js';

/** At both ends of the foot: a registration mark and the air it needs. */
const FOOT_SIDE_MM = 24;

interface Printed {
  pageSize: PageSize;
  pageCount: number;
  questions: readonly GroundQuestion[];
  footLine: string;
  /** The teacher's edition: with the answers in their places. */
  withKeys?: boolean;
}

/** What is printed on a page that came on paper, beside its picture: marks in the corners, boxes of choices, the foot. */
export function marksOfGround(
  { pageSize, pageCount, questions, footLine, withKeys }: Printed,
  page: number,
): CardMark[] {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const foldMm = foldOfPaper(pageSize);
  const foot = `${footLine}　第 ${page} 页（共 ${pageCount} 页）`;
  const here = questions.filter((question) => question.page === page);
  return [
    ...registrationMarks(pageSize).flatMap(cornerMarks),
    ...(foldMm === null ? [] : foldMarks(foldMm, heightMm)),
    said(foot, foldMm === null ? widthMm / 2 : widthMm / 4, heightMm - 9.5, {
      sizePt: sizeInRoom(foot, (foldMm ?? widthMm) - 2 * FOOT_SIDE_MM, 9),
      anchor: 'middle',
    }),
    ...here.flatMap((question) => boxesOf(question).flatMap(({ sign, ...box }) => signBox(box, sign))),
    ...(withKeys ? here.flatMap(keyMarks) : []),
  ];
}

const foldMarks = (xMm: number, heightMm: number): CardMark[] =>
  [5.5, heightMm - 9.5].map((top) => ({ ...ruled(xMm, top, xMm, top + 4, 0.2), ink: 'line' }));

/** An answer where it is given: a letter behind its boxes, words in their blanks. */
function keyMarks(question: GroundQuestion): CardMark[] {
  const { kind, key, places } = question;
  const look = { sizePt: 11, isBold: true, ink: 'green' as const };
  const [first] = places;
  if (key === '' || first === undefined) return [];
  if (!isChoice(kind)) {
    const each = kind === 'blank' ? wordsOfKey(key) : [key];
    return places.flatMap((place, i) => {
      const words = each[i];
      return words ? [said(words.slice(0, 60), place.xMm + 1, place.yMm + 4.6, look)] : [];
    });
  }
  return boxesOf(question)
    .filter(({ sign }) => key.includes(sign))
    .map(({ xMm, yMm, widthMm, heightMm }) => ({
      ...ruled(xMm - 0.5, yMm + heightMm + 0.7, xMm + widthMm + 0.5, yMm + heightMm + 0.7, 0.6),
      ink: 'green',
    }));
}

/** The answers of blanks, one for each. */
export const wordsOfKey = (key: string): string[] => key.split(/[;；]/).map((words) => words.trim());
