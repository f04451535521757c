import { describe, expect, it } from 'vitest';
import { apart } from './places.js';

describe('notes beside a page', () => {
  it.each([
    ['stand where their answers are', [10, 50, 90], [10, 50, 90]],
    ['give way downwards', [10, 10, 12], [10, 20, 30]],
    ['give way upwards at the foot of the page', [80, 95, 95], [70, 80, 90]],
  ])('%s', (_, wanted, placed) => expect(apart(wanted, { stepMm: 10, endMm: 100 })).toEqual(placed));
});
