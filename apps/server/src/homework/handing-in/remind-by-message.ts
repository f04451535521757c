import { isQuiet } from '@zhibi/contract/homework';
import { Id, toStamp } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { queueLater } from '../../platform/jobs/index.js';
import { openNoteSender } from '../../platform/messages/index.js';
import type { Services } from '../../platform/services.js';
import { accountFactsById } from '../../session/index.js';
import { findSetting } from '../load/store.js';
import { findHomework } from '../store.js';
import { claimMessage, unclaimMessage } from './store-messages.js';

/** Work of this domain: a reminder goes to a phone too. */
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
  if (settings.SMS_URL === undefined || !(await findSetting(db, of.schoolId))?.remindByMessage) return;
  const tasks = studentIds.map((studentId) => ({
    payload: { ...of, studentId, at: at.getTime() },
    key: `${REMIND_BY_MESSAGE}:${of.homeworkId}:${studentId}`,
    delayMs: 0,
  }));
  queueLater(db, REMIND_BY_MESSAGE, tasks);
}

/**
 * Sends it, once: it is noted before it goes, for a phone that rings twice is worse than one that does not. One student gets one an hour, whatever
 * the subjects; what a service takes only after an hour or in the night is not sent any more.
 */
export async function remindByMessage(services: Services, payload: Record<string, unknown>): Promise<void> {
  const { schoolId, homeworkId, studentId, at } = Subject.parse(payload);
  const { database, settings, clock } = services;
  const sender = openNoteSender(settings);
  const now = clock.now();
  const isStale = now.getTime() - at >= HOUR_MS || isQuiet(toStamp(now, settings.TZ_NAME));
  if (sender === undefined || isStale) return;
  const of = { schoolId, homeworkId, studentId };
  const inSchool = <T>(work: (db: Db) => Promise<T>) => database.asActor({ schoolIds: [schoolId] }, work);
  const message = await inSchool(async (db) => {
    const homework = await findHomework(db, schoolId, homeworkId);
    const accountId = (await studentsById(db, schoolId, [studentId])).get(studentId)?.accountId;
    const phone = accountId && (await accountFactsById(db, [accountId])).get(accountId)?.phone;
    if (!homework || homework.withdrawnAt !== null || !phone) return undefined;
    const isFirst = await claimMessage(db, of, { since: new Date(now.getTime() - HOUR_MS), at: now });
    return isFirst ? { phone, title: homework.title } : undefined;
  });
  if (message === undefined) return;
  try {
    await sender.send({ phone: message.phone, purpose: 'reminder', values: { title: message.title } });
  } catch (error) {
    await inSchool((db) => unclaimMessage(db, of, now));
    throw error;
  }
}
