import type pg from 'pg';
import { type Basis, NAME_SCHOOLS, NAME_SCHOOLS_AND_CHECK, Outdated } from './basis.js';
import type { Setting } from './pools.js';
import { askBehind, type Opening } from './scoped-query.js';

/** What a reading may see. A system's reading names no schools. */
export interface Sight {
  schools?: string;
  basis?: Basis;
}

const NAMES = { name: 'name-schools', text: NAME_SCHOOLS };
const CHECKS = { name: 'name-schools-and-check', text: NAME_SCHOOLS_AND_CHECK };

/** Prepares what every reading begins with. */
export async function prepareOpenings(client: pg.ClientBase): Promise<void> {
  await Promise.all([
    client.query({ ...NAMES, values: ['{}'] }),
    client.query({ ...CHECKS, values: ['{}', '{}', '1:1:', '-infinity'] }),
  ]);
}

/** Role and the like, for a connection that knew nothing of them: names hold until the transaction ends. */
export const settingAll = (settings: readonly Setting[]): string =>
  `select ${settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')}`;

/**
 * Statements that read, each in a transaction of its own that names what it may see: none can be spoken in another caller's scope, wherever
 * the next one runs. The first also asks whether what is remembered of the caller still holds.
 */
export class Reading {
  #holds: boolean | undefined;
  readonly #before: Opening[];

  /** @param settings of each transaction: a connection of our own has them already */
  constructor(
    private readonly client: pg.ClientBase,
    private readonly sight: Sight,
    private readonly settings: readonly Setting[],
  ) {
    this.#before = settings.length === 0 ? [] : [{ text: settingAll(settings), values: [] }];
  }

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<{ rows: unknown[] }> {
    const { schools, basis } = this.sight;
    if (schools === undefined) return askBehind(this.client, this.#before, statement, values);
    if (basis === undefined || this.#holds !== undefined)
      return askBehind(this.client, [...this.#before, this.#as(NAMES, [schools])], statement, values);
    const check = this.#as(CHECKS, [schools, basis.about, basis.seen, basis.seenAt]);
    const answer = await askBehind(this.client, [...this.#before, check], statement, values);
    this.#holds = this.#holds !== false && answer.said[1] === 't';
    return answer;
  }

  /** Whoever was known by what is remembered is known by it no longer when that has changed: what was read must not be answered. */
  async end(): Promise<void> {
    if (this.sight.basis === undefined) return;
    if (this.#holds === undefined) await this.query({ text: 'select' }, []); // nothing was read
    if (!this.#holds) throw new Outdated();
  }

  #as = ({ name, text }: { name: string; text: string }, values: string[]): Opening =>
    this.settings.length === 0 ? { name, text, values } : { text, values };
}
