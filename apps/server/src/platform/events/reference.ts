import type { EventDeclaration } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import type { Db } from '../db.js';

/** An event of which only the place of its data is kept, so that no table holds them twice: they are written out when it is delivered. */
export interface Reference<Kept extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  event: EventDeclaration<Data>;
  kept: Kept;
  /** What is told for each place; undefined where nothing is there any more. */
  writeOut(db: Db, places: readonly z.output<Kept>[]): Promise<(z.input<Data> | undefined)[]>;
}

export const reference = <Kept extends z.ZodType, Data extends z.ZodType>(
  of: Reference<Kept, Data>,
): Reference<Kept, Data> => of;

/** What a server may tell: every event that a domain declares, and how those are written out that are kept as references. */
export interface Catalogue {
  events: readonly EventDeclaration[];
  references: readonly Reference[];
}
