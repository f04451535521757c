import { screen } from '@testing-library/react';
import { libraryApi, type TechnicalRecord } from '@zhibi/contract/papers/library';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { userInfo } from '../../../../test/world.js';
import { Page } from './record/page.js';

const id = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const run = (at: number, first: string, last: string): TechnicalRecord['runs'][number] => ({
  printRunId: id(at),
  revision: 2,
  status: 'ready',
  dots: true,
  createdAt: '20261120080000',
  classNames: ['八年级(1)班'],
  homeworkId: null,
  codes: [{ codeRule: 'demo', first, last, pages: 80, copies: 40 }],
});
const record: TechnicalRecord = {
  paperId: id(1),
  title: '公式法 单元练习',
  status: 'published',
  subjectName: '初中数学',
  ownerName: '林书涵',
  isOfSchool: false,
  revision: 2,
  versions: [],
  runs: [run(3, '00A1', '00F0'), run(2, '0001', '0050')],
  homework: [],
  key: [],
};

describe('the technical record of a paper', () => {
  it('tells the first print of a revision from its reprints, each with the codes that it took', async () => {
    fakeServer().on(libraryApi.recordOfSchool, () => record);
    await show(<Page />, { at: `/devops/paperInfo?paper=${id(1)}`, user: userInfo('ZHIBI_SRE') });
    const again = (await screen.findByText('00A1 – 00F0')).closest('tr');
    expect(again?.textContent).toContain('重印');
    expect(screen.getByText('0001 – 0050').closest('tr')?.textContent).toContain('首印');
    expect(screen.getByText('还没有布置过')).toBeTruthy();
    expect(screen.getByText('试卷中还没有试题')).toBeTruthy();
  });
});
