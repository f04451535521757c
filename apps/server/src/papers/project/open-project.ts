import {
  ProjectManifest,
  ProjectPaper,
  type ProjectReason,
  projectFormat,
  projectLimits,
  projectPaths,
} from '@zhibi/contract/papers/project';
import { type Archive, FileFault, isZip, openZip } from '@zhibi/files';
import { z } from 'zod';
import { Problem } from '../../platform/problem.js';
import { sha256Of } from './export-project.js';
import { depthOf } from './rules-depth.js';
import { faultOfPaper } from './rules-whole.js';

/** A project file that is as it was exported. */
export interface OpenProject {
  /** Of the paper, pictures and all: the same file is the same paper. */
  sha256: string;
  paper: ProjectPaper;
  /** By names made of their content. */
  media: Map<string, Uint8Array>;
}

const refuse = (reason: ProjectReason): never => {
  throw new Problem('invalid', reason);
};

/** Reads a file that somebody sent. Everything that is not as this product writes it is refused by its kind, before anything of it is used. */
export function openProject(file: unknown): OpenProject {
  if (!(file instanceof Uint8Array) || file.length === 0) return refuse('empty-file');
  if (file.length > projectLimits.fileBytes) return refuse('too-large');
  if (!isZip(file)) return refuse('not-a-project');
  try {
    return read(file);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return refuse(error.kind === 'too-large' ? 'too-large' : 'broken-file');
  }
}

function read(file: Uint8Array): OpenProject {
  const archive = openZip(file, { files: projectLimits.files, unpackedBytes: projectLimits.unpackedBytes });
  if (archive.unsafe.length > 0) refuse('unsafe-path');
  const manifest = manifestOf(archive);
  const listed = new Map(manifest.files.map((one) => [one.name, one]));
  const names = archive.names.filter((name) => name !== projectPaths.manifest);
  if (listed.size !== manifest.files.length || names.some((name) => !listed.has(name))) refuse('altered');
  const contents = new Map<string, Uint8Array>();
  for (const [name, { sha256, bytes }] of listed) {
    const content = archive.open(name);
    if (content?.length !== bytes || sha256Of(content) !== sha256) return refuse('altered');
    contents.set(name, content);
  }
  const written = contents.get(projectPaths.paper);
  if (written === undefined) return refuse('altered');
  contents.delete(projectPaths.paper);
  const paper = parsed(ProjectPaper, written, projectLimits.paperBytes) ?? refuse('not-valid');
  const fault = faultOfPaper(paper, contents);
  if (fault !== undefined) refuse(fault);
  const media = new Map([...contents].map(([name, bytes]) => [name.slice(projectPaths.media.length), bytes]));
  return { sha256: sha256Of(written), paper, media };
}

const AnyManifest = z.object({ format: z.literal(projectFormat.name), version: z.number() });

function manifestOf(archive: Archive): ProjectManifest {
  const content = archive.open(projectPaths.manifest);
  const said = content && parsed(AnyManifest, content, projectLimits.manifestBytes);
  if (content === undefined || said === undefined) return refuse('not-a-project');
  if (said.version > projectFormat.version) refuse('newer-version');
  return parsed(ProjectManifest, content, projectLimits.manifestBytes) ?? refuse('not-valid');
}

/** A JSON file of the archive in this form; undefined for any other. */
function parsed<T>(schema: z.ZodType<T>, content: Uint8Array, most: number): T | undefined {
  if (content.length > most) refuse('too-large');
  const text = new TextDecoder().decode(content);
  if (depthOf(text) > projectLimits.depth) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined; // no JSON: not in this form
  }
  const result = schema.safeParse(value);
  return result.success ? result.data : undefined;
}
