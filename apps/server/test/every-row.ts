import type { Endpoint, Envelope } from '@zhibi/contract/kernel';
import { z } from 'zod';
import type { Person } from './person.js';

type Fields = Readonly<Record<string, unknown>>;

interface Visit {
  endpoint: Endpoint;
  input: Fields;
}

/** So many are asked for at once: while the database answers one, the server reads another. */
const AT_ONCE = 8;

/** What an endpoint asks for, as far as it must be said. */
function neededBy(endpoint: Endpoint): string[] | undefined {
  const { type, required = [] } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  return type === 'object' ? required : undefined;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Every row of an answer, with the plain fields of what it stands in: a question within an item, an item within a paper. */
function* rowsOf(value: unknown, around: Fields): Generator<Fields> {
  if (Array.isArray(value)) for (const one of value) yield* rowsOf(one, around);
  if (!isFields(value)) return;
  const own = { ...around, ...Object.fromEntries(Object.entries(value).filter(([, one]) => isPlain(one))) };
  yield own;
  for (const one of Object.values(value)) if (!isPlain(one)) yield* rowsOf(one, own);
}

/**
 * Opens what a person can open: asks every reading endpoint that needs nothing, and of every row of every answer every endpoint that needs no
 * more than what stands in the row; page after page, until nothing new is named. Answers what was opened, and what was a fault.
 */
export async function openEveryRow(
  person: Person,
  endpoints: readonly Endpoint[],
  known: Fields,
): Promise<{ opened: Map<string, number>; faults: string[] }> {
  const reading = endpoints.flatMap((endpoint) => {
    const needs = endpoint.readOnly && (endpoint.kind ?? 'json') === 'json' ? neededBy(endpoint) : undefined;
    return needs === undefined || endpoint.access === 'public' || endpoint.access === 'device'
      ? []
      : [{ endpoint, needs }];
  });
  const [opened, faults, seen] = [new Map<string, number>(), [] as string[], new Set<string>()];
  const queue: Visit[] = [];
  const plan = (row: Fields) => {
    for (const { endpoint, needs } of reading) {
      if (!needs.every((name) => row[name] !== undefined)) continue;
      const input = Object.fromEntries(needs.map((name) => [name, row[name]]));
      const key = `${endpoint.path} ${JSON.stringify(input)}`;
      if (!seen.has(key)) queue.push({ endpoint, input });
      seen.add(key);
    }
  };
  plan(known);
  const open = async ({ endpoint, input }: Visit) => {
    const response = await person.send(endpoint, input);
    const { code, data } = response.json() as Envelope;
    if (code === -1500) faults.push(`${endpoint.path} ${JSON.stringify(input)}`);
    if (code !== 1) return;
    opened.set(endpoint.path, (opened.get(endpoint.path) ?? 0) + 1);
    for (const row of rowsOf(data, { ...known, ...input })) plan(row);
    const next = isFields(data) ? data.next : undefined;
    if (typeof next === 'string') queue.push({ endpoint, input: { ...input, cursor: next } });
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(open));
  return { opened, faults };
}
