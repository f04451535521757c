import { act, screen } from '@testing-library/react';
import { operationsApi, type UpgradeWindow } from '@zhibi/contract/operations';
import { peopleApi } from '@zhibi/contract/people';
import { expect, it } from 'vitest';
import { fakeServer, openApp, remember } from '../../../test/show.js';
import { storedSession, teacher } from '../../../test/world.js';
import { queries } from '../../app/queries.js';
import { stampOf } from '../../platform/time.js';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => stampOf(new Date(Date.now() + hours * HOUR_MS));
const off: UpgradeWindow = { upgrade: false, startTime: '', endTime: '' };
const running = (): UpgradeWindow => ({ upgrade: true, startTime: inHours(-1), endTime: inHours(2) });

function open(first: UpgradeWindow) {
  let window = first;
  remember(storedSession(1));
  const info = teacher();
  fakeServer()
    .on(peopleApi.info, () => info)
    .on(operationsApi.upgradeCheck, () => window);
  return {
    /** The server says otherwise, and this browser asks it. */
    becomes: (next: UpgradeWindow) => {
      window = next;
      return act(() => queries.invalidateQueries({ queryKey: [operationsApi.upgradeCheck.path] }));
    },
  };
}

it('an announced upgrade is told above the page, with its times', async () => {
  open({ upgrade: true, startTime: '20990101020000', endTime: '20990101043000' });
  const { address } = await openApp('/index');
  expect(await screen.findByText(/系统将于 1月1日 周四 02:00 至 04:30 升级/)).toBeTruthy();
  expect(address()).toBe('/index');
});

it('while it runs everybody is at the maintenance page, and afterwards back where they were', async () => {
  const server = open(off);
  const { address } = await openApp('/homework/written?status=open');
  await screen.findByRole('button', { name: /账号菜单/ });
  await server.becomes(running());
  expect(await screen.findByRole('heading', { name: '系统升级中' })).toBeTruthy();
  expect(address()).toBe('/upgrade');
  expect(screen.getByRole('timer').textContent).toMatch(/^[12]:\d\d:\d\d$/);
  await server.becomes(off);
  await expect.poll(address).toBe('/homework/written?status=open');
});

it('strangers are sent there too, and back to the login page', async () => {
  const server = open(running());
  localStorage.clear();
  remember({});
  const { address } = await openApp('/login?admin=true', 'en');
  await expect.poll(address).toBe('/upgrade');
  expect(await screen.findByText('The system is being upgraded')).toBeTruthy();
  await server.becomes(off);
  await expect.poll(address).toBe('/login?admin=true');
});

it('the maintenance page leads home when there is no upgrade', async () => {
  open(off);
  const { address } = await openApp('/upgrade');
  await expect.poll(address).toBe('/index');
});
