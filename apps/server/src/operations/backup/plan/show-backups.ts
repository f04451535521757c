import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, toStamp } from '@zhibi/contract/kernel';
import { type BackupRow, backupFailures, type operationsApi } from '@zhibi/contract/operations';
import type { z } from 'zod';
import type { Db } from '../../../platform/db.js';
import type { Settings } from '../../../platform/settings.js';
import { type BackupRecord, newestBackups } from '../../home/store.js';
import { newestDrills } from '../store-drills.js';
import { folderOf, hindranceOf, placeOf, roomOf } from './place.js';
import { newestRuns, planOf } from './store.js';

const MOST = 60;
const TRIES = 10;
const DRILLS = 10;

/** The plan, where backups lie, what the last tries came to, and what there is. */
export async function showBackups(
  system: Db,
  settings: Settings,
  language: Language,
): Promise<z.output<typeof operationsApi.backups.output>> {
  const timed = (instant: Date) => toStamp(instant, settings.TZ_NAME);
  const hindrance = await hindranceOf(settings);
  const { free, isSameDisk } = await roomOf(settings);
  const records = await newestBackups(system, MOST);
  const runs = await newestRuns(system, TRIES);
  const drills = await newestDrills(system, DRILLS);
  return {
    plan: await planOf(system),
    folder: folderOf(settings),
    hindrance: hindrance === undefined ? '' : backupFailures[hindrance][language],
    free,
    isSameDisk,
    runs: runs.map(({ state, byPlan, askedAt, movedAt, bytes, reason }) => ({
      state,
      byPlan,
      bytes,
      askedAt: timed(askedAt),
      movedAt: timed(movedAt),
      why: reason === null ? '' : backupFailures[reason][language],
    })),
    items: await Promise.all(
      records.map(async (record) => ({
        ...record,
        madeAt: timed(record.madeAt),
        place: await whereIs(record, settings),
      })),
    ),
    drills: drills.map(({ drilledAt, madeAt, ...drill }) => ({
      ...drill,
      drilledAt: timed(drilledAt),
      madeAt: timed(madeAt),
    })),
  };
}

async function whereIs({ file, place, removedAt }: BackupRecord, settings: Settings): Promise<BackupRow['place']> {
  if (removedAt !== null) return 'removed';
  if (place !== placeOf(settings)) return 'elsewhere';
  const found = await stat(join(folderOf(settings), file)).catch(() => undefined);
  return found === undefined ? 'gone' : 'here';
}
