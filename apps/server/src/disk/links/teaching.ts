import type { LinkKind } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';

/** Something that files are laid beside, for somebody who may read it. */
export interface Readable {
  title: string;
  /** Whether this reader may lay files there and take them away. */
  mayLink: boolean;
}

/** Those of these ids that the actor may read, by id. The rules are those of the domain that owns the thing. */
export type Readers = (
  db: Db,
  actor: Actor,
  ids: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, Readable>>;

/** What the domains after this one say of what is theirs. */
export type Teaching = Readonly<Record<LinkKind, Readers>>;
