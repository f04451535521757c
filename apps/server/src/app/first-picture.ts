import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Pictures = z.object({ login: z.string(), admin: z.string(), shell: z.string() });
const Drawn = z.object({ zh: Pictures, en: Pictures, inShell: z.array(z.string()), style: z.string() });
export type Drawn = z.infer<typeof Drawn>;

/** What the build has drawn beforehand (`apps/web/src/app/first-picture`); undefined where it has drawn nothing. */
export function readFirstPictures(dist: string): Drawn | undefined {
  const file = join(dist, 'first-pictures.json');
  return existsSync(file) ? Drawn.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
