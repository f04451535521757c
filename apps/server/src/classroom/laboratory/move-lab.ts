import type { LabState, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { labToDecide } from './change-lab.js';
import { resultsOfLab } from './results-of-lab.js';
import { changeLab, type LabRow } from './store.js';

const moves = {
  open: { from: 'draft', to: 'open' },
  finish: { from: 'open', to: 'finished' },
  reopen: { from: 'finished', to: 'open' },
} as const satisfies Record<string, { from: LabState; to: LabState }>;

/** Opens it for scoring, finishes it, or opens it again. What is there already is no change. */
export async function moveLab(
  db: Db,
  actor: Actor,
  { assessmentId, revision, move }: z.output<typeof laboratoryApi.move.input>,
  now: Date,
): Promise<Record<string, never>> {
  const lab = await labToDecide(db, actor, assessmentId);
  const { from, to } = moves[move];
  if (lab.state === to && move !== 'reopen') return {};
  ensure(lab.state === from && lab.revision === revision, 'conflict', 'lab-changed');
  if (move === 'finish') await ensureDecided(db, lab);
  await changeLab(db, lab, { state: to, finishedAt: to === 'finished' ? now : null });
  return {};
}

/** Nothing is finished over scores that are far apart, or a student who is scored by halves. */
async function ensureDecided(db: Db, lab: LabRow): Promise<void> {
  const { counts, rows } = await resultsOfLab(db, lab);
  const { differences, unfinished, unscored } = counts;
  ensure(differences === 0, 'conflict', 'lab-differences', { count: differences });
  ensure(unfinished === 0, 'conflict', 'lab-unfinished', { count: unfinished });
  ensure(unscored < rows.length, 'conflict', 'lab-nothing');
}
