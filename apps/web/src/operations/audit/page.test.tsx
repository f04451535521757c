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
