import { forAdministrators, forOverseers, type RoleCode } from '@zhibi/contract/kernel';
import type { ClassRecord, StudentRecord, TeacherRecord } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import { type AccountState, stateOf } from './rules.js';

const holds = (roles: readonly RoleCode[], actor: Actor) => actor.schoolId !== '' && roles.includes(actor.role);

/** Who keeps the records of the school: its administrators, and operations acting in it. Whoever has chosen no school is in none. */
export const mayKeep = (actor: Actor): boolean => holds(forAdministrators.roles, actor);

/** Who reads all of them: those, and the principal. */
export const mayOversee = (actor: Actor): boolean => holds(forOverseers.roles, actor);

/** Who reads one student: those, and the teachers of the class of today. */
export const mayReadStudent = (actor: Actor, classId: string | null): boolean =>
  mayOversee(actor) || (actor.role === 'TEACHER' && classId !== null && actor.teaches.has(classId));

/** Nobody shuts themselves out. */
export const isSelf = (actor: Actor, accountId: string): boolean => actor.accountId === accountId;

/** Keeping is possible now: not while the school moves to a new year. */
const keepsNow = (actor: Actor): boolean => mayKeep(actor) && !actor.dataLocked;

interface PersonFacts extends AccountState {
  accountId: string;
  /** The account belongs to this school; a partner's hand-over has none. */
  hasAccount: boolean;
}

/** What the actor may do with a teacher now. */
export function canOfTeacher(actor: Actor, person: PersonFacts): TeacherRecord['can'] {
  const state = stateOf(person);
  const here = keepsNow(actor) && state !== 'left';
  const others = here && person.hasAccount && !isSelf(actor, person.accountId);
  return {
    edit: here,
    resetPassword: others,
    disable: others && state !== 'disabled',
    enable: others && state === 'disabled',
    leave: here && !isSelf(actor, person.accountId),
    comeBack: keepsNow(actor) && state === 'left',
  };
}

/** What the actor may do with a student now. */
export function canOfStudent(actor: Actor, person: PersonFacts & { erased: boolean }): StudentRecord['can'] {
  const { comeBack, ...can } = canOfTeacher(actor, person);
  return { ...can, move: can.edit, comeBack: comeBack && !person.erased, erase: comeBack && !person.erased };
}

/** What the actor may do with a class now. */
export function canOfClass(actor: Actor, one: { endedOn: string | null }): ClassRecord['can'] {
  const open = keepsNow(actor) && one.endedOn === null;
  return { edit: open, end: open };
}

/** Whether the actor may open classes and choose subjects now. */
export const mayArrange = keepsNow;
