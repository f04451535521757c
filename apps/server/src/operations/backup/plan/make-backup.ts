import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toStamp } from '@zhibi/contract/kernel';
import { type BackupFailure, backupFailures } from '@zhibi/contract/operations';
import { openFileStore } from '../../../platform/files/index.js';
import { type Task, withEnd } from '../../../platform/jobs/index.js';
import { createMailer } from '../../../platform/messages/mail.js';
import type { Services } from '../../../platform/services.js';
import { backUp, draftOf } from '../back-up.js';
import { catalogueBackup } from '../catalogue.js';
import { givenPassphrase } from '../passphrase.js';
import { folderOf, hindranceOf, placeOf } from './place.js';
import { kept } from './rules.js';
import { madeHere, moveRun, newestRuns, noteRemoved, planOf, type RunRow, runById } from './store.js';

export const MAKE_BACKUP = 'make-backup';
const TOLD_EVERY_MS = 2_000;

/** Makes a backup that the plan or a person asked for. Whoever takes it over from a killed process goes on with the file. */
export const makeBackup = (services: Services) =>
  withEnd(
    ({ payload }: Task) => make(services, String(payload.runId)),
    (payload) => fail(services, String(payload.runId), 'fault'),
  );

async function make(services: Services, runId: string): Promise<void> {
  const { database, settings, clock } = services;
  const run = await database.readAsSystem((system) => runById(system, runId));
  // Of another world: this one was restored since, or it is done.
  if (run === undefined || run.state === 'done' || run.state === 'failed') return;
  const hindrance = await hindranceOf(settings);
  if (hindrance !== undefined) return fail(services, runId, hindrance);
  const file = join(folderOf(settings), run.file);
  await forgetDrafts(folderOf(settings), basename(draftOf(file)));
  const begun = Date.now();
  const tell = (bytes: number) =>
    database.asSystem((system) => moveRun(system, runId, { state: 'running', bytes, at: clock.now() }));
  await tell(run.bytes);
  let told = begun;
  let telling = Promise.resolve();
  const wrote = (bytes: number) => {
    if (Date.now() - told < TOLD_EVERY_MS) return;
    told = Date.now();
    telling = telling.then(() => tell(bytes)).catch(() => undefined); // how far it is matters less than that it goes on
  };
  try {
    const place = { connection: services.connection, files: await openFileStore(settings) };
    const made = await backUp(place, file, givenPassphrase(settings), wrote);
    await telling;
    const seconds = (Date.now() - begun) / 1000;
    const madeBy = run.byPlan ? 'plan' : 'person';
    const bytes = await catalogueBackup(place, made, { file, seconds, madeBy, place: placeOf(settings) });
    await database.asSystem((system) => moveRun(system, runId, { state: 'done', bytes, at: clock.now() }));
  } catch (error) {
    await telling;
    const reason = reasonOf(error);
    if (reason === undefined) throw error; // tried again, and gone on with
    return fail(services, runId, reason);
  }
  await applyRules(services);
}

/** What a person can mend. Anything else is tried again first. */
function reasonOf(error: unknown): BackupFailure | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['ENOSPC', 'EDQUOT'].includes(code)) return 'no-room';
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(code)) return 'no-folder';
  return undefined;
}

/** Files of backups that nobody will go on with. */
async function forgetDrafts(folder: string, current: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^zhibi-[0-9-]+\.zhibi\.part$/.test(name) && name !== current) await rm(join(folder, name), { force: true });
}

/** Removes what the plan no longer keeps of the backups that were made here. */
async function applyRules({ database, settings, clock }: Services): Promise<void> {
  const { plan, made } = await database.readAsSystem(async (system) => ({
    plan: await planOf(system),
    made: await madeHere(system, placeOf(settings)),
  }));
  const stampOf = (instant: Date) => toStamp(instant, settings.TZ_NAME);
  const stays = kept(
    made.map(({ madeAt }) => stampOf(madeAt)),
    plan,
  );
  for (const { id, madeAt, file } of made) {
    if (stays.has(stampOf(madeAt))) continue;
    await rm(join(folderOf(settings), basename(file)), { force: true });
    await database.asSystem((system) => noteRemoved(system, id, clock.now()));
  }
}

/** Writes down that it failed, and tells whoever is to be told, once for each row of failures. */
export async function fail(services: Services, runId: string, reason: BackupFailure): Promise<void> {
  const { database, clock, log } = services;
  log.error({ reason }, 'a backup failed');
  const runs = await database.asSystem(async (system) => {
    await moveRun(system, runId, { state: 'failed', reason, at: clock.now() });
    return newestRuns(system, 3);
  });
  const before = runs.find(({ id }) => id !== runId);
  if (before?.state !== 'failed')
    await tellByMail(
      services,
      runs.find(({ id }) => id === runId),
      reason,
    );
}

async function tellByMail({ settings, log }: Services, run: RunRow | undefined, reason: BackupFailure): Promise<void> {
  const { ALERT_MAIL, TZ_NAME, PUBLIC_URL } = settings;
  const mailer = createMailer(settings);
  if (ALERT_MAIL === undefined || mailer === undefined || run === undefined) return;
  const { zh, en } = backupFailures[reason];
  const at = toStamp(run.askedAt, TZ_NAME);
  const time = `${at.slice(0, 4)}-${at.slice(4, 6)}-${at.slice(6, 8)} ${at.slice(8, 10)}:${at.slice(10, 12)}`;
  const text = `${time} 的备份失败：${zh}。\nThe backup of ${time} failed: ${en}.\n${PUBLIC_URL ?? ''}`;
  await mailer
    .send({ to: ALERT_MAIL, subject: '纸笔：备份失败 · Zhibi: a backup failed', text })
    // The home of operations tells it too: a mail server that does not answer must not hide the failure behind its own.
    .catch((error: unknown) => log.error({ err: error }, 'the mail about a failed backup was not sent'));
}
