import { screen, waitFor } from '@testing-library/react';
import { type WallBoard, wallsApi } from '@zhibi/contract/analysis';
import { describe, expect, it } from 'vitest';
import { fakeServer, remember, show } from '../../../../test/show.js';
import { userInfo } from '../../../../test/world.js';
import { findingOf, machineShare, mostMissing, saved } from './findings.js';
import { Page as Kiosk } from './kiosk/page.js';
import { Page } from './page.js';

const KEY = 'k'.repeat(32);
const AT = `/wall?key=${KEY}`;
const board: WallBoard = {
  schoolName: '青禾实验中学',
  day: '20261120',
  at: '20261120140500',
  today: { expected: 1560, came: 1482 },
  grades: [
    { gid: 7, expected: 520, came: 505 },
    { gid: 9, expected: 500, came: 456 },
  ],
  areasRead: 41600,
  judged: { byMachine: 91440, byPerson: 14886 },
  teachers: 120,
  rates: [
    { gid: 7, subjectId: 202, subjectName: '初中数学', rate: 0.84 },
    { gid: 8, subjectId: 202, subjectName: '初中数学', rate: null },
    { gid: 8, subjectId: 204, subjectName: '初中物理', rate: 0.68 },
  ],
  copiesOnTheWay: 1240,
};

describe('the wall of a school', () => {
  it('shows its sums to whoever has the key, and says what stands out', async () => {
    fakeServer().on(wallsApi.wall, () => board);
    await show(<Kiosk />, { at: AT });
    expect(await screen.findByRole('heading', { name: '青禾实验中学' })).toBeDefined();
    expect(screen.getByText('1,482').textContent).toBe('1,482 / 1,560 份 · 95%');
    expect(screen.getByRole('heading', { name: '九年级还差 44 份' })).toBeDefined();
    expect(screen.getByRole('heading', { name: /八年级物理要帮一把，七年级数学最稳/ })).toBeDefined();
    expect(screen.getByText('印好的 1,240 份正在路上')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('14:05 更新');
  });

  it('keeps its last figures without a network, also after it was switched off and on, and says of when', async () => {
    remember({ wall: JSON.stringify({ key: KEY, board }) });
    fakeServer().isOffline = true;
    await show(<Kiosk />, { at: AT });
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('断网，这是 14:05 的数据'));
    expect(screen.getByRole('heading', { name: '青禾实验中学' })).toBeDefined();
  });

  it('shows and keeps nothing once its key is withdrawn', async () => {
    remember({ wall: JSON.stringify({ key: KEY, board }) });
    fakeServer().refuse(wallsApi.wall, 'not-found');
    await show(<Kiosk />, { at: AT });
    expect(await screen.findByText('这块大屏没有开通')).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('wall')).toBeNull());
  });

  it('is opened by a leader without a key, who makes addresses and takes them back', async () => {
    const server = fakeServer().on(wallsApi.ownWall, () => board);
    const wall = {
      wallId: '01890000-0000-7000-8000-000000000001',
      name: '一楼大厅',
      madeByName: '周校长',
      madeAt: '20261101080000',
      seenAt: null,
    };
    server
      .on(wallsApi.walls, () => ({ items: [wall] }))
      .on(wallsApi.newWall, () => ({ wallId: wall.wallId, key: KEY }));
    server.on(wallsApi.withdrawWall, () => ({}));
    const { person } = await show(<Page />, { at: '/chart2', user: userInfo('SCHOOLADMIN') });
    await person.click(await screen.findByRole('button', { name: '大屏地址' }));
    await person.type(await screen.findByRole('textbox', { name: '屏幕名称' }), '体育馆');
    await person.click(screen.getByRole('button', { name: '生成地址' }));
    expect(await screen.findByDisplayValue(new RegExp(`/wall\\?key=${KEY}$`))).toBeDefined();
    await person.click(await screen.findByRole('button', { name: /停 ?用/ }));
    await screen.findByText(/一分钟内就不再显示/);
    await person.click(screen.getAllByRole('button', { name: /停 ?用/ }).at(-1) ?? document.body);
    await waitFor(() =>
      expect(server.calls(wallsApi.withdrawWall).map(({ input }) => input)).toEqual([{ wallId: wall.wallId }]),
    );
  });

  it('says what to do where its address is not whole', async () => {
    fakeServer();
    await show(<Kiosk />, { at: '/wall?key=short' });
    expect(await screen.findByText('这块大屏没有开通')).toBeDefined();
  });
});

describe('what is said of the figures', () => {
  it.each([
    [91_440, { count: 127, unit: 'hours' }],
    [719, { count: 59, unit: 'minutes' }],
    [720, { count: 1, unit: 'hours' }],
    [0, { count: 0, unit: 'minutes' }],
  ])('%i answers save %j', (byMachine, told) => expect(saved({ byMachine, byPerson: 5 })).toEqual(told));
  it.each([
    [{ byMachine: 0, byPerson: 0 }, null],
    [{ byMachine: 3, byPerson: 1 }, 0.75],
  ])('of %j a machine judged %s', (judged, share) => expect(machineShare(judged)).toBe(share));
  it('nothing is low where all are steady, and nobody is best alone', () => {
    const one = { gid: 7, subjectId: 1, subjectName: '初中语文', rate: 0.9 };
    expect(findingOf([one])).toEqual({ low: null, high: null });
    expect(findingOf([one, { ...one, gid: 8, rate: 0.8 }]).low).toBeNull();
  });
  it('no grade misses what all have handed in', () =>
    expect(mostMissing([{ gid: 7, expected: 3, came: 3 }])).toBeNull());
});
