import { instantOf } from '@zhibi/contract/kernel';
import {
  PackManifest,
  type PackOutcome,
  PackReport,
  type PackTask,
  type packReasons,
  type ReportedTask,
  SealedReport,
} from '@zhibi/contract/printing/packs';
import type { z } from 'zod';

/** How people call a pack. */
export const packNumber = (number: number): string => `JP${String(number).padStart(6, '0')}`;

/** Page codes as ranges of books: `place.book.page` of consecutive books lie together. */
export function codeRanges(codes: readonly string[]): PackTask['codes'] {
  const parts = codes
    .map((code) => ({ code, book: Number(code.split('.')[2]), page: Number(code.split('.')[3]) }))
    .sort((a, b) => a.book - b.book || a.page - b.page);
  const ranges: (PackTask['codes'][number] & { book: number })[] = [];
  for (const { code, book } of parts) {
    const last = ranges.at(-1);
    if (last && book - last.book <= 1) Object.assign(last, { last: code, book, pages: last.pages + 1 });
    else ranges.push({ first: code, last: code, pages: 1, book });
  }
  return ranges.map(({ book: _, ...range }) => range);
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Anything may be uploaded: what is no JSON is no report.
    return undefined;
  }
};
const read = <T>(schema: z.ZodType<T>, text: string): T | undefined => schema.safeParse(jsonOf(text)).data;

type Fault = Extract<keyof typeof packReasons, 'not-a-report' | 'pack-altered' | 'report-altered'>;

/** A file that says it is a report of a pack. */
export const readSealed = (text: string): SealedReport | undefined => read(SealedReport, text);

/** Who can tell what was sealed and signed here. */
interface Judge {
  isSealed(packId: string, body: string, mac: string): boolean;
  isOurs(manifest: string, signature: string): boolean;
}

/** What a report says, where its seal, the signature of its manifest, and the files that the shop looked at are those of this pack. */
export function readReport(
  { packId, body, mac }: SealedReport,
  keys: Judge,
): { fault: Fault } | { report: PackReport; manifest: PackManifest } {
  // Nobody seals without the key of the pack: what it then says was said with the pack at hand.
  if (!keys.isSealed(packId, body, mac)) return { fault: 'report-altered' };
  const report = read(PackReport, body);
  if (report === undefined) return { fault: 'not-a-report' };
  const manifest = read(PackManifest, report.manifest);
  if (manifest === undefined || !keys.isOurs(report.manifest, report.signature)) return { fault: 'pack-altered' };
  const hashOf = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]));
  const isSame = manifest.packId === packId && report.checked.every(({ name, sha256 }) => hashOf.get(name) === sha256);
  return isSame ? { report, manifest } : { fault: 'pack-altered' };
}

/** Whether times and sheets of a report can be: what is reported is in the pack, once, and takes the sheets that it takes. */
export function isComplete(
  { tasks }: PackReport,
  manifest: PackManifest,
  { now, timeZone }: { now: Date; timeZone: string },
): boolean {
  const taskOf = new Map(manifest.tasks.map((task) => [task.orderId, task]));
  if (new Set(tasks.map(({ orderId }) => orderId)).size !== tasks.length) return false;
  const isTimely = ({ startedAt, finishedAt }: ReportedTask) => {
    if (startedAt === null || finishedAt === null) return false;
    const [start, end] = [instantOf(startedAt, timeZone), instantOf(finishedAt, timeZone)];
    return start <= end && end.getTime() <= now.getTime() + CLOCKS_APART_MS;
  };
  return tasks.every((task) => {
    const known = taskOf.get(task.orderId);
    if (known === undefined) return false;
    if (task.as === 'untouched') return true;
    const isOnMachine = manifest.machines.length === 0 || manifest.machines.includes(task.machine);
    return isOnMachine && isTimely(task) && (task.as === 'failed' ? task.note !== '' : task.sheets >= known.sheets);
  });
}
/** The clock of a computer that never sees a network. */
const CLOCKS_APART_MS = 24 * 60 * 60_000;

/** What a report says of a task that stands so: the moves that bring it there, and what has become of it. */
export function movesTo(
  as: ReportedTask['as'],
  stands: 'waits' | 'prints' | 'beyond' | 'elsewhere',
): { moves: ('start' | 'finish' | 'fail')[]; outcome: PackOutcome['outcome'] } {
  if (as === 'untouched') return { moves: [], outcome: 'untouched' };
  if (stands === 'elsewhere') return { moves: [], outcome: 'changed' };
  if (stands === 'beyond') return { moves: [], outcome: as === 'printed' ? 'done' : 'changed' };
  const last = as === 'printed' ? 'finish' : 'fail';
  return { moves: stands === 'waits' ? ['start', last] : [last], outcome: as };
}
