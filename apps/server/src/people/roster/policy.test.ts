import { expect, it } from 'vitest';
import { isInSchool } from './policy.js';

it('lists are kept in a school: nobody reaches them without one', () => {
  expect([isInSchool({ schoolId: '' }), isInSchool({ schoolId: 'a' })]).toEqual([false, true]);
});
