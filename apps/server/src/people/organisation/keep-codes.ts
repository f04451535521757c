import { toStamp } from '@zhibi/contract/kernel';
import { groupedCode } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Database, Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { type Here, issuerNames } from './list-codes.js';
import { keepsSchools } from './policy.js';
import { codeStateOf } from './rules.js';
import { codeById, codesOfChoice, eventsOfCode, recordCodeEvents, switchUnused } from './store-codes.js';

type Which = { codeIds: readonly string[] } | { batchId: string };

/** Disables codes, or makes disabled ones usable again. Used ones stay used; codes of others are not there. */
export async function switchCodes(
  db: Db,
  actor: Actor,
  { which, disabled }: { which: Which; disabled: boolean },
  now: Date,
): Promise<{ changed: number }> {
  ensure(keepsSchools(actor), 'not-found');
  ensure((await codesOfChoice(db, which, 1)).length > 0, 'not-found');
  const changed = await switchUnused(db, which, disabled ? now : null);
  const what = disabled ? 'disabled' : 'enabled';
  await recordCodeEvents(
    db,
    changed.map((one) => ({ ...one, id: newId() })),
    { what, byAccount: actor.accountId, at: now },
  );
  for (const [schoolId, codes] of bySchool(changed)) // one line of the audit log for each school
    await recordAct(db, {
      accountId: actor.accountId,
      schoolId,
      what: `activation-codes-${what}`,
      detail: { ...which, codes },
    });
  return { changed: changed.length };
}

const bySchool = (codes: readonly { schoolId: string }[]) => {
  const counts = new Map<string, number>();
  for (const { schoolId } of codes) counts.set(schoolId, (counts.get(schoolId) ?? 0) + 1);
  return counts;
};

/** What happened to a code. Of a student who used it no name is told. */
export async function codeHistory(
  db: Db,
  actor: Actor,
  codeId: string,
  { timeZone }: Pick<Here, 'timeZone'>,
  database: Database,
) {
  ensure(keepsSchools(actor), 'not-found');
  const code = found(await codeById(db, codeId));
  const events = await eventsOfCode(db, code.schoolId, codeId);
  const names = await issuerNames(database, [
    ...new Set([code.madeBy, ...events.flatMap(({ what, byAccount }) => (what === 'used' ? [] : (byAccount ?? [])))]),
  ]);
  const user = code.role === 'TEACHER' ? code.usedByName : '';
  return {
    items: [
      { what: 'issued' as const, at: toStamp(code.madeAt, timeZone), by: names.get(code.madeBy) ?? '' },
      ...events.map(({ what, at, byAccount }) => ({
        what,
        at: toStamp(at, timeZone),
        by: what === 'used' ? user : (names.get(byAccount ?? '') ?? ''),
      })),
    ],
  };
}

const MOST_SLIPS = 5_000;

/** Unused codes to be printed. That they were printed is written down: whoever holds the paper can register. */
export async function codeSlips(db: Db, actor: Actor, which: Which, { now, timeZone, secret }: Here) {
  ensure(keepsSchools(actor), 'not-found');
  const codes = await codesOfChoice(db, which, MOST_SLIPS);
  ensure(codes.length > 0, 'not-found');
  const unused = codes.filter((code) => codeStateOf(code, now) === 'unused');
  for (const [schoolId, count] of bySchool(unused))
    await recordAct(db, {
      accountId: actor.accountId,
      schoolId,
      what: 'activation-codes-printed',
      detail: { ...which, codes: count },
    });
  return {
    items: unused.map((code) => ({
      codeId: code.codeId,
      code: groupedCode(secret.codeOf(code.codeId)),
      schoolName: code.schoolName,
      role: code.role,
      className: code.className,
      validUntil: toStamp(code.validUntil, timeZone).slice(0, 8),
    })),
  };
}
