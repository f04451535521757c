import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { exchangeLimits, type ItemOutcome, skipReasons, warnReasons } from '@zhibi/contract/questions/exchange';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { House } from '../../platform/house.js';
import { newId } from '../../platform/ids.js';
import { demand } from '../../platform/problem.js';
import { findAccount, grantsOf } from '../../session/index.js';
import { PLATFORM_SCHOOL } from '../visible-store.js';
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
type Tell = (line: string) => void;

const SHOWN = 20;

interface Place {
  house: House;
  owner: { schoolId: string; accountId: string; bank: 'mine' | 'platform' };
}

/** A teacher's school sees the work as ever; the platform's bank belongs to no school, and only the system writes into it. */
async function placeOf(house: House, { teacher, schoolId }: Into): Promise<Place> {
  const { database } = house;
  if (teacher === undefined) {
    const system = { ...database, asActor: <T>(_: unknown, work: (db: Db) => Promise<T>) => database.asSystem(work) };
    const owner = { schoolId: PLATFORM_SCHOOL, accountId: PLATFORM_SCHOOL, bank: 'platform' as const };
    return { house: { ...house, database: system }, owner };
  }
  return database.asSystem(async (db) => {
    const account = await findAccount(db, teacher);
    demand(account !== undefined, 'not-found', `there is no account ${teacher}`);
    const grants = await grantsOf(db, account.id);
    const schools = grants.flatMap(({ role, inSchoolId }) => (role === 'TEACHER' && inSchoolId ? [inSchoolId] : []));
    const own = schools.filter((id) => schoolId === undefined || id === schoolId);
    demand(own.length > 0, 'not-found', `${teacher} is no teacher there`);
    demand(own.length === 1, 'invalid', `${teacher} teaches at several schools: name one with --school`);
    return { house, owner: { schoolId: own[0] ?? '', accountId: account.id, bank: 'mine' as const } };
  });
}

/** A file of questions on the disk of the installation, brought as a teacher brings one. Tells what became of it line by line. */
export async function importQuestionsFromDisk(
  home: House,
  { path, into, subjectId }: Wanted,
  tell: Tell,
): Promise<void> {
  const { size } = await stat(path);
  demand(size > 0, 'invalid', 'the file is empty');
  demand(size <= exchangeLimits.fileBytes, 'invalid', 'the file is larger than 32 MB');
  const { house, owner } = await placeOf(home, into);
  const within = <T>(work: (db: Db) => Promise<T>) => house.database.asActor({ schoolIds: [owner.schoolId] }, work);
  const { sha256 } = await house.files.put(createReadStream(path), exchangeLimits.fileBytes);
  const of = { schoolId: owner.schoolId, importId: newId() };
  await within(async (db) => {
    const subject = subjectId === undefined ? undefined : await subjectById(db, subjectId);
    demand(subjectId === undefined || subject !== undefined, 'not-found', `there is no subject ${subjectId}`);
    await insertImport(db, {
      ...owner,
      ...{
        id: of.importId,
        subjectId: subject?.subjectId ?? null,
        format: null,
        fileName: basename(path).slice(0, 200),
      },
      ...{ fileSha256: sha256, state: 'waiting', createdAt: house.clock.now() },
    });
  });
  const begun = house.clock.now().getTime();
  try {
    await runImport(house, { ...of, progress: async () => undefined });
  } catch (error) {
    await within((db) => updateImport(db, of, { state: 'failed' }));
    throw error;
  }
  const seconds = (house.clock.now().getTime() - begun) / 1_000;
  tell(`import ${of.importId}: ${seconds.toFixed(1)} s`);
  await within((db) => tellResult(db, of, tell));
}

async function tellResult(db: Db, of: Of, tell: Tell): Promise<void> {
  const counts = (await countItems(db, of.schoolId, [of.importId])).get(of.importId);
  const { importId: _, ...told } = counts ?? { importId: '' };
  tell(
    Object.entries(told)
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
      tell(`  ${outcome} ${place || 'the file'}: ${words.join('; ')}`);
    }
    const more = (counts?.[outcome] ?? 0) - items.length;
    if (more > 0) tell(`  … and ${more} more ${outcome}`);
  }
}

/** Takes an import back that was brought from disk. */
export async function undoFromDisk(home: House, into: Into, importId: string, tell: Tell): Promise<void> {
  const { house, owner } = await placeOf(home, into);
  const of = { schoolId: owner.schoolId, importId };
  await house.database.asActor({ schoolIds: [owner.schoolId] }, async (db) => {
    const held = await lockImport(db, of);
    demand(held.accountId === owner.accountId, 'not-found');
    demand(mayUndo(held), 'conflict', 'not-now');
    await takeBack(db, of);
    await updateImport(db, of, { state: 'undone' });
    await tellResult(db, of, tell);
  });
}
