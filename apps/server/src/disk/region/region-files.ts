import { diskApi, type RegionFile } from '@zhibi/contract/disk';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findSchool } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Database } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { accountFactsById } from '../../session/index.js';
import { fileFields } from '../file-fields.js';
import { hasDisk } from '../policy.js';
import { patternsOf } from '../rules.js';
import { type RegionRow, regionRows } from './store-region.js';

const PAGE = 50;

type Who = Pick<Actor, 'schoolId'>;
interface Here {
  now: Date;
  timeZone: string;
}

/** The district of the actor's school; undefined where it belongs to none. */
async function regionOf(database: Database, { schoolId }: Who): Promise<string | undefined> {
  const school = await database.asActor({ schoolIds: [schoolId] }, (db) => findSchool(db, schoolId));
  return school?.regionId ?? undefined;
}

/** What the other schools of the district share with it. */
export async function listRegionFiles(
  database: Database,
  actor: Actor,
  { words = '', cursor }: z.output<typeof diskApi.regionFiles.input>,
  { now, timeZone }: Here,
): Promise<{ items: RegionFile[]; next: string | null }> {
  ensure(hasDisk(actor), 'not-found');
  const regionId = await regionOf(database, actor);
  if (regionId === undefined) return { items: [], next: null };
  const wanted = { regionId, schoolId: actor.schoolId, patterns: patternsOf(words), before: idOfCursor(cursor), now };
  return database.asSystem(async (db) => {
    const { items, next } = pageAfter(await regionRows(db, { ...wanted, limit: PAGE + 1 }), PAGE, (row) => row.cdId);
    const people = await accountFactsById(db, [...new Set(items.map((row) => row.createdBy))]);
    const shown = items.map(({ cdId, name, kind, size, schoolName, createdBy, changedAt }) => ({
      cdId,
      name,
      ...fileFields(name, diskApi.downloadRegion, { cdId }),
      kind,
      size,
      schoolName,
      by: people.get(createdBy)?.name ?? '',
      changedAt: toStamp(new Date(changedAt), timeZone),
    }));
    return { items: shown, next };
  });
}

/** One of these files, if it is still shared with the district of the actor's school. */
export async function regionFileFor(database: Database, actor: Who, cdId: string, now: Date): Promise<RegionRow> {
  ensure(actor.schoolId !== '', 'not-found');
  const regionId = found(await regionOf(database, actor));
  const wanted = { regionId, schoolId: actor.schoolId, patterns: [], cdId, limit: 1, now };
  const [row] = await database.asSystem((db) => regionRows(db, wanted));
  return found(row);
}
