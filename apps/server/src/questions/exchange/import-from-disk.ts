import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { exchangeLimits, type ItemOutcome, skipReasons, warnReasons } from '@zhibi/contract/questions/exchange';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { findAccount, grantsOf } from '../../session/index.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { mayUndo } from './rules.js';
import { runImport } from './run-import.js';
import { countItems, insertImport, itemsOf, lockImport, type Of, updateImport } from './store.js';
import { takeBack } from './store-bank.js';

/** Whose bank: a teacher's own, named by the account, or the platform's where nobody is named. */
interface Into {
  teacher: string | undefined;
  /** Needed where the teacher is at several schools. */
  schoolId: string | undefined;
}
interface Wanted {
  path: string;
  into: Into;
  subjectId: number | undefined;
}
type Print = (line: string) => void;

const SHOWN = 20;

interface Place {
  services: Services;
  owner: { schoolId: string; accountId: string; bank: 'mine' | 'platform' };
}

/** A teacher's school sees the work as ever; the platform's bank belongs to no school, and only the system writes into it. */
async function placeOf(services: Services, { teacher, schoolId }: Into): Promise<Place> {
  const { database } = services;
  if (teacher === undefined) {
    const system = { ...database, asActor: <T>(_: unknown, work: (db: Db) => Promise<T>) => database.asSystem(work) };
    const owner = { schoolId: PLATFORM_SCHOOL, accountId: PLATFORM_SCHOOL, bank: 'platform' as const };
    return { services: { ...services, database: system }, owner };
  }
  return database.asSystem(async (db) => {
    const account = await findAccount(db, teacher);
    ensure(account !== undefined, 'not-found', `there is no account ${teacher}`);
    const grants = await grantsOf(db, account.id);
    const schools = grants.flatMap(({ role, inSchoolId }) => (role === 'TEACHER' && inSchoolId ? [inSchoolId] : []));
    const own = schools.filter((id) => schoolId === undefined || id === schoolId);
    ensure(own.length > 0, 'not-found', `${teacher} is no teacher there`);
    ensure(own.length === 1, 'invalid', `${teacher} teaches at several schools: name one with --school`);
    return { services, owner: { schoolId: own[0] ?? '', accountId: account.id, bank: 'mine' as const } };
  });
}

/** A file of questions on the disk of the installation, brought as a teacher brings one. Tells what became of it line by line. */
export async function importQuestionsFromDisk(
  home: Services,
  { path, into, subjectId }: Wanted,
  print: Print,
): Promise<void> {
  const { size } = await stat(path);
  ensure(size > 0, 'invalid', 'the file is empty');
  ensure(size <= exchangeLimits.fileBytes, 'invalid', 'the file is larger than 32 MB');
  const { services, owner } = await placeOf(home, into);
  const within = <T>(work: (db: Db) => Promise<T>) => services.database.asActor({ schoolIds: [owner.schoolId] }, work);
  const { sha256 } = await services.files.put(createReadStream(path), exchangeLimits.fileBytes);
  const of = { schoolId: owner.schoolId, importId: newId() };
  await within(async (db) => {
    const subject = subjectId === undefined ? undefined : await subjectById(db, subjectId);
    ensure(subjectId === undefined || subject !== undefined, 'not-found', `there is no subject ${subjectId}`);
    await insertImport(db, {
      ...owner,
      id: of.importId,
      subjectId: subject?.subjectId ?? null,
      format: null,
      fileName: basename(path).slice(0, 200),
      fileSha256: sha256,
      state: 'waiting',
      createdAt: services.clock.now(),
    });
  });
  const begun = services.clock.now().getTime();
  try {
    await runImport(services, {
      ...of,
      progress: async () => undefined,
      near: owner.bank === 'platform' ? 'tell' : 'wait',
    });
  } catch (error) {
    await within((db) => updateImport(db, of, { state: 'failed' }));
    throw error;
  }
  const seconds = (services.clock.now().getTime() - begun) / 1_000;
  print(`import ${of.importId}: ${seconds.toFixed(1)} s`);
  await within((db) => printResult(db, of, print));
}

async function printResult(db: Db, of: Of, print: Print): Promise<void> {
  const counts = (await countItems(db, of.schoolId, [of.importId])).get(of.importId);
  const { importId: _, ...reported } = counts ?? { importId: '' };
  print(
    Object.entries(reported)
      .map(([what, count]) => `${what} ${count}`)
      .join(', '),
  );
  for (const outcome of ['skipped', 'doubtful'] as const satisfies ItemOutcome[]) {
    const items = await itemsOf(db, of, { outcome, warned: false, after: 0, limit: SHOWN });
    for (const { place, reason, warnings } of items) {
      const words = [
        ...(reason === null ? [] : [skipReasons[reason].en]),
        ...warnings.map((one) => warnReasons[one].en),
      ];
      print(`  ${outcome} ${place || 'the file'}: ${words.join('; ')}`);
    }
    const more = (counts?.[outcome] ?? 0) - items.length;
    if (more > 0) print(`  … and ${more} more ${outcome}`);
  }
}

/** Takes an import back that was brought from disk. */
export async function undoFromDisk(home: Services, into: Into, importId: string, print: Print): Promise<void> {
  const { services, owner } = await placeOf(home, into);
  const of = { schoolId: owner.schoolId, importId };
  await services.database.asActor({ schoolIds: [owner.schoolId] }, async (db) => {
    const held = await lockImport(db, of);
    ensure(held.accountId === owner.accountId, 'not-found');
    ensure(mayUndo(held), 'conflict', 'not-now');
    await takeBack(db, of);
    await updateImport(db, of, { state: 'undone' });
    await printResult(db, of, print);
  });
}
