/** How it stands with what waits. */
export interface Post {
  state: 'saved' | 'saving' | 'offline' | 'refused';
  /** Why nothing more is taken. */
  refused: string;
}

/** What an outbox is told to do with its rows. */
export interface Work<Row> {
  /** So long after the last change it is sent. */
  restMs: number;
  /** Brings what waits to the school, and says of each row by `taken` that it is there. Called again later where it fails. */
  send(waiting: ReadonlyMap<string, Row>): Promise<void>;
  /** What would be lost with this browser, in words. */
  unsaved(count: number): string;
  /** How it stands with the post has changed. */
  changed(): void;
}
