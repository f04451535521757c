import { chmodSync, closeSync, fdatasync, mkdtempSync, openSync, readFileSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PARTS_AT_ONCE } from '@zhibi/contract/disk';
import { type LocalFile, localFile } from '../apps/server/test/disk.js';
import { dataFolderOfTeacher } from '../chaos/data-folder.js';
import { startServer } from '../chaos/server.js';
import { report } from './measure.js';
import { bytesAt, cutUp, throughOurs, throughTus } from './upload-clients.js';
import { inParts } from './upload-parts.js';

const MB = 1024 * 1024;

/**
 * `npm run bench -- disk [MB]`: a file through three parts at once, each on the disk before it is acknowledged, its MD5 checked part by part
 * and whole, beside the same parts through tus, and written raw with fdatasync. Each server is a process of its own; all that a
 * client knows beforehand (the bytes, the MD5s) is made before the clock starts.
 */
export async function benchDisk(megabytes = 128): Promise<void> {
  const file = localFile('film.mp4', megabytes * MB);
  const ours = await measureOurs(file);
  const tus = await throughTus(file);
  const raw = await rawWrites(file);
  const rate = (ms: number) => megabytes / (ms / 1_000);
  report(
    `upload of ${megabytes} MB, ${PARTS_AT_ONCE} parts of 512 KiB at once, beside tus (one part after the other)`,
    'MB/s',
    rate(ours.sentMs + ours.mergedMs),
    rate(tus),
  );
  report('the same beside raw writes with fdatasync', 'MB/s', rate(ours.sentMs + ours.mergedMs), rate(raw));
  report('its parts alone, without the merge, beside raw writes with fdatasync', 'MB/s', rate(ours.sentMs), rate(raw));
  const { beforeMB, mostMB } = ours.memory;
  console.log(
    `  merge ${ours.mergedMs.toFixed(0)} ms; the server's memory ${beforeMB} MB before, ${mostMB} MB at most`,
  );
}

async function measureOurs(file: LocalFile) {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-bench-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const token = await dataFolderOfTeacher(folder);
  const server = await startServer(folder);
  try {
    // The first calls of a server read its programs: a school's server runs since the morning.
    await throughOurs({ address: server.address, token }, localFile('first.bin', 8 * MB));
    const memory = watchMemory(server.pid);
    const times = await throughOurs({ address: server.address, token }, file);
    return { ...times, memory: memory.stop() };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The least that durable parts cost: each written at its place and flushed, as many at once. */
async function rawWrites(file: LocalFile): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-raw-'));
  const handle = openSync(join(folder, 'file'), 'w');
  const [writeAt, flush] = [promisify(write), promisify(fdatasync)];
  const begun = performance.now();
  await inParts(cutUp(file), PARTS_AT_ONCE, async (part) => {
    await writeAt(handle, part.bytes, 0, part.bytes.length, bytesAt(part.number));
    await flush(handle);
  });
  const ms = performance.now() - begun;
  closeSync(handle);
  rmSync(folder, { recursive: true, force: true });
  return ms;
}

/** What a process holds in memory, as Linux tells it; zeros elsewhere. */
function watchMemory(pid: number): { stop(): { beforeMB: number; mostMB: number } } {
  const held = () => {
    try {
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
    } catch {
      return 0; // no /proc here
    }
  };
  const beforeMB = held();
  let mostMB = beforeMB;
  const timer = setInterval(() => (mostMB = Math.max(mostMB, held())), 100);
  return {
    stop: () => {
      clearInterval(timer);
      return { beforeMB, mostMB };
    },
  };
}
