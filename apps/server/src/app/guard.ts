import { type RoleCode, sentWholeNumber } from '@zhibi/contract/kernel';
import { SchoolStageId } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openActingWatch } from '../operations/index.js';
import { isDataLocked, type Membership, openEntrance, schoolIdsOf } from '../people/index.js';
import type { Clock } from '../platform/clock.js';
import type { Database, Db } from '../platform/db.js';
import type { Guard, Remembered } from '../platform/guard.js';
import { ensure } from '../platform/problem.js';
import {
  type Caller,
  callerOf,
  type Entry,
  livingKeysOf,
  openDevices,
  readToken,
  type TokenClaims,
  type Tokens,
} from '../session/index.js';
import { knownOf } from './store-caller.js';

const SubjectInHeader = sentWholeNumber({ min: 1 });
const StageInHeader = sentWholeNumber({ min: 1, max: 3 }).pipe(SchoolStageId);
/** So many callers a process remembers, each in one role and school. */
const REMEMBERED = 10_000;
/** Longer than any key of an honest call: headers of strangers do not fill the memory. */
const LONGEST_KEY = 300;
const headerOf = (request: FastifyRequest, name: string) => [request.headers[name]].flat()[0] ?? '';

/** Joins what the session knows (who, which roles) with what only people know (which school, which classes). */
export const openGuard = (database: Database, tokens: Tokens, clock: Clock): Guard => {
  const enter = openEntrance(database, clock);
  const watch = openActingWatch(database, clock);
  const memory = new LRUCache<string, Remembered>({ max: REMEMBERED });
  const claimsOf = (request: FastifyRequest) => {
    const [scheme, token] = headerOf(request, 'authorization').split(' ');
    return readToken(tokens, clock, scheme === 'Bearer' ? token : undefined);
  };
  return {
    async remembered(request) {
      return memory.get(keyOf(await claimsOf(request), request));
    },
    async actorOf(request) {
      const claims = await claimsOf(request);
      const selected = headerOf(request, 'x-role-codes').split(',').filter(Boolean);
      const known = await database.readAsSystem(async (db) => {
        const { living, memberships, seen, seenAt } = await knownOf(db, claims);
        const caller = await callerOf(database, living, claims, selected);
        const actor = await actorOf(db, caller, memberships, {
          schoolId: headerOf(request, 'x-school-id'),
          subjectId: SubjectInHeader.safeParse(headerOf(request, 'x-subject-id')).data ?? null,
          stageId: StageInHeader.safeParse(headerOf(request, 'x-stage-id')).data ?? null,
        });
        return { actor, basis: { about: `{${aboutOf(actor, caller, memberships).join(',')}}`, seen, seenAt } };
      });
      const isActing = await watch(known.actor, request.routeOptions.config.endpoint);
      await enter(known.actor);
      // Each call of who acts for a school is written down: it is never answered by what is remembered.
      if (isActing) return known.actor;
      const key = keyOf(claims, request);
      if (key.length <= LONGEST_KEY) memory.set(key, known);
      return known.actor;
    },
    deviceOf: openDevices(database, clock),
    livingKeys: (keyIds) => database.readAsSystem((db) => livingKeysOf(db, keyIds)),
  };
};

/** Everything of a call that decides who its actor is. */
const keyOf = ({ sessionId, loginType, generation }: TokenClaims, request: FastifyRequest): string =>
  [
    sessionId,
    loginType,
    generation,
    ...['x-role-codes', 'x-school-id', 'x-subject-id', 'x-stage-id'].map((name) => headerOf(request, name)),
  ].join('\n');

/** Whose changes change the actor. */
function aboutOf(actor: Actor, { grants }: Caller, memberships: readonly Membership[]): string[] {
  const reach = grants
    .filter(({ role }) => role === actor.role)
    .flatMap(({ regionId, organisationId }) => (regionId === null ? [organisationId] : [regionId, organisationId]));
  const places = memberships.flatMap(({ schoolId, teacherId, studentId }) => [schoolId, teacherId, studentId]);
  const about = [actor.accountId, actor.schoolId, ...places, ...(looksAcross(actor.role) ? reach : [])];
  return [...new Set(about.filter((id) => id !== null && id !== ''))] as string[]; // as: the filter took null away
}

/** What the headers ask for. */
interface Wanted {
  schoolId: string;
  subjectId: number | null;
  stageId: SchoolStageId | null;
}

async function actorOf(db: Db, caller: Caller, memberships: readonly Membership[], wanted: Wanted): Promise<Actor> {
  const { claims, role, roles, name } = caller;
  const grants = caller.grants.filter((grant) => grant.role === role);
  const schoolIds = await schoolsInReach(db, role, grants);
  const schoolId = chooseSchool(role, schoolIds, wanted.schoolId);
  const here = memberships.filter((one) => one.schoolId === schoolId);
  const student = role === 'STUDENT' ? here.find((one) => one.studentId !== null) : undefined;
  const teacher = role === 'STUDENT' ? undefined : here.find((one) => one.teacherId !== null);
  return {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    loginType: claims.loginType,
    role,
    roles,
    name,
    schoolId,
    // A chosen school narrows the view to it; without one the whole district or organisation is seen.
    schoolIds: schoolId === '' ? schoolIds : [schoolId],
    organisationId: grants[0]?.organisationId ?? '',
    subjectId: role === 'TEACHER' ? wanted.subjectId : null,
    stageId: role === 'SCHOOLPRINCIPAL' || role === 'REGION' ? wanted.stageId : null,
    teacherId: teacher?.teacherId ?? null,
    studentId: student?.studentId ?? null,
    teaches: role === 'TEACHER' ? subjectsByClass(teacher?.lessons ?? []) : new Map(),
    memberOf: new Set(student?.classIds),
    dataLocked: (student ?? teacher)?.dataLock ?? (schoolId !== '' && (await isDataLocked(db, schoolId))),
  };
}

function subjectsByClass(lessons: Membership['lessons']): Map<string, Set<number>> {
  const byClass = new Map<string, Set<number>>();
  for (const { classId, subjectId } of lessons)
    byClass.set(classId, (byClass.get(classId) ?? new Set()).add(subjectId));
  return byClass;
}

/** The schools that the role's grants reach: named ones, a district's, or the organisation's. */
async function schoolsInReach(db: Db, role: RoleCode, grants: readonly Entry[]): Promise<string[]> {
  const named = grants.flatMap((grant) => grant.inSchoolId ?? []);
  if (role === 'REGION')
    return (
      await Promise.all(
        grants.flatMap((grant) => (grant.regionId === null ? [] : [schoolIdsOf(db, { regionId: grant.regionId })])),
      )
    ).flat();
  if (role === 'ORGADMIN' || role.startsWith('ZHIBI_')) {
    return (await Promise.all(grants.map((grant) => schoolIdsOf(db, { organisationId: grant.organisationId })))).flat();
  }
  return named;
}

/** The school that the header asks for, when it is in reach; school users without a header are in their first one. */
function chooseSchool(role: RoleCode, inReach: readonly string[], wanted: string): string {
  if (wanted !== '') {
    ensure(inReach.includes(wanted), 'not-found');
    return wanted;
  }
  return looksAcross(role) ? '' : (inReach[0] ?? '');
}

const looksAcross = (role: RoleCode): boolean => role === 'REGION' || role === 'ORGADMIN' || role.startsWith('ZHIBI_');
