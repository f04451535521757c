import type { RoleCode } from '@zhibi/contract/kernel';

/** As what the person works: another tab may choose otherwise. */
export interface Choices {
  readonly roleCodes: readonly RoleCode[];
  readonly schoolId: string;
  readonly subjectId: number | null;
  readonly stageId: number | null;
}
interface Known extends Choices {
  readonly token: string;
}

export const choices = ['roleCodes', 'schoolId', 'subjectId', 'stageId'] as const;
export const choicesOf = ({ roleCodes, schoolId, subjectId, stageId }: Choices): Choices => ({
  roleCodes,
  schoolId,
  subjectId,
  stageId,
});

/** A choice that was made before is another now. The first choices of a login are no move. */
export const hasMoved = (before: Known, now: Known): boolean =>
  (before.token !== '' && now.token === '') ||
  (before.roleCodes.length > 0 && before.roleCodes.join() !== now.roleCodes.join()) ||
  (before.roleCodes.length > 0 && before.schoolId !== now.schoolId) ||
  (before.subjectId !== null && before.subjectId !== now.subjectId) ||
  (before.stageId !== null && before.stageId !== now.stageId);
