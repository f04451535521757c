import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { faces } from '../packages/typeset/src/fonts/recipe.js';
import { prune } from './prune.mjs';
import { ALONE, UNNEEDED } from './unneeded.mjs';

const root = resolve(import.meta.dirname, '..');

it('takes away what nobody needs and leaves the rest', () => {
  const modules = mkdtempSync(join(tmpdir(), 'zhibi-prune-'));
  const write = (path: string) => {
    mkdirSync(dirname(join(modules, path)), { recursive: true });
    writeFileSync(join(modules, path), '');
  };
  const [folder = '', kept = []] = Object.entries(ALONE)[0] ?? [];
  const needed = [
    'antd/es/index.js',
    'echarts/core.js',
    ...kept.map((name) => `${folder}/${name}`),
    'typescript7/bin/tsc',
    'zod/index.js',
  ];
  try {
    for (const path of needed) write(path);
    for (const path of ['antd/dist/antd.js', 'typescript/lib/tsc.js', `${folder}/other.woff2`, 'zod/index.js.map'])
      write(path);
    prune(modules);
    const left = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left.map((entry) => join(entry.parentPath, entry.name).slice(modules.length + 1)).sort()).toEqual(
      needed.toSorted(),
    );
  } finally {
    rmSync(modules, { recursive: true });
  }
});

it('the files of fonts that stay are those that the papers are set with', () => {
  const only = faces.flatMap((face) => ('only' in face ? [[`${face.from}/files`, face.only]] : []));
  expect(Object.entries(ALONE).flatMap(([folder, kept]) => kept.map((name) => [folder, name]))).toEqual(only);
});

it('no source of the product names what is taken away, and no package that it names enters by it', () => {
  const named = new Set(
    [...sources()].flatMap((text) =>
      [...text.matchAll(/(?:from|import\(?) *'([^'.][^']*)'/g)].map(([, name]) => name ?? ''),
    ),
  );
  expect(named.has('antd')).toBe(true);
  const isTaken = (path: string) => UNNEEDED.some((taken) => path === taken || path.startsWith(`${taken}/`));
  expect([...named].filter(isTaken)).toEqual([]);
  for (const name of new Set(UNNEEDED.map((path) => path.split('/')[0] ?? ''))) {
    const manifest = join(root, 'node_modules', name, 'package.json');
    if (!named.has(name) || !existsSync(manifest)) continue;
    const { main, module } = JSON.parse(readFileSync(manifest, 'utf8')) as { main?: string; module?: string }; // as: a manifest
    for (const entry of [main, module]) if (entry) expect(isTaken(join(name, entry)), `${name}: ${entry}`).toBe(false);
  }
});

function* sources(): Generator<string> {
  for (const place of ['apps/server/src', 'apps/server/demo', 'apps/web/src', 'packages'])
    for (const entry of readdirSync(join(root, place), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && /(?<!\.test)\.tsx?$/.test(path) && !/node_modules|\/dist/.test(path))
        yield readFileSync(path, 'utf8');
    }
}
