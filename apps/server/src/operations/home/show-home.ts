import { statfs } from 'node:fs/promises';
import { type Language, toStamp } from '@zhibi/contract/kernel';
import { backupFailures, type InstallationState, type SchoolNeed } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { doubtfulBatches } from '../../capture/index.js';
import { schoolNamesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { latePrints } from '../../printing/index.js';
import { newestRuns, planOf } from '../backup/plan/store.js';
import type { Certificate } from './certificate.js';
import { databaseState, failedJobsBySchool, newestBackups, postgresVersion, queuesOf, schoolsSince } from './store.js';

const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MOST = 100;
const BACKUPS = 5;

/** The schools in which something waits for a person: what is late first, then what failed, then what is in doubt. */
export async function showNeeds(system: Db, { schoolIds }: Actor, now: Date): Promise<{ items: SchoolNeed[] }> {
  const late = await latePrints(system, schoolIds, now);
  const doubtful = await doubtfulBatches(system, schoolIds);
  const failed = await failedJobsBySchool(system, schoolIds, new Date(now.getTime() - WEEK_MS));
  const named = [...new Set([...late.keys(), ...doubtful.keys(), ...failed.keys()])];
  const names = await schoolNamesOf(system, named);
  const items = named.map((schoolId) => ({
    schoolId,
    name: names.get(schoolId) ?? '',
    latePrints: late.get(schoolId) ?? 0,
    doubtfulBatches: doubtful.get(schoolId) ?? 0,
    failedJobs: failed.get(schoolId) ?? 0,
  }));
  items.sort(
    (a, b) => b.latePrints - a.latePrints || b.failedJobs - a.failedJobs || b.doubtfulBatches - a.doubtfulBatches,
  );
  return { items: items.slice(0, MOST) };
}

interface Here {
  now: Date;
  timeZone: string;
  version: string;
  folder: string;
  language: Language;
  /** Null where the address has none, undefined where it does not answer. */
  certificate: Certificate | undefined | null;
}

/** How the installation stands. */
export async function showInstallation(
  system: Db,
  { now, timeZone, version, folder, language, certificate }: Here,
): Promise<InstallationState> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const backups = (await newestBackups(system, BACKUPS * 12))
    .filter(({ removedAt }) => removedAt === null)
    .slice(0, BACKUPS);
  const [run] = await newestRuns(system, 1);
  const newest = backups[0]?.madeAt;
  return {
    version,
    upSince: toStamp(new Date(now.getTime() - process.uptime() * 1000), timeZone),
    runsOn: { postgres: await postgresVersion(system), node: process.versions.node },
    certificate: certificate === null ? null : certificateOf(certificate, { now, timeZone }),
    jobs: await queuesOf(system),
    database: await databaseState(system),
    disk: { free: bavail * bsize, whole: blocks * bsize },
    backups: backups.map(({ madeAt, ...one }) => ({ ...one, madeAt: toStamp(madeAt, timeZone) })),
    backupHours: newest === undefined ? null : Math.max(0, Math.floor((now.getTime() - newest.getTime()) / HOUR_MS)),
    backupFailure: run?.state === 'failed' && run.reason !== null ? backupFailures[run.reason][language] : '',
    isBackupPlanned: (await planOf(system)).isOn,
    schoolsWithoutBackup: await schoolsSince(system, newest),
  };
}

const certificateOf = (certificate: Certificate | undefined, { now, timeZone }: Pick<Here, 'now' | 'timeZone'>) => ({
  until: certificate ? toStamp(certificate.until, timeZone) : null,
  days: certificate ? Math.floor((certificate.until.getTime() - now.getTime()) / DAY_MS) : null,
  isTrusted: certificate?.isTrusted ?? false,
});
