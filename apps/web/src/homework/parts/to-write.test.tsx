import { screen } from '@testing-library/react';
import { homeworkOfStudentApi } from '@zhibi/contract/homework';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { student } from '../../../test/world.js';
import { Part } from './to-write.js';

it('who never had homework is not told that all of it is written', async () => {
  fakeServer().on(homeworkOfStudentApi.mine, () => ({ items: [], next: null }));
  await show(<Part />, { user: student() });
  expect(await screen.findByText('还没有作业')).toBeTruthy();
  expect(screen.queryByText(/写完了|没有待完成/)).toBeNull();
});
