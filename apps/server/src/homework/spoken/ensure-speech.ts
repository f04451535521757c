import type { Actor } from '@zhibi/contract/session';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { isInSchool } from '../policy.js';

/** Where the configuration of the school does not have SPEECH, nothing of it is there. */
export async function ensureSpeech(db: Db, actor: Actor): Promise<void> {
  ensure(isInSchool(actor), 'not-found');
  const school = await findSchool(db, actor.schoolId);
  ensure(school?.configs.includes('SPEECH') === true, 'not-found');
}
