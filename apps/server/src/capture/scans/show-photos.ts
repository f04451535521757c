import type { PhotosOfCopy } from '@zhibi/contract/capture/scans';
import { grouped, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { endOfCopy, firstOf, isOwnHandIn, takesInk, titled } from '../../homework/index.js';
import { geometriesOf } from '../../papers/index.js';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { type OwnCopy, ownCopy } from '../own-copy.js';
import { verdictOn } from './rules-photos.js';
import { filesOf } from './store.js';
import { pagesOfBatch } from './store-pages.js';
import { findPhoto, photosOf } from './store-photos.js';

interface Here {
  now: Date;
  timeZone: string;
}

/** A student's photographs of a homework, and which pages of it are missing. */
export async function showPhotos(db: Db, actor: Actor, homeworkId: string, here: Here): Promise<PhotosOfCopy> {
  const copy = await ownCopy(db, actor, homeworkId, here.now);
  return { ...(await photosOfCopy(db, copy, here.timeZone, () => true)), isOpen: isOpen(copy) };
}

/** The same for whoever holds a slip: of the photographs those that came by it, until the copy is collected. */
export async function showSlipPhotos(db: Db, copy: OwnCopy, { now, timeZone }: Here): Promise<PhotosOfCopy> {
  const shown = await photosOfCopy(db, copy, timeZone, ({ batch }) => batch.bySlip);
  return { ...shown, isOpen: isOpen(copy) && now < endOfCopy(copy.homework, copy.submission) };
}

const isOpen = ({ homework, submission }: OwnCopy) => takesInk(homework) && !isOwnHandIn(submission);

async function photosOfCopy(
  db: Db,
  { homework, submission, of }: OwnCopy,
  timeZone: string,
  isShown: (one: Kept) => boolean,
): Promise<Omit<PhotosOfCopy, 'isOpen'>> {
  const { schoolId, subjectId } = homework;
  const [geometries, subjects, first, kept] = await Promise.all([
    geometriesOf(db, schoolId, homework),
    subjectsById(db),
    firstOf(db, homework),
    photosOf(db, of),
  ]);
  const { pageCount } = geometries.of(submission.studentId);
  // Of a photograph with several sheets the own stands for it, and what became of the others is told with it.
  const told = [...grouped(kept, ({ batch }) => batch.id).values()].map((sheets) => {
    const one = sheets.find(isTaken) ?? sheets.find(isOwn) ?? found(sheets[0]);
    const others = sheets.filter((sheet) => sheet !== one);
    return { one, others: others.map((sheet) => ({ verdict: verdictOn(sheet), page: sheet.page?.page ?? null })) };
  });
  const shown = told.filter(({ one }) => isShown(one));
  const items = shown.map(({ one, others }) => ({
    others,
    photoId: one.batch.id,
    takenAt: toStamp(one.batch.takenAt ?? one.batch.createdAt, timeZone),
    verdict: verdictOn(one),
    page: one.page?.page ?? null,
    bySlip: one.batch.bySlip,
    complaints: one.page?.complaints ?? [],
  }));
  const taken = new Set(kept.flatMap((one) => (isTaken(one) ? [one.page?.page] : [])));
  const { handedInAt } = submission;
  return {
    ...titled(homework, first),
    subjectName: subjects.get(subjectId)?.name ?? '',
    endAt: toStamp(endOfCopy(homework, submission), timeZone),
    handedInAt: handedInAt && toStamp(handedInAt, timeZone),
    pageCount,
    missing: Array.from({ length: pageCount }, (_, at) => at + 1).filter((page) => !taken.has(page)),
    items,
  };
}

type Kept = Awaited<ReturnType<typeof photosOf>>[number];
const isOwn = (one: Kept) => one.page?.state === 'taken';
const isTaken = (one: Kept) => verdictOn(one) === 'taken' || verdictOn(one) === 'kept';

/** The picture of an own photograph by its content: straight where the page was found, else as it came. */
export async function photoPicture(db: Db, actor: Actor, photoId: string): Promise<string> {
  const { schoolId, studentId } = actor;
  const photo = found(await findPhoto(db, schoolId, photoId));
  ensure(studentId !== null && photo.studentId === studentId, 'not-found');
  const pages = await pagesOfBatch(db, { schoolId, batchId: photoId });
  const page = pages.find(({ state }) => state === 'taken') ?? pages[0];
  const [file] = await filesOf(db, { schoolId, batchId: photoId });
  return found(page?.straightSha256 ?? page?.originalSha256 ?? file?.sha256);
}
