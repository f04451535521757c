import type { ScanBatch, ScanPageState } from '@zhibi/contract/capture/scans';
import { toStamp } from '@zhibi/contract/kernel';
import { homeworkByIds } from '../../homework/index.js';
import { schoolNamesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { type Batch, filesOfBatches } from './store.js';
import { countPages } from './store-pages.js';

/** Batches as lists show them: a fixed number of queries. */
export async function showBatches(db: Db, batches: readonly Batch[], timeZone: string): Promise<ScanBatch[]> {
  const ids = batches.map(({ id }) => id);
  const [files, counts] = await Promise.all([filesOfBatches(db, ids), countPages(db, ids)]);
  const schoolIds = [...new Set(batches.map(({ schoolId }) => schoolId))];
  const schools = await schoolNamesOf(db, schoolIds);
  const titles = new Map<string, string>();
  for (const schoolId of schoolIds) {
    const own = batches.filter((one) => one.schoolId === schoolId).map(({ homeworkId }) => homeworkId);
    const known = await homeworkByIds(db, schoolId, [...new Set(own)]);
    for (const { id, title } of known.values()) titles.set(id, title);
  }
  return batches.map((batch) => {
    const own = files.filter(({ batchId }) => batchId === batch.id);
    const pages = counts.filter(({ batchId }) => batchId === batch.id);
    const byState = emptyCounts();
    let [doubts, sheets] = [0, 0];
    for (const { state, pages: count, inDoubt, openChoices } of pages) {
      sheets += count;
      if (state === 'taken') {
        byState.read += count - inDoubt;
        byState.doubt += inDoubt;
        doubts += openChoices;
      } else {
        byState[state] += count;
        if (state !== 'set-aside') doubts += count;
      }
    }
    return {
      batchId: batch.id,
      name: `SC-${toStamp(batch.createdAt, timeZone).slice(4, 8)}-${batch.id.slice(-4).toUpperCase()}`,
      schoolName: schools.get(batch.schoolId) ?? '',
      homework: { homeworkId: batch.homeworkId, title: titles.get(batch.homeworkId) ?? '' },
      state: batch.state,
      createdBy: batch.createdByName,
      createdAt: toStamp(batch.createdAt, timeZone),
      files: own.length,
      unopened: own.filter(({ problem }) => problem !== null).length,
      waitingFiles: own.filter(({ problem, settledAt }) => problem !== null && settledAt === null).length,
      // A picture may show two sheets.
      pages: Math.max(
        sheets,
        own.reduce((sum, file) => sum + (file.pages ?? 0), 0),
      ),
      byState,
      doubts,
    };
  });
}

const emptyCounts = (): Record<ScanPageState, number> => ({
  read: 0,
  doubt: 0,
  unknown: 0,
  foreign: 0,
  double: 0,
  unreadable: 0,
  'set-aside': 0,
});
