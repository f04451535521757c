import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { treeshake } from '../apps/web/scripts/treeshake.js';
import { importsForEffect, PACKAGES_FOR_EFFECT } from './for-effect.mjs';

const root = resolve(import.meta.dirname, '..');
const isOfOurs = (module: string) => module.startsWith('.');
const shared = importsForEffect(join(root, 'packages'));

it('the server’s compiler keeps every module of a package that is imported for what it does', () => {
  const found = [...shared, ...importsForEffect(join(root, 'apps/server/src'))];
  const packages = found.filter(({ module }) => !isOfOurs(module)).map(({ module }) => module);
  expect(new Set(packages)).toEqual(PACKAGES_FOR_EFFECT);
  expect(found.filter(({ module }) => isOfOurs(module))).toEqual([]); // no module of ours there does anything by being read
});

it('the web application’s compiler keeps every module of ours that is imported for what it does', () => {
  const found = importsForEffect(join(root, 'apps/web/src')).filter(({ module }) => isOfOurs(module));
  const sources = found.map(({ source, module }) => join(dirname(source), module.replace(/[.]js$/, '.ts')));
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((path) => treeshake.moduleSideEffects.some(({ test }) => test.test(path)))).toEqual([]);
});
