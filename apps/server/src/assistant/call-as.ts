import { type Endpoint, type Envelope, type ProblemKind, problemCodes, SUCCESS } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import { Problem } from '../platform/problem.js';
import type { Services } from '../platform/services.js';

/** Asks an endpoint. */
export type Call = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
) => Promise<z.output<Out>>;

/** What a call says of who calls. */
const carried = [
  'authorization',
  'accept-language',
  'x-role-codes',
  'x-school-id',
  'x-subject-id',
  'x-stage-id',
] as const;
const kinds = Object.keys(problemCodes) as ProblemKind[]; // as: the keys of the table
const kindOf = (code: number) => kinds.find((kind) => problemCodes[kind].code === code);

/**
 * Asks endpoints of this server in the name of whoever sent a request: the guard, the access and the output of the endpoint judge
 * such a call as they judge the person's browser, so it can do no more than the person's screens.
 */
export const callAs =
  (app: Services['app'], { headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): Call =>
  async (endpoint, input) => {
    const sent = Object.fromEntries(carried.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
    const given = Object.entries(input as object).filter(([, value]) => value !== undefined); // as: inputs are objects
    const asked = { method: endpoint.method, url: endpoint.path, headers: sent };
    const answered = await app.inject(
      endpoint.method === 'GET'
        ? { ...asked, query: Object.fromEntries(given.map(([key, value]) => [key, String(value)])) }
        : { ...asked, payload: Object.fromEntries(given) },
    );
    const { code, data } = answered.json<Envelope>();
    if (code === SUCCESS) return endpoint.output.parse(data) as z.output<typeof endpoint.output>;
    const kind = kindOf(code);
    if (kind === undefined || kind === 'fault') throw new Error(`${endpoint.path} answered ${code} to the assistant`);
    throw new Problem(kind);
  };
