import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
/** Paths of the tree in code spans, with an ending: what stands for many (`<domain>`, `*`) or has no ending is not meant. */
const files = /`((?:apps|packages|scripts|docs|e2e|bench|chaos)\/[\w./-]+\.(?:ts|tsx|mjs|md|sql|json))`/g;
const links = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  // The first change of CONTRIBUTING.md begins with a file that is not there yet.
  const newFile = page === 'CONTRIBUTING.md' ? 'apps/web/src/platform/greeting.test.ts' : '';

  it('names only files that exist', () => {
    const named = [...text.matchAll(files)].map(([, file = '']) => file);
    expect(named.filter((file) => file !== newFile && !existsSync(join(root, file)))).toEqual([]);
  });

  it('links only to what exists', () => {
    const linked = [...text.matchAll(links)].map(([, to = '']) => to);
    expect(linked.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
  });
});
