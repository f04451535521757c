import { describe, expect, it } from 'vitest';
import { mayBeOtherForm } from './rules-other-forms.js';

describe('a number that may be the expected one in another form', () => {
  it.each([
    ['1.5', '\\frac{3}{2}'],
    ['112', '0.5'],
    ['-112', '-0.5'],
    ['6110', '0.6'],
    ['1312', '6.5'],
    ['1112', '1.5'],
    ['172', '0.5'],
  ])('%s for %s', (read, key) => expect(mayBeOtherForm(read, [key])).toBe(true));

  it.each([
    ['113', '0.5'],
    ['12', '0.5'],
    ['112', '111'],
    ['10', '0.1'],
  ])('not %s for %s', (read, key) => expect(mayBeOtherForm(read, [key])).toBe(false));
});
