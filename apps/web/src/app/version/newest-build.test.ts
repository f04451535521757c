import { describe, expect, it } from 'vitest';
import { buildOf } from './newest-build.js';

describe('the name of a build', () => {
  it.each([
    ['<script type="module" crossorigin src="/assets/index-a1.js"></script>', '/assets/index-a1.js'],
    ['<script src="/assets/index-b2.js" type="module"></script>', '/assets/index-b2.js'],
    ['<link rel="modulepreload" href="/assets/x.js"><script type="module" src="/a.js"></script>', '/a.js'],
    ['<script src="/old.js"></script>', ''],
    ['{"code":-1404}', ''],
  ])('%s', (page, build) => {
    expect(buildOf(page)).toBe(build);
  });
});
