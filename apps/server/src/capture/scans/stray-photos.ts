import type { StrayPhoto } from '@zhibi/contract/capture/scans';
import { grouped, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { homeworkForTeacher } from '../../homework/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayMend, maySeePageOf } from './policy.js';
import { verdictOn } from './rules-photos.js';
import { type ScannedHomework, scannedHomework } from './scanned-homework.js';
import { missingOf, namesOf } from './show-batch.js';
import { takenOf } from './store-pages.js';
import { deletePhoto, findPhoto, type KeptPhoto, photosOfHomework, sheetsOfPhoto } from './store-photos.js';

/** Of several sheets on one photograph none stands for a page. */
const isStray = (sheets: readonly KeptPhoto[]): boolean =>
  sheets.every((one) => one.page?.state !== 'taken' && verdictOn(one) !== 'reading');

/** Photographs that stand for no page, of the students whom this teacher teaches. */
export async function showStrayPhotos(
  db: Db,
  actor: Actor,
  homeworkId: string,
  timeZone: string,
): Promise<StrayPhoto[]> {
  const { schoolId } = await homeworkForTeacher(db, actor, homeworkId);
  const kept = await photosOfHomework(db, schoolId, homeworkId);
  if (kept.length === 0) return [];
  const of = await scannedHomework(db, schoolId, homeworkId);
  const [names, taken] = await Promise.all([namesOf(db, of), takenOf(db, schoolId, homeworkId)]);
  const isSeen = (studentId: string) => isTaught(actor, of, studentId);
  const missing = new Map(missingOf(of, { taken, names, isSeen }).map(({ studentId, pages }) => [studentId, pages]));
  const sheetsOf = grouped(kept, ({ batch }) => batch.id);
  return [...sheetsOf].flatMap(([photoId, sheets]): StrayPhoto[] => {
    // What can be put onto a page stands for the photograph.
    const one = found(sheets.find(({ page }) => page?.straightSha256) ?? sheets[0]);
    const { batch, page } = one;
    const student = names.get(batch.studentId ?? '');
    if (student === undefined || !isSeen(student.studentId) || !isStray(sheets)) return [];
    const { studentId, name, studentNo, className } = student;
    return [
      {
        photoId,
        pageId: page?.id ?? null,
        student: { studentId, name, studentNo, className },
        takenAt: toStamp(batch.takenAt ?? batch.createdAt, timeZone),
        bySlip: batch.bySlip,
        verdict: verdictOn(one),
        page: page?.page ?? null,
        complaints: page?.complaints ?? [],
        pageCount: of.geometries.of(studentId).pageCount,
        missing: missing.get(studentId) ?? [],
      },
    ];
  });
}

const isTaught = (actor: Actor, of: ScannedHomework, studentId: string): boolean =>
  mayMend(actor, of.homework) && maySeePageOf(actor, of.homework, of.copies.get(studentId)?.classId);

/** The sheets of a photograph of a student who is taught here; anybody else's is not there. */
async function photoOfStudent(db: Db, actor: Actor, photoId: string): Promise<KeptPhoto[]> {
  ensure(actor.schoolId !== '', 'not-found');
  const photo = found(await findPhoto(db, actor.schoolId, photoId));
  ensure(photo.source === 'photo' && photo.studentId !== null, 'not-found');
  const of = await scannedHomework(db, photo.schoolId, photo.homeworkId);
  ensure(of.copies.has(photo.studentId) && isTaught(actor, of, photo.studentId), 'not-found');
  return sheetsOfPhoto(db, photo.schoolId, photoId);
}

/** The content of its picture: straight where a sheet was found. */
export async function strayPicture(db: Db, actor: Actor, photoId: string): Promise<string> {
  const sheets = await photoOfStudent(db, actor, photoId);
  const one = sheets.find(({ page }) => page?.straightSha256) ?? sheets[0];
  return found(one?.page?.straightSha256 ?? one?.page?.originalSha256 ?? one?.file.sha256);
}

/** What shows a cat, or somebody who should not be on it, is not kept because it was sent. */
export async function takeStrayAway(db: Db, actor: Actor, photoId: string): Promise<void> {
  const sheets = await photoOfStudent(db, actor, photoId);
  ensure(isStray(sheets), 'conflict', 'stands-for-page');
  const { schoolId, studentId, homeworkId } = found(sheets[0]).batch;
  await deletePhoto(db, schoolId, photoId);
  const { accountId } = actor;
  await recordAct(db, { accountId, schoolId, what: 'photo-taken-away', detail: { photoId, studentId, homeworkId } });
}
