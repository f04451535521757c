import type { Readable } from 'node:stream';
import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';
import type { FileStore } from '../../platform/files/index.js';
import { ensure } from '../../platform/problem.js';

/** A form with one photograph as it arrives, part by part. */
export interface SentForm {
  isMultipart(): boolean;
  parts(how: { limits: { files: number; fileSize: number; fields: number } }): AsyncIterable<FormPart>;
}

type FormPart =
  | { type: 'field'; fieldname: string; value: unknown }
  | { type: 'file'; file: Readable & { truncated: boolean }; filename: string };

/** What a form says of a photograph before its file. */
export const AboutPhoto = z.object({
  photoId: Id,
  ageSeconds: z.coerce
    .number()
    .min(0)
    .max(31 * 86_400)
    .catch(0),
});
export type AboutPhoto = z.infer<typeof AboutPhoto>;

/** By which way it comes: with the login of its student, or by a slip. */
export interface PhotoWay<T extends AboutPhoto> {
  About: z.ZodType<T>;
  fileBytes: number;
  /** Whether it is there already; refused where it may not come. */
  isKept(about: T): Promise<boolean>;
  keep(about: T, file: { sha256: string; name: string }): Promise<void>;
}

/** Takes one photograph in under the name that the phone gave it: sent again it is there already. */
export async function receivePhoto<T extends AboutPhoto>(
  files: FileStore,
  request: SentForm,
  way: PhotoWay<T>,
): Promise<{ photoId: string }> {
  ensure(request.isMultipart(), 'invalid', 'no-files');
  const fields: Record<string, unknown> = {};
  const limits = { files: 1, fileSize: way.fileBytes + 1, fields: 5 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    // Whose it is stands before the file: nobody else's bytes are kept.
    const about = way.About.safeParse(fields);
    ensure(about.success, 'invalid', 'no-files');
    const { photoId } = about.data;
    if (await way.isKept(about.data)) {
      part.file.resume();
      return { photoId };
    }
    const { sha256, size } = await files.put(part.file, way.fileBytes + 1);
    ensure(!part.file.truncated && size <= way.fileBytes, 'invalid', 'too-large');
    ensure(size > 0, 'invalid', 'empty-file');
    await keptOnce(way, about.data, { sha256, name: part.filename.slice(0, 200) });
    return { photoId };
  }
  ensure(false, 'invalid', 'no-files');
  return { photoId: '' };
}

/** Two tabs of one phone send the same photograph when the network comes back: the later of them finds it there. */
async function keptOnce<T extends AboutPhoto>(
  way: PhotoWay<T>,
  about: T,
  file: { sha256: string; name: string },
): Promise<void> {
  try {
    await way.keep(about, file);
  } catch (error) {
    if (!(await way.isKept(about))) throw error;
  }
}
