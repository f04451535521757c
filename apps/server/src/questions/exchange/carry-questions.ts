import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sanitiseSvg } from '@zhibi/content';
import type { QuestionBody } from '@zhibi/contract/questions';
import { mapPictures } from '@zhibi/exchange';
import type { Db } from '../../platform/db.js';
import type { Services } from '../../platform/services.js';
import type { VersionedQuestion } from '../store.js';
import { fileIdsOf, typeOfContent } from '../writing/rules.js';
import { filesById } from '../writing/store-files.js';
import { pathFinder } from './rules.js';
import { knowledgeOfSubject } from './store-bank.js';

const endings: Record<string, string | undefined> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
};

/** Knowledge points of questions of a subject, each with its titles from the root. One query. */
export async function pathsOfPoints(db: Db, subjectId: number): Promise<(id: string) => string[] | undefined> {
  return pathFinder(await knowledgeOfSubject(db, subjectId));
}

export interface CarriedFiles {
  /** By their names: a hash of what they hold. */
  files: Map<string, Uint8Array>;
  nameOf: ReadonlyMap<string, string>;
}

/** The pictures and sounds of questions as they leave, by names made of their content; undefined where one is gone or all are larger than `most`. */
export async function carriedFiles(
  services: Pick<Services, 'database' | 'files'>,
  schoolId: string,
  { questions, most }: { questions: readonly VersionedQuestion[]; most: number },
): Promise<CarriedFiles | undefined> {
  const named = questions.map(({ body }) => fileIdsOf(body));
  const ids = [...new Set(named.flatMap(({ images, audio }) => [...images, ...audio]))];
  const rows = await services.database.asActor({ schoolIds: [schoolId] }, (db) => filesById(db, schoolId, ids));
  if (rows.length < ids.length || rows.reduce((sum, { size }) => sum + size, 0) > most) return undefined;
  const files = new Map<string, Uint8Array>();
  const nameOf = new Map<string, string>();
  for (const { id, sha256, size } of rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))) {
    const content = await services.files.open(sha256, { size });
    const bytes = content === undefined ? undefined : new Uint8Array(await buffer(content));
    if (bytes === undefined) return undefined;
    const name = nameOfBytes(bytes);
    nameOf.set(id, name);
    files.set(name, bytes);
  }
  return { files, nameOf };
}

/** What a file is called by what it holds. */
export function nameOfBytes(bytes: Uint8Array): string {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return `${sha256}.${endings[typeOfContent(bytes) ?? ''] ?? 'bin'}`;
}

/** A question whose files have other names; undefined where one has none. */
export function renamedFiles(
  body: QuestionBody,
  nameOf: (name: string) => string | undefined,
): QuestionBody | undefined {
  let isWhole = true;
  const renamed = mapPictures(body, (name) => {
    const found = nameOf(name);
    isWhole &&= found !== undefined;
    return found;
  });
  return isWhole ? renamed : undefined;
}

/** Whether a drawing is as this product keeps drawings: nothing in it runs, or is fetched from elsewhere. */
export const isTameDrawing = (svg: string): boolean => sanitiseSvg(svg) === svg;
