import type { SchoolState, SchoolTerms } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { doubtfulBatches } from '../../capture/index.js';
import { bytesUsed, GB } from '../../disk/index.js';
import { homeworkUse } from '../../homework/index.js';
import { countsOf } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Settings } from '../../platform/settings.js';
import { latePrints, printUse } from '../../printing/index.js';
import { accountsInUse } from '../../session/index.js';
import { failedJobsBySchool, newestBackups, openedAt } from '../home/store.js';
import { healthOf } from './rules.js';
import { putTerms, termsOf } from './store.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What was agreed on with the school, its quotas, what it used in 30 days, and how it is doing. As the system: logins, jobs and backups belong to no school. */
export async function showSchool(
  system: Db,
  { schoolId }: Actor,
  { now, settings }: { now: Date; settings: Pick<Settings, 'DISK_SCHOOL_GB'> },
): Promise<SchoolState> {
  const since = new Date(now.getTime() - 30 * DAY_MS);
  const { terms, revision } = await termsOf(system, schoolId);
  const counts = (await countsOf(system, [schoolId])).get(schoolId);
  const people = await accountsInUse(system, schoolId, since);
  const homework = await homeworkUse(system, schoolId, { since, now });
  const prints = await printUse(system, schoolId, since);
  const { school: used } = await bytesUsed(system, schoolId, schoolId);
  const week = new Date(now.getTime() - 7 * DAY_MS);
  const of = [schoolId];
  return {
    terms,
    revision,
    quotas: {
      disk: { used, quota: settings.DISK_SCHOOL_GB * GB },
      students: { now: counts?.students ?? 0, agreed: terms.students },
    },
    used: { loggedIn: people.loggedIn, accounts: people.accounts, ...homework, ...prints },
    health: healthOf({
      ...people,
      // Teachers and students, as wherever a share of activated accounts is told: two shares of one name would contradict each other.
      accounts: counts?.accounts ?? 0,
      activated: counts?.activated ?? 0,
      ...homework,
      latePrints: (await latePrints(system, of, now)).get(schoolId) ?? 0,
      doubtfulBatches: (await doubtfulBatches(system, of)).get(schoolId) ?? 0,
      failedJobs: (await failedJobsBySchool(system, of, week)).get(schoolId) ?? 0,
      backupHours: await hoursSinceBackup(system, schoolId, now),
    }),
  };
}

/** Of the newest backup that holds the school. */
async function hoursSinceBackup(system: Db, schoolId: string, now: Date): Promise<number | null> {
  const [newest] = (await newestBackups(system, 60)).filter(({ removedAt }) => removedAt === null);
  const opened = await openedAt(system, schoolId);
  if (newest === undefined || (opened !== undefined && opened > newest.madeAt)) return null;
  return Math.max(0, Math.floor((now.getTime() - newest.madeAt.getTime()) / HOUR_MS));
}

/** Writes down what was agreed on. The audit says which lines were changed: names and numbers of people do not stay in it. */
export async function saveTerms(
  db: Db,
  { schoolId, accountId }: Actor,
  wish: { terms: SchoolTerms; revision: number },
): Promise<{ revision: number }> {
  const { terms: before } = await termsOf(db, schoolId);
  const revision = await putTerms(db, schoolId, wish);
  ensure(revision !== undefined, 'conflict', 'changed');
  const changed = (Object.keys(wish.terms) as (keyof SchoolTerms)[]) // as: its own keys
    .filter((name) => JSON.stringify(wish.terms[name]) !== JSON.stringify(before[name]));
  await recordAct(db, { accountId, schoolId, what: 'school-terms', detail: { changed } });
  return { revision };
}
