import { Id } from '@zhibi/contract/kernel';
import type { PageSize } from '@zhibi/contract/papers';
import { type GroundReason, groundLimits, groundReasons, printedOf } from '@zhibi/contract/papers/ground';
import { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { JobStopped, type Task } from '../../platform/jobs/index.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { keptPicture } from './kept-picture.js';
import { paperOfCode } from './paper-of-code.js';
import type { ReadGroundPage } from './read/on-sheet.js';
import { countPages, readPage } from './read/read-apart.js';
import { learnedQuestions } from './rules-learned.js';
import { type FoundPage, proposeQuestions } from './rules-proposals.js';
import {
  changeGround,
  dropFiles,
  failGround,
  filesOfGround,
  findGround,
  lockGround,
  type OfGround,
  putPages,
} from './store.js';
import { putCame, putOwnPaper } from './store-came.js';
import { withFile } from './with-file.js';

const Payload = z.object({ schoolId: Id, groundId: Id });

/** Pages that are not read, for a reason that the person who waits is told. */
class GroundStopped extends JobStopped {
  constructor(
    readonly why: GroundReason,
    readonly pageCode: string | null = null,
  ) {
    super(groundReasons, why);
  }
}

/** A kept page, and what was found on it. */
type KeptPage = Omit<ReadGroundPage, 'picture' | 'came'> & { pictureSha256: string; cameSha256: string | null };

/** Opens what was sent, page by page, and proposes what is asked on it. One page that cannot be read ends all: half a paper is none. */
export async function readGround(services: Services, { payload, progress }: Task): Promise<{ groundId: string }> {
  const of = Payload.parse(payload);
  const { schoolId, groundId } = of;
  const scope = { schoolIds: [schoolId] };
  const { row, files, like } = await services.database.asActor(scope, async (db) => {
    const one = found(await findGround(db, of));
    const from = one.likeId === null ? undefined : await findGround(db, { schoolId, groundId: one.likeId });
    return { row: one, files: await filesOfGround(db, of), like: from };
  });
  if (row.state !== 'reading') return { groundId };
  const pages = await readAll(services, files, progress);
  const pageSize = pages[0]?.pageSize ?? 'A4';
  const foundPages = pages.map((page, i) => foundOn(page, i + 1));
  const learned = like?.pageSize === pageSize ? learnedQuestions(foundPages, like.questions, { pageSize, newId }) : [];
  const questions = learned.length > 0 ? learned : proposeQuestions(foundPages, pageSize, newId);
  await services.database.asActor(scope, async (db) => {
    if (!(await isStillRead(db, of))) return;
    await putPages(
      db,
      of,
      pages.map(({ pictureSha256, place, scale, ink, lines }, i) => ({
        page: i + 1,
        pictureSha256,
        place,
        scale,
        ink,
        hasWords: lines.length > 0,
      })),
    );
    const came = pages.flatMap(({ cameSha256: sha256, corners }, i) =>
      sha256 === null ? [] : [[i + 1, { sha256, corners }] as const],
    );
    await putCame(db, of, new Map(came));
    await dropFiles(db, of);
    await changeGround(db, of, { state: 'ready', pageSize, questions });
  });
  return { groundId };
}

/**
 * Whether these pages wait for what was read, held until the transaction ends. A process that slept meanwhile and wakes may be the second: what a teacher
 * has corrected, made a paper of or thrown away since stays so.
 */
async function isStillRead(db: Db, of: OfGround): Promise<boolean> {
  return (await lockGround(db, of))?.state === 'reading';
}

/** What was found on a page, as questions are proposed of it. */
export const foundOn = (
  { place, lines, print, ink }: Pick<ReadGroundPage, 'place' | 'lines' | 'print' | 'ink'>,
  page: number,
): FoundPage => ({
  page,
  place,
  lines,
  starts: print.starts,
  headings: print.headings,
  rules: print.rules,
  printed: printedOf(ink),
});

/** What could not be read says so, and nothing of it is kept. */
export async function failReading(services: Services, payload: Task['payload'], error: unknown): Promise<void> {
  const of = Payload.parse(payload);
  const stopped = error instanceof GroundStopped ? error : undefined;
  const reason = stopped?.why ?? null;
  await services.database.asActor({ schoolIds: [of.schoolId] }, async (db) => {
    if (!(await isStillRead(db, of))) return;
    await dropFiles(db, of);
    const paperId = stopped?.pageCode ? await paperOfCode(db, of.schoolId, stopped.pageCode) : null;
    if (paperId !== null) await putOwnPaper(db, of, paperId);
    await failGround(db, of, reason);
  });
}

async function readAll(services: Services, files: readonly string[], progress: Task['progress']): Promise<KeptPage[]> {
  const pages: KeptPage[] = [];
  let pageSize: PageSize | null = null;
  for (const [nth, sha256] of files.entries())
    await withFile(services.files, sha256, async (path) => {
      const counted = done<{ pages: number }>(await countPages(services, path));
      if (pages.length + counted.pages > groundLimits.pages) throw new GroundStopped('too-many-pages');
      for (let at = 0; at < counted.pages; at++) {
        const { picture, came, ...page } = done<ReadGroundPage>(await readPage(services, { path, at, pageSize }));
        pageSize ??= page.pageSize;
        const pictureSha256 = await keptPicture(services.files, picture);
        const cameSha256 = came === null ? null : await keptPicture(services.files, came);
        pages.push({ ...page, pictureSha256, cameSha256 });
        await progress(nth * 100 + Math.round(((at + 1) / counted.pages) * 100), files.length * 100);
      }
    });
  return pages;
}

/** What was read, or the end of the work for the reason that it was not. */
function done<Done extends object>(answer: Done | { reason: GroundReason; pageCode?: string | null }): Done {
  if ('reason' in answer) throw new GroundStopped(answer.reason, answer.pageCode);
  return answer;
}
