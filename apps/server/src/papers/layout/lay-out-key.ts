import { KeyEdition } from '@zhibi/contract/papers';
import { ensure } from '../../platform/problem.js';
import type { LayoutServices } from './lay-out-paper.js';
import { readSheet } from './read-sheet.js';
import { layoutOptions } from './sheet.js';
import { typesetterOf } from './typesetter.js';
import { withPictures } from './with-pictures.js';

interface KeyPages {
  pdf: Uint8Array;
  pageCount: number;
}

/** Whoever turns the pages of a key asks for each: the last ones made stay at hand. Nobody writes on them, so they are kept nowhere else. */
const KEPT = 8;
const made = new Map<string, Promise<KeyPages>>();

interface WantedKey {
  schoolId: string;
  paperId: string;
  edition: KeyEdition;
}

/** Whether an edition is the answers without the questions. */
export const isKey = (edition: string): edition is KeyEdition => KeyEdition.safeParse(edition).success;

/** The answers of a paper as it is now, without its questions. Opens transactions of its own; who may is decided before. */
export async function layOutKey(
  services: LayoutServices,
  { schoolId, paperId, edition }: WantedKey,
): Promise<KeyPages> {
  const { row, sheet } = await services.database.asActor({ schoolIds: [schoolId] }, (db) =>
    readSheet(db, schoolId, paperId),
  );
  const key = `${schoolId} ${paperId} ${row.revision} ${edition}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const making = (async () => {
    const paper = await withPictures(services, schoolId, sheet);
    const { pdf, geometry } = await typesetterOf(services).layOut({
      paper,
      options: layoutOptions(row.options, edition),
    });
    return { pdf, pageCount: geometry.pageCount };
  })();
  made.set(key, making);
  // What could not be made is tried anew by whoever asks next.
  making.catch(() => made.delete(key));
  const [oldest] = made.keys();
  if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
  return making;
}

/** One page of it as SVG. */
export async function drawKeyPage(services: LayoutServices, { page, ...wanted }: WantedKey & { page: number }) {
  const { pdf, pageCount } = await layOutKey(services, wanted);
  ensure(page <= pageCount, 'not-found');
  return { content: Buffer.from(await typesetterOf(services).drawPage(pdf, page)), type: 'image/svg+xml' };
}
