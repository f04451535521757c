import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { isInStage } from '../policy.js';
import { findSchool } from '../store.js';
import { classesBefore } from './store-plan.js';
import { classesOfYear } from './store-years.js';

export interface ClassOfYear {
  classId: string;
  className: string;
  gid: number;
  students: number;
}

/** The classes as they stood in an academic year: today's for the school's own year, what was left behind for an older one. */
export async function readClassesOfYear(db: Db, actor: Actor, year: number): Promise<ClassOfYear[]> {
  const classes = await everyClass(db, actor.schoolId, year);
  return classes.filter(({ gid }) => isInStage(actor, gid));
}

async function everyClass(db: Db, schoolId: string, year: number): Promise<ClassOfYear[]> {
  const { schoolYear } = found(await findSchool(db, schoolId));
  if (year !== schoolYear) return classesOfYear(db, schoolId, year);
  const classes = await classesBefore(db, schoolId);
  return classes.map(({ classId, name, gid, students }) => ({ classId, className: name, gid, students }));
}
