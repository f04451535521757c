import { Readable } from 'node:stream';
import type { ScanReason } from '@zhibi/contract/capture/scans';
import { beginWriting, isLate, recordLateInk, takesInk } from '../../homework/index.js';
import { pagesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import { notifyEvidence } from '../evidence/notify-evidence.js';
import { queueReading } from '../evidence/queue-reading.js';
import { putSeen } from '../evidence/store-evidence.js';
import type { ReadPage } from './read/page-to-read.js';
import { evidenceOfPage, marksOf } from './rules.js';
import { isPart } from './rules-photos.js';
import type { ScannedHomework } from './scanned-homework.js';
import { changePage, findPageAt, findTaken, insertPage, type Page, putChoices } from './store-pages.js';
import { putScores, queueScores } from './store-scores.js';
import { withdrawPage } from './withdraw-page.js';

/** A page that was read, with its pictures in the file store. */
export interface StoredPage extends Omit<ReadPage, 'original' | 'straight' | 'pictures'> {
  originalSha256: string;
  straightSha256: string | null;
  /** Area → the content of its picture. */
  pictures: ReadonlyMap<string, string>;
}

const LONGEST = 64 * 1024 * 1024;

/** Puts the pictures of a page where bytes live, before anything refers to them. */
export async function storePictures(
  files: FileStore,
  { original, straight, pictures, ...read }: ReadPage,
): Promise<StoredPage> {
  const put = async (content: Uint8Array) => (await files.put(Readable.from([Buffer.from(content)]), LONGEST)).sha256;
  const kept = new Map<string, string>();
  for (const { areaId, content } of pictures) kept.set(areaId, await put(content));
  return {
    ...read,
    originalSha256: await put(original),
    straightSha256: straight && (await put(straight)),
    pictures: kept,
  };
}

type Place = Pick<Page, 'schoolId' | 'id' | 'batchId' | 'file' | 'position' | 'sheet' | 'readAt' | 'source'>;

/** Of a photograph: whose it is, and when it was taken. */
export interface Taker {
  studentId: string;
  takenAt: Date;
}

/**
 * Keeps a page of a batch as it was read: as the student's where that is certain, else it waits for a person. Read twice it is kept once. A
 * photograph takes the place of the one before it: it was taken again for a reason. A part of a page never takes the place of the whole, and the
 * whole always that of a part.
 */
export async function keepPage(
  db: Db,
  of: ScannedHomework,
  { taker, ...place }: Place & { taker?: Taker | undefined },
  read: StoredPage,
): Promise<void> {
  const coded = read.pageCode === null ? await followed(db, of, place, read.sheetPage) : of.pages.get(read.pageCode);
  const isOthers = taker !== undefined && coded !== undefined && coded.studentId !== taker.studentId;
  const own = isOthers ? undefined : coded;
  const under = own && { ...own, ...place, homeworkId: of.homework.id };
  const isOver = !takesInk(of.homework);
  const before = under && (await findTaken(db, under));
  if (before && isSameSheet(before, place)) return; // this work is done twice, and the other was quicker
  const isReplaced = before !== undefined && !isOver && standsFor(before, read, taker !== undefined);
  const isDouble = before !== undefined && !isReplaced;
  if (before !== undefined && isReplaced) {
    await withdrawPage(db, before, place.readAt);
    await changePage(db, before, { state: 'double' });
  }
  const page: Page = {
    ...place,
    homeworkId: of.homework.id,
    studentId: own?.studentId ?? null,
    page: own?.page ?? null,
    candidates: own ? [] : read.candidates,
    complaints: read.complaints,
    keptAt: null,
    dpi: read.dpi,
    turnedDeg: read.turnedDeg,
    originalSha256: read.originalSha256,
    straightSha256: read.straightSha256,
    ...(own ? takenOr(isOver, isDouble) : isOthers ? others : await nobodys(db, place.schoolId, read)),
  };
  if (!(await insertPage(db, page))) return;
  if (!own || page.state !== 'taken') return;
  // Of a part alone nobody knows whether its student means it to stand.
  const counts = taker === undefined || !isPart(read);
  await takePage(db, of, { ...page, ...own }, { ...read, counts });
  const copy = of.copies.get(own.studentId) ?? { endAt: null };
  if (taker && counts && isLate(of.homework, copy, taker.takenAt, place.readAt))
    await recordLateInk(db, of.homework, [taker.studentId]);
}

const isSameSheet = (one: Page, other: Place): boolean =>
  one.batchId === other.batchId &&
  one.file === other.file &&
  one.position === other.position &&
  one.sheet === other.sheet;

/** Whether what was read later stands for the page instead of what stood for it. */
const standsFor = (before: Page, read: StoredPage, isPhotograph: boolean): boolean =>
  isPart(before) ? isPhotograph || !isPart(read) : isPhotograph && !isPart(read);

/** The back of a blank sheet is whose its front is: the page before it in the file. */
async function followed(
  db: Db,
  { copies }: ScannedHomework,
  { schoolId, batchId, file, position, sheet }: Place,
  sheetPage: number | null,
): Promise<{ studentId: string; page: number } | undefined> {
  if (sheetPage === null || sheetPage % 2 === 1) return undefined;
  const front = await findPageAt(db, { schoolId, batchId, file, position: position - 1, sheet });
  const isFront = front?.state === 'taken' && front.page === sheetPage - 1 && front.studentId !== null;
  return isFront && copies.has(front.studentId ?? '')
    ? { studentId: front.studentId ?? '', page: sheetPage }
    : undefined;
}

/** A classmate's sheet: nobody hands in for somebody else. */
const others: Pick<Page, 'state' | 'reason'> = { state: 'foreign', reason: 'other-student' };

const takenOr = (isOver: boolean, isDouble: boolean): Pick<Page, 'state' | 'reason'> =>
  isOver ? { state: 'foreign', reason: 'homework-over' } : { state: isDouble ? 'double' : 'taken', reason: null };

/** Why a page is nobody's: it could not be read, it says nothing certain, or it is of another paper. */
async function nobodys(db: Db, schoolId: string, read: StoredPage): Promise<Pick<Page, 'state' | 'reason'>> {
  if (read.straightSha256 === null) return { state: 'unreadable', reason: read.reason };
  if (read.reason !== 'foreign-page') return { state: 'unknown', reason: read.reason };
  const known = await pagesOf(db, schoolId, read.candidates);
  const reason: ScanReason = known.size > 0 ? 'other-homework' : 'foreign-page';
  return { state: 'foreign', reason };
}

/** The page is the student's: its choices, its evidence, the copy begun where it counts, and all of it read. */
export async function takePage(
  db: Db,
  { homework, geometries, copies }: ScannedHomework,
  taken: Pick<Page, 'schoolId' | 'id' | 'readAt' | 'source'> & { studentId: string; page: number },
  { counts = true, ...read }: Pick<StoredPage, 'choices' | 'pictures' | 'scores'> & { counts?: boolean },
): Promise<void> {
  const { schoolId, id: pageId, studentId, page, readAt, source } = taken;
  const choices = read.choices.map((one, no) => ({
    ...one,
    schoolId,
    pageId,
    no,
    settled: null,
    settledBy: null,
    settledAt: null,
  }));
  await putChoices(db, taken, choices);
  await putScores(db, taken, read.scores);
  const areas = geometries.of(studentId).areas.filter((area) => area.page === page);
  const from = { homeworkId: homework.id, studentId, page, originId: pageId, source };
  const seen = evidenceOfPage(from, areas, { marks: choices.flatMap(marksOf), pictures: read.pictures });
  await putSeen(db, schoolId, seen, readAt);
  const copy = copies.get(studentId);
  if (counts && copy && (copy.status === 'assigned' || copy.status === 'absent'))
    await beginWriting(db, homework, [studentId], readAt);
  queueReading(db, schoolId, [from]);
  if (read.scores.length > 0) queueScores(db, { schoolId, homeworkId: homework.id, studentId });
  if (copy) await notifyEvidence(db, homework, copy, { source, areaIds: seen.map(({ areaId }) => areaId) });
}
