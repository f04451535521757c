import type { captureApi, InkAnswer } from '@zhibi/contract/capture';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { receiveInk } from './receive-ink.js';
import { checkStrokes, tidy } from './rules.js';
import { savePen } from './store-pens.js';

type Batch = z.output<typeof captureApi.ink.input>;

/** A batch of a pen: what is acknowledged is kept, what is malformed is named, and the same batch again changes nothing. */
export async function takeBatch(
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  schoolId: string,
  { seq, source, device, strokes }: Batch,
  now: Date,
): Promise<InkAnswer> {
  const { strokes: valid, twice, rejected } = checkStrokes(strokes);
  const mac = device.mac.toUpperCase();
  const last = valid.at(-1);
  return transact(async (db) => {
    const pen = await savePen(db, {
      ...{ schoolId, mac, name: tidy(device.name), model: tidy(device.model), battery: wholePercent(device.battery) },
      ...{ status: 'connected', pageCode: last?.pageCode, codeRule: last?.codeRule, lastSeq: seq, lastSeenAt: now },
    });
    const received = await receiveInk(db, schoolId, valid, { source, device: mac, receivedAt: now });
    return { ...received, duplicates: received.duplicates + twice, rejected, lastSeq: pen.lastSeq };
  });
}

export const wholePercent = (battery: number | undefined): number | null =>
  battery === undefined ? null : Math.round(battery);
