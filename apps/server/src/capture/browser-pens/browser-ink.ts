import { type captureApi, type InkAnswer, NOT_OWN_PAGE } from '@zhibi/contract/capture';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { homeworkByIds } from '../../homework/index.js';
import { pagesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { Problem } from '../../platform/problem.js';
import { findDevice } from '../devices/store.js';
import type { openIntake } from '../pens/take-batch.js';
import { mayWriteOn, whyNotWith } from './policy.js';

type Batch = z.output<typeof captureApi.browserInk.input>;

interface Needs {
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
  takeBatch: ReturnType<typeof openIntake>;
  now: Date;
}

/** Ink of a browser's pen: what this person may send goes the way of a gateway's batch, the rest is named. */
export async function browserInk(actor: Actor, batch: Batch, { transact, takeBatch, now }: Needs): Promise<InkAnswer> {
  const { own, others } = await transact((db) => sorted(db, actor, batch));
  const answer = await takeBatch(actor.schoolId, { ...batch, strokes: own }, now);
  const rejected = others.map((stroke) => ({ id: idOf(stroke), reason: NOT_OWN_PAGE }));
  return { ...answer, rejected: [...answer.rejected, ...rejected] };
}

/** The strokes that this person may send, and the others. What has no page is judged with the form of all strokes. */
async function sorted(db: Db, actor: Actor, { device, strokes }: Batch) {
  const why = whyNotWith(actor, await findDevice(db, actor.schoolId, device.mac.toUpperCase()));
  if (why !== undefined) throw new Problem('forbidden', why);
  const codes = [...new Set(strokes.flatMap((stroke) => codeOf(stroke) ?? []))];
  const pages = await pagesOf(db, actor.schoolId, codes);
  const homeworkIds = [...pages.values()].flatMap(({ homeworkId }) => homeworkId ?? []);
  const homework = await homeworkByIds(db, actor.schoolId, [...new Set(homeworkIds)]);
  const isOwn = (stroke: unknown) => {
    const code = codeOf(stroke);
    const page = code === undefined ? undefined : pages.get(code);
    return mayWriteOn(actor, page, homework.get(page?.homeworkId ?? ''));
  };
  return { own: strokes.filter(isOwn), others: strokes.filter((stroke) => !isOwn(stroke)) };
}

function codeOf(stroke: unknown): string | undefined {
  const { pageCode } = typeof stroke === 'object' && stroke !== null ? (stroke as { pageCode?: unknown }) : {}; // as: any object may have one
  return typeof pageCode === 'string' && pageCode.length <= 60 ? pageCode : undefined;
}

function idOf(stroke: unknown): string {
  const { id } = typeof stroke === 'object' && stroke !== null ? (stroke as { id?: unknown }) : {}; // as: any object may have one
  return typeof id === 'string' ? id.slice(0, 64) : '';
}
