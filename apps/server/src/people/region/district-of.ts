import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { grantsOf } from '../../session/index.js';
import { type SchoolOfDistrict, schoolsOfDistricts } from './store.js';

/**
 * The schools of the officer's district, also while one of them is chosen: the switcher must lead back to the others.
 * Asked as the system, for a chosen school narrows what the actor sees.
 */
export async function districtOf(system: Db, actor: Actor): Promise<SchoolOfDistrict[]> {
  const grants = await grantsOf(system, actor.accountId);
  const regionIds = grants.flatMap(({ role, regionId }) => (role === 'REGION' && regionId !== null ? [regionId] : []));
  return schoolsOfDistricts(system, regionIds);
}
