import { toStamp } from '@zhibi/contract/kernel';
import { PackManifest, type PrintPack } from '@zhibi/contract/printing/packs';
import type { Here } from '../settings/read-settings.js';
import { packNumber } from './rules.js';
import type { PackRow } from './store.js';

export function packView(row: PackRow, { timeZone }: Pick<Here, 'timeZone'>): PrintPack {
  const { tasks } = PackManifest.parse(JSON.parse(row.manifest));
  return {
    packId: row.id,
    number: packNumber(row.number),
    shopName: row.shopName,
    tasks: tasks.length,
    sheets: tasks.reduce((sum, { sheets }) => sum + sheets, 0),
    madeAt: toStamp(row.madeAt, timeZone),
    by: row.madeByName,
    takenAt: row.takenAt && toStamp(row.takenAt, timeZone),
    takenBy: row.takenByName ?? '',
    outcomes: row.outcomes ?? [],
  };
}
