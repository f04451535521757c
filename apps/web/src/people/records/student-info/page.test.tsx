import { screen } from '@testing-library/react';
import { recordsApi } from '@zhibi/contract/people/records';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { student } from '../../../../test/world.js';
import { Page } from './page.js';

const record = {
  account: 's1',
  studentNo: '20260801',
  name: '陈思远',
  sex: null,
  birthday: null,
  schoolName: '青禾实验中学',
  className: '八年级(1)班',
  headTeacher: null,
  classmates: 39,
  stays: [],
  teachers: [{ subjectName: '初中数学', name: '林若溪' }],
};

it('shows what the school keeps about me, and -- for what it does not know', async () => {
  fakeServer().on(recordsApi.ownRecord, () => record);
  await show(<Page />, { user: student() });
  expect(await screen.findByText('20260801')).toBeDefined();
  expect(screen.getByText('林若溪')).toBeDefined();
  expect(screen.getAllByText('--').length).toBeGreaterThan(1);
});

it('tells a student without a class that there is none yet', async () => {
  fakeServer().on(recordsApi.ownRecord, () => ({ ...record, className: null, teachers: [] }));
  await show(<Page />, { user: student(), language: 'en' });
  expect(await screen.findByText('You are in no class yet')).toBeDefined();
});
