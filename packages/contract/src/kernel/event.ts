import { z } from 'zod';

/** News that the server tells by itself, declared by its domain as an endpoint is: the name in the protocol, and what it says. */
export interface EventDeclaration<Data extends z.ZodType = z.ZodType> {
  name: string;
  /** One line, in English: what has happened, and who hears of it. */
  summary: string;
  data: Data;
}

export const event = <Data extends z.ZodType>(e: EventDeclaration<Data>): EventDeclaration<Data> => e;

/** The one event that belongs to no domain: what was missed is kept no longer, or is too much to be told one by one. */
export const resync = event({
  name: 'resync',
  summary: 'Everything that is shown must be read anew; live events follow',
  data: z.object({}),
});
