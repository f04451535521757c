import { grouped } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { type ParametricItem, questionsById, takeVariants, type VersionedQuestion } from '../../questions/index.js';

interface Wish {
  /** How many sets of other questions. */
  sets: number;
  seed: number;
}

/**
 * For each of these questions of a paper `sets` others with other numbers, by its id: no two of a template alike, also where the paper has several
 * of it, and their answers apart.
 */
export async function withOtherNumbers(
  db: Db,
  actor: Actor,
  { asked, inPaper }: { asked: readonly string[]; inPaper: ReadonlyMap<string, ParametricItem> },
  { sets, seed }: Wish,
): Promise<Map<string, VersionedQuestion[]>> {
  const askedByTemplate = grouped(asked, (id) => found(inPaper.get(id)).templateId);
  const idsOf = new Map<string, string[]>();
  // One template after the other: who makes variants of one holds its question.
  for (const [templateId, own] of [...askedByTemplate].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const besides = [...inPaper].filter(([, one]) => one.templateId === templateId).map(([id]) => id);
    const { questionIds } = await takeVariants(db, actor, templateId, { count: own.length * sets, seed, besides });
    for (const [nth, id] of own.entries()) idsOf.set(id, questionIds.slice(nth * sets, (nth + 1) * sets));
  }
  const named = [...idsOf.values()].flat().map((questionId) => ({ questionId, version: 1 }));
  const byId = new Map((await questionsById(db, actor.schoolId, named)).map((one) => [one.questionId, one]));
  return new Map([...idsOf].map(([id, others]) => [id, others.map((other) => found(byId.get(other)))]));
}
