import { screen, waitFor } from '@testing-library/react';
import { operationsApi } from '@zhibi/contract/operations';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { userInfo } from '../../../test/world.js';
import { Page } from './page.js';

const row = (id: string, what: string, facts: [string, string | null, string][]) => ({
  id,
  time: '20261127224600',
  accountId: null,
  who: null,
  school: '示范实验学校',
  what,
  facts: facts.map(([name, before, after]) => ({ name, before, after })),
  names: {},
});
const items = [
  row('3', 'acted', [
    ['path', null, '/admin/sre/school/terms'],
    ['change', null, 'false'],
  ]),
  row('2', 'school-features', [['configs', '["SPEECH","OCR"]', '[]']]),
  row('1', 'device-spare', [['state', 'in-use', 'spare']]),
  row('0', 'retention-changed', [['points', '730', '365']]),
];

it('says fields and codes in words, and is looked through for changes alone', async () => {
  const server = fakeServer().on(operationsApi.audit, () => ({ items, next: null }));
  const { person } = await show(<Page />, { at: '/devops/audit', user: userInfo('ZHIBI_SRE_SYS') });
  const line = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await line(/代学校操作/)).toContain('性质  查看');
  expect(await line(/功能/)).toContain('功能 口语作业、文字识别 —');
  expect(await line(/设备改为备用/)).toContain('状态 使用中 备用');
  expect(await line(/数据保留/)).toContain('课堂加减分和月度评语 730 365');
  await person.click(screen.getByRole('combobox', { name: '改动还是查看' }));
  await person.click(await screen.findByTitle('只看改动'));
  await waitFor(() => expect(server.calls(operationsApi.audit).at(-1)?.input).toMatchObject({ only: 'changes' }));
});

it('says why somebody was refused and as whom somebody came in words, with whose school', async () => {
  const refused = row('5', 'login-refused', [
    ['by', null, 'hand-over'],
    ['reason', null, 'bad-credentials'],
    ['loginType', null, '4'],
  ]);
  fakeServer().on(operationsApi.audit, () => ({ items: [refused], next: null }));
  await show(<Page />, { at: '/devops/audit', user: userInfo('ZHIBI_SRE_SYS') });
  const line = (await screen.findByRole('row', { name: /登录被拒绝/ })).textContent;
  expect(line).toContain('方式  合作平台跳转');
  expect(line).toContain('事由  账号或密码错误');
  expect(line).toContain('登录类型  运维和印刷');
});

it.each([
  ['from=20261129&to=20261120', '“从哪天”晚于“到哪天”，请改一个'],
  ['record=%E7%8E%8B%E8%80%81%E5%B8%88', /“王老师”不是编号。请填印刷单 P000003/],
])('%s is refused in words, and nothing is asked', async (query, words) => {
  const server = fakeServer().on(operationsApi.audit, () => ({ items, next: null }));
  await show(<Page />, { at: `/devops/audit?${query}`, user: userInfo('ZHIBI_SRE_SYS') });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(server.calls(operationsApi.audit)).toEqual([]);
});

it.each(['p000003', 'B000001', 'S000001'])('%s, as people see it, is looked for', async (number) => {
  const server = fakeServer().on(operationsApi.audit, () => ({ items, next: null }));
  await show(<Page />, { at: `/devops/audit?record=${number}`, user: userInfo('ZHIBI_SRE_SYS') });
  await screen.findByRole('row', { name: /代学校操作/ });
  expect(server.calls(operationsApi.audit)[0]?.input).toMatchObject({ recordId: number.toUpperCase() });
});
