import { type Placeholder, type Query, sql } from 'drizzle-orm';
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type { Db } from './db.js';
import type { Rows } from './rows-session.js';

/** What a builder of Drizzle can be turned into: its text, and how its rows are read. */
interface Built<T> {
  prepare(name: string): PgPreparedQuery<PreparedQueryConfig & { execute: T }>;
}

type Given<Name extends string> = Record<Name, string | number | boolean | null>;

/**
 * A statement of the hot paths: Drizzle puts it together once for the process, not with each call, which takes longer than sending it.
 * @param names of what differs from call to call; a list is one value too (`listText`)
 */
export function statement<Name extends string, T>(
  names: readonly Name[],
  build: (db: Db, given: Record<Name, Placeholder>) => Built<T>,
): (db: Db, given: Given<Name>) => Promise<T> {
  let form: Form | undefined;
  return (db, given) => {
    form ??= formOf(names, build);
    const asked = db._.session.prepareQuery(form.written, form.fields, undefined, true);
    return Object.assign(asked, { joinsNotNullableMap: form.joinsNotNullableMap }).execute(given) as Promise<T>; // as: the builder says what its rows are
  };
}

function formOf<Name extends string>(
  names: readonly Name[],
  build: (db: Db, given: Record<Name, Placeholder>) => Built<unknown>,
): Form {
  const given = {} as Record<Name, Placeholder>; // as: filled by the next line
  for (const name of names) given[name] = sql.placeholder(name);
  const drawing = new Drawing(new PgDialect());
  build(new PgDatabase(new PgDialect(), drawing, undefined), given).prepare('');
  if (drawing.form === undefined) throw new Error('a statement that was not put together');
  return drawing.form;
}

/** A statement as Drizzle has put it together, of no connection. */
class Form extends PgPreparedQuery<PreparedQueryConfig> {
  /** Drizzle says here which joined tables may be absent. */
  joinsNotNullableMap: Record<string, boolean> | undefined;

  constructor(
    readonly written: Query,
    readonly fields: SelectedFieldsOrdered | undefined,
  ) {
    super(written, undefined, undefined);
  }

  override execute(): Promise<never> {
    throw new Error('a statement of no connection');
  }
}

/** Keeps what is put together instead of sending it. */
class Drawing extends PgSession<Rows> {
  form: Form | undefined;

  override prepareQuery(written: Query, fields: SelectedFieldsOrdered | undefined): Form {
    this.form = new Form(written, fields);
    return this.form;
  }

  override transaction(): Promise<never> {
    throw new Error('a statement of no connection');
  }
}
