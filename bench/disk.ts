import { randomBytes } from 'node:crypto';
import { closeSync, fdatasync, mkdtempSync, openSync, rmSync, write } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { diskApi, PART_BYTES, PARTS_AT_ONCE } from '@zhibi/contract/disk';
import { type LocalFile, localFile, mergeOf, said } from '../apps/server/test/disk.js';
import { openGround } from './ground.js';
import { tell } from './measure.js';

const MB = 1024 * 1024;

/** `npm run bench -- disk [MB]`: a file through three parts at once, each on the disk before it is acknowledged, beside the same parts through tus, and written raw with fdatasync. */
export async function benchDisk(megabytes = 128): Promise<void> {
  const file = localFile('film.mp4', megabytes * MB);
  const memory = watchMemory();
  const ours = await throughOurs(file);
  const peak = memory.stop();
  const tus = await throughTus(file);
  const raw = await rawWrites(file);
  const rate = (ms: number) => megabytes / (ms / 1_000);
  tell(
    `upload of ${megabytes} MB, ${PARTS_AT_ONCE} parts of 512 KiB at once, beside tus (one part after the other)`,
    'MB/s',
    rate(ours.sentMs + ours.mergedMs),
    rate(tus),
  );
  tell('the same beside raw writes with fdatasync', 'MB/s', rate(ours.sentMs + ours.mergedMs), rate(raw));
  tell('its parts alone, without the merge, beside raw writes with fdatasync', 'MB/s', rate(ours.sentMs), rate(raw));
  console.log(
    `  merge ${ours.mergedMs.toFixed(0)} ms; memory of caller and server grew by at most ${(peak / MB).toFixed(0)} MB`,
  );
}

async function throughOurs(file: LocalFile): Promise<{ sentMs: number; mergedMs: number }> {
  const ground = await openGround({ WORKERS: '0' });
  try {
    const teacher = await (await ground.town.newSchool()).newTeacher();
    await ground.town.house.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = ground.town.house.app.server.address() as AddressInfo; // as: it listens on a port
    const { uploadId } = await teacher.call(diskApi.getUploadId, said(file));
    const send = (number: number) => sendPart(port, teacher.token, file, uploadId, number);
    const begun = performance.now();
    await inParts(file, send);
    const sent = performance.now();
    await teacher.call(diskApi.merge, mergeOf(file, uploadId));
    return { sentMs: sent - begun, mergedMs: performance.now() - sent };
  } finally {
    await ground.close();
  }
}

/** So many workers take one part after the other. */
async function inParts(
  file: LocalFile,
  work: (number: number) => Promise<void>,
  workers = PARTS_AT_ONCE,
): Promise<void> {
  const count = Math.ceil(file.bytes.length / PART_BYTES);
  let next = 1;
  const worker = async () => {
    while (next <= count) await work(next++);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

const bytesOf = (file: LocalFile, number: number) =>
  file.bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES);
const agent = new Agent({ keepAlive: true, maxSockets: PARTS_AT_ONCE });

async function sendPart(port: number, token: string, file: LocalFile, uploadId: string, number: number): Promise<void> {
  const bytes = bytesOf(file, number);
  const boundary = `b${randomBytes(8).toString('hex')}`;
  const fields = {
    fileMD5: file.md5,
    uploadId,
    partSize: bytes.length,
    partNumber: number,
    fileName: file.name,
    parentCdId: '',
  };
  const head = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const before = `${head}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const body = [Buffer.from(before), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)];
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { status, text } = await call(port, 'POST', diskApi.upload.path, headers, body);
  if (status !== 200) throw new Error(`a part was refused: ${text}`);
}

function call(port: number, method: string, path: string, headers: Record<string, string>, body: Buffer[]) {
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  return new Promise<{ status: number; text: string; location: string }>((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, 'content-length': length } },
      (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, location: response.headers.location ?? '' }),
        );
      },
    );
    call.on('error', reject);
    for (const piece of body) call.write(piece);
    call.end();
  });
}

/** tus knows no parts beside each other in its file store: the same 512 KiB, one after the other, not flushed to the disk. */
async function throughTus(file: LocalFile): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-tus-'));
  const tus = new Server({ path: '/files', datastore: new FileStore({ directory: folder }) });
  const server = createServer((one, answer) => void tus.handle(one, answer));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  const resumable = { 'tus-resumable': '1.0.0' };
  const made = await call(port, 'POST', '/files', { ...resumable, 'upload-length': String(file.bytes.length) }, []);
  const path = new URL(made.location, 'http://tus').pathname;
  const begun = performance.now();
  await inParts(
    file,
    async (number) => {
      const headers = {
        ...resumable,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String((number - 1) * PART_BYTES),
      };
      const { status, text } = await call(port, 'PATCH', path, headers, [bytesOf(file, number)]);
      if (status !== 204) throw new Error(`tus refused a part: ${text}`);
    },
    1,
  );
  const ms = performance.now() - begun;
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
  return ms;
}

/** The least that durable parts cost: each written at its place and flushed, as many at once. */
async function rawWrites(file: LocalFile): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-raw-'));
  const handle = openSync(join(folder, 'file'), 'w');
  const [writeAt, flush] = [promisify(write), promisify(fdatasync)];
  const begun = performance.now();
  await inParts(file, async (number) => {
    const bytes = bytesOf(file, number);
    await writeAt(handle, bytes, 0, bytes.length, (number - 1) * PART_BYTES);
    await flush(handle);
  });
  const ms = performance.now() - begun;
  closeSync(handle);
  rmSync(folder, { recursive: true, force: true });
  return ms;
}

/** How much the process has grown at most, in bytes. */
function watchMemory(): { stop(): number } {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most - before;
    },
  };
}
