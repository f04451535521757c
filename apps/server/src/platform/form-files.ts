import type { FastifyRequest } from 'fastify';
import { ensure } from './problem.js';

export interface FormFiles {
  fields: ReadonlyMap<string, string>;
  files: { name: string; bytes: Uint8Array }[];
}

interface Limits {
  files: number;
  fileBytes: number;
  bytes: number;
  fields?: number;
}

/**
 * The files and texts of a form with several files, all in memory; what is larger than allowed is refused as `too-large`.
 * @param room gives memory of `fileBytes` to put a file into, where it has some
 */
export async function takeFormFiles(
  request: FastifyRequest,
  limits: Limits,
  buffer: () => Uint8Array | undefined = () => undefined,
): Promise<FormFiles> {
  ensure(request.isMultipart(), 'invalid', 'empty-file');
  const fields = new Map<string, string>();
  const files: FormFiles['files'] = [];
  let size = 0;
  const most = { fileSize: limits.fileBytes, files: limits.files, fields: limits.fields ?? 5 };
  for await (const part of request.parts({ limits: most })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const bytes = await gather(part.file, buffer());
    ensure(!part.file.truncated, 'invalid', 'too-large');
    size += bytes.length;
    ensure(size <= limits.bytes, 'invalid', 'too-large');
    files.push({ name: part.filename ?? '', bytes });
  }
  return { fields, files };
}

/** All of a file, in the room where there is one: it is no longer than that, the form cuts it off. */
async function gather(file: AsyncIterable<Buffer>, buffer: Uint8Array | undefined): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    if (buffer === undefined) chunks.push(chunk);
    else buffer.set(chunk, size);
    size += chunk.length;
  }
  return buffer === undefined ? Buffer.concat(chunks) : buffer.subarray(0, size);
}
