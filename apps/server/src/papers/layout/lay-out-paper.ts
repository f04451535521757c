import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { findCardDesign } from '../cards/card-design.js';
import { setPages } from '../ground/set-pages.js';
import { keepPdf } from '../output/kept-file.js';
import { findPaper, setStatus } from '../store.js';
import { paperIssues } from './layout-issues.js';
import { readSheet } from './read-sheet.js';
import { layoutOptions } from './sheet.js';
import { findLayout, keepLayout, type StoredLayout } from './store-layout.js';
import { typesetterOf } from './typesetter.js';
import { withPictures } from './with-pictures.js';

/** What laying out needs of the services. */
export type LayoutServices = Pick<Services, 'app' | 'database' | 'files'>;

/** Layouts being made in this process: who asks for the same waits for it. */
const making = new Map<string, Promise<StoredLayout>>();

/**
 * Lays out the paper as it is now, once for each revision, and answers the layout that is kept. Opens transactions of its
 * own, so it is called between two of the caller's; who may is decided before. `no-questions` for an empty paper.
 */
export async function layOutPaper(services: LayoutServices, schoolId: string, paperId: string): Promise<StoredLayout> {
  const now = await services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const row = found(await findPaper(db, schoolId, paperId));
    return { row, layout: await findLayout(db, schoolId, paperId, row.revision) };
  });
  if (now.layout !== undefined) return now.layout;
  const key = `${schoolId} ${paperId} ${now.row.revision}`;
  const made = making.get(key) ?? makeLayout(services, schoolId, paperId).finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

async function makeLayout(services: LayoutServices, schoolId: string, paperId: string): Promise<StoredLayout> {
  const { database, files } = services;
  const onGround = await setPages(services, { schoolId, paperId }, [{}, { withKeys: true }]);
  if (onGround !== undefined) {
    const { revision, geometry, pdfs } = onGround;
    const [pdfSha256 = '', answerPdfSha256 = ''] = await Promise.all(pdfs.map((pdf) => keepPdf(files, pdf)));
    return keep(services, schoolId, { paperId, revision, geometry, issues: [], pdfSha256, answerPdfSha256 });
  }
  const read = await database.asActor({ schoolIds: [schoolId] }, async (db) => ({
    ...(await readSheet(db, schoolId, paperId)),
    design: (await findCardDesign(db, schoolId, paperId))?.design,
  }));
  const { row, design } = read;
  if (design !== undefined) {
    const { pdf, geometry } = await typesetterOf(services).setCard({ design, footLine: row.title });
    const pdfSha256 = await keepPdf(files, pdf);
    const { revision } = row;
    const card = { paperId, revision, geometry, issues: [], pdfSha256, answerPdfSha256: pdfSha256 };
    return keep(services, schoolId, card);
  }
  const sheet = await withPictures(services, schoolId, read.sheet);
  const typesetter = typesetterOf(services);
  const [student, answer] = await Promise.all([
    typesetter.layOut({ paper: sheet, options: layoutOptions(row.options, 'student') }),
    typesetter.layOut({ paper: sheet, options: layoutOptions(row.options, 'answer') }),
  ]);
  const [pdfSha256, answerPdfSha256] = await Promise.all([keepPdf(files, student.pdf), keepPdf(files, answer.pdf)]);
  const { geometry } = student;
  const issues = paperIssues(sheet, geometry, [...student.issues, ...answer.issues]);
  const { revision } = row;
  return keep(services, schoolId, { paperId, revision, geometry, issues, pdfSha256, answerPdfSha256 });
}

function keep({ database }: LayoutServices, schoolId: string, layout: StoredLayout): Promise<StoredLayout> {
  const { paperId, revision } = layout;
  return database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const kept = await keepLayout(db, schoolId, layout);
    await setStatus(db, schoolId, paperId, 'laid-out', { status: 'draft', revision });
    return kept;
  });
}
