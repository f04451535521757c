import { screen, within } from '@testing-library/react';
import { type DeviceRow, devicesApi } from '@zhibi/contract/capture/devices';
import { organisationApi } from '@zhibi/contract/people/organisation';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

const schoolId = newId();
const [mac, spare] = ['AA00000000C1', 'AA00000000C2'];
const device: DeviceRow = {
  schoolId,
  schoolName: '青禾实验中学',
  mac,
  kind: 'pen',
  name: '',
  state: 'in-use',
  room: '',
  studentNo: '000001',
  className: '九(3)班',
  teacherName: '',
  firmware: '',
  battery: 80,
  connected: false,
  lastSeenAt: null,
  strokes7: 0,
  lostRate: null,
  health: 'never-seen',
  revision: 2,
  can: { bind: false, unbind: true, swap: true, disable: true, enable: false },
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(organisationApi.schools, () => ({ items: [], next: null }))
    .on(devicesApi.health, () => ({
      total: 1,
      byState: { 'in-use': 1, spare: 0, lost: 0, disabled: 0 },
      byHealth: { good: 0, 'low-battery': 0, losing: 0, silent: 0, 'never-seen': 1 },
      days: [],
    }))
    .on(devicesApi.devices, () => ({ items: [device], next: null }))
    .on(devicesApi.spares, () => ({ items: [{ mac: spare, name: '', battery: 90 }] }))
    .on(devicesApi.history, () => ({ items: [] }))
    .on(devicesApi.swap, () => ({ revision: 3 }))
    .on(devicesApi.setState, () => ({ revision: 3 }))
    .on(devicesApi.undo, () => ({}));
});
const open = async (language: 'zh' | 'en' = 'zh') => {
  const shown = await show(<Page />, { at: '/org/mac', user: userInfo('ORGADMIN'), language });
  await screen.findAllByText(mac);
  return shown;
};
const drawer = async () => within(await screen.findByRole('dialog'));

describe('swapping a pen', () => {
  it('happens after choosing what became of the old one, and a yes; and can be undone', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: '换笔' }));
    const inside = await drawer();
    await person.click(await inside.findByRole('radio', { name: /AA00000000C2/ }));
    await person.click(inside.getByRole('button', { name: '换笔' }));
    expect(await inside.findByText('请选择原来的笔怎么样了')).toBeDefined();
    await person.click(inside.getByRole('radio', { name: '丢了' }));
    await person.click(inside.getByRole('button', { name: '换笔' }));
    expect(await screen.findByText(/AA00000000C1 将记为“遗失”/)).toBeDefined();
    expect(server.calls(devicesApi.swap)).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: '确定' }));
    await person.click(await screen.findByRole('button', { name: '撤销' }));
    expect(server.calls(devicesApi.swap)[0]?.input).toEqual({ schoolId, mac, revision: 2, to: spare, why: 'lost' });
    expect(await screen.findByText('已撤销')).toBeDefined();
    expect(server.calls(devicesApi.undo)[0]?.input).toEqual({ schoolId, mac, revision: 3 });
  });
});

describe('marking a pen as lost', () => {
  it('asks first, and can be undone', async () => {
    const { person } = await open('en');
    await person.click(screen.getByRole('button', { name: 'Details' }));
    const inside = await drawer();
    await person.click(await inside.findByRole('button', { name: 'Mark as lost' }));
    expect(server.calls(devicesApi.setState)).toHaveLength(0);
    await person.click(await screen.findByRole('button', { name: 'OK' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeDefined();
    expect(server.calls(devicesApi.setState)[0]?.input).toMatchObject({ mac, revision: 2, state: 'lost' });
    expect(server.calls(devicesApi.undo)[0]?.input).toMatchObject({ mac, revision: 3 });
  });
});
