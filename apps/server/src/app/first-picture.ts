import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Picture, pictures } from './rules-first-picture.js';

const Pictures = z.object(
  Object.fromEntries(pictures.map((name) => [name, z.string()])) as Record<Picture, z.ZodString>,
); // as: each has its entry
/** A login in any way has the same scripts behind it. */
export const scriptsBehind = ['login', 'shell', 'home', 'studentHome'] as const;
const Scripts = z.object(
  Object.fromEntries(scriptsBehind.map((name) => [name, z.array(z.string())])) as Record<
    (typeof scriptsBehind)[number],
    z.ZodArray<z.ZodString>
  >,
); // as: each has its entry
const Drawn = z.object({
  zh: Pictures,
  en: Pictures,
  style: z.string(),
  /** The addresses whose page stands in the shell. */
  inShell: z.array(z.string()),
  /** The scripts that come after the picture. */
  behind: z.object({ zh: Scripts, en: Scripts }),
});
export type Drawn = z.infer<typeof Drawn>;

/** What the build has drawn beforehand (`apps/web/src/app/first-picture`); undefined where it has drawn nothing. */
export function readFirstPictures(dist: string): Drawn | undefined {
  const file = join(dist, 'first-pictures.json');
  return existsSync(file) ? Drawn.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
