import type { FastifyRequest } from 'fastify';
import { ensure } from './problem.js';

/** The file of a form: whole, or cut off where it was longer than is taken. */
export interface FormFile {
  content: Buffer;
  isTooLong: boolean;
}

/** The one file that came with a form, whole in memory: for tables and pictures of a few megabytes. Undefined where there is none. */
export async function formFile(request: FastifyRequest, limitBytes: number): Promise<FormFile | undefined> {
  ensure(request.isMultipart(), 'invalid', undefined, { status: 415 });
  const part = await request.file({ limits: { fileSize: limitBytes, files: 1 }, throwFileSizeLimit: false });
  if (part === undefined) return undefined;
  const content = await part.toBuffer();
  return { content, isTooLong: part.file.truncated };
}
