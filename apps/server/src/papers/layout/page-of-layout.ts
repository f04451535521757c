import type { CopyForm } from '@zhibi/contract/papers';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { readPdf } from '../output/kept-file.js';
import { pagesOfForm } from './store-layout.js';
import { typesetterOf } from './typesetter.js';

export interface PageOfPaper {
  schoolId: string;
  paperId: string;
  revision: number;
  /** Counted from 1. */
  page: number;
  /** The edition whose page is meant; the usual one when left out. */
  form?: CopyForm;
}

/** Where a true page of a laid-out revision is kept; `drawPageOf` draws it, outside of the transaction that may see it. */
export async function keptPage(db: Db, { schoolId, paperId, revision, page, form = 'usual' }: PageOfPaper) {
  const { geometry, pdfSha256 } = found(await pagesOfForm(db, schoolId, { paperId, revision }, form));
  ensure(page <= geometry.pageCount, 'not-found');
  return { pdfSha256, page };
}

export async function drawPageOf(services: Services, { pdfSha256, page }: { pdfSha256: string; page: number }) {
  const svg = await typesetterOf(services).drawPage(await readPdf(services.files, pdfSha256), page);
  return { content: Buffer.from(svg), type: 'image/svg+xml' };
}
