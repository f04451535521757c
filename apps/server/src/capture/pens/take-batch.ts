import type { captureApi, InkAnswer } from '@zhibi/contract/capture';
import { toStamp } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { together } from '../../platform/together.js';
import { isDisabled } from '../devices/store.js';
import { addToDay, meetPen } from '../devices/store-days.js';
import { checkStrokes, tidy } from '../rules.js';
import { receiveInk } from './receive-ink.js';
import { savePen } from './store-pens.js';

type Batch = z.output<typeof captureApi.ink.input>;

/** A batch of a pen: what is acknowledged is kept, what is malformed is named, and the same batch again changes nothing. */
export async function takeBatch(
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  schoolId: string,
  { seq, source, device, strokes }: Batch,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<InkAnswer> {
  const { strokes: valid, twice, rejected } = checkStrokes(strokes);
  const mac = device.mac.toUpperCase();
  const last = valid.at(-1);
  return transact(async (db) => {
    const [isOff, pen] = await Promise.all([
      isDisabled(db, schoolId, mac),
      savePen(db, {
        schoolId,
        mac,
        name: tidy(device.name),
        model: tidy(device.model),
        battery: wholePercent(device.battery),
        status: 'connected',
        pageCode: last?.pageCode,
        codeRule: last?.codeRule,
        lastSeq: seq,
        lastSeenAt: now,
      }),
    ]);
    const from = { source, device: mac, receivedAt: now, isDisabled: isOff };
    const received = await receiveInk(db, schoolId, valid, from);
    const day = toStamp(now, timeZone).slice(0, 8);
    await together([
      meetPen(db, { schoolId, mac, name: pen.name, at: now }),
      ...(received.accepted > 0 ? [addToDay(db, { schoolId, mac }, { day, seq, strokes: received.accepted })] : []),
    ]);
    return { ...received, duplicates: received.duplicates + twice, rejected, lastSeq: pen.lastSeq };
  });
}

export const wholePercent = (battery: number | undefined): number | null =>
  battery === undefined ? null : Math.round(battery);
