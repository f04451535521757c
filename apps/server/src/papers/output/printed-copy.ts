import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { pagesOfForm } from '../layout/store-layout.js';
import { typesetterOf } from '../layout/typesetter.js';
import { geometriesOf } from './geometries.js';
import { readPdf } from './kept-file.js';
import { copiesWithParts } from './store-run.js';
import { wordsOfCopies } from './words-of-copies.js';

interface GivenAs {
  paperId: string;
  paperRevision: number;
  printRunId: string;
  classIds: string[];
}

/** What one student's copy of a homework is stamped with, and on which pages; `copyAsPrinted` makes it, outside of the transaction. */
export async function printedCopy(db: Db, schoolId: string, homework: GivenAs, studentId: string) {
  const geometries = await geometriesOf(db, schoolId, homework);
  const { paperId, paperRevision: revision, printRunId } = homework;
  const pages = found(await pagesOfForm(db, schoolId, { paperId, revision }, geometries.formOf(studentId)));
  const copies = (await copiesWithParts(db, schoolId, printRunId)).filter((copy) => copy.studentId === studentId);
  const words = await wordsOfCopies(db, schoolId, homework, copies);
  return { geometry: pages.geometry, pdfSha256: pages.pdfSha256, words };
}

/** The pages of a copy with name and codes, without dots: to be looked at, and to be kept. */
export async function copyAsPrinted(
  services: Services,
  { geometry, pdfSha256, words }: Awaited<ReturnType<typeof printedCopy>>,
): Promise<Uint8Array> {
  const pdf = await readPdf(services.files, pdfSha256);
  // Without a copy of its own, as where a screen was answered on, the pages stand as they are.
  return words.length === 0 ? pdf : typesetterOf(services).stampCopies({ pdf, geometry, copies: words });
}
