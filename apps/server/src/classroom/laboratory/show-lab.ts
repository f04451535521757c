import type { LabOverview, LabPhoto, LabSheet } from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import { groupSetsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { labFor, shownLab } from './lab-for.js';
import { isScorer, mayReadResults, mayRemovePhoto } from './policy.js';
import { resultsOfLab, studentsOfLab } from './results-of-lab.js';
import type { LabRow } from './store.js';
import { type PhotoRow, photosOf } from './store-photos.js';
import { scoresOf } from './store-scores.js';

/** What a scorer writes in: the class, its groups, and the own scores. */
export async function showSheet(db: Db, actor: Actor, assessmentId: string, timeZone: string): Promise<LabSheet> {
  const lab = await labFor(db, actor, assessmentId);
  ensure(isScorer(actor, lab) && lab.state !== 'draft', 'not-found');
  const { schoolId, accountId } = actor;
  const photos = await photosOf(db, schoolId, lab.id);
  return {
    lab: await shownLab(db, actor, lab, timeZone),
    students: await studentsOfLab(db, lab, []),
    groups: await groupsOfLab(db, lab),
    scores: (await scoresOf(db, { schoolId, assessmentId, accountId })).map(
      ({ studentId, stepId, points, note, version }) => ({ studentId, stepId, points, note, version }),
    ),
    photos: photos.map((photo) => photoOf(actor, lab, photo)),
  };
}

async function groupsOfLab(db: Db, { schoolId, classId, setId }: LabRow): Promise<LabSheet['groups']> {
  if (setId === null) return [];
  const set = (await groupSetsOf(db, schoolId, classId)).find(({ id }) => id === setId);
  return (set?.groups ?? []).map(({ number, name, memberIds }) => ({ number, name, memberIds }));
}

const photoOf = (actor: Actor, lab: LabRow, photo: PhotoRow): LabPhoto => ({
  photoId: photo.id,
  studentId: photo.studentId,
  stepId: photo.stepId,
  byName: photo.teacherName,
  can: { remove: mayRemovePhoto(actor, lab, photo) },
});

/** Students by steps, for whoever reads results. */
export async function showOverview(db: Db, actor: Actor, assessmentId: string, timeZone: string): Promise<LabOverview> {
  const lab = await labFor(db, actor, assessmentId);
  ensure(mayReadResults(actor, lab), 'not-found');
  const { rows, counts, done } = await resultsOfLab(db, lab);
  const photos = await photosOf(db, actor.schoolId, lab.id);
  const shown = await shownLab(db, actor, lab, timeZone);
  return {
    lab: shown,
    students: rows,
    ...counts,
    progress: shown.scorers.map(({ name }, at) => ({ name, done: done[at] ?? 0 })),
    photos: photos.map((photo) => photoOf(actor, lab, photo)),
  };
}
