import type { PeriodAsked, PeriodLevel } from '@zhibi/contract/analysis/period-report';
import type { Actor } from '@zhibi/contract/session';
import { classesOf, classesOfSchools, districtOf, findSchool, isInStage } from '../../people/index.js';
import type { Database, Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { fewestIn, mayReadPeriod, readsDistrict } from './policy.js';

/** A class whose results are read, of one subject or of all, and the line that they stand in. */
export interface Room {
  schoolId: string;
  classId: string;
  subjectId: number | null;
  line: string;
}

export interface LineName {
  id: string;
  name: string;
  gid: number | null;
}

/** What a report is about. */
export interface Scope {
  name: string;
  gid: number | null;
  className: string;
  by: PeriodLevel;
  /** In the order of the report; of a class its homework comes with the results. */
  names: LineName[];
  rooms: Room[];
  fewest: number;
}

/** Which results are added up. */
export interface Wanted {
  rooms: readonly Room[];
  /** So many students have to stand behind each result. */
  fewest: number;
  from: Date;
  /** Not among them any more. */
  before: Date;
  subjectId?: number | undefined;
  timeZone: string;
  now: Date;
}

type Asked = Pick<PeriodAsked, 'subjectId' | 'gid' | 'classId'>;

/** The classes that the reader reads about, narrowed to what is asked for. */
export async function scopeOf(
  { database, db }: { database: Pick<Database, 'asSystem'>; db: Db },
  actor: Actor,
  asked: Asked,
): Promise<Scope> {
  ensure(mayReadPeriod(actor), 'not-found');
  return readsDistrict(actor) ? districtScope({ database, db }, actor, asked) : schoolScope(db, actor, asked);
}

async function districtScope(
  { database, db }: { database: Pick<Database, 'asSystem'>; db: Db },
  actor: Actor,
  { gid, classId }: Asked,
): Promise<Scope> {
  ensure(classId === undefined, 'not-found');
  const schools = await database.asSystem((system) => districtOf(system, actor));
  const classes = await classesOfSchools(
    db,
    schools.map(({ schoolId }) => schoolId),
  );
  const wanted = classes.filter((one) => isInStage(actor, one.gid) && (gid === undefined || one.gid === gid));
  const has = new Set(wanted.map(({ schoolId }) => schoolId));
  return {
    name: '',
    gid: gid ?? null,
    className: '',
    by: 'school',
    fewest: fewestIn(actor),
    names: schools
      .filter(({ schoolId }) => has.has(schoolId))
      .map(({ schoolId, schoolName }) => ({ id: schoolId, name: schoolName, gid: null })),
    rooms: wanted.map(({ schoolId, classId }) => ({ schoolId, classId, subjectId: null, line: schoolId })),
  };
}

async function schoolScope(db: Db, actor: Actor, { gid, classId }: Asked): Promise<Scope> {
  const { schoolId, teaches, role } = actor;
  const isTeacher = role === 'TEACHER';
  const [school, classes] = await Promise.all([
    findSchool(db, schoolId),
    classesOf(db, schoolId, isTeacher ? [...teaches.keys()] : undefined),
  ]);
  // A stage that was chosen narrows lists; a class that is named is read whichever is chosen.
  const wanted = classes.filter((one) =>
    classId === undefined
      ? isInStage(actor, one.gid) && (gid === undefined || one.gid === gid)
      : one.classId === classId,
  );
  ensure(classId === undefined || wanted.length === 1, 'not-found');
  const by = levelIn({ isTeacher, gid, classId });
  const lineOf = (one: { classId: string; gid: number }) => (by === 'grade' ? String(one.gid) : one.classId);
  const subjectsOf = (id: string) => (isTeacher ? [...(teaches.get(id) ?? [])] : [null]);
  return {
    name: found(school).name,
    gid: gid ?? null,
    className: classId === undefined ? '' : (wanted[0]?.className ?? ''),
    by,
    names: namesOf(by, wanted),
    rooms: wanted.flatMap((one) =>
      subjectsOf(one.classId).map((subjectId) => ({ schoolId, classId: one.classId, subjectId, line: lineOf(one) })),
    ),
    fewest: fewestIn(actor),
  };
}

function levelIn({ isTeacher, gid, classId }: Asked & { isTeacher: boolean }): PeriodLevel {
  if (classId !== undefined) return 'homework';
  return isTeacher || gid !== undefined ? 'class' : 'grade';
}

function namesOf(by: PeriodLevel, classes: readonly { classId: string; className: string; gid: number }[]): LineName[] {
  if (by === 'homework') return [];
  if (by === 'class') return classes.map(({ classId, className, gid }) => ({ id: classId, name: className, gid }));
  const grades = [...new Set(classes.map(({ gid }) => gid))].sort((a, b) => a - b);
  return grades.map((gid) => ({ id: String(gid), name: '', gid }));
}
