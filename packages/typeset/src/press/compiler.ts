import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstCompileResult } from '@myriaddreamin/typst-ts-node-compiler';
import type { Marker } from '../geometry/collect-areas.js';

export type Compiled = { pdf: Uint8Array; markers: Marker[]; pageCount: number } | { failure: string[] };

/** Typst, as the engine uses it. `compile` blocks its thread: run it in a worker. */
export interface Compiler {
  templates: string;
  /** `files` by their absolute path in the workspace, which holds nothing else. Wrong source is answered, not thrown. */
  compile(source: string, files: Map<string, Uint8Array>): Compiled;
  /** Whether one file can be drawn as a picture. */
  draws(path: string, bytes: Uint8Array): boolean;
}

const TEMPLATES = ['areas.typ', 'characters.typ', 'items.typ', 'pages.typ'];
/**
 * What Typst remembers of a paper is 30 MB, and no other paper has any use of it: only the last one is kept, whose answers are set next
 * or whose changes are looked at.
 */
const KEEP_COMPILES = 1;

/** The one place that touches Typst and the disk: loads the fonts of `fontFolder` (see `ensureFonts`) and the templates. */
export function openCompiler(fontFolder: string): Compiler {
  // A folder that is not there: all files of a paper come with it, and none is ever read from a disk or left on one.
  const workspace = join(fontFolder, 'workspace');
  // By their folder, not by their bytes: Typst then reads a face when a paper needs it, and Kai alone is 16 MB.
  const typst = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fontFolder] }] });
  const templates = TEMPLATES.map((name) => readFileSync(new URL(`../typst/${name}`, import.meta.url), 'utf8')).join(
    '\n',
  );

  const inWorkspace = <T>(files: Map<string, Uint8Array>, work: () => T): T => {
    for (const [path, bytes] of files) typst.mapShadow(join(workspace, path), Buffer.from(bytes));
    try {
      return work();
    } finally {
      typst.resetShadow();
      typst.evictCache(KEEP_COMPILES);
    }
  };
  return {
    templates,
    compile: (source, files) =>
      inWorkspace(files, () => {
        const run = typst.compile({ mainFileContent: source });
        const document = run.result;
        if (!document) return { failure: complaints(typst, run) };
        const [markers = []]: Marker[][] = typst.query(document, { selector: '<zb-areas>', field: 'value' });
        return {
          pdf: new Uint8Array(typst.pdf(document)),
          markers,
          pageCount: document.numOfPages,
        };
      }),
    draws: (path, bytes) =>
      inWorkspace(new Map([[path, bytes]]), () => {
        const run = typst.compile({ mainFileContent: `#image(${JSON.stringify(path)}, width: 1mm, height: 1mm)` });
        return run.result !== null && !run.hasError();
      }),
  };
}

function complaints(typst: NodeCompiler, run: NodeTypstCompileResult): string[] {
  const error = run.takeError();
  if (!error) return ['no document and no complaint'];
  return typst.fetchDiagnostics(error).map((said: { message?: string }) => said.message ?? String(said));
}
