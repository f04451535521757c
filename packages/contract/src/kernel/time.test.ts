import { describe, expect, it } from 'vitest';
import { Day, instantOf, Stamp, toStamp } from './time.js';

describe('a day', () => {
  it.each([
    ['20260901', true],
    ['20240229', true],
    ['19000101', true],
    ['29991231', true],
    ['20130230', false],
    ['20230229', false],
    ['20260431', false],
    ['20261301', false],
    ['20260100', false],
    ['99999999', false],
    ['18991231', false],
    ['2026901', false],
    ['202609011', false],
    ['２０２６０９０１', false],
    ['', false],
  ])('%s: %s', (digits, isKnown) => expect(Day.safeParse(digits).success).toBe(isKnown));
});

describe('a stamp', () => {
  it.each([
    ['20260901080000', true],
    ['20260901235959', true],
    ['20260631080000', false],
    ['20261301080000', false],
    ['20269999999999', false],
    ['00000000000000', false],
    ['20260101240000', false],
    ['20260101236000', false],
    ['20260101235960', false],
    ['99999999999999', false],
    ['20260101', false],
  ])('%s: %s', (digits, isKnown) => expect(Stamp.safeParse(digits).success).toBe(isKnown));

  it.each(['Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'UTC'])('names an instant in %s', (timeZone) => {
    for (const stamp of ['20260901080000', '19860504030000', '20240229235959', '21000101000000'])
      expect(toStamp(instantOf(stamp, timeZone), timeZone)).toBe(stamp);
  });

  it('is read in the zone of the school', () => {
    expect(instantOf('20260901080000', 'Asia/Shanghai')).toEqual(new Date('2026-09-01T00:00:00Z'));
  });
});
