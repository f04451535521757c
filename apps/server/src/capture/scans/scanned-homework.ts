import { type Homework, homeworkById, type Submission, submissionsOf } from '../../homework/index.js';
import { copiesOf, geometryOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import type { PageToRead } from './read/read-page.js';

/** A homework as its scans see it: the pages of its paper, and whose copy each page code is. */
export interface ScannedHomework {
  homework: Homework;
  geometry: PageToRead['geometry'] & { pageCount: number };
  copies: ReadonlyMap<string, Submission>;
  /** Page code → whose, and which page of the paper. */
  pages: ReadonlyMap<string, { studentId: string; page: number }>;
}

export async function scannedHomework(db: Db, schoolId: string, homeworkId: string): Promise<ScannedHomework> {
  const homework = await homeworkById(db, schoolId, homeworkId);
  const [geometry, copies, submissions] = await Promise.all([
    geometryOf(db, schoolId, homework.paperId, homework.paperRevision),
    copiesOf(db, schoolId, homework.printRunId),
    submissionsOf(db, schoolId, homeworkId),
  ]);
  const pages = copies.flatMap(({ studentId, pages: own }) =>
    own.map(({ page, pageCode }) => [pageCode, { studentId, page }] as const),
  );
  return {
    homework,
    geometry,
    copies: new Map(submissions.map((one) => [one.studentId, one])),
    pages: new Map(pages),
  };
}

/** What a reader is told of the homework. */
export const toRead = ({ geometry, pages }: ScannedHomework, page?: number): PageToRead => ({
  geometry: { pageSize: geometry.pageSize, areas: geometry.areas, stamps: geometry.stamps },
  codes: Object.fromEntries([...pages].map(([code, one]) => [code, one.page])),
  ...(page === undefined ? {} : { page }),
});
