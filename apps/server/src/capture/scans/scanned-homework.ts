import type { CopyForm } from '@zhibi/contract/papers';
import { type Homework, homeworkById, type Submission, submissionsOf } from '../../homework/index.js';
import { type CopyGeometries, copiesWithParts, geometriesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import type { PageToRead } from './read/read-page.js';

/** A homework as its scans see it: the pages of its paper, and whose copy each page code is. */
export interface ScannedHomework {
  homework: Homework;
  geometries: CopyGeometries;
  copies: ReadonlyMap<string, Submission>;
  /** Page code → whose, and which page of the paper. */
  pages: ReadonlyMap<string, { studentId: string; page: number }>;
}

export async function scannedHomework(db: Db, schoolId: string, homeworkId: string): Promise<ScannedHomework> {
  const homework = await homeworkById(db, schoolId, homeworkId);
  const [geometries, copies, submissions] = await Promise.all([
    geometriesOf(db, schoolId, homework),
    copiesWithParts(db, schoolId, homework.printRunId),
    submissionsOf(db, schoolId, homeworkId),
  ]);
  const pages = copies.flatMap(({ studentId, pages: own }) =>
    own.map(({ page, pageCode }) => [pageCode, { studentId, page }] as const),
  );
  return {
    homework,
    geometries,
    copies: new Map(submissions.map((one) => [one.studentId, one])),
    pages: new Map(pages),
  };
}

/** What a reader is told of the homework. @param is what a person says that the page is */
export function toRead({ geometries, pages }: ScannedHomework, is?: { studentId: string; page: number }): PageToRead {
  const { pageSize } = geometries.usual;
  const codes = [...pages].map(([code, { studentId, page }]) => {
    const form = geometries.formOf(studentId);
    return [code, { page, ...(form === 'usual' ? {} : { form }) }] as const;
  });
  const editions: PageToRead['editions'] = {};
  const noteEdition = (form: CopyForm, studentId: string) => {
    const { areas, stamps } = geometries.of(studentId);
    editions[form] ??= { areas, stamps };
  };
  for (const { studentId } of pages.values()) noteEdition(geometries.formOf(studentId), studentId);
  if (is !== undefined) noteEdition(geometries.formOf(is.studentId), is.studentId);
  return {
    pageSize,
    editions,
    codes: Object.fromEntries(codes),
    ...(is === undefined ? {} : { page: { page: is.page, form: geometries.formOf(is.studentId) } }),
  };
}
