import type { rosterApi } from '@zhibi/contract/people/roster';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.js';
import { ensure } from '../../../platform/problem.js';
import { newClassesOf } from '../apply/store-new-classes.js';
import { dayOf, type Here } from '../roster-work.js';
import { mayMend } from '../rules-state.js';
import { type Import, lockImport, type Of, updateImport } from '../store.js';
import { decideRows, judgeRows, mendRow, rowsMeeting } from '../store-rows.js';
import { judgeList } from './judge-rows.js';

type MendInput = z.output<typeof rosterApi.mend.input>;
type SettleInput = z.output<typeof rosterApi.settle.input>;

/** Mends cells of one row or decides about it; the row, and those that meet it before or after, are judged anew. */
export async function mendOneRow(db: Db, schoolId: string, input: MendInput, here: Here): Promise<void> {
  const of = { schoolId, importId: input.importId };
  const held = await lockImport(db, of);
  ensure(mayMend(held), 'conflict', 'not-now');
  const before = await rowsMeeting(db, of, [input.rowNo], []);
  ensure(await mendRow(db, of, input.rowNo, { mended: input.cells, decision: input.decision }), 'not-found');
  await judgeAgain(
    db,
    held,
    before.map(({ rowNo }) => rowNo),
    here,
  );
}

/** Decides the same for all rows that wait for one reason. */
export async function settleRows(db: Db, schoolId: string, input: SettleInput, here: Here): Promise<void> {
  const of = { schoolId, importId: input.importId };
  const held = await lockImport(db, of);
  ensure(mayMend(held), 'conflict', 'not-now');
  await judgeAgain(db, held, await decideRows(db, of, input.reason, input.decision), here);
}

/** Judges these rows and all that meet them; each is seen beside every row that it meets itself. */
async function judgeAgain(db: Db, held: Import, rowNos: readonly number[], here: Here): Promise<void> {
  const of: Of = { schoolId: held.schoolId, importId: held.id };
  const today = dayOf(here);
  const mended = await judgeList(db, held, await rowsMeeting(db, of, rowNos, []), today);
  const keys = mended.filter(({ rowNo }) => rowNos.includes(rowNo)).flatMap((one) => one.keys);
  const affected = await rowsMeeting(db, of, rowNos, keys);
  const affectedNos = new Set(affected.map(({ rowNo }) => rowNo));
  const around = await rowsMeeting(db, of, [...affectedNos], keys);
  const verdicts = await judgeList(db, held, around, today);
  await judgeRows(
    db,
    of,
    verdicts.filter(({ rowNo }) => affectedNos.has(rowNo)),
  );
  await updateImport(db, of, { newClasses: await newClassesOf(db, of), touchedAt: here.now });
}
