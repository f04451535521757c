import { buffer } from 'node:stream/consumers';
import type { Geometry } from '@zhibi/contract/papers';
import { geometryOfGround } from '@zhibi/contract/papers/ground';
import type { GroundPicture } from '@zhibi/typeset';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { typesetterOf } from '../layout/typesetter.js';
import { findPaper, sectionsOf } from '../store.js';
import { groundOfPaper, pagesOfGround } from './store.js';

interface How {
  forDots?: boolean;
  withKeys?: boolean;
}

/** What is printed of a paper that came on paper, and where it stands; undefined for every other paper. Opens a transaction of its own. */
export async function setPages(
  services: Pick<Services, 'app' | 'database' | 'files'>,
  { schoolId, paperId }: { schoolId: string; paperId: string },
  how: readonly How[],
): Promise<{ revision: number; geometry: Geometry; pdfs: Uint8Array[] } | undefined> {
  const read = await services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const ground = await groundOfPaper(db, { schoolId, paperId });
    if (ground === undefined) return undefined;
    const row = found(await findPaper(db, schoolId, paperId));
    const sections = await sectionsOf(db, schoolId, paperId);
    const pages = await pagesOfGround(db, { schoolId, groundId: ground.id });
    const itemIds = new Set(sections.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
    return { ground, row, pages, questions: ground.questions.filter(({ questionId }) => itemIds.has(questionId)) };
  });
  if (read === undefined) return undefined;
  const { ground, row, pages, questions } = read;
  const { pageSize } = ground;
  const jpegs = await Promise.all(
    pages.map(
      async ({ pictureSha256 }) => new Uint8Array(await buffer(found(await services.files.open(pictureSha256)))),
    ),
  );
  const pdfs: Uint8Array[] = [];
  for (const one of how) {
    const pictures = await Promise.all(jpegs.map((bytes) => pictureOf(bytes, one.forDots === true)));
    const job = {
      ...one,
      pageSize,
      questions,
      footLine: row.title,
      pages: pages.map(({ place }, i) => ({ place, picture: found(pictures[i]) })),
    };
    pdfs.push(await typesetterOf(services).setGround(job));
  }
  const geometry = geometryOfGround({ pageSize, pageCount: pages.length, questions });
  return { revision: row.revision, geometry, pdfs };
}

async function pictureOf(bytes: Uint8Array, forDots: boolean): Promise<GroundPicture> {
  const { default: sharp } = await import('sharp');
  if (!forDots) {
    const { width, height } = await sharp(bytes).metadata();
    return { kind: 'jpeg', bytes, widthPx: width, heightPx: height };
  }
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels =
    channels === 1
      ? new Uint8Array(data)
      : Uint8Array.from({ length: width * height }, (_, k) => data[k * channels] ?? 255);
  return { kind: 'grey', pixels, widthPx: width, heightPx: height };
}
