import { insertBatch } from '../src/capture/scans/store.js';
import { insertPage } from '../src/capture/scans/store-pages.js';
import { newId } from '../src/platform/ids.js';
import type { TestWorld } from './school.js';

/** A batch with one page of a student, as if it had been scanned and read. */
export async function keptScan(
  world: TestWorld,
  { schoolId, homeworkId, studentId }: { schoolId: string; homeworkId: string; studentId: string },
): Promise<{ scanBatchId: string; scanPageId: string }> {
  const [batchId, id, at] = [newId(), newId(), world.clock.now()];
  await world.services.database.asSystem(async (db) => {
    await insertBatch(
      db,
      { schoolId, id: batchId, homeworkId, state: 'read', createdBy: newId(), createdByName: '', createdAt: at },
      [{ schoolId, batchId, position: 0, name: 'scan.pdf', sha256: '0'.repeat(64), pages: 1 }],
    );
    await insertPage(db, {
      schoolId,
      id,
      batchId,
      file: 0,
      position: 0,
      state: 'taken',
      reason: null,
      homeworkId,
      studentId,
      page: 1,
      candidates: [],
      complaints: [],
      dpi: null,
      turnedDeg: null,
      originalSha256: null,
      straightSha256: null,
      readAt: at,
    });
  });
  return { scanBatchId: batchId, scanPageId: id };
}
