import { createHash } from 'node:crypto';
import {
  type ProjectManifest,
  type ProjectPaper,
  projectFormat,
  projectLimits,
  projectPaths,
} from '@zhibi/contract/papers/project';
import type { Actor } from '@zhibi/contract/session';
import { zipOf } from '@zhibi/files';
import type { Db } from '../../platform/db.js';
import type { FileAnswer } from '../../platform/file-answer.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { carriedFiles } from '../../questions/index.js';
import { readablePaper } from '../library/readable-paper.js';
import { readProject } from './read-project.js';

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** A paper that one may read as a file. Equal papers make equal files. */
export async function exportProject(
  services: Services,
  actor: Actor,
  { paperId }: { paperId: string },
  transact: Transact,
): Promise<FileAnswer> {
  const read = await transact(async (db) => readProject(db, await readablePaper(db, actor, paperId)));
  const carried = await carriedFiles(services, actor.schoolId, {
    questions: read.questions,
    most: projectLimits.fileBytes,
  });
  ensure(carried !== undefined, 'conflict', 'files-missing');
  const file = projectFile(read.written(carried.nameOf), carried.files);
  ensure(file.length <= projectLimits.fileBytes, 'conflict', 'files-missing');
  const name = { parts: [read.title], ending: projectFormat.ending };
  return { content: Buffer.from(file), type: 'application/zip', name, size: file.length };
}

/** The archive: what it lists of itself first, then the paper, then its files by their names. */
export function projectFile(paper: ProjectPaper, media: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const content = new TextEncoder().encode(JSON.stringify(paper, null, 1));
  const files = [
    [projectPaths.paper, content] as const,
    ...[...media].map(([name, bytes]) => [`${projectPaths.media}${name}`, bytes] as const),
  ];
  const manifest: ProjectManifest = {
    format: projectFormat.name,
    version: projectFormat.version,
    files: files.map(([name, bytes]) => ({ name, sha256: sha256Of(bytes), bytes: bytes.length })),
  };
  return zipOf({ [projectPaths.manifest]: JSON.stringify(manifest, null, 1), ...Object.fromEntries(files) });
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
