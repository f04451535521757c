import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type RosterImport, type RosterKind, rosterApi, rosterLimits, sayProblem } from '@zhibi/contract/people/roster';
import type { Db } from '../../platform/db.js';
import { ensure, Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { applyRoster } from './apply/apply-roster.js';
import { checkRoster } from './judge/check-roster.js';
import { keepSource } from './read/keep-source.js';
import { ourSchool } from './read/our-school.js';
import { readSource, type SourceFile } from './read/read-source.js';
import { beginRun, hereOf, type Run } from './roster-work.js';
import { showImport } from './show-import.js';
import { setColumns } from './start-work.js';
import { lockImport } from './store.js';
import { rowsWith } from './store-rows.js';

interface Wanted {
  /** A file, or a folder with a OneRoster package. */
  path: string;
  schoolId: string;
  kind: RosterKind;
  /** Without it only the dry run is made. */
  apply: boolean;
}

const SHOWN = 20;

/** A list on the disk of the installation: tried, and written where that was asked. Tells what it finds line by line. */
export async function importFromDisk(
  services: Services,
  wanted: Wanted,
  print: (line: string) => void,
): Promise<RosterImport> {
  const { schoolId, kind } = wanted;
  const within = <T>(work: (db: Db) => Promise<T>) => services.database.asActor({ schoolIds: [schoolId] }, work);
  const ours = await within((db) => ourSchool(db, schoolId, hereOf(services)));
  const source = await readSource(await filesAt(wanted.path), kind, ours).catch(inWords);
  const submitter = { schoolId, accountId: null, name: 'zhibi' };
  const importId = await within((db) => keepSource(db, submitter, { source, kind, now: services.clock.now() }));
  const of = { schoolId, importId };
  const run = (state: 'checking' | 'applying'): Promise<Run> =>
    within(async (db) => {
      const held = await lockImport(db, of);
      if (state === 'checking') await setColumns(db, held, { fields: held.fields, createClasses: true });
      const next = await beginRun(db, held, { state, total: held.rowCount, now: services.clock.now() });
      return { ...of, run: next, progress: async () => undefined };
    });
  await checkRoster(services, await run('checking'));
  const tried = await within((db) => showImport(db, of, hereOf(services)));
  const { counts } = tried;
  print(
    `${tried.rowCount} rows: ${Object.entries(counts)
      .map(([status, count]) => `${status} ${count}`)
      .join(', ')}`,
  );
  for (const status of ['bad', 'conflict'] as const) {
    const rows = await within((db) => rowsWith(db, of, { status, limit: SHOWN }));
    for (const { rowNo, problems } of rows)
      print(
        `  ${status} row ${rowNo}: ${problems.map((one) => `${one.field ?? ''} ${sayProblem(one, 'en')}`.trim()).join('; ')}`,
      );
    if (counts[status] > SHOWN) print(`  … and ${counts[status] - SHOWN} more ${status} rows`);
  }
  if (!wanted.apply) {
    print('nothing was written: add --apply to write the added and changed rows');
    return tried;
  }
  await applyRoster(services, await run('applying'));
  const applied = await within((db) => showImport(db, of, hereOf(services)));
  print(`${applied.applied} rows written`);
  if (applied.slips !== null)
    print(
      `initial passwords are made while the server runs; an administrator prints them at /student/import?import=${applied.importId}`,
    );
  return applied;
}

async function filesAt(path: string): Promise<SourceFile[]> {
  const found = await stat(path);
  const paths = found.isDirectory()
    ? (await readdir(path)).filter((name) => name.endsWith('.csv')).map((name) => join(path, name))
    : [path];
  return Promise.all(
    paths.map(async (one) => {
      ensure((await stat(one)).size <= 3 * rosterLimits.fileBytes, 'invalid', 'too-large');
      return { name: basename(one), bytes: await readFile(one) };
    }),
  );
}

/** A list that cannot be read is told in the words that a person in the browser gets. */
function inWords(error: unknown): never {
  const words = error instanceof Problem ? rosterApi.upload.reasons?.[error.reason ?? '']?.en : undefined;
  throw error instanceof Problem && words !== undefined ? new Problem(error.kind, words) : error;
}
