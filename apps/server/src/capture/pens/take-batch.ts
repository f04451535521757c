import type { captureApi, InkAnswer } from '@zhibi/contract/capture';
import { toStamp } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import type { Database, Db } from '../../platform/db.js';
import { Grouping } from '../../platform/grouping.js';
import { found } from '../../platform/problem.js';
import { knownDevices } from '../devices/store.js';
import { addToDay, meetPens } from '../devices/store-days.js';
import { type Checked, checkStrokes, tidy } from '../rules.js';
import { receiveCorrections } from './receive-corrections.js';
import { type Arrival, pagesUnder, type Received, receiveInk } from './receive-ink.js';
import { savePens } from './store-pens.js';

type Batch = z.output<typeof captureApi.ink.input>;

/** A batch that was looked at, of a pen, and when it came. */
interface Looked extends Pick<Batch, 'seq' | 'source' | 'device'> {
  mac: string;
  schoolId: string;
  checked: Checked;
  at: Date;
}

/** As many batches are kept in one transaction: what one costs shares out, and none waits long for its neighbours. */
const LARGEST_GROUP = 32;
/** While the database makes one group durable, the next is looked at. */
const AT_ONCE = 2;

/**
 * Takes batches of pens: what is acknowledged is kept, what is malformed is named, and the same batch again changes nothing. Batches of a
 * school that come at the same time are kept in one transaction, those of one pen one after the other.
 */
export function openIntake(
  database: Database,
  timeZone: string,
): (schoolId: string, batch: Batch, now: Date) => Promise<InkAnswer> {
  const bySchool = new Map<string, Grouping<Looked, InkAnswer>>();
  const intakeOf = (schoolId: string) => {
    const known = bySchool.get(schoolId);
    if (known !== undefined) return known;
    const run = (batches: readonly Looked[]) =>
      database.asActor({ schoolIds: [schoolId] }, (db) => takeBatches(db, schoolId, batches, timeZone));
    const made = new Grouping({ run, keyOf: ({ mac }: Looked) => mac, largest: LARGEST_GROUP, atOnce: AT_ONCE });
    bySchool.set(schoolId, made);
    return made;
  };
  return async (schoolId, { seq, source, device, strokes }, at) => {
    const intake = intakeOf(schoolId);
    const checked = checkStrokes(strokes);
    return intake.join({ seq, source, device, mac: device.mac.toUpperCase(), schoolId, checked, at });
  };
}

async function takeBatches(
  db: Db,
  schoolId: string,
  batches: readonly Looked[],
  timeZone: string,
): Promise<InkAnswer[]> {
  const macs = batches.map(({ mac }) => mac);
  const at = found(batches[0]).at;
  const [stateOf, pens, pages] = await Promise.all([
    knownDevices(db, schoolId, macs),
    savePens(db, schoolId, batches.map(heard)),
    pagesUnder(
      db,
      schoolId,
      batches.map(({ checked }) => checked),
    ),
  ]);
  // What a teacher writes is told from what students write by whose pen it is, before anybody looks where it lies.
  const arrivals = batches.map(({ checked: { strokes }, source, mac, device, at: receivedAt }) => ({
    strokes,
    from: { source, device: mac, receivedAt, isDisabled: stateOf.get(mac)?.state === 'disabled' },
    teacherId: stateOf.get(mac)?.teacherId ?? null,
    deviceName: tidy(device.name),
  }));
  const received = await receiveApart(db, schoolId, arrivals, pages);
  const brought = batches.map(({ mac, seq }, nth) => ({ mac, seq, strokes: received[nth]?.accepted ?? 0 }));
  meetPens(
    db,
    schoolId,
    pens.filter(({ mac }) => !stateOf.has(mac)),
    at,
  );
  addToDay(
    db,
    schoolId,
    toStamp(at, timeZone).slice(0, 8),
    brought.filter(({ strokes }) => strokes > 0).sort((a, b) => (a.mac < b.mac ? -1 : 1)),
  );
  const lastSeqOf = new Map(pens.map(({ mac, lastSeq }) => [mac, lastSeq]));
  return batches.map((batch, nth) => answerOf(batch, found(received[nth]), lastSeqOf.get(batch.mac) ?? batch.seq));
}

/** Students' ink, and beside it that of teachers' pens; answered in the order of the arrivals. */
async function receiveApart(
  db: Db,
  schoolId: string,
  arrivals: readonly (Arrival & { teacherId: string | null; deviceName: string })[],
  pages: Awaited<ReturnType<typeof pagesUnder>>,
): Promise<Received[]> {
  const ofTeachers = arrivals.flatMap(({ teacherId, ...one }) => (teacherId === null ? [] : [{ ...one, teacherId }]));
  const ofStudents = arrivals.filter(({ teacherId }) => teacherId === null);
  const written = await receiveInk(db, schoolId, ofStudents, pages);
  const corrected = ofTeachers.length === 0 ? [] : await receiveCorrections(db, schoolId, ofTeachers, pages);
  return arrivals.map(({ teacherId }) => found((teacherId === null ? written : corrected).shift()));
}

function heard({ mac, device, seq, checked, at }: Looked) {
  const last = checked.strokes.at(-1);
  return {
    mac,
    name: tidy(device.name),
    model: tidy(device.model),
    battery: wholePercent(device.battery),
    status: 'connected' as const,
    pageCode: last?.pageCode,
    codeRule: last?.codeRule,
    lastSeq: seq,
    lastSeenAt: at,
  };
}

const answerOf = ({ checked }: Looked, received: Received, lastSeq: number): InkAnswer => ({
  ...received,
  duplicates: received.duplicates + checked.twice,
  rejected: checked.rejected,
  lastSeq,
});

export const wholePercent = (battery: number | undefined): number | null =>
  battery === undefined ? null : Math.round(battery);
