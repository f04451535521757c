import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../app/i18n.js';
import { addCounted, counted } from './counted.js';

describe('a number and what it counts', () => {
  it.each([
    [0, '0 pages'],
    [1, '1 page'],
    ['1', '1 page'],
    [2, '2 pages'],
    ['1,000', '1,000 pages'],
    ['1.5', '1.5 pages'],
  ])('%s', (value, said) => expect(counted(value, { one: 'page' })).toBe(said));

  it('may have a plural of its own', () => {
    expect([1, 2].map((n) => counted(n, { one: 'copy takes', other: 'copies take' }))).toEqual([
      '1 copy takes',
      '2 copies take',
    ]);
  });
});

describe('in a text', () => {
  beforeAll(async () => {
    await startTexts();
    addCounted();
    i18next.addResource(
      'en',
      'platform',
      'counted',
      '{{pages, counted(one: page)}}, {{copies, counted(one: copy takes; other: copies take)}} both',
    );
  });

  it('stands beside others', () => {
    const say = (pages: number, copies: string) => i18next.t('counted' as never, { lng: 'en', pages, copies } as never);
    expect([say(1, '2'), say(3, '1')]).toEqual(['1 page, 2 copies take both', '3 pages, 1 copy takes both']);
  });
});
