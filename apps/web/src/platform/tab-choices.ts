import type { Session } from './session-store.js';

/** A choice that was made before is another now. The first choices of a login are no move. */
export const hasMoved = (before: Session, now: Session): boolean =>
  (before.token !== '' && now.token === '') ||
  (before.roleCodes.length > 0 && before.roleCodes.join() !== now.roleCodes.join()) ||
  (before.roleCodes.length > 0 && before.schoolId !== now.schoolId) ||
  (before.subjectId !== null && before.subjectId !== now.subjectId) ||
  (before.stageId !== null && before.stageId !== now.stageId);

/** As what the person works: another tab may choose otherwise. */
export const choices = ['roleCodes', 'schoolId', 'subjectId', 'stageId'] as const;
export type Choices = Pick<Session, (typeof choices)[number]>;
export const choicesOf = ({ roleCodes, schoolId, subjectId, stageId }: Session): Choices => ({
  roleCodes,
  schoolId,
  subjectId,
  stageId,
});
