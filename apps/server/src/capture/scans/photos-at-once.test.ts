import { scansApi } from '@zhibi/contract/capture/scans';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asJpeg, ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { keepPage, type StoredPage } from './keep-page.js';
import { scannedHomework } from './scanned-homework.js';
import { setState } from './store.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

it('two photographs of one page that are read at the same moment are both there: the later stands, and neither is lost', async () => {
  const room = await ScannedClass.of(world, ['choice'], 1);
  const { homeworkId } = room.homework;
  const { schoolId } = room.course.school;
  const [student] = room.course.classes[0]?.students ?? [];
  if (!student) throw new Error('nobody');
  const studentId = student.ids.studentId ?? '';
  const file = await asJpeg(room.page(studentId, ['B']));
  const [first, second] = [newId(), newId()];
  for (const photoId of [first, second])
    await student.call(scansApi.sendPhoto, { homeworkId, photoId, ageSeconds: 0, file });

  const inSchool = <T>(work: (db: Db) => Promise<T>) =>
    world.services.database.asActor({ schoolIds: [schoolId] }, work);
  const of = await inSchool((db) => scannedHomework(db, schoolId, homeworkId));
  const now = world.clock.now();
  const read: StoredPage = {
    ...{ pageCode: room.codes.get(studentId)?.get(1) ?? '', candidates: [], reason: null, sheetPage: null },
    ...{ scores: [], complaints: [], dpi: null, turnedDeg: null, choices: [], pictures: new Map() },
    ...{ originalSha256: 'a'.repeat(64), straightSha256: 'a'.repeat(64) },
  };
  const keep = (db: Db, batchId: string) => {
    const place = {
      schoolId,
      id: newId(),
      batchId,
      file: 0,
      position: 0,
      sheet: 0,
      readAt: now,
      source: 'photo' as const,
    };
    return keepPage(db, of, { ...place, taker: { studentId, takenAt: now } }, read);
  };
  const isWaiting = async () => {
    const rows = await world.services.database.asSystem((db) =>
      db.execute<{ waits: boolean }>(sql`select exists (select from pg_locks where not granted) as waits`),
    );
    return rows[0]?.waits;
  };
  let later: Promise<void> | undefined;
  await inSchool(async (db) => {
    await keep(db, first);
    later = inSchool((other) => keep(other, second));
    await expect.poll(isWaiting).toBe(true);
  });
  await later;
  await inSchool((db) => keep(db, second)); // its work is done once more
  for (const batchId of [first, second]) await inSchool((db) => setState(db, { schoolId, batchId }, 'read'));
  const { items } = await student.call(scansApi.photos, { homeworkId });
  expect(new Map(items.map(({ photoId, verdict }) => [photoId, verdict]))).toEqual(
    new Map([
      [first, 'replaced'],
      [second, 'taken'],
    ]),
  );
});
