import type { FastifyRequest } from 'fastify';
import { demand } from './problem.js';

/** A file that came with a form, whole in memory: forms are for tables and pictures of a few megabytes. */
export interface Upload {
  field: string;
  name: string;
  content: Buffer;
}

const uploads = new WeakMap<FastifyRequest, readonly Upload[]>();

/** The files that came with a call whose endpoint is of kind `form`, in their order. */
export const uploadsOf = (request: FastifyRequest): readonly Upload[] => uploads.get(request) ?? [];

/** Reads a multipart body: its fields are the input, its files are kept beside it. Nothing beyond the endpoint's limit is read. */
export async function readForm(request: FastifyRequest, limitBytes: number): Promise<Record<string, string>> {
  demand(request.isMultipart(), 'invalid', undefined, { status: 415 });
  const fields: Record<string, string> = {};
  const files: Upload[] = [];
  for await (const part of request.parts({ limits: { fileSize: limitBytes, files: 10, fields: 30 } })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else files.push({ field: part.fieldname, name: part.filename, content: await part.toBuffer() });
  }
  uploads.set(request, files);
  return fields;
}
