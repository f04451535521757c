import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { MediaFile, MediaFiles, MediaLack } from '@zhibi/exchange';
import { Problem } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { keepFile } from '../writing/keep-file.js';
import { typeOfContent } from '../writing/rules.js';
import { filesById, findContent } from '../writing/store-files.js';

/** An export holds so much of pictures and sounds; the rest is told as lost. */
const MOST_EXPORTED_BYTES = 64 * 1024 * 1024;
const LONGEST_DRAWING = 200_000;

type Place = Pick<Services, 'database' | 'files'>;
interface Owner {
  schoolId: string;
  accountId: string;
}

/**
 * Keeps a picture or a sound that came with questions, judged by its content like every upload: made anew, without what a camera wrote. One that the
 * school has already is that one. Answers the id by which texts name it, or why it cannot be used.
 */
export async function keepMedia(
  services: Place,
  { schoolId, accountId }: Owner,
  { bytes }: Pick<MediaFile, 'bytes'>,
): Promise<{ id: string } | MediaLack> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const scope = { schoolIds: [schoolId] };
  const known = await services.database.asActor(scope, (db) => findContent(db, schoolId, sha256));
  if (known) return { id: known.id };
  try {
    const given = { content: Buffer.from(bytes), isTooLong: false };
    return { id: (await keepFile({ ...scope, schoolId, accountId }, given, services)).fileId };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.reason === 'file-unreadable' ? 'unreadable' : 'too-large'; // its question says so
  }
}

/** Files of questions as they travel: dots and sounds by their ids, drawings as what they are. */
export interface Media {
  files: MediaFiles;
  drawings: ReadonlyMap<string, string>;
}

const isMedia = (type: string): type is MediaFile['type'] => type !== 'image/svg+xml';

/** The bytes of what questions name, as far as it is there and one file can hold it. */
export async function mediaOf(services: Place, schoolId: string, fileIds: readonly string[]): Promise<Media> {
  const scope = { schoolIds: [schoolId] };
  const rows = await services.database.asActor(scope, (db) => filesById(db, schoolId, fileIds));
  const files = new Map<string, MediaFile>();
  const drawings = new Map<string, string>();
  let left = MOST_EXPORTED_BYTES;
  for (const { id, sha256, size } of rows) {
    const content = size > left ? undefined : await services.files.open(sha256, { size });
    if (content === undefined) continue;
    left -= size;
    const bytes = new Uint8Array(await buffer(content));
    const type = typeOfContent(bytes);
    if (type === undefined) continue;
    if (isMedia(type)) files.set(id, { bytes, type });
    else if (bytes.length <= LONGEST_DRAWING) drawings.set(id, new TextDecoder().decode(bytes));
  }
  return { files, drawings };
}
