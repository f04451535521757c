import { type LabScoreSent, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { newId } from '../src/platform/ids.js';
import type { Person } from './person.js';
import { JUNIOR_MATHS } from './subjects.js';
import type { TestClass, TestSchool } from './test-school.js';

export const stepIds = [newId(), newId(), newId()] as const;
/** Ten points, two of them for safety. */
export const steps = [
  { stepId: stepIds[0], title: '组装装置', points: 5, safety: false, criteria: '装置稳固' },
  { stepId: stepIds[1], title: '佩戴护目镜', points: 2, safety: true, criteria: '' },
  { stepId: stepIds[2], title: '记录数据', points: 3, safety: false, criteria: '' },
];

/** What a tablet sends of a student at a step. */
export const sentScore = (
  studentId: string,
  step: 0 | 1 | 2,
  points: number | null,
  change: Partial<LabScoreSent> = {},
): LabScoreSent => ({ clientId: newId(), studentId, stepId: stepIds[step], version: 1, points, note: '', ...change });

/** Lab work of a new class of two that is being scored, by its maker and a teacher of another class. */
export async function openLab(
  school: TestSchool,
): Promise<{ assessmentId: string; of: TestClass; maker: Person; second: Person }> {
  const of = await school.newClass(2);
  const maker = await school.newTeacher([of.classId]);
  const second = await school.newTeacher([(await school.newClass(0)).classId]);
  const assessmentId = newId();
  await maker.call(laboratoryApi.make, {
    assessmentId,
    classId: of.classId,
    subjectId: JUNIOR_MATHS,
    title: '测定凸透镜的焦距',
    heldOn: '20261123',
    steps,
    scorerIds: [second.ids.accountId],
    setId: null,
  });
  await maker.call(laboratoryApi.move, { assessmentId, revision: 1, move: 'open' });
  return { assessmentId, of, maker, second };
}
