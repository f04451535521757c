import { peopleEvents } from '@zhibi/contract/events/people';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { accountsInReach } from '../../session/index.js';
import { findSchool } from '../store.js';

/** Tells everybody who works in the school, or looks into it from above: their screens show or take away the banner. */
export async function notifySchool(
  db: Db,
  schoolId: string,
  status: 'running' | 'done' | 'failed' | 'undone',
): Promise<void> {
  const school = await findSchool(db, schoolId);
  if (school === undefined) return;
  const to = await accountsInReach(db, {
    schoolId,
    regionId: school.regionId,
    organisationId: school.organisationId,
  });
  await announce(db, peopleEvents.schoolYear, { schoolId, to, data: { schoolId, status } });
}
