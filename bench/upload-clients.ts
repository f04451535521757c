import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskApi, PART_BYTES, PARTS_AT_ONCE } from '@zhibi/contract/disk';
import { type LocalFile, mergeOf, said } from '../apps/server/test/disk.js';
import { inParts } from './upload-parts.js';

export interface CutPart {
  number: number;
  bytes: Buffer;
  md5: string;
}

export const bytesAt = (number: number): number => (number - 1) * PART_BYTES;

/** A file in the parts that a client sends, each with its MD5. */
export const cutUp = ({ bytes }: LocalFile): CutPart[] =>
  Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, at) => {
    const part = bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES);
    return { number: at + 1, bytes: part, md5: createHash('md5').update(part).digest('hex') };
  });

const agent = new Agent({ keepAlive: true, maxSockets: PARTS_AT_ONCE });

interface Ours {
  address: string;
  token: string;
}

/** Through our own calls: three parts at once, then the merge. */
export async function throughOurs(ours: Ours, file: LocalFile): Promise<{ sentMs: number; mergedMs: number }> {
  const parts = cutUp(file);
  const { uploadId } = (await askOurs(ours, diskApi.getUploadId.path, said(file))) as { uploadId: string }; // as: its contract
  const begun = performance.now();
  await inParts(parts, PARTS_AT_ONCE, (part) => sendPart(ours, file, uploadId, part));
  const sent = performance.now();
  await askOurs(ours, diskApi.merge.path, mergeOf(file, uploadId));
  return { sentMs: sent - begun, mergedMs: performance.now() - sent };
}

async function askOurs({ address, token }: Ours, path: string, input: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { status, text } = await call(address + path, 'POST', headers, [Buffer.from(JSON.stringify(input))]);
  if (status !== 200) throw new Error(`${path} was refused: ${text}`);
  return JSON.parse(text).data;
}

async function sendPart({ address, token }: Ours, file: LocalFile, uploadId: string, part: CutPart): Promise<void> {
  const { number, bytes, md5 } = part;
  const boundary = `b${randomBytes(8).toString('hex')}`;
  const { fileMD5, fileName, parentCdId } = said(file);
  const fields = { fileMD5, uploadId, partSize: bytes.length, partNumber: number, fileName, parentCdId, partMD5: md5 };
  const head = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const before = `${head}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const body = [Buffer.from(before), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)];
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { status, text } = await call(address + diskApi.upload.path, 'POST', headers, body);
  if (status !== 200) throw new Error(`a part was refused: ${text}`);
}

/** tus knows no parts beside each other in its file store: the same 512 KiB, one after the other, not flushed to the disk, not checked. */
export async function throughTus(file: LocalFile): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-tus-'));
  const { address, end } = await startTus(folder);
  try {
    await tusUpload(address, file.bytes.subarray(0, 16 * PART_BYTES));
    return await tusUpload(address, file.bytes);
  } finally {
    await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tusUpload(address: string, bytes: Buffer): Promise<number> {
  const parts = cutUp({ name: '', bytes, md5: '' });
  const resumable = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
  const { location } = await call(
    `${address}/files`,
    'POST',
    { 'tus-resumable': '1.0.0', 'upload-length': String(bytes.length) },
    [],
  );
  const begun = performance.now();
  await inParts(parts, 1, async (part) => {
    const headers = { ...resumable, 'upload-offset': String(bytesAt(part.number)) };
    const { status, text } = await call(location, 'PATCH', headers, [part.bytes]);
    if (status !== 204) throw new Error(`tus refused a part: ${text}`);
  });
  return performance.now() - begun;
}

async function startTus(folder: string): Promise<{ address: string; end(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/tus-server.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const address = await new Promise<string>((reported) =>
    child.stdout?.once('data', (text: Buffer) => reported(text.toString().trim())),
  );
  return {
    address,
    end: () => {
      child.kill();
      return ended;
    },
  };
}

function call(url: string, method: string, headers: Record<string, string>, body: Buffer[]) {
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  return new Promise<{ status: number; text: string; location: string }>((resolve, reject) => {
    const call = request(url, { method, agent, headers: { ...headers, 'content-length': length } }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, location: response.headers.location ?? '' }),
      );
    });
    call.on('error', reject);
    call.cork(); // one write for all of it
    for (const piece of body) call.write(piece);
    call.end();
  });
}
