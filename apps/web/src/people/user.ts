import { forAdministrators, type RoleCode } from '@zhibi/contract/kernel';
import type { SchoolStageId, UserInfo } from '@zhibi/contract/people';
import { createContext, useContext } from 'react';

/** The person at the screen, in the role, subject and stage chosen now. */
export interface User extends UserInfo {
  /** The selected role; the first that may be shown where none was selected. */
  currentRole: RoleCode;
  /** The roles that this person may choose between. */
  shownRoles: UserInfo['roles'];
  /** The selected subject of a teacher; null for everybody else. */
  subjectId: number | null;
  /** The stage that an officer or a principal looks at; null where none was chosen or nothing is to choose. */
  stageId: SchoolStageId | null;
  /**
   * As what this person looks now, by the chosen role: what is drawn, offered and asked for goes by these, for the server answers
   * the chosen role. The flags of the record (`isTeacher`, …) say which roles somebody holds at all.
   */
  asStudent: boolean;
  asTeacher: boolean;
  asRegion: boolean;
  asSchoolPrincipal: boolean;
  /** Leads a school: its administrator or its principal. */
  asLeader: boolean;
  /** Keeps the records of a school: its administrator, and operations that act for it. */
  keepsRecords: boolean;
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

/** What a person chose on this browser, as local storage holds it. */
export interface Choices {
  roleCodes: readonly RoleCode[];
  subjectId: number | null;
  stageId?: number | null;
}

const isReal = ({ subjectId }: { subjectId: number }) => subjectId > 0;

const stageOf = (role: RoleCode, stageId: number | null | undefined): SchoolStageId | null =>
  (role === 'REGION' || role === 'SCHOOLPRINCIPAL') && (stageId === 1 || stageId === 2 || stageId === 3)
    ? stageId
    : null;

/** The flags of the specification: of all roles that may be shown, whichever is chosen. */
function flagsOf(roles: UserInfo['roles']) {
  const holds = (role: RoleCode) => roles.some(({ code }) => code === role);
  return {
    isStudent: holds('STUDENT'),
    isSchoolPrincipal: holds('SCHOOLPRINCIPAL'),
    isSchoolAdmin: holds('SCHOOLADMIN'),
    isTeacher: holds('TEACHER'),
    isRegion: holds('REGION'),
    isSchoolWhole: holds('SCHOOLADMIN') || holds('SCHOOLPRINCIPAL'),
  };
}

const lookingAs = (role: RoleCode) => ({
  asStudent: role === 'STUDENT',
  asTeacher: role === 'TEACHER',
  asRegion: role === 'REGION',
  asSchoolPrincipal: role === 'SCHOOLPRINCIPAL',
  asLeader: role === 'SCHOOLADMIN' || role === 'SCHOOLPRINCIPAL',
  keepsRecords: forAdministrators.roles.some((one) => one === role),
});

/** Subjects are those above 0. */
const subjectsOf = (info: UserInfo) => ({
  subjects: info.subjects.filter(isReal),
  classList: info.classList.map((one) => ({ ...one, subjects: one.subjects.filter(isReal) })),
});

/** What the record and the choices stored on this browser make together; null when no role may be shown. */
export function userOf(info: UserInfo, { roleCodes, subjectId: wanted, stageId }: Choices): User | null {
  const shownRoles = info.roles.filter((grant) => grant.display);
  const chosen = shownRoles.find((grant) => roleCodes.includes(grant.code)) ?? shownRoles[0];
  if (!chosen) return null;
  const role = chosen.code;
  const real = subjectsOf(info);
  const subject = real.subjects.find((one) => one.subjectId === wanted) ?? real.subjects[0];
  return {
    ...info,
    ...real,
    ...flagsOf(shownRoles),
    ...lookingAs(role),
    currentRole: role,
    shownRoles,
    subjectId: role === 'TEACHER' ? (subject?.subjectId ?? null) : null,
    stageId: stageOf(role, stageId),
  };
}
