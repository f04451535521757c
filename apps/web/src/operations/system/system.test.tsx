import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operationsApi, type SettingRow, usualBackupPlan } from '@zhibi/contract/operations';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { userInfo } from '../../../test/world.js';
import { Page } from './page.js';

const base: SettingRow = {
  name: 'DISK_PERSON_GB',
  group: 'limits',
  about: '每人的云盘空间（GB）',
  source: 'default',
  value: '50',
  isSecret: false,
  isSet: true,
  next: null,
  expected: '1 到 100000 之间的整数',
  options: [],
  can: { change: true },
};
const rows: SettingRow[] = [
  base,
  {
    ...base,
    name: 'SMS_KEY',
    group: 'sms',
    about: '密钥',
    value: null,
    isSecret: true,
    source: 'environment',
    can: { change: false },
  },
];
const backups = {
  plan: usualBackupPlan,
  folder: '/backups',
  hindrance: '',
  free: 5e9,
  isSameDisk: false,
  runs: [],
  items: [],
  drills: [],
};
const keeper = userInfo('ZHIBI_SRE_SYS', { name: '沈怀远' });
const page = (view: string) => show(<Page />, { at: `/devops/system?view=${view}`, user: keeper });

// Their code is waited for once.
beforeAll(
  () =>
    Promise.all([
      import('./settings/settings-view.js'),
      import('./backups/backups-view.js'),
      import('./speed/speed-view.js'),
      import('./window/window-view.js'),
    ]),
  60_000,
);
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer()
    .on(operationsApi.installationSettings, () => ({ file: '/data/settings.json', items: rows }))
    .on(operationsApi.backups, () => backups);
});

it('a setting shows its value and source; a secret is never shown, and what the machine decides has no button', async () => {
  await page('settings');
  expect(await screen.findByText('DISK_PERSON_GB')).toBeTruthy();
  expect(screen.getByText('/data/settings.json')).toBeTruthy();
  expect(screen.getByText('已设置，不显示')).toBeTruthy();
  expect(screen.getByRole('button', { name: '修改 DISK_PERSON_GB' })).toBeTruthy();
  // Where nothing can be changed there is no column for it.
  const headsOf = (name: string) => screen.getByText(name).closest('table')?.querySelector('thead')?.textContent;
  expect([headsOf('DISK_PERSON_GB'), headsOf('SMS_KEY')]).toEqual(['设置值来源操作', '设置值来源']);
});

it('a wrong value is told beside the field with what it should be; the right one is written', async () => {
  const user = userEvent.setup();
  await page('settings');
  server.refuse(operationsApi.changeInstallationSetting, 'invalid', 'wrong-value');
  await user.click(await screen.findByRole('button', { name: '修改 DISK_PERSON_GB' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('值');
  await user.clear(field);
  await user.type(field, 'much');
  await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
  expect(await within(dialog).findByText('这个值不正确，应为1 到 100000 之间的整数')).toBeTruthy();
  server.on(operationsApi.changeInstallationSetting, () => ({ ...base, next: { value: '80' } }));
  await user.clear(field);
  await user.type(field, '80');
  await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
  await waitFor(() =>
    expect(server.calls(operationsApi.changeInstallationSetting).at(-1)?.input).toMatchObject({
      name: 'DISK_PERSON_GB',
      value: '80',
    }),
  );
});

it('a service is tried, and what is wrong with it stands there', async () => {
  const user = userEvent.setup();
  server.on(operationsApi.tryService, () => ({ works: false, words: 'sms.test 拒绝连接' }));
  await page('settings');
  await user.click(await screen.findByRole('button', { name: '测试短信' }));
  const dialog = await screen.findByRole('dialog');
  const begin = within(dialog).getByRole('button', { name: /测\s?试/ });
  expect(begin).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText('接收的手机'), '13912345678');
  await user.click(begin);
  expect(await within(dialog).findByText('sms.test 拒绝连接')).toBeTruthy();
  expect(server.calls(operationsApi.tryService).map(({ input }) => input)).toEqual([
    { service: 'sms', to: '13912345678' },
  ]);
});

it('what stands in the way of backups is said before anything else, and none can be begun', async () => {
  server.on(operationsApi.backups, () => ({ ...backups, hindrance: '没有设置备份口令', isSameDisk: true }));
  await page('backups');
  expect(await screen.findByText('没有设置备份口令')).toBeTruthy();
  expect(screen.getByRole('button', { name: '立即备份' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/备份与数据在同一块磁盘上/)).toBeTruthy();
  expect(screen.getByText('还没有备份')).toBeTruthy();
});

it('the plan is saved as it was set', async () => {
  const user = userEvent.setup();
  server.on(operationsApi.keepBackupPlan, (plan) => plan);
  await page('backups');
  await user.click(await screen.findByRole('switch', { name: '每天自动备份' }));
  const days = screen.getByRole('spinbutton', { name: '保留几天' });
  await user.clear(days);
  await user.type(days, '14');
  await user.click(screen.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() =>
    expect(server.calls(operationsApi.keepBackupPlan).map(({ input }) => input)).toEqual([
      { ...usualBackupPlan, isOn: true, daily: 14 },
    ]),
  );
});

it('what was slow is listed', async () => {
  const row = { what: 'select count(*) from answer', times: 3, meanMs: 400, mostMs: 900, lastAt: '20261126100000' };
  server.on(operationsApi.slow, () => ({
    since: '20261126080000',
    callMs: 1000,
    statementMs: 250,
    tracesTo: null,
    calls: [],
    statements: [row],
  }));
  await page('speed');
  expect(await screen.findByText('select count(*) from answer')).toBeTruthy();
  expect(screen.getByText('900 毫秒')).toBeTruthy();
  expect(screen.getByText('没有慢的')).toBeTruthy();
});

it('an announced upgrade is taken back', async () => {
  const user = userEvent.setup();
  server
    .on(operationsApi.upgradeCheck, () => ({ upgrade: true, startTime: '20271126080000', endTime: '20271126090000' }))
    .on(operationsApi.setUpgrade, () => ({ upgrade: false, startTime: '', endTime: '' }));
  await page('upgrade');
  await user.click(await screen.findByRole('button', { name: /撤\s?回/ }));
  const [, confirm] = await screen.findAllByRole('button', { name: /撤\s?回/ });
  if (confirm) await user.click(confirm);
  await waitFor(() =>
    expect(server.calls(operationsApi.setUpgrade).map(({ input }) => input)).toEqual([{ upgrade: false }]),
  );
});
