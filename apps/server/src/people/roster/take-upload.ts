import { RosterKind, rosterLimits } from '@zhibi/contract/people/roster';
import type { FastifyRequest } from 'fastify';
import { demand } from '../../platform/problem.js';
import type { SourceFile } from './read-source.js';

/** A folder of OneRoster has about twenty files; what is not one of them is not kept. */
const FILES = 60;
const TOGETHER = 3 * rosterLimits.fileBytes;

/** The files of an upload, and of whom they are said to speak. */
export async function takeUpload(request: FastifyRequest): Promise<{ kind: RosterKind; files: SourceFile[] }> {
  demand(request.isMultipart(), 'invalid', 'empty-file');
  const files: SourceFile[] = [];
  let kind: RosterKind = 'students';
  let size = 0;
  for await (const part of request.parts({ limits: { fileSize: rosterLimits.fileBytes, files: FILES, fields: 5 } })) {
    if (part.type === 'field') {
      if (part.fieldname === 'kind') kind = RosterKind.catch('students').parse(part.value);
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer); // a byte stream
    demand(!part.file.truncated, 'invalid', 'too-large');
    const bytes = Buffer.concat(chunks);
    size += bytes.length;
    demand(size <= TOGETHER, 'invalid', 'too-large');
    files.push({ name: part.filename ?? '', bytes });
  }
  return { kind, files };
}
