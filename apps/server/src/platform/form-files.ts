import type { FastifyRequest } from 'fastify';
import { demand } from './problem.js';

export interface FormFiles {
  fields: ReadonlyMap<string, string>;
  files: { name: string; bytes: Uint8Array }[];
}

/** The files and texts of a form with several files, all in memory; what is larger than allowed is refused as `too-large`. */
export async function takeFormFiles(
  request: FastifyRequest,
  limits: { files: number; fileBytes: number; bytes: number; fields?: number },
): Promise<FormFiles> {
  demand(request.isMultipart(), 'invalid', 'empty-file');
  const fields = new Map<string, string>();
  const files: FormFiles['files'] = [];
  let size = 0;
  const most = { fileSize: limits.fileBytes, files: limits.files, fields: limits.fields ?? 5 };
  for await (const part of request.parts({ limits: most })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer); // a byte stream
    demand(!part.file.truncated, 'invalid', 'too-large');
    const bytes = Buffer.concat(chunks);
    size += bytes.length;
    demand(size <= limits.bytes, 'invalid', 'too-large');
    files.push({ name: part.filename ?? '', bytes });
  }
  return { fields, files };
}
