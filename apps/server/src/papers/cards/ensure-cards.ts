import { mayUseAnswerCards } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';

/** In the customised tenant answer cards are for schools with a member id. */
export async function ensureCards(db: Db, { schoolId }: Actor): Promise<void> {
  ensure(mayUseAnswerCards(found(await findSchool(db, schoolId))), 'forbidden');
}
