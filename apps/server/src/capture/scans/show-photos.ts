import type { PhotosOfCopy } from '@zhibi/contract/capture/scans';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { isOwnHandIn, takesInk } from '../../homework/index.js';
import { geometriesOf } from '../../papers/index.js';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ownCopy } from '../own-copy.js';
import { verdictOn } from './rules-photos.js';
import { filesOf } from './store.js';
import { pagesOfBatch } from './store-pages.js';
import { findPhoto, photosOf } from './store-photos.js';

/** A student's photographs of a homework, and which pages of it are missing. */
export async function showPhotos(
  db: Db,
  actor: Actor,
  homeworkId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<PhotosOfCopy> {
  const { homework, submission, of } = await ownCopy(db, actor, homeworkId, now);
  const { schoolId, subjectId, title } = homework;
  const [geometries, subjects, kept] = await Promise.all([
    geometriesOf(db, schoolId, homework),
    subjectsById(db),
    photosOf(db, of),
  ]);
  const { pageCount } = geometries.of(submission.studentId);
  // Of a photograph with two sheets one is told: the own.
  const told = kept.filter(
    (one) =>
      one === (kept.find((other) => isSame(one, other) && isTaken(other)) ?? kept.find((other) => isSame(one, other))),
  );
  const items = told.map((one) => ({
    photoId: one.batch.id,
    takenAt: toStamp(one.batch.takenAt ?? one.batch.createdAt, timeZone),
    verdict: verdictOn(one),
    page: one.page?.page ?? null,
    complaints: one.page?.complaints ?? [],
  }));
  const taken = new Set(kept.flatMap((one) => (isTaken(one) ? [one.page?.page] : [])));
  const { handedInAt } = submission;
  return {
    title,
    subjectName: subjects.get(subjectId)?.name ?? '',
    endAt: toStamp(submission.endAt ?? homework.endAt, timeZone),
    isOpen: takesInk(homework) && !isOwnHandIn(homework, submission),
    handedInAt: handedInAt && toStamp(handedInAt, timeZone),
    pageCount,
    missing: Array.from({ length: pageCount }, (_, at) => at + 1).filter((page) => !taken.has(page)),
    items,
  };
}

type Kept = Awaited<ReturnType<typeof photosOf>>[number];
const isSame = (one: Kept, other: Kept) => one.batch.id === other.batch.id;
const isTaken = (one: Kept) => verdictOn(one) === 'taken';

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
