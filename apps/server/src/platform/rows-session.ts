import { NoopLogger, type Query } from 'drizzle-orm';
import { NoopCache } from 'drizzle-orm/cache/core';
import { type NodePgClient, NodePgPreparedQuery, NodePgSession } from 'drizzle-orm/node-postgres';
import type {
  PgDialect,
  PgPreparedQuery,
  PgQueryResultHKT,
  PreparedQueryConfig,
  SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type { StatementNames } from './statement-names.js';

/** What `execute` answers: the rows. */
export interface Rows extends PgQueryResultHKT {
  type: this['row'][];
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
  client: NodePgClient;
  turn: Turn;
  /** Without names nothing is kept prepared. */
  names: StatementNames | undefined;
}

const logger = new NoopLogger();
const cache = new NoopCache();

/** Drizzle on one connection, or on any of a pool: its statements have names, and what it executes answers rows. */
export class RowsSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  constructor(
    private readonly speaking: Speaking,
    dialect: PgDialect,
  ) {
    super(speaking.client, dialect, undefined);
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name: string | undefined,
    isArrayMode: boolean,
    mapper?: (rows: unknown[][]) => T['execute'],
  ): PgPreparedQuery<T> {
    const { client, turn, names } = this.speaking;
    const { sql, params } = query;
    const name = names?.of(sql, params.length);
    if (fields !== undefined || mapper !== undefined)
      return new Statement<T>(
        turn,
        client,
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
      );
    const raw = new RawStatement(
      turn,
      client,
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
    );
    return raw as PgPreparedQuery<T>; // as: what its rows hold is the claim of whoever wrote the SQL
  }
}

class Statement<T extends PreparedQueryConfig> extends NodePgPreparedQuery<T> {
  constructor(
    private readonly turn: Turn,
    ...of: ConstructorParameters<typeof NodePgPreparedQuery<T>>
  ) {
    super(...of);
  }

  override async execute(values?: Record<string, unknown>): Promise<T['execute']> {
    this.turn.hold();
    return super.execute(values);
  }

  override async all(values?: Record<string, unknown>): Promise<T['all']> {
    this.turn.hold();
    return super.all(values);
  }
}

/** SQL that was written by hand, or changes rows and answers none. */
class RawStatement extends Statement<PreparedQueryConfig> {
  override execute(values?: Record<string, unknown>): Promise<unknown> {
    return this.all(values);
  }
}
