import { screen } from '@testing-library/react';
import { type CodeRow, organisationApi } from '@zhibi/contract/people/organisation';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

const code = (change: Partial<CodeRow> = {}): CodeRow => ({
  codeId: newId(),
  batchId: newId(),
  code: 'ACDE-FGHJ-KMN3',
  schoolId: newId(),
  schoolName: '青禾实验中学',
  role: 'TEACHER',
  className: '',
  note: '',
  state: 'unused',
  issuedAt: '20261101080000',
  validUntil: '20270101',
  usedAt: null,
  usedBy: '',
  can: { disable: true, enable: false },
  ...change,
});

function serve(rows: readonly CodeRow[]) {
  return fakeServer()
    .on(organisationApi.codes, () => ({ items: [...rows], next: null }))
    .on(organisationApi.codeSummary, () => ({
      counts: { unused: 1, used: 2, expired: 3, disabled: 4 },
      expiring: [],
      batches: [],
    }))
    .on(organisationApi.schoolNames, () => ({ items: [] }));
}
const open = (query = '') =>
  show(<Page />, { at: `/org/active${query}`, user: userInfo('ORGADMIN', { schoolId: '' }) });

describe('activation codes', () => {
  it('are shown in the words of their states; of a student who used one no name is told', async () => {
    serve([code({ state: 'used', role: 'STUDENT', usedAt: '20261102080000', can: { disable: false, enable: false } })]);
    await open();
    const row = (await screen.findByText('ACDE-FGHJ-KMN3')).closest('tr');
    expect(row?.textContent).toContain('已使用');
    expect(row?.textContent).toContain('学生');
  });

  it('are disabled one by one', async () => {
    const one = code();
    const server = serve([one]).on(organisationApi.switchCodes, () => ({ changed: 1 }));
    const { person } = await open();
    await person.click(await screen.findByText('禁用'));
    expect(await screen.findByText('已禁用 1 个')).toBeDefined();
    expect(server.calls(organisationApi.switchCodes).at(-1)?.input).toEqual({
      which: { codeIds: [one.codeId] },
      disabled: true,
    });
  });

  it('say what to do first where there are none', async () => {
    serve([]);
    await open();
    expect(await screen.findByText('还没有激活码')).toBeDefined();
  });

  it('say the same of a school that has none yet, and something else where a filter hides them', async () => {
    serve([]);
    const school = `?school=${newId()}`;
    const { unmount } = await open(school);
    expect(await screen.findByText('还没有激活码')).toBeDefined();
    unmount();
    await open(`${school}&state=used`);
    expect(await screen.findByText('没有符合条件的结果')).toBeDefined();
  });
});
