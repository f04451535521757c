import { type Language, toStamp } from '@zhibi/contract/kernel';
import type { PartnerBank, Quota } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import type { Bank } from './bank.js';
import type { Banks } from './open-banks.js';
import { reachedBank, reachedCodes } from './policy.js';
import { periodStart } from './rules.js';
import { countDownloads } from './store.js';

type Here = Pick<Services, 'clock' | 'settings'>;

/** What the school has taken of a bank in the running period; null where the bank does not count. */
export async function quotaOf(
  db: Db,
  { schoolId, code, bank }: { schoolId: string; code: string; bank: Bank },
  { clock, settings }: Here,
): Promise<Quota | null> {
  const { quota } = bank.about;
  if (quota === undefined) return null;
  const since = periodStart(toStamp(clock.now(), settings.TZ_NAME), quota.per);
  return { ...quota, used: await countDownloads(db, { schoolId, bank: code }, since) };
}

/** The banks that are open to the actor's school and set up; a contract without a bank is told where somebody opens its screen. */
export async function listBanks(
  db: Db,
  actor: Actor,
  banks: Banks,
  { language, ...here }: Here & { language: Language },
): Promise<PartnerBank[]> {
  const { schoolId } = actor;
  ensure(schoolId !== '', 'not-found');
  const { extQuestion } = found(await findSchool(db, schoolId));
  const items: PartnerBank[] = [];
  // A school has contracts with a handful of partners: at most thirty, as the organisation's form says.
  for (const asked of reachedCodes(extQuestion)) {
    const reached = reachedBank(asked, extQuestion);
    const bank = reached && (await banks(reached.code));
    if (reached === undefined || bank === undefined) continue;
    const { name, licence, credit, remote, portal } = bank.about;
    items.push({
      bank: asked,
      name: name[language],
      licence,
      credit,
      kind: reached.embedded ? 'embedded' : remote === undefined ? 'folder' : 'remote',
      quota: await quotaOf(db, { schoolId, code: reached.code, bank }, here),
      portal: portal !== undefined && remote !== undefined,
    });
  }
  return items;
}
