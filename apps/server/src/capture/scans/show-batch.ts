import type {
  MissingPages,
  ScanBatchDetail,
  ScanChoice,
  ScanComplaint,
  ScanPage,
  ScanPageDetail,
} from '@zhibi/contract/capture/scans';
import type { Actor } from '@zhibi/contract/session';
import { itemsOf } from '../../papers/index.js';
import { classesOf, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { pageToSee } from './page-to-mend.js';
import { mayMend, maySeePageOf } from './policy.js';
import { isOpen } from './rules.js';
import { isPart } from './rules-photos.js';
import { type ScannedHomework, scannedHomework } from './scanned-homework.js';
import { showBatches } from './show-batches.js';
import { type Batch, filesOf, findBatch } from './store.js';
import { type Choice, choicesOfPages, type Page, pagesOfBatch, takenOf } from './store-pages.js';

/** A batch that this person may mend; anybody else's is not found. */
export async function batchToMend(
  db: Db,
  actor: Actor,
  batchId: string,
): Promise<{ batch: Batch; of: ScannedHomework }> {
  const batch = found(await findBatch(db, actor.schoolIds, batchId));
  const of = await scannedHomework(db, batch.schoolId, batch.homeworkId);
  ensure(mayMend(actor, of.homework), 'not-found');
  return { batch, of };
}

/** All that the repair bench opens with. */
export async function showBatch(db: Db, actor: Actor, batchId: string, timeZone: string): Promise<ScanBatchDetail> {
  const { batch, of } = await batchToMend(db, actor, batchId);
  const { schoolId, homeworkId } = batch;
  const classOf = (studentId: string | null) => (studentId === null ? undefined : of.copies.get(studentId)?.classId);
  const isSeen = ({ studentId }: { studentId: string | null }) => maySeePageOf(actor, of.homework, classOf(studentId));
  const pages = (await pagesOfBatch(db, { schoolId, batchId })).filter(isSeen);
  const [[shown], files, choices, taken, items, names] = await Promise.all([
    showBatches(db, [batch], timeZone),
    filesOf(db, { schoolId, batchId }),
    choicesOfPages(
      db,
      schoolId,
      pages.map(({ id }) => id),
    ),
    takenOf(db, schoolId, homeworkId),
    itemsOf(db, schoolId, of.homework.paperId),
    namesOf(db, of),
  ]);
  const noOf = new Map(items.map(({ itemId, no }) => [itemId, no]));
  const waited = choices.filter((one) => one.doubts.length > 0 || one.settled !== null);
  const openOn = (pageId: string) => choices.filter((one) => one.pageId === pageId && isOpen(one)).length;
  return {
    ...found(shown),
    pageSize: of.geometries.usual.pageSize,
    pageCount: Math.max(...of.geometries.all.map(({ pageCount }) => pageCount)),
    scanned: pages.map((page, at) => ({
      ...showPage(page, { of, names, open: openOn(page.id) }),
      no: at + 1,
      fileName: files.find(({ position }) => position === page.file)?.name ?? '',
    })),
    choices: waited.map((one) => showChoice(one, noOf)),
    missing: missingOf(of, { taken, names, isSeen: (studentId) => isSeen({ studentId }) }),
    broken: files.flatMap(({ position, name: fileName, problem, settledAt }) =>
      problem === null ? [] : [{ position, fileName, problem, settled: settledAt !== null }],
    ),
    doctor: diagnosisOf(pages),
  };
}

export async function showScannedPage(db: Db, actor: Actor, pageId: string): Promise<ScanPageDetail> {
  const { page, of } = await pageToSee(db, actor, pageId);
  const [choices, items] = await Promise.all([
    choicesOfPages(db, page.schoolId, [pageId]),
    itemsOf(db, page.schoolId, of.homework.paperId),
  ]);
  const noOf = new Map(items.map(({ itemId, no }) => [itemId, no]));
  return {
    areas: areasOf(of, page.studentId).filter((area) => area.page === page.page),
    choices: choices.map((one) => showChoice(one, noOf)),
  };
}

const areasOf = ({ geometries }: ScannedHomework, studentId: string | null) =>
  (studentId === null ? geometries.usual : geometries.of(studentId)).areas;

type Names = ReadonlyMap<string, MissingPages>;

/** Every student of the homework, as screens name them. */
export async function namesOf(db: Db, { homework, copies }: ScannedHomework): Promise<Names> {
  const [students, classes] = await Promise.all([
    studentsById(db, homework.schoolId, [...copies.keys()]),
    classesOf(db, homework.schoolId, homework.classIds),
  ]);
  const classNames = new Map(classes.map(({ classId, className }) => [classId, className]));
  return new Map(
    [...copies].map(([studentId, { classId }]) => {
      const { name = '', studentNo = '' } = students.get(studentId) ?? {};
      return [
        studentId,
        { studentId, name, studentNo, className: classNames.get(classId) ?? '', pages: [], isAll: false },
      ];
    }),
  );
}

function showPage(
  page: Page,
  { of, names, open }: { of: ScannedHomework; names: Names; open: number },
): Omit<ScanPage, 'no' | 'fileName'> {
  const state = page.state !== 'taken' ? page.state : open > 0 ? 'doubt' : 'read';
  return {
    pageId: page.id,
    state,
    reason: page.reason,
    student: page.studentId === null ? null : (names.get(page.studentId) ?? null),
    page: page.page,
    candidates: page.candidates.flatMap((code) => {
      const known = of.pages.get(code);
      const student = known && names.get(known.studentId);
      return student ? [{ ...student, page: known.page }] : [];
    }),
    openChoices: open,
    complaints: page.complaints,
    dpi: page.dpi === null ? null : Math.round(page.dpi),
    turnedDeg: page.turnedDeg,
  };
}

const showChoice = (one: Choice, noOf: ReadonlyMap<string, number>): ScanChoice => ({
  pageId: one.pageId,
  no: one.no,
  itemNo: noOf.get(one.itemId) ?? 0,
  boxes: one.boxes,
  several: one.several,
  doubts: one.doubts,
  chosen: one.settled ?? one.chosen,
  state: one.settled !== null ? 'settled' : isOpen(one) ? 'open' : 'certain',
});

/** Which pages of which copies no batch of the homework holds whole. */
export function missingOf(
  { geometries, copies }: ScannedHomework,
  {
    taken,
    names,
    isSeen,
  }: {
    taken: readonly Pick<Page, 'studentId' | 'page' | 'complaints'>[];
    names: Names;
    isSeen: (studentId: string) => boolean;
  },
): MissingPages[] {
  const there = new Set(taken.filter((one) => !isPart(one)).map(({ studentId, page }) => `${studentId} ${page}`));
  return [...copies.keys()]
    .filter(isSeen)
    .flatMap((studentId) => {
      const student = names.get(studentId);
      const all = Array.from({ length: geometries.of(studentId).pageCount }, (_, at) => at + 1);
      const pages = all.filter((page) => !there.has(`${studentId} ${page}`));
      return student && pages.length > 0 ? [{ ...student, pages, isAll: pages.length === all.length }] : [];
    })
    .sort((a, b) => (a.className + a.studentNo < b.className + b.studentNo ? -1 : 1));
}

function diagnosisOf(pages: readonly Page[]): { complaint: ScanComplaint; pages: number }[] {
  const counts = new Map<ScanComplaint, number>();
  for (const { complaints } of pages) for (const one of complaints) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([complaint, count]) => ({ complaint, pages: count })).sort((a, b) => b.pages - a.pages);
}
