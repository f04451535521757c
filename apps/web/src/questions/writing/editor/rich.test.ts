import { normaliseRich } from '@zhibi/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRich } from '../../../../../../packages/content/src/rich/any-rich.js';
import { fromRich } from './from-rich.js';
import { toRich } from './to-rich.js';

describe("the editor's document", () => {
  it('gives every text back as it was', () => {
    fc.assert(
      fc.property(anyRich, (rich) => {
        const kept = normaliseRich(rich);
        const doc = fromRich(kept);
        doc.check();
        expect(toRich(doc)).toEqual(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('has a paragraph to write in when there is no text yet, which is no text', () => {
    expect(fromRich([]).childCount).toBe(1);
    expect(toRich(fromRich([]))).toEqual([]);
  });
});
