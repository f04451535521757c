import type { CopyForm, Geometry } from '@zhibi/contract/papers';
import { type Homework, homeworkById, type Submission, submissionsOf } from '../../homework/index.js';
import { type CopyGeometries, copiesWithParts, geometriesOf, pagesOfForm, sheetCodesOf } from '../../papers/index.js';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { PageToRead } from './read/page-to-read.js';

/** A homework as its scans see it: the pages of its paper, and whose copy each page code is. */
export interface ScannedHomework {
  homework: Homework;
  geometries: CopyGeometries;
  /** By edition: what it was printed from. */
  printed: ReadonlyMap<CopyForm, string>;
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
  const [geometries, copies, submissions, sheetCodes] = await Promise.all([
    geometriesOf(db, schoolId, homework),
    copiesWithParts(db, schoolId, homework.printRunId),
    submissionsOf(db, schoolId, homeworkId),
    sheetCodesOf(db, schoolId, homework.paperId, homework.paperRevision),
  ]);
  const pages = copies.flatMap(({ studentId, pages: own, former }) =>
    [...former, ...own].map(({ page, pageCode }) => [pageCode, { studentId, page }] as const),
  );
  const forms = new Set(['usual' as const, ...copies.map(({ studentId }) => geometries.formOf(studentId))]);
  return {
    homework,
    geometries,
    printed: await printedOf(db, schoolId, homework, [...forms]),
    copies: new Map(submissions.map((one) => [one.studentId, one])),
    pages: new Map(pages),
    sheetCodes,
    numbers: sheetCodes.length === 0 ? new Map() : await numbersOf(db, schoolId, copies),
  };
}

async function printedOf(db: Db, schoolId: string, { paperId, paperRevision }: Homework, forms: readonly CopyForm[]) {
  const printed = new Map<CopyForm, string>();
  for (const form of forms) {
    const pages = await pagesOfForm(db, schoolId, { paperId, revision: paperRevision }, form);
    if (pages !== undefined) printed.set(form, pages.pdfSha256);
  }
  return printed;
}

async function numbersOf(db: Db, schoolId: string, copies: Awaited<ReturnType<typeof copiesWithParts>>) {
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

/** What a reader is told of the homework. @param is what a person says that the page is */
export function toRead(
  { geometries, pages, sheetCodes, numbers }: ScannedHomework,
  is?: { studentId: string; page: number },
): PageToRead {
  const { pageSize } = geometries.usual;
  const codes = [...pages].map(([code, { studentId, page }]) => {
    const form = geometries.formOf(studentId);
    return [code, { page, ...(form === 'usual' ? {} : { form }) }] as const;
  });
  const editions: PageToRead['editions'] = {};
  const noteEdition = (form: CopyForm, geometry: Geometry) => {
    const { areas, stamps, numbers: numberPlaces, scores } = geometry;
    editions[form] ??= { areas, stamps, numbers: numberPlaces, scores };
  };
  if (sheetCodes.length > 0) noteEdition('usual', geometries.usual);
  for (const { studentId } of pages.values()) noteEdition(geometries.formOf(studentId), geometries.of(studentId));
  if (is !== undefined) noteEdition(geometries.formOf(is.studentId), geometries.of(is.studentId));
  return {
    pageSize,
    editions,
    codes: Object.fromEntries(codes),
    sheets: Object.fromEntries(sheetCodes.map((code, i) => [code, i + 1])),
    numbers: Object.fromEntries(numbers),
    ...(is === undefined ? {} : { page: { page: is.page, form: geometries.formOf(is.studentId) } }),
  };
}
