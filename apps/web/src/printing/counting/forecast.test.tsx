import { screen } from '@testing-library/react';
import { type PaperForecast, printCountingApi } from '@zhibi/contract/printing/counting';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { userInfo } from '../../../test/world.js';
import { Page as Count } from './count/page.js';

const forecast = (change: Partial<PaperForecast> = {}): PaperForecast => ({
  basis: 'terms',
  growth: 1.2,
  days: [
    { day: '20270111', sheets: 900, ordered: 100 },
    { day: '20270112', sheets: 2_400, ordered: 2_400 },
  ],
  offBy: 0.14,
  tried: [
    { monday: '20261221', sheets: 1_000, actual: 800 },
    { monday: '20261228', sheets: 500, actual: 0 },
    { monday: '20270104', sheets: 950, actual: 1_000 },
  ],
  capacity: 2_000,
  ...change,
});
const opened = async (said: PaperForecast) => {
  fakeServer().on(printCountingApi.forecast, () => said);
  await show(<Count />, { at: '/devops/printCount?tab=forecast', user: userInfo('ZHIBI_PRINT_CENTER') });
};

it('the coming weeks are told with their fullest day, beside how far the method was off', async () => {
  await opened(forecast());
  expect(await screen.findByText(/今后四周约 3,300 张，最多的是 .*，2,400 张/)).toBeDefined();
  expect(screen.getByText(/最近 2 周，.*平均差 14%/)).toBeDefined();
  expect(screen.getByText(/乘以 1.20/)).toBeDefined();
  expect(screen.getByText(/有 1 天超过全部机器一天能印的 2,000 张/)).toBeDefined();
  expect(screen.getByText('25%')).toBeDefined();
});

it('where too few weeks were tried no error is claimed, and without history no forecast', async () => {
  await opened(forecast({ basis: 'recent', offBy: null, tried: [], capacity: 0 }));
  expect(await screen.findByText(/还说不出这个方法差多少/)).toBeDefined();
  expect(screen.getByText(/第一个学期/)).toBeDefined();
});

it('too little history is said', async () => {
  await opened(forecast({ basis: 'none', days: [], tried: [], offBy: null }));
  expect(await screen.findByText('历史太少，还不能预测')).toBeDefined();
});
