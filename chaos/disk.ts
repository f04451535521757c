import { createHash, randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskApi, missingParts, PART_BYTES, PARTS_AT_ONCE } from '@zhibi/contract/disk';
import { type LocalFile, localFile, mergeOf, partOf, said } from '../apps/server/test/disk.js';
import { Client, Refused } from './client.js';
import { dataFolderOfTeacher } from './data-folder.js';
import { startServer } from './server.js';

const SHORTEST = 4 * PART_BYTES;
const LONGEST = 40 * PART_BYTES;

/** Only PostgreSQL dies: the server ends by itself and is started again. */
export const killDatabaseDuringUploads = (uploads: number): Promise<number> =>
  killDuringUploads(uploads, 'killDatabase');

/**
 * One kill of server and PostgreSQL at a random moment of each upload, three parts in flight. The client goes on as the tray does:
 * it asks what has arrived and sends the rest. Answers how many files are wrong or were sent again by more than three parts.
 */
export async function killDuringUploads(uploads: number, how: 'kill' | 'killDatabase' = 'kill'): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-chaos-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const token = await dataFolderOfTeacher(folder);
  let server = await startServer(folder);
  const client = new Client(token, () => server.address);
  const totals = { parts: 0, again: 0, worst: 0, wrong: 0 };
  for (let nth = 0; nth < uploads; nth++) {
    const file = localFile(`${nth}.bin`, randomInt(SHORTEST, LONGEST));
    const sent = new Map<number, number>();
    const uploading = upload(client, file, sent);
    await sleep(randomInt(0, 250));
    await server[how]();
    server = await startServer(folder);
    const cdId = await uploading;
    const again = [...sent.values()].reduce((sum, times) => sum + times - 1, 0);
    const isWhole = sha256(await client.bytes(`${diskApi.download.path}?cdId=${cdId}`)) === sha256(file.bytes);
    totals.parts += sent.size;
    totals.again += again;
    totals.worst = Math.max(totals.worst, again);
    if (!isWhole || again > PARTS_AT_ONCE) totals.wrong++;
  }
  await server.kill();
  console.log(
    `${uploads} uploads, ${uploads} kills, ${totals.parts} parts, ${totals.again} sent again (at most ${totals.worst} for one kill), ${totals.wrong} files wrong or sent again too much`,
  );
  rmSync(folder, { recursive: true, force: true });
  return totals.wrong;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Until the file is there: each round asks what has arrived, sends the rest three at once, and merges. */
async function upload(client: Client, file: LocalFile, sent: Map<number, number>): Promise<string> {
  for (;;) {
    try {
      const { uploadId, partETagList } = await client.call(diskApi.getUploadId, said(file));
      const missing = missingParts(
        file.bytes.length,
        partETagList.map((part) => part.partNumber),
      );
      const sender = async () => {
        for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
          sent.set(number, (sent.get(number) ?? 0) + 1);
          await client.call(diskApi.upload, partOf(file, uploadId, number));
        }
      };
      const senders = await Promise.allSettled(
        Array.from({ length: PARTS_AT_ONCE }, () =>
          sender().catch((error) => {
            missing.length = 0;
            throw error;
          }),
        ),
      );
      if (senders.some((one) => one.status === 'rejected')) throw new Error('broken off');
      return (await client.call(diskApi.merge, mergeOf(file, uploadId))).cdId;
    } catch (error) {
      if (error instanceof Refused) throw error;
      await sleep(100); // the server is being started again
    }
  }
}
