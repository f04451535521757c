import type { Endpoint } from '@zhibi/contract/kernel';

/** What the server said no to; anything else is the kill. */
export class Refused extends Error {}

type Out<E extends Endpoint> = E['output']['_zod']['output'];

/** Somebody who calls whichever server stands at the moment. */
export class Client {
  constructor(
    private readonly token: string,
    private readonly address: () => string,
  ) {}

  /** One call; fails with `Refused` where the server said no, with anything else where there was no answer. */
  async call<E extends Endpoint>(endpoint: E, input: Record<string, unknown>): Promise<Out<E>> {
    const isForm = endpoint.kind === 'form';
    const fields = Object.entries(input);
    const form = new FormData();
    if (isForm) for (const [name, value] of fields) form.append(name, fieldOf(value));
    const response = await fetch(this.address() + endpoint.path, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${this.token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? form : JSON.stringify(input),
    });
    const answer = (await response.json()) as { code: number; data: Out<E> };
    if (answer.code === -1500) throw new Error('the database had gone first');
    if (answer.code !== 1) throw new Refused(`${endpoint.path} answered ${JSON.stringify(answer)}`);
    return answer.data;
  }

  /** The bytes of a file; none where it is refused. */
  async bytes(path: string): Promise<Uint8Array> {
    const response = await fetch(this.address() + path, { headers: { authorization: `Bearer ${this.token}` } });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array();
  }
}

function fieldOf(value: unknown): string | Blob {
  if (value instanceof Blob) return value;
  return value instanceof Uint8Array ? new Blob([new Uint8Array(value)]) : String(value);
}
