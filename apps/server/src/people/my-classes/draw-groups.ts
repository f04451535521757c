import type { myClassesApi } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { openToArrange } from './open-class.js';
import { drawBalanced, drawRandomly, type ToGroup } from './rules-grouping.js';

/** Proposes groups and says what they are balanced by: what nobody knows cannot be balanced. */
export async function drawGroups(
  db: Db,
  actor: Actor,
  { classId, count, how, seed, scores = [] }: z.output<typeof myClassesApi.drawGroups.input>,
): Promise<z.input<typeof myClassesApi.drawGroups.output>> {
  const { students } = await openToArrange(db, actor, classId);
  const rateOf = new Map(scores.map(({ studentId, rate }) => [studentId, rate]));
  const toGroup = students.map(
    ({ studentId, sex }): ToGroup => ({ studentId, sex, rate: rateOf.get(studentId) ?? null }),
  );
  if (how === 'random') return { groups: drawRandomly(toGroup, count, seed), balancedBy: ['size'] };
  return {
    groups: drawBalanced(toGroup, count, seed),
    balancedBy: [
      'size',
      ...(toGroup.some(({ sex }) => sex !== null) ? (['sex'] as const) : []),
      ...(toGroup.some(({ rate }) => rate !== null) ? (['scores'] as const) : []),
    ],
  };
}
