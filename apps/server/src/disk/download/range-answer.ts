import { Readable } from 'node:stream';
import type { FileAnswer } from '../../platform/file-answer.js';
import type { FileStore } from '../../platform/files/index.js';
import { ensure, found } from '../../platform/problem.js';
import type { Content } from '../download-file.js';
import { rangeOf } from '../rules.js';

/** Whatever it is, it is only kept, never run: a page or a drawing with a script in it stays a file. */
const NEVER_RUN = 'application/octet-stream';

/** The content, or the range of it that was asked for, as a download. */
export async function rangeAnswer(
  files: FileStore,
  { name, sha256, size }: Content,
  wanted: string | undefined,
): Promise<FileAnswer> {
  const range = rangeOf(wanted, size);
  ensure(range !== null, 'invalid', undefined, { status: 416 });
  const answer = { type: NEVER_RUN, name, ranges: true as const };
  if (size === 0) return { ...answer, content: Readable.from([]), size };
  const content = found(await files.open(sha256, { range, size }));
  if (range === undefined) return { ...answer, content, size };
  return { ...answer, content, size: range.end - range.start + 1, part: { ...range, of: size } };
}
