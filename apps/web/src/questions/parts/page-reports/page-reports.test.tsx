import { screen, waitFor, within } from '@testing-library/react';
import { partnersApi, type ReceivedReport } from '@zhibi/contract/questions/partners';
import { beforeEach, expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { PageReports } from './page-reports.js';

const report: ReceivedReport = {
  reportId: newId(),
  page: 12,
  kind: 'error',
  note: '第2题答案有误',
  at: '20261121080000',
  answer: '',
  schoolName: '江城二中',
  by: '林若溪',
  bank: 'hwl',
  bankName: '好未来',
  bookId: 'b',
  bookTitle: '同步练',
  handled: null,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer().on(partnersApi.reports, () => ({ items: [report], next: null, total: 1 }));
});
const open = (query = '') =>
  show(<PageReports />, { at: `/devops/bookSet?view=reports${query}`, user: userInfo('ZHIBI_SRE_SYS') });

it('says which page of which book, what is wrong, and who told it; it is answered', async () => {
  server.on(partnersApi.answerReport, () => ({}));
  const { person } = await open();
  const row = within(await screen.findByRole('row', { name: /同步练/ }));
  for (const words of ['好未来 · 同步练', '12', '报错 · 第2题答案有误', '林若溪 · 江城二中'])
    expect(row.getByText(words)).toBeTruthy();
  await person.click(row.getByRole('button', { name: '标为已处理' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: '回复教师' }), '已改');
  await person.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.calls(partnersApi.answerReport).map(({ input }) => input)).toEqual([
      { reportId: report.reportId, answer: '已改' },
    ]),
  );
});

it('keeps what was dealt with, and says where there is nothing', async () => {
  server.on(partnersApi.reports, ({ view }) => ({
    items: view === 'handled' ? [{ ...report, answer: '已改', handled: { by: '运营', at: '20261121090000' } }] : [],
    next: null,
    total: 0,
  }));
  const { person } = await open('&kind=error');
  expect(await screen.findByText('没有待处理的反馈')).toBeTruthy();
  await person.click(screen.getByText('已处理'));
  expect(await screen.findByText(/已改 · 运营/)).toBeTruthy();
  expect(server.calls(partnersApi.reports).at(-1)?.input).toEqual({ view: 'handled', kind: 'error' });
});
