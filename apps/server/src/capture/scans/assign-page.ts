import type { ActName } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { takesInk } from '../../homework/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { type StoredPage, storePictures, takePage } from './keep-page.js';
import { pageToMend, pageToSee } from './page-to-mend.js';
import { maySeePageOf } from './policy.js';
import { isShownWhole } from './read/page-pixels.js';
import { readSheetsApart } from './read/read-apart.js';
import { type ScannedHomework, toRead } from './scanned-homework.js';
import { filesOf } from './store.js';
import { changePage, findTaken, type Page } from './store-pages.js';
import { withFile } from './with-file.js';
import { withPrinted } from './with-printed.js';
import { withdrawPage } from './withdraw-page.js';

interface Assignment {
  pageId: string;
  studentId: string;
  page: number;
}

/** Says whose page it is. It is read as that page of the paper; what stood in its place before is set beside it as a double. */
export async function assignPage(
  services: Services,
  actor: Actor,
  { pageId, studentId, page: pageNo }: Assignment,
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<void> {
  const seen = await transact(async (db) => {
    const { page, of } = await pageToSee(db, actor, pageId);
    const { schoolId, batchId } = page;
    const copy = of.copies.get(studentId);
    ensure(copy !== undefined && pageNo <= of.geometries.of(studentId).pageCount, 'conflict', 'not-in-homework');
    ensure(maySeePageOf(actor, of.homework, copy.classId), 'not-found');
    ensure(takesInk(of.homework), 'conflict', 'homework-over');
    const isWhole = isWholePicture(page);
    ensure(isWhole || page.straightSha256 !== null, 'conflict', 'unreadable');
    const file = found((await filesOf(db, { schoolId, batchId })).find(({ position }) => position === page.file));
    return { page, of, file, isWhole };
  });
  const stored = seen.isWhole
    ? wholePicture(seen.of, seen.page, { studentId, pageNo })
    : await readAs(services, seen, { studentId, pageNo });
  const now = services.clock.now();
  await transact(async (db) => {
    const { page, of } = await pageToMend(db, actor, pageId);
    await withdrawPage(db, page, now);
    const taken = { ...page, studentId, page: pageNo, readAt: now };
    const before = await findTaken(db, taken);
    if (before && before.id !== pageId) {
      await withdrawPage(db, before, now);
      await changePage(db, before, { state: 'double' });
    }
    await changePage(db, page, { state: 'taken', reason: null, studentId, page: pageNo, candidates: [] });
    await takePage(db, of, taken, stored);
    await record(db, actor, page, { what: 'scan-assigned', studentId, pageNo });
  });
}

interface Target {
  studentId: string;
  pageNo: number;
}

/** A photograph in which no sheet was found: a person sees on it what no machine does. */
const isWholePicture = ({ source, straightSha256, originalSha256 }: Page): boolean =>
  source === 'photo' && straightSha256 === null && originalSha256 !== null;

/** Every question of the page is shown the whole picture, and its choices are a person's to read. */
function wholePicture(
  { geometries }: ScannedHomework,
  { originalSha256 }: Page,
  { studentId, pageNo }: Target,
): Pick<StoredPage, 'choices' | 'pictures' | 'scores'> {
  const { areas } = geometries.of(studentId);
  const shown = areas.filter((area) => area.page === pageNo && isShownWhole(area));
  return { choices: [], scores: [], pictures: new Map(shown.map(({ areaId }) => [areaId, found(originalSha256)])) };
}

/** It is read as that page of the paper. */
async function readAs(
  services: Services,
  seen: { page: Page; of: ScannedHomework; file: { sha256: string } },
  { studentId, pageNo }: Target,
): Promise<StoredPage> {
  const { position: at, sheet } = seen.page;
  const to = { ...toRead(seen.of, { studentId, page: pageNo }), isPhotograph: seen.page.source === 'photo' };
  const sheets = await withPrinted(services, seen.of, (printed) =>
    withFile(services.files, seen.file.sha256, (path) =>
      readSheetsApart(services, { path, at, to: { ...to, printed } }),
    ),
  );
  const read = sheets?.[sheet];
  ensure(read !== undefined && read.straight !== null, 'conflict', 'unreadable');
  return storePictures(services.files, read);
}

/** Sets a page aside: it shows no student's answer any more. */
export async function setPageAside(db: Db, actor: Actor, pageId: string, now: Date): Promise<void> {
  const { page, of } = await pageToMend(db, actor, pageId);
  ensure(page.state !== 'set-aside', 'conflict', 'gone-meanwhile');
  ensureOpen(of, page);
  await withdrawPage(db, page, now);
  await changePage(db, page, { state: 'set-aside' });
  await record(db, actor, page, { what: 'scan-set-aside' });
}

/** What was given back is not changed behind its reader. */
const ensureOpen = ({ homework }: ScannedHomework, page: Page) =>
  ensure(page.state !== 'taken' || takesInk(homework), 'conflict', 'homework-over');

const record = (
  db: Db,
  { accountId }: Actor,
  { schoolId, id }: Page,
  { what, ...said }: Record<string, unknown> & { what: ActName },
) => recordAct(db, { accountId, schoolId, what, detail: { pageId: id, ...said } });
