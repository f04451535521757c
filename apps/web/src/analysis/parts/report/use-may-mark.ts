import { forTeachers, type RoleCode } from '@zhibi/contract/kernel';
import { useUser } from '../../../people/index.js';

/** Marking and its ink are for teachers; other readers of a report see scores and names. */
export function useMayMark(): boolean {
  const marking: readonly RoleCode[] = forTeachers.roles;
  return marking.includes(useUser().currentRole);
}
