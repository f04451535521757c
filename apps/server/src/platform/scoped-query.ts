import pg from 'pg';

// What the driver asks of a query while it is sent and answered: its types leave that out.
declare module 'pg' {
  interface Query {
    prepare(connection: Connection): void;
    handleDataRow(row: DataRow): void;
    handleCommandComplete(message: object, connection: Connection): void;
  }
  interface Connection {
    parse(statement: { text: string }): void;
    bind(portal: { statement: string; values: string[] }): void;
    execute(portal: object): void;
  }
}

interface DataRow {
  fields: (string | null)[];
}

/** A statement that goes before another. With a name it is prepared on every connection that hears of it. */
export interface Opening {
  name?: string;
  text: string;
  values: string[];
}

/** The rows, and of the last opening the fields of its row as the database writes them. */
export interface Answer {
  rows: unknown[];
  said: DataRow['fields'];
}

/**
 * A statement behind those that open its transaction, as one message: to the database they are one transaction, which ends with the message.
 * So it has its scope wherever it runs, and nothing is begun or ended around it.
 */
class ScopedQuery extends pg.Query {
  #before: number;
  said: DataRow['fields'] = [];

  constructor(
    private readonly openings: readonly Opening[],
    ...statement: ConstructorParameters<typeof pg.Query>
  ) {
    super(...statement);
    this.#before = openings.length;
  }

  override prepare(connection: pg.Connection): void {
    for (const { name, text, values } of this.openings) {
      if (name === undefined) connection.parse({ text });
      connection.bind({ statement: name ?? '', values });
      connection.execute({});
    }
    super.prepare(connection);
  }

  override handleDataRow(row: DataRow): void {
    if (this.#before === 0) super.handleDataRow(row);
    else this.said = row.fields;
  }

  override handleCommandComplete(message: object, connection: pg.Connection): void {
    if (this.#before === 0) super.handleCommandComplete(message, connection);
    else this.#before--;
  }
}

/** Sends a statement behind its openings; what else the connection is asked meanwhile is asked before or after it. */
export const askBehind = (
  client: pg.ClientBase,
  openings: readonly Opening[],
  statement: pg.QueryConfig,
  values: unknown[],
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // Extended: asked in the simple way, a statement without values would not come behind the others.
    const extended = { ...statement, queryMode: 'extended' };
    const query = new ScopedQuery(openings, extended, values, (error, answer) =>
      error ? reject(error) : resolve({ rows: answer.rows, said: query.said }),
    );
    client.query(query);
  });
