import { NoopLogger, type Query } from 'drizzle-orm';
import { NoopCache } from 'drizzle-orm/cache/core';
import { type NodePgClient, NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import {
  type PgDialect,
  type PgPreparedQuery,
  type PgQueryResultHKT,
  PgSession,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { StatementNames } from './statement-names.js';

/** What `execute` answers: the rows. */
export interface Rows extends PgQueryResultHKT {
  type: this['row'][];
}

/** Who sends a statement: a connection, any of a pool, or one behind which something else goes first. */
export interface Asked {
  query(statement: pg.QueryConfig, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The time in which somebody may use a connection: whoever comes later would speak in another caller's transaction. */
export class Turn {
  #over = false;

  end(): void {
    this.#over = true;
  }

  /** Throws once the turn is over. */
  hold(): void {
    if (this.#over) throw new Error('a statement came after its transaction had ended');
  }
}

interface Speaking {
  client: Asked;
  turn: Turn;
  /** Without names nothing is kept prepared. */
  names: StatementNames | undefined;
  /** Whoever watches how long statements take. */
  watched?: WatchStatement | undefined;
}

/** Does the work of a statement, of which the text is known. */
export type WatchStatement = <T>(text: string, work: () => Promise<T>) => Promise<T>;

const logger = new NoopLogger();
const cache = new NoopCache();

/** Drizzle on whatever sends its statements: they have names, and what it executes answers rows. */
export class RowsSession extends PgSession<Rows> {
  constructor(
    private readonly speaking: Speaking,
    dialect: PgDialect,
  ) {
    super(dialect);
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    { sql, params }: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name: string | undefined,
    isArrayMode: boolean,
    mapper?: (rows: unknown[][]) => T['execute'],
  ): PgPreparedQuery<T> {
    const { client, turn, names, watched } = this.speaking;
    const asked = client as NodePgClient; // as: all that a statement does with its client is to ask it
    const name = names?.of(sql, params.length);
    const Kind = fields === undefined && mapper === undefined ? RawStatement : Statement;
    return new Kind(
      { turn, watched, text: sql },
      asked,
      sql,
      params,
      logger,
      cache,
      undefined,
      undefined,
      fields,
      name,
      isArrayMode,
      mapper,
    ) as PgPreparedQuery<T>; // as: what raw rows hold is the claim of whoever wrote the SQL
  }

  /** A call is one transaction already. */
  override transaction(): Promise<never> {
    throw new Error('a transaction within a transaction');
  }
}

class Statement<T extends PreparedQueryConfig> extends NodePgPreparedQuery<T> {
  constructor(
    private readonly asking: { turn: Turn; watched: WatchStatement | undefined; text: string },
    ...of: ConstructorParameters<typeof NodePgPreparedQuery<T>>
  ) {
    super(...of);
  }

  override async execute(values?: Record<string, unknown>): Promise<T['execute']> {
    const { turn, watched, text } = this.asking;
    turn.hold();
    return watched === undefined ? super.execute(values) : watched(text, () => super.execute(values));
  }

  override async all(values?: Record<string, unknown>): Promise<T['all']> {
    const { turn, watched, text } = this.asking;
    turn.hold();
    return watched === undefined ? super.all(values) : watched(text, () => super.all(values));
  }
}

/** SQL that was written by hand, or changes rows and answers none. */
class RawStatement extends Statement<PreparedQueryConfig> {
  override execute(values?: Record<string, unknown>): Promise<unknown> {
    return this.all(values);
  }
}
