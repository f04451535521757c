import { isQuiet } from '@zhibi/contract/homework';
import { Id, toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { queueLater } from '../../platform/jobs/index.js';
import { canSendNotes, sendNote, wayTo } from '../../platform/messages/index.js';
import type { Services } from '../../platform/services.js';
import { accountFactsById } from '../../session/index.js';
import { findSetting } from '../load/store.js';
import { findHomework } from '../store.js';
import { claimMessage, unclaimMessage } from './store-messages.js';

/** Work of this domain: a reminder goes by mail or to a phone too. */
export const REMIND_BY_MESSAGE = 'remind-by-message';
const HOUR_MS = 3_600_000;

const Subject = z.object({ schoolId: Id, homeworkId: Id, studentId: Id, at: z.number() });

/** Queued with the reminder, student by student: one message that is not taken keeps back no other. Nothing where no service is set or the school wants none. */
export async function queueMessages(
  db: Db,
  { settings }: Pick<Services, 'settings'>,
  of: { schoolId: string; homeworkId: string },
  { studentIds, at }: { studentIds: readonly string[]; at: Date },
): Promise<void> {
  if (!canSendNotes(settings) || !(await findSetting(db, of.schoolId))?.remindByMessage) return;
  const tasks = studentIds.map((studentId) => ({
    payload: { ...of, studentId, at: at.getTime() },
    key: `${REMIND_BY_MESSAGE}:${of.homeworkId}:${studentId}`,
    delayMs: 0,
  }));
  queueLater(db, REMIND_BY_MESSAGE, tasks);
}

/**
 * Sends it, once and one way: to the address that was named for it, else to the bound phone. It is noted before it goes, for a phone that rings twice is
 * worse than one that does not. One student gets one an hour, whatever the subjects; what a service takes only after an hour or in the night is not sent
 * any more.
 */
export async function remindByMessage(services: Services, payload: Record<string, unknown>): Promise<void> {
  const { schoolId, homeworkId, studentId, at } = Subject.parse(payload);
  const { database, settings, clock } = services;
  const now = clock.now();
  const isStale = now.getTime() - at >= HOUR_MS || isQuiet(toStamp(now, settings.TZ_NAME));
  if (!canSendNotes(settings) || isStale) return;
  const of = { schoolId, homeworkId, studentId };
  const inSchool = <T>(work: (db: Db) => Promise<T>) => database.asActor({ schoolIds: [schoolId] }, work);
  const message = await inSchool(async (db) => {
    const homework = await findHomework(db, schoolId, homeworkId);
    const accountId = (await studentsById(db, schoolId, [studentId])).get(studentId)?.accountId;
    const account = accountId ? (await accountFactsById(db, [accountId])).get(accountId) : undefined;
    const to = account && wayTo(settings, account);
    if (!homework || homework.withdrawnAt !== null || !to) return undefined;
    const isFirst = await claimMessage(db, of, { since: new Date(now.getTime() - HOUR_MS), at: now });
    return isFirst ? { to, title: homework.title } : undefined;
  });
  if (message === undefined) return;
  try {
    await sendNote(settings, { to: message.to, purpose: 'reminder', values: { title: message.title } });
  } catch (error) {
    await inSchool((db) => unclaimMessage(db, of, now));
    throw error;
  }
}
