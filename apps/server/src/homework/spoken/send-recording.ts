import { Readable } from 'node:stream';
import { isWithin, type spokenApi, spokenLimits } from '@zhibi/contract/homework/spoken';
import { instantOf } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { ensureSpeech } from './ensure-speech.js';
import { mayRecord } from './policy.js';
import { agrees, isSameClip, recordedBy, triesLeft } from './rules.js';
import { readSound } from './sound/read-sound.js';
import { findSpoken, lockSpoken } from './store.js';
import { resultsOfStudent } from './store-results.js';
import { findTry, insertTry, lastTries, type TryRow, triesOf } from './store-tries.js';
import { tellTeachers } from './tell.js';

type Input = z.output<typeof spokenApi.send.input>;

interface Place extends Here {
  files: FileStore;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Ends the lease of what is referred to now: a voice that is taken away later is gone at once. */
  release(lease: string | undefined): Promise<void>;
  /** What is done with a recording that is there. */
  queue(db: Db, kept: TryRow): Promise<void>;
}

/** A recording comes: at once, or days later from a phone that had no network. What is sent twice counts once. */
export async function sendRecording(
  actor: Actor,
  input: Input,
  { files, transact, now, timeZone, queue, release }: Place,
): Promise<{ nth: number; late: boolean }> {
  const { schoolId } = actor;
  const studentId = found(actor.studentId);
  const { spokenId, tryId, measures } = input;
  const before = await transact((db) => alreadyThere(db, actor, input, now));
  if (before) return before;
  const bytes = input.file;
  ensure(bytes instanceof Uint8Array && bytes.length > 0, 'invalid', 'empty-sound');
  const sound = readSound(bytes);
  ensure(sound !== undefined, 'invalid', 'not-sound');
  ensure(sound.durationMs > 0, 'invalid', 'empty-sound');
  ensure(isWithin(sound.durationMs, spokenLimits.seconds), 'invalid', 'too-long');
  ensure(agrees(measures, sound.durationMs), 'invalid', 'not-sound');
  // The room it lies in is used again for the next form.
  const { sha256, size, lease } = await files.put(Readable.from([Buffer.from(bytes)]), spokenLimits.soundBytes);
  const answer = await transact(async (db) => {
    const spoken = await lockSpoken(db, schoolId, spokenId);
    // Sent by two tabs at once: the second finds what the first has kept.
    const there = await alreadyThere(db, actor, input, now);
    if (there) return there;
    ensure(isWithin(sound.durationMs, spoken.seconds), 'invalid', 'too-long');
    const own = await triesOf(db, { schoolId, spokenId, studentId });
    const result = (await resultsOfStudent(db, schoolId, { spokenIds: [spokenId], studentId })).get(spokenId);
    ensure(triesLeft(spoken.tries, result?.redos ?? 0, own.length) > 0, 'conflict', 'no-tries');
    const others = (await lastTries(db, { schoolId, spokenId })).filter((one) => one.studentId !== studentId);
    const recordedAt = recordedBy(instantOf(input.recordedAt, timeZone), {
      startAt: spoken.startAt,
      receivedAt: now,
    });
    const row: TryRow = {
      schoolId,
      id: tryId,
      spokenId,
      studentId,
      nth: own.length + 1,
      sha256,
      type: sound.type,
      size,
      cues: input.cues.filter(({ no, atMs }) => no < spoken.items.length && atMs <= sound.durationMs),
      measures: { ...measures, durationMs: sound.durationMs },
      sameAs: others
        .filter((one) => one.sha256 === sha256 || isSameClip(one.measures, measures))
        .map((one) => one.studentId),
      recordedAt,
      receivedAt: now,
      late: recordedAt > spoken.endAt,
      assessment: null,
    };
    await insertTry(db, row);
    await tellTeachers(db, spoken);
    await queue(db, row);
    return { nth: row.nth, late: row.late };
  });
  await release(lease);
  return answer;
}

/** Whether the student may send it at all; and what was answered, where it is there already. */
async function alreadyThere(db: Db, actor: Actor, { spokenId, tryId }: Input, now: Date) {
  await ensureSpeech(db, actor);
  const spoken = found(await findSpoken(db, actor.schoolId, spokenId));
  const isTheirs = spoken.classIds.some((classId) => actor.memberOf.has(classId));
  ensure(isTheirs, 'not-found');
  const known = await findTry(db, actor.schoolId, tryId);
  if (known) {
    ensure(known.studentId === actor.studentId && known.spokenId === spokenId, 'not-found');
    return { nth: known.nth, late: known.late };
  }
  ensure(spoken.withdrawnAt === null, 'conflict', 'taken-back');
  ensure(mayRecord(actor, spoken, now), 'not-found');
  return undefined;
}
