import '../../test/browser.js';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../app/i18n.js';
import { formatDay, formatNear, formatRate, formatShare, formatStamp } from './time.js';

beforeAll(startTexts);

describe.each(['zh', 'en'] as const)('times in %s', (language) => {
  const isChinese = language === 'zh';
  beforeAll(() => i18next.changeLanguage(language).then(() => undefined));

  it('are read as people say them', () => {
    expect(formatStamp('20261121083000')).toBe(isChinese ? '11月21日 周六 08:30' : 'Nov 21, Sat 08:30');
    expect(formatDay('20261121')).toBe(isChinese ? '11月21日 周六' : 'Nov 21, Sat');
  });

  it.each([
    ['20261121200000', '今天 20:00', 'today 20:00'],
    ['20261122080000', '明天 08:00', 'tomorrow 08:00'],
    ['20261120235900', '昨天 23:59', 'yesterday 23:59'],
    ['20261201080000', '12月1日 周二 08:00', 'Dec 1, Tue 08:00'],
  ])('%s near 21 November', (stamp, chinese, english) => {
    expect(formatNear(stamp, '20261121093000')).toBe(isChinese ? chinese : english);
  });

  it('are -- where there is none', () => {
    expect([formatStamp(null), formatDay(''), formatNear(undefined), formatRate(null)]).toEqual([
      '--',
      '--',
      '--',
      '--',
    ]);
  });
});

it.each([
  [29, 100, '29%'],
  [57, 100, '57%'],
  [497, 499, '99%'],
  [499, 499, '100%'],
  [0, 0, '--'],
])('%i of %i is %s: rounded down, and never by the error of a division', (part, whole, said) =>
  expect(formatShare(part, whole)).toBe(said),
);
