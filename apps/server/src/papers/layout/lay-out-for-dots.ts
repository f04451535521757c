import { ensure } from '../../platform/problem.js';
import { keepPdf } from '../output/kept-file.js';
import type { LayoutServices } from './lay-out-paper.js';
import { readSheet } from './read-sheet.js';
import { layoutOptions } from './sheet.js';
import type { StoredLayout } from './store-layout.js';
import { typesetterOf } from './typesetter.js';
import { withPictures } from './with-pictures.js';

/** The same pages of a laid-out revision printed without carbon, for dots to lie under; answers the file's name. */
export async function layOutForDots(services: LayoutServices, schoolId: string, layout: StoredLayout): Promise<string> {
  const { row, sheet } = await services.database.asActor({ schoolIds: [schoolId] }, (db) =>
    readSheet(db, schoolId, layout.paperId),
  );
  ensure(row.revision === layout.revision, 'conflict', 'changed-meanwhile');
  const { pdf } = await typesetterOf(services).layOut({
    paper: await withPictures(services, schoolId, sheet),
    options: layoutOptions(row.options, 'student', true),
  });
  return keepPdf(services.files, pdf);
}
