import { PassThrough } from 'node:stream';
import { Id } from '@zhibi/contract/kernel';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { endLease, removeUnused } from '../../platform/files/index.js';
import type { Task } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { hereAt } from './keeping.js';
import { failTakeOut, finishTakeOut } from './store-takeouts.js';
import { studentData } from './student-data.js';
import type { TakenFile, TakeOutPart } from './taken-file.js';
import { describedBy, takenIndex } from './taken-index.js';

const Payload = z.object({ schoolId: Id, takeOutId: Id, studentId: Id });

/** A child writes less in twelve years; a limit all the same. */
const LONGEST = 8 * 1024 ** 3;

/** Collects from every domain what it has about a student and keeps it as one zip. */
export async function packStudent(
  services: Services,
  parts: readonly TakeOutPart[],
  { payload, progress }: Task,
): Promise<{ takeOutId: string }> {
  const { schoolId, takeOutId, studentId } = Payload.parse(payload);
  const { database, files, settings, clock } = services;
  const read = { schoolIds: [schoolId] };
  const total = parts.length + 2;
  const timeZone = settings.TZ_NAME;
  const { profile, file } = await database.readAsActor(read, (db) =>
    studentData(db, { schoolId, studentId }, { ...hereAt(clock.now(), timeZone), timeZone }),
  );
  const taken: TakenFile[] = [file];
  for (const [at, part] of parts.entries()) {
    await progress(at + 1, total);
    taken.push(...(await database.readAsActor(read, (db) => part(db, { schoolId, studentId, timeZone }))));
  }
  await progress(total - 1, total);
  const whole = [
    { path: 'index.html', title: '', content: takenIndex(profile, taken) },
    { path: 'schema.json', title: '', content: JSON.stringify(describedBy(taken), null, 2) },
    ...taken,
  ];
  const kept = await files.put(zipped(services, whole), LONGEST);
  const isWanted = await database.asActor(read, (db) => finishTakeOut(db, { schoolId, id: takeOutId }, kept));
  await database.asSystem((db) => endLease(db, kept));
  if (!isWanted) await removeUnused(services, kept.sha256);
  await progress(total, total);
  return { takeOutId };
}

/** It could not be made: its row says so. */
export async function failPacking({ database }: Services, payload: Task['payload']): Promise<void> {
  const { schoolId, takeOutId } = Payload.parse(payload);
  await database.asActor({ schoolIds: [schoolId] }, (db) => failTakeOut(db, { schoolId, id: takeOutId }));
}

/** The zip as it is read: each content of the store is opened when its turn comes. One that is lost is left out; the page beside it still tells of it. */
function zipped({ files }: Pick<Services, 'files'>, taken: readonly TakenFile[]): PassThrough {
  const zip = new ZipFile();
  const out = new PassThrough();
  const broken = (error: unknown) => void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.outputStream.on('error', broken);
  zip.outputStream.pipe(out);
  const add = async () => {
    for (const { path, content } of taken)
      if (typeof content === 'string') zip.addBuffer(Buffer.from(content), path);
      else if ((await files.sizeOf(content.sha256)) !== undefined)
        zip.addReadStreamLazy(path, { compress: false }, (give) => {
          files.open(content.sha256).then((bytes) => {
            if (bytes === undefined) return broken(new Error(`the content of ${path} is not there`));
            bytes.on('error', broken);
            give(null, bytes);
          }, broken);
        });
    zip.end();
  };
  add().catch(broken);
  return out;
}
