import type { Db } from '../platform/db.js';
import { demand } from '../platform/problem.js';
import type { Settings } from '../platform/settings.js';
import { fullOne, type Room } from './rules.js';
import { bytesUsed } from './store-entries.js';

export const GB = 1024 ** 3;
export type Quotas = Pick<Settings, 'DISK_PERSON_GB' | 'DISK_SCHOOL_GB'>;

/** How much a person and the school use and may use. */
export async function roomOf(
  db: Db,
  schoolId: string,
  ownerId: string,
  { DISK_PERSON_GB, DISK_SCHOOL_GB }: Quotas,
): Promise<{ person: Room; school: Room }> {
  const used = await bytesUsed(db, schoolId, ownerId);
  return {
    person: { used: used.person, quota: DISK_PERSON_GB * GB },
    school: { used: used.school, quota: DISK_SCHOOL_GB * GB },
  };
}

/** Refuses what has no room on the owner's disk or in the school. */
export async function demandRoom(
  db: Db,
  schoolId: string,
  ownerId: string,
  size: number,
  quotas: Quotas,
): Promise<void> {
  const { person, school } = await roomOf(db, schoolId, ownerId, quotas);
  const full = fullOne(size, person, school);
  demand(full === undefined, 'conflict', full);
}
