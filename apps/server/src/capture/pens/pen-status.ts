import type { captureApi } from '@zhibi/contract/capture';
import { captureEvents } from '@zhibi/contract/events/capture';
import type { z } from 'zod';
import { homeworkByIds } from '../../homework/index.js';
import { pagesOf, paperForHomework } from '../../papers/index.js';
import { teacherAccountsOf, teachersByIds } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { knownDevices } from '../devices/store.js';
import { meetPens } from '../devices/store-days.js';
import { tidy } from '../rules.js';
import { savePens } from './store-pens.js';
import { wholePercent } from './take-batch.js';

interface Report {
  schoolId: string;
  /** All teachers of the school: whom a pen concerns of which nobody knows on which page it lies. */
  everyTeacher: () => Promise<string[]>;
  now: Date;
}

/** A pen came or went: the teachers of the class on whose page it lies, or lay last, hear of it. */
export async function penStatus(
  db: Db,
  { device, status, pageCode, codeRule }: z.output<typeof captureApi.status.input>,
  { schoolId, everyTeacher, now }: Report,
): Promise<void> {
  const page = { pageCode: pageCode && tidy(pageCode), codeRule: codeRule && tidy(codeRule) };
  const [pen] = await savePens(db, schoolId, [
    {
      mac: device.mac.toUpperCase(),
      name: tidy(device.name),
      model: tidy(device.model),
      status,
      ...page,
      battery: wholePercent(device.battery),
      lastSeq: -1,
      lastSeenAt: now,
    },
  ]);
  if (pen === undefined) throw new Error('a pen was not written');
  meetPens(db, schoolId, [pen], now);
  const data = {
    deviceName: pen.name,
    deviceMac: pen.mac,
    status,
    pageCode: pen.pageCode ?? '',
    codeRule: pen.codeRule ?? '',
    battery: pen.battery,
  };
  const concerned = (await teacherOfPen(db, schoolId, pen.mac)) ?? (await teachersOfPage(db, schoolId, pen.pageCode));
  await announce(db, captureEvents.penConnected, { schoolId, to: concerned ?? (await everyTeacher()), data });
}

/** A correcting pen concerns its teacher alone; undefined of any other. */
async function teacherOfPen(db: Db, schoolId: string, mac: string): Promise<string[] | undefined> {
  const teacherId = (await knownDevices(db, schoolId, [mac])).get(mac)?.teacherId;
  if (!teacherId) return undefined;
  return [...(await teachersByIds(db, schoolId, [teacherId])).values()].map(({ accountId }) => accountId);
}

/** Undefined where the page is not known. */
async function teachersOfPage(db: Db, schoolId: string, pageCode: string | null): Promise<string[] | undefined> {
  const page = pageCode === null ? undefined : (await pagesOf(db, schoolId, [pageCode])).get(pageCode);
  if (page === undefined) return undefined;
  const homework = page.homeworkId && (await homeworkByIds(db, schoolId, [page.homeworkId])).get(page.homeworkId);
  const { subjectId } = homework || (await paperForHomework(db, schoolId, page.paperId));
  return teacherAccountsOf(db, schoolId, [page.classId], subjectId);
}
