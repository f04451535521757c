import type { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ensureFits } from './make-lab.js';
import { mayDecide, mayKeep, maySee } from './policy.js';
import { dateOf, sameScale, scorersOf } from './rules.js';
import { changeLab, deleteLab, holdLab, type LabRow, scorersWithScores } from './store.js';

/** The own assessment, held; one of a colleague that can be seen is refused, any other is not there. */
export async function labToKeep(db: Db, actor: Actor, assessmentId: string): Promise<LabRow> {
  const lab = await holdLab(db, actor.schoolId, assessmentId, 'change');
  ensure(maySee(actor, lab), 'not-found');
  ensure(mayKeep(actor, lab));
  return lab;
}

/** The same for whoever settles and finishes. */
export async function labToDecide(db: Db, actor: Actor, assessmentId: string): Promise<LabRow> {
  const lab = await holdLab(db, actor.schoolId, assessmentId, 'change');
  ensure(maySee(actor, lab), 'not-found');
  ensure(mayDecide(actor, lab));
  return lab;
}

/** Changes the own assessment: a draft wholly, one that is scored in its words and by more scorers. */
export async function changeOwnLab(
  db: Db,
  actor: Actor,
  { assessmentId, revision, ...fields }: z.output<typeof laboratoryApi.change.input>,
): Promise<Record<string, never>> {
  const lab = await labToKeep(db, actor, assessmentId);
  ensure(lab.state !== 'finished', 'conflict', 'lab-finished');
  ensure(lab.revision === revision, 'conflict', 'lab-changed');
  ensure(lab.state === 'draft' || sameScale(lab.steps, fields.steps), 'conflict', 'lab-opened');
  const scorerIds = scorersOf(lab.accountId, fields.scorerIds);
  const added = scorerIds.filter((id) => !lab.scorerIds.includes(id));
  // Whoever scored and teaches another subject by now stays; only those who come have to fit.
  await ensureFits(db, actor, lab, {
    scorerIds: added,
    setId: fields.setId === lab.setId ? null : fields.setId,
    homeworkId: fields.homeworkId === lab.homeworkId ? null : fields.homeworkId,
  });
  const gone = lab.scorerIds.filter((id) => !scorerIds.includes(id));
  ensure((await scorersWithScores(db, lab, gone)).length === 0, 'conflict', 'lab-has-scored');
  const { title, heldOn, steps, setId, homeworkId } = fields;
  await changeLab(db, lab, { title, heldOn: dateOf(heldOn), steps, scorerIds, setId, homeworkId });
  return {};
}

/** Removes an own draft, of which nobody else knows. */
export async function removeLab(
  db: Db,
  actor: Actor,
  { assessmentId, revision }: z.output<typeof laboratoryApi.remove.input>,
): Promise<Record<string, never>> {
  const lab = await labToKeep(db, actor, assessmentId);
  ensure(lab.revision === revision, 'conflict', 'lab-changed');
  ensure(lab.state === 'draft', 'conflict', 'lab-opened');
  await deleteLab(db, actor.schoolId, assessmentId);
  return {};
}
