import type { Endpoint, Language } from '@zhibi/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { brokenTexts } from './broken-text.js';
import { invalidFields } from './invalid-fields.js';
import { ensure, Problem } from './problem.js';
import { ensureField, fieldFaults } from './wrong-field.js';

/** Path last: a body must not be able to point the call at another row. */
export async function parse<In extends z.ZodType>(
  endpoint: Endpoint<In>,
  request: FastifyRequest,
  language: Language,
): Promise<z.output<In>> {
  const body: unknown = request.body ?? {};
  ensureField(isFields(body), '_', fieldFaults.object);
  const given = { ...(request.query as object), ...body, ...(request.params as object) };
  // A batch of ink is judged stroke by stroke: refusing it whole would have its gateway send it for ever.
  const broken = endpoint.kind !== 'raw' && mayHideBrokenText(request) ? brokenTexts(given) : [];
  const fields = Object.fromEntries(broken.map((path) => [path, fieldFaults.broken]));
  ensure(broken.length === 0, 'invalid', undefined, { fields });
  const input = endpoint.input.safeParse(given);
  if (!input.success) throw new Problem('invalid', undefined, { fields: invalidFields(input.error, given, language) });
  return input.data;
}

const isFields = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body);

/** JSON hides a NUL or half of a character behind an escape only: most bodies have none, and are not looked through. */
const mayHideBrokenText = ({ rawBody }: FastifyRequest): boolean =>
  rawBody === undefined || Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength).includes('\\u');
