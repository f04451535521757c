import { forReaders } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export { batchInfoOf, type HomeworkBatchInfo } from './batch-info.js';
export { isGateOpen } from './gates.js';
export { handOf, useAge } from './hand.js';
export { Face } from './parts/face.js';
export { SchoolSelect } from './parts/school-select.js';
export { SubjectChoice, subjectsOfClasses } from './parts/subject-choice.js';
export { useEnterSchool } from './region/district/use-enter-school.js';
export { useClasses } from './use-classes.js';
export { useNames } from './use-names.js';
export { type User, UserContext, userOf, useSubjectId, useUser } from './user.js';

/** The activation screen comes on demand: most people see it once. */
export const loadActivation = () => import('./activation/page.js');

/** The record of one student, for the address that a student's homework shares with it. */
export const loadStudentRecord = () => import('./records/student-detail/page.js');

export const homeParts: readonly HomePart[] = [
  {
    name: 'district',
    place: 'wide',
    roles: ['REGION'],
    ofDistrict: true,
    load: () => import('./region/district/part.js'),
  },
  {
    name: 'classes',
    place: 'wide',
    roles: forReaders.roles.filter((role) => role !== 'TEACHER'),
    load: () => import('./parts/classes-card.js'),
  },
];
