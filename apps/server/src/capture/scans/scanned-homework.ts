import { type Homework, homeworkById, type Submission, submissionsOf } from '../../homework/index.js';
import { copiesOf, geometryOf, sheetCodesOf } from '../../papers/index.js';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { PageToRead } from './read/read-page.js';

/** A homework as its scans see it: the pages of its paper, and whose copy each page code is. */
export interface ScannedHomework {
  homework: Homework;
  geometry: PageToRead['geometry'] & { pageCount: number };
  copies: ReadonlyMap<string, Submission>;
  /** Page code → whose, and which page of the paper. */
  pages: ReadonlyMap<string, { studentId: string; page: number }>;
  /** Codes of blank sheets, page by page; none where there are none. */
  sheetCodes: readonly string[];
  /** By number: the page codes of that student's copy. Two of one number are nobody's. */
  numbers: ReadonlyMap<string, readonly string[]>;
}

export async function scannedHomework(db: Db, schoolId: string, homeworkId: string): Promise<ScannedHomework> {
  const homework = await homeworkById(db, schoolId, homeworkId);
  const [geometry, copies, submissions, sheetCodes] = await Promise.all([
    geometryOf(db, schoolId, homework.paperId, homework.paperRevision),
    copiesOf(db, schoolId, homework.printRunId),
    submissionsOf(db, schoolId, homeworkId),
    sheetCodesOf(db, schoolId, homework.paperId, homework.paperRevision),
  ]);
  const pages = copies.flatMap(({ studentId, pages: own }) =>
    own.map(({ page, pageCode }) => [pageCode, { studentId, page }] as const),
  );
  return {
    homework,
    geometry,
    copies: new Map(submissions.map((one) => [one.studentId, one])),
    pages: new Map(pages),
    sheetCodes,
    numbers: sheetCodes.length === 0 ? new Map() : await numbersOf(db, schoolId, copies),
  };
}

async function numbersOf(db: Db, schoolId: string, copies: Awaited<ReturnType<typeof copiesOf>>) {
  const students = await studentsById(
    db,
    schoolId,
    copies.map(({ studentId }) => studentId),
  );
  const byNumber = new Map<string, string[]>();
  const shared = new Set<string>();
  for (const { studentId, pages } of copies) {
    const number = students.get(studentId)?.studentNo ?? '';
    if (!/^\d+$/.test(number)) continue;
    if (byNumber.has(number)) shared.add(number);
    byNumber.set(
      number,
      [...pages].sort((a, b) => a.page - b.page).map(({ pageCode }) => pageCode),
    );
  }
  for (const number of shared) byNumber.delete(number);
  return byNumber;
}

/** What a reader is told of the homework. */
export const toRead = ({ geometry, pages, sheetCodes, numbers }: ScannedHomework, page?: number): PageToRead => ({
  geometry: {
    pageSize: geometry.pageSize,
    areas: geometry.areas,
    stamps: geometry.stamps,
    numbers: geometry.numbers,
    scores: geometry.scores,
  },
  sheets: Object.fromEntries(sheetCodes.map((code, i) => [code, i + 1])),
  numbers: Object.fromEntries(numbers),
  codes: Object.fromEntries([...pages].map(([code, one]) => [code, one.page])),
  ...(page === undefined ? {} : { page }),
});
