import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { newId } from '../../src/platform/ids.js';
import type { Person } from '../person.js';
import { JUNIOR_MATHS } from '../subjects.js';
import { type ForeignIds, hidden, own, type WalkRows } from './meeting.js';

const stepId = '01890000-0000-7000-8000-000000000001';
const fields = {
  title: 'x',
  heldOn: '20261123',
  steps: [{ stepId, title: 'x', points: 2, safety: false, criteria: '' }],
  scorerIds: [],
  setId: null,
};

/** The smallest picture there is. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Lab work of another school that is being scored, with a photograph. */
export async function foreignLab(
  teacher: Person,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<Pick<ForeignIds, 'labId' | 'labPhotoId'>> {
  const [labId, labPhotoId] = [newId(), newId()];
  await teacher.call(laboratoryApi.make, { assessmentId: labId, classId, subjectId: JUNIOR_MATHS, ...fields });
  await teacher.call(laboratoryApi.move, { assessmentId: labId, revision: 1, move: 'open' });
  await teacher.call(laboratoryApi.addPhoto, {
    assessmentId: labId,
    studentId,
    stepId,
    photoId: labPhotoId,
    file: picture,
  });
  return { labId, labPhotoId };
}

const lab = (more: Record<string, unknown> = {}) => hidden(({ labId }) => ({ assessmentId: labId, ...more }));
const ofCell = ({ labId, studentId }: ForeignIds) => ({ assessmentId: labId, studentId, stepId });

export const rows: WalkRows = {
  'laboratory.list': own(({ classId }) => ({ classId })),
  'laboratory.show': lab(),
  'laboratory.colleagues': hidden(({ classId }) => ({ classId, subjectId: JUNIOR_MATHS })),
  'laboratory.make': hidden(({ homeworkId, classId }) => ({
    assessmentId: homeworkId,
    classId,
    subjectId: JUNIOR_MATHS,
    ...fields,
  })),
  'laboratory.change': lab({ revision: 1, ...fields }),
  'laboratory.remove': lab({ revision: 1 }),
  'laboratory.move': lab({ revision: 1, move: 'finish' }),
  'laboratory.sheet': lab(),
  'laboratory.score': hidden((ids) => ({
    assessmentId: ids.labId,
    rows: [{ clientId: ids.homeworkId, studentId: ids.studentId, stepId, version: 1, points: 1, note: '' }],
  })),
  'laboratory.overview': lab(),
  'laboratory.settle': hidden((ids) => ({ ...ofCell(ids), points: 1 })),
  'laboratory.addPhoto': hidden((ids) => ({ ...ofCell(ids), photoId: ids.homeworkId, file: Uint8Array.from([1]) })),
  'laboratory.removePhoto': hidden(({ labPhotoId }) => ({ photoId: labPhotoId })),
  'laboratory.photo': hidden(({ labPhotoId }) => ({ photoId: labPhotoId })),
  'laboratory.bring': hidden(({ labId, stageTestId }) => ({ assessmentId: labId, testId: stageTestId })),
  'laboratory.export': lab({ format: 'csv' }),
};
