import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import type { Settings } from '../platform/settings.js';
import { fullOne, type Space } from './rules.js';
import { bytesUsed } from './store-entries.js';

export const GB = 1024 ** 3;
export type Quotas = Pick<Settings, 'DISK_PERSON_GB' | 'DISK_SCHOOL_GB'>;

/** How much a person and the school use and may use. */
export async function spaceOf(
  db: Db,
  schoolId: string,
  ownerId: string,
  { DISK_PERSON_GB, DISK_SCHOOL_GB }: Quotas,
): Promise<{ person: Space; school: Space }> {
  const used = await bytesUsed(db, schoolId, ownerId);
  return {
    person: { used: used.person, quota: DISK_PERSON_GB * GB },
    school: { used: used.school, quota: DISK_SCHOOL_GB * GB },
  };
}

/** Refuses what has no room on the owner's disk or in the school. */
export async function ensureSpace(
  db: Db,
  schoolId: string,
  ownerId: string,
  size: number,
  quotas: Quotas,
): Promise<void> {
  const { person, school } = await spaceOf(db, schoolId, ownerId, quotas);
  const full = fullOne(size, person, school);
  ensure(full === undefined, 'conflict', full);
}
