import { ensure } from '../../platform/problem.js';
import { findCardDesign } from '../cards/card-design.js';
import { setPages } from '../ground/set-pages.js';
import { keepPdf } from '../output/kept-file.js';
import type { LayoutServices } from './lay-out-paper.js';
import { readSheet } from './read-sheet.js';
import { layoutOptions } from './sheet.js';
import { findLayout, type StoredLayout } from './store-layout.js';
import { typesetterOf } from './typesetter.js';
import { withPictures } from './with-pictures.js';

/** The same pages of a laid-out revision printed without carbon, for dots to lie under; answers the file's name. */
export async function layOutForDots(services: LayoutServices, schoolId: string, layout: StoredLayout): Promise<string> {
  const { row, sheet, isSame, design } = await services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const read = await readSheet(db, schoolId, layout.paperId);
    // Where only areas were drawn anew the pages are the same.
    const now = await findLayout(db, schoolId, layout.paperId, read.row.revision);
    const design = (await findCardDesign(db, schoolId, layout.paperId))?.design;
    return { ...read, design, isSame: read.row.revision === layout.revision || now?.pdfSha256 === layout.pdfSha256 };
  });
  ensure(isSame, 'conflict', 'changed-meanwhile');
  if (design !== undefined) {
    const card = await typesetterOf(services).setCard({ design, footLine: row.title, forDots: true });
    return keepPdf(services.files, card.pdf);
  }
  const onGround = await setPages(services, { schoolId, paperId: layout.paperId }, [{ forDots: true }]);
  const [dotted] = onGround?.pdfs ?? [];
  if (dotted !== undefined) return keepPdf(services.files, dotted);
  const { pdf } = await typesetterOf(services).layOut({
    paper: await withPictures(services, schoolId, sheet),
    options: layoutOptions(row.options, 'student', true),
  });
  return keepPdf(services.files, pdf);
}
