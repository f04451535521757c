import type { RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { FastifyRequest } from 'fastify';
import { membershipsOf, schoolIdsOf } from '../people/index.js';
import type { Clock } from '../platform/clock.js';
import type { Database, Db } from '../platform/db.js';
import type { Guard } from '../platform/guard.js';
import { demand } from '../platform/problem.js';
import { type Caller, callerOf, deviceOf, type Grant, readToken, type Tokens } from '../session/index.js';

const headerOf = (request: FastifyRequest, name: string) => [request.headers[name]].flat()[0] ?? '';

/** Joins what the session knows (who, which roles) with what only people know (which school, which classes). */
export const openGuard = (database: Database, tokens: Tokens, clock: Clock): Guard => ({
  async actorOf(request) {
    const [scheme, token] = headerOf(request, 'authorization').split(' ');
    const claims = await readToken(tokens, clock, scheme === 'Bearer' ? token : undefined);
    const selected = headerOf(request, 'x-role-codes').split(',').filter(Boolean);
    return database.readAsSystem(async (db) => {
      const [caller, memberships] = await Promise.all([
        callerOf(database, db, claims, selected),
        membershipsOf(db, claims.accountId),
      ]);
      return actorOf(
        db,
        caller,
        memberships,
        headerOf(request, 'x-school-id'),
        Number(headerOf(request, 'x-subject-id')) || null,
      );
    });
  },
  deviceOf: (request) => deviceOf(database, clock, request),
});

type Memberships = Awaited<ReturnType<typeof membershipsOf>>;

async function actorOf(
  db: Db,
  caller: Caller,
  { teachers, lessons, students }: Memberships,
  wantedSchool: string,
  subjectId: number | null,
): Promise<Actor> {
  const grants = caller.grants.filter((grant) => grant.role === caller.role);
  const schoolIds = await schoolsInReach(db, caller.role, grants);
  const schoolId = chooseSchool(caller.role, schoolIds, wantedSchool);
  const teacher = teachers.find((row) => row.schoolId === schoolId);
  const mine = students.filter((row) => row.schoolId === schoolId);
  const teaches = new Map<string, Set<number>>();
  if (caller.role === 'TEACHER') {
    for (const lesson of lessons)
      if (lesson.schoolId === schoolId)
        teaches.set(lesson.classId, (teaches.get(lesson.classId) ?? new Set()).add(lesson.subjectId));
  }
  const isStudent = caller.role === 'STUDENT';
  return {
    accountId: caller.claims.accountId,
    sessionId: caller.claims.sessionId,
    loginType: caller.claims.loginType,
    role: caller.role,
    roles: caller.roles,
    name: caller.name,
    schoolId,
    // A chosen school narrows the view to it; without one the whole district or organisation is seen.
    schoolIds: schoolId === '' ? schoolIds : [schoolId],
    organisationId: grants[0]?.organisationId ?? '',
    subjectId: caller.role === 'TEACHER' ? subjectId : null,
    teacherId: isStudent ? null : (teacher?.teacherId ?? null),
    studentId: isStudent ? (mine[0]?.studentId ?? null) : null,
    teaches,
    memberOf: new Set(isStudent ? mine.flatMap((row) => row.classId ?? []) : []),
    dataLocked: (isStudent ? mine[0]?.dataLock : teacher?.dataLock) ?? false,
  };
}

/** The schools that the role's grants reach: named ones, a district's, or the organisation's. */
async function schoolsInReach(db: Db, role: RoleCode, grants: readonly Grant[]): Promise<string[]> {
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
    demand(inReach.includes(wanted), 'not-found');
    return wanted;
  }
  const acrossSchools = role === 'REGION' || role === 'ORGADMIN' || role.startsWith('ZHIBI_');
  return acrossSchools ? '' : (inReach[0] ?? '');
}
