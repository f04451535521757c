import type { RoleCode } from '@zhibi/contract/kernel';
import type { UserInfo } from '@zhibi/contract/people';
import { createContext, useContext } from 'react';

/** The person at the screen, in the role and subject chosen now. */
export interface User extends UserInfo {
  /** The selected role; the first that may be shown where none was selected. */
  currentRole: RoleCode;
  /** The roles that this person may choose between. */
  shownRoles: UserInfo['roles'];
  /** The selected subject of a teacher; null for everybody else. */
  subjectId: number | null;
}

export const UserContext = createContext<User | null>(null);

/** The person at the screen. Screens are drawn only once the user record is known. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser is for screens of people who are signed in');
  return user;
}

/** The subject that a teacher has chosen; null for other roles and for a teacher without one. */
export const useSubjectId = (): number | null => useUser().subjectId;

/** What the record and the choices stored on this browser make together; null when no role may be shown. */
export function userOf(info: UserInfo, chosenRoles: readonly RoleCode[], chosenSubject: number | null): User | null {
  const shownRoles = info.roles.filter((grant) => grant.display);
  const chosen = shownRoles.find((grant) => chosenRoles.includes(grant.code)) ?? shownRoles[0];
  if (!chosen) return null;
  const subject = info.subjects.find((one) => one.subjectId === chosenSubject) ?? info.subjects[0];
  const subjectId = chosen.code === 'TEACHER' ? (subject?.subjectId ?? null) : null;
  return { ...info, currentRole: chosen.code, shownRoles, subjectId };
}
