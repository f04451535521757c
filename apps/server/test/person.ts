import type { Endpoint, Envelope, RoleCode } from '@zhibi/contract/kernel';
import type { InjectOptions } from 'fastify';
import type { z } from 'zod';
import type { Services } from '../src/platform/services.js';

/** What a call came to when it was refused. */
export interface Refused {
  code: number;
  reason: string | undefined;
  msg: string;
  data: Record<string, unknown>;
}

/** Somebody who acts through the contract: a person with a token, a stranger without. */
export class Person {
  constructor(
    private readonly services: Services,
    private readonly headers: Record<string, string> = {},
    readonly ids: { accountId: string; teacherId?: string; studentId?: string; name: string } = {
      accountId: '',
      name: '',
    },
  ) {}

  /** The same person in another of their roles. */
  as(role: RoleCode): Person {
    return new Person(this.services, { ...this.headers, 'x-role-codes': role }, this.ids);
  }

  with(headers: Record<string, string>): Person {
    return new Person(this.services, { ...this.headers, ...headers }, this.ids);
  }

  /** What a call of this person says of who calls. */
  get sentHeaders(): Record<string, string> {
    return this.headers;
  }

  get token(): string {
    return (this.headers.authorization ?? '').slice('Bearer '.length);
  }

  /** Succeeds or fails the test with the server's own words. */
  async call<In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out>,
    input: z.input<In>,
  ): Promise<z.output<Out>> {
    const response = await this.send(endpoint, input);
    const envelope = response.json() as Envelope<z.output<Out>>;
    if (envelope.code !== 1)
      throw new Error(`${endpoint.method} ${endpoint.path} → ${response.statusCode} ${response.body}`);
    return envelope.data;
  }

  /** Expects a refusal and answers it. */
  async refused<In extends z.ZodType>(endpoint: Endpoint<In>, input: z.input<In>): Promise<Refused> {
    const response = await this.send(endpoint, input);
    const { code, msg, data } = response.json() as Envelope<Record<string, unknown>>;
    if (code === 1) throw new Error(`${endpoint.path} was not refused`);
    return { code, msg, data, reason: data.reason as string | undefined };
  }

  /** The bytes of a file endpoint. */
  async download<In extends z.ZodType>(
    endpoint: Endpoint<In>,
    input: z.input<In>,
  ): Promise<{ bytes: Buffer; type: string; name: string }> {
    const response = await this.send(endpoint, input);
    if (response.statusCode !== 200) throw new Error(`${endpoint.path} → ${response.statusCode} ${response.body}`);
    const [, name = ''] = String(response.headers['content-disposition'] ?? '').split("UTF-8''");
    return {
      bytes: response.rawPayload,
      type: String(response.headers['content-type']),
      name: decodeURIComponent(name),
    };
  }

  async send(endpoint: Endpoint, input: unknown) {
    const given = { ...(input as Record<string, unknown>) };
    const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(given[name]);
      delete given[name];
      return encodeURIComponent(value);
    });
    const options: InjectOptions = { method: endpoint.method, url, headers: this.headers };
    if (endpoint.method === 'GET')
      options.query = Object.fromEntries(
        Object.entries(given)
          .filter(([, v]) => v !== undefined)
          .map(([k, v]) => [k, String(v)]),
      );
    else options.payload = endpoint.kind === 'form' ? formOf(given) : given;
    return this.services.app.inject(options);
  }
}

/** Files and words as a browser's form sends them; several of one name where a list is given. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat())
      if (one instanceof Blob) form.append(name, one);
      else if (one instanceof Uint8Array) form.append(name, new Blob([new Uint8Array(one)]), 'blob');
      else if (one !== undefined) form.append(name, String(one));
  return form;
}
