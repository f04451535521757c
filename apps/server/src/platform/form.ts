import type { FastifyRequest } from 'fastify';

/** The fields of a multipart form by name; a file as its bytes. A file beyond the limit is refused as too large. */
export async function readForm(request: FastifyRequest, fileLimit: number): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = [];
  for await (const part of request.parts({ limits: { fileSize: fileLimit } }))
    fields.push([part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value]);
  return Object.fromEntries(fields);
}
