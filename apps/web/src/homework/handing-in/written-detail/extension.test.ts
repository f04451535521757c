import { describe, expect, it } from 'vitest';
import { isLonger, longerEnd } from './extension.js';

const now = '20261128214200';
const until = (endAt: string, collectedAt: string | null = null) => ({ endAt, collectedAt });
const none = { endAt: null };

describe('more time for one student', () => {
  it.each([
    ['a day after the end of everybody', until('20261129200000'), none, '20261130200000'],
    ['a day after the own end', until('20261129200000'), { endAt: '20261202200000' }, '20261203200000'],
    ['a day from now where it is over', until('20261120200000'), none, '20261129200000'],
    ['a day from now where it was collected early', until('20261129200000', '20261128100000'), none, '20261129200000'],
  ])('begins with %s', (_, homework, own, proposed) => {
    expect(longerEnd(homework, own, now)).toBe(proposed);
    expect(isLonger(homework, own, proposed)).toBe(true);
  });

  it.each([
    ['the same end', none, '20261129200000', false],
    ['an earlier end', none, '20261129120000', false],
    ['the own end again', { endAt: '20261202200000' }, '20261202200000', false],
    ['the own end made shorter', { endAt: '20261202200000' }, '20261201200000', true],
  ])('is judged: %s', (_, own, wanted, answer) => {
    expect(isLonger(until('20261129200000'), own, wanted)).toBe(answer);
  });
});
