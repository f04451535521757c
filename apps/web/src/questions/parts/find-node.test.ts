import { describe, expect, it } from 'vitest';
import { matches } from './find-node.js';

const option = { value: '1', label: '二次函数', foundBy: '二次函数 ercihanshu ecihs cihanshu chs hanshu hs shu s' };

describe('an entry', () => {
  it.each([
    ['次函', true],
    ['二次 ', true],
    ['ercihanshu', true],
    ['er ci han shu', true],
    ['hanshu', true],
    ['hs', true],
    ['anshu', false],
    ['一次', false],
    ['', true],
  ])('is found by %j: %s', (typed, found) => expect(matches(typed, option)).toBe(found));
});
