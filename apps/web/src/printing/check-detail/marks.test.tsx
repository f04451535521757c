import { screen, within } from '@testing-library/react';
import { type Finding, type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it } from 'vitest';
import { printOrder } from '../../../test/print-order.js';
import { fakeServer, show } from '../../../test/show.js';
import { userInfo } from '../../../test/world.js';
import { Page } from './page.js';

const mark = { page: 1, sheet: 0, xMm: 21, yMm: 29.7, widthMm: 42, heightMm: 59.4 };
const carbon: Finding = {
  check: 'carbon',
  level: 'error',
  count: 3,
  names: [],
  marks: [
    { ...mark, face: 1 },
    { ...mark, face: 1, yMm: 150 },
    { ...mark, face: 3, page: 3 },
  ],
};
const dots: Finding = {
  check: 'dots',
  level: 'error',
  count: 1,
  names: [],
  marks: [{ ...mark, face: 7, page: 3, sheet: 1, xMm: 0, yMm: 0, widthMm: 210, heightMm: 297 }],
};
const odd: Finding = {
  check: 'odd',
  level: 'warning',
  count: 1,
  names: [],
  marks: [{ ...mark, face: 4, page: null, xMm: 0, yMm: 0, widthMm: 210, heightMm: 297 }],
};

async function reviewing(findings: Finding[]) {
  const order: PrintOrderDetail = printOrder({
    findings,
    errors: 2,
    warnings: 1,
    can: ['approve', 'reject', 'adjust'],
  });
  fakeServer()
    .on(printingApi.detail, () => order)
    .on(printingApi.page, () => new Promise(() => {}))
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }));
  const at = `/devops/printCheckDetail?order=${order.orderId}`;
  const { person } = await show(<Page />, { at, user: userInfo('ZHIBI_PRINT_CENTER') });
  await screen.findByText('3 处印有碳黑，点阵笔会看不清');
  return person;
}

it('what was found is framed on the picture of its page, errors and warnings each in their way', async () => {
  await reviewing([carbon, dots, odd]);
  const frames = screen.getAllByRole('button', { name: /^碳黑，本面/ });
  expect(frames.map((frame) => frame.getAttribute('aria-label'))).toEqual([
    '碳黑，本面第 1 处，共 2 处',
    '碳黑，本面第 2 处，共 2 处',
    '碳黑，本面第 1 处，共 1 处',
  ]);
  expect(frames[0]?.style).toMatchObject({ left: '10%', top: '10%', width: '20%', height: '20%' });
  expect(frames[0]?.dataset.level).toBe('error');
  expect(screen.getByRole('button', { name: /^空面/ }).dataset.level).toBe('warning');
});

it('the list beside leads to the mark by mouse and by keys, from leafing too', async () => {
  const person = await reviewing([carbon, odd]);
  await person.click(screen.getByText('翻阅'));
  expect(screen.queryByRole('button', { name: /^碳黑，本面/ })).toBeNull();
  const list = within(screen.getByRole('list', { name: '碳黑所在的页' }));
  await person.click(list.getByRole('button', { name: '第 3 页' }));
  const chosen = screen.getByRole('button', { name: '碳黑，本面第 1 处，共 1 处' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(chosen);
  const first = list.getByRole('button', { name: '第 1 页 × 2' });
  first.focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '碳黑，本面第 1 处，共 2 处' }));
  expect(list.getByRole('button', { name: '第 3 页' }).getAttribute('aria-pressed')).toBe('false');
});

it('what is wrong in another copy is shown behind the first, by the name on it', async () => {
  const person = await reviewing([carbon, dots]);
  expect(screen.getAllByText('第 3 页 · 博文').length).toBeGreaterThan(0);
  await person.click(screen.getByRole('button', { name: '第 3 页 · 博文' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '点阵，本面第 1 处，共 1 处' }));
});

it('an order that was looked through before places were kept says what was found as ever', async () => {
  await reviewing([{ ...carbon, marks: [] }]);
  expect(screen.queryByRole('list', { name: '碳黑所在的页' })).toBeNull();
});
