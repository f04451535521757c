import type { homeworkApi, Layer } from '@zhibi/contract/homework';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { levelsOfClasses, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { isInSchool, mayRun } from '../policy.js';
import { countLayers } from './rules-practice.js';

/** How many students of the classes are in each layer of a subject: for who teaches it in all of them. */
export async function showLayers(
  db: Db,
  actor: Actor,
  of: z.output<typeof homeworkApi.layers.input>,
): Promise<{ students: Record<Layer, number> }> {
  ensure(isInSchool(actor) && mayRun(actor, of), 'not-found');
  const students = await studentsOf(db, actor.schoolId, of.classIds);
  return { students: countLayers(students, await levelsOfClasses(db, actor.schoolId, of)) };
}
