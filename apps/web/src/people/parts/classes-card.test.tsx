import { screen } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { userInfo } from '../../../test/world.js';
import { Part } from './classes-card.js';

it.each([
  ['the administrator has the way to make them', 'SCHOOLADMIN', ['SCHOOLADMIN'], /请先建立班级/],
  [
    'a principal who is administrator too hears in which role',
    'SCHOOLPRINCIPAL',
    ['SCHOOLPRINCIPAL', 'SCHOOLADMIN'],
    /身份切换为“学校管理员”/,
  ],
  ['any other hears who makes them', 'SCHOOLPRINCIPAL', ['SCHOOLPRINCIPAL'], /由学校管理员建立/],
] as const)('a school without classes: %s', async (_, role, held, words) => {
  fakeServer().on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }));
  await show(<Part />, {
    user: userInfo(role, { roles: held.map((code) => ({ role: code, code, name: code, display: true })) }),
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '去建班级' }) !== null).toBe(role === 'SCHOOLADMIN');
});
