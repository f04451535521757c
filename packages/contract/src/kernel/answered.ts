import { z } from 'zod';

type Def = z.core.$ZodTypeDef & Record<string, unknown>;
/** Where the definitions of Zod's nouns keep the nouns that they are made of. */
const PARTS = [
  'innerType',
  'element',
  'in',
  'out',
  'left',
  'right',
  'keyType',
  'valueType',
  'catchall',
  'rest',
  'options',
  'items',
  'shape',
] as const;

const TEXT = z.string();
const NUMBER = z.number();
const made = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * What a noun says of an answer: the same fields of the same kinds, and nothing of how long, how large or in which form they must be. What
 * is kept was judged when it came, perhaps by another rule; it is never judged again when it is read, so that no row can be kept and not be opened.
 */
export function answered<T extends z.core.$ZodType>(noun: T): T {
  const known = made.get(noun);
  if (known !== undefined) return known as T; // what was made of a noun is of its type
  const def = noun._zod.def as Def; // each kind of noun keeps its parts under names of its own
  const shown = withoutChecks(noun, def);
  made.set(noun, shown);
  return shown as T;
}

function withoutChecks(noun: z.core.$ZodType, def: Def): z.core.$ZodType {
  // A form of text or a range of numbers is a check that is a noun of its own.
  if (def.type === 'string') return TEXT;
  if (def.type === 'number') return NUMBER;
  if (def.type === 'lazy') return z.lazy(() => answered((def.getter as () => z.ZodType)()));
  const parts: Record<string, unknown> = {};
  for (const name of PARTS) if (def[name] !== undefined) parts[name] = shownPart(def[name]);
  return z.core.clone(noun, { ...def, ...parts, checks: [] });
}

function shownPart(part: unknown): unknown {
  if (part instanceof z.core.$ZodType) return answered(part);
  if (Array.isArray(part)) return part.map(shownPart);
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, shownPart(one)]));
}
