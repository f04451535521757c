import { screen } from '@testing-library/react';
import { homeworkApi } from '@zhibi/contract/homework';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { homework, teacher } from '../../../test/world.js';
import { Page as OpenHomework } from '../home/page.js';
import { Part as Open } from './open-homework-card.js';

const progress = (handedIn: number) => ({ total: 40, writing: 0, handedIn, marked: 0 });
const lists = (count: number, next: string | null = null) =>
  fakeServer().on(homeworkApi.list, () => ({
    items: Array.from({ length: count }, (_, at) =>
      homework({ title: `作业${at}`, status: 'open', progress: { ...homework().progress, ...progress(38) } }),
    ),
    next,
  }));

it('the tile of the home and the list that it opens count the same', async () => {
  const server = lists(3);
  await show(
    <>
      <Open />
      <OpenHomework />
    </>,
    { user: teacher() },
  );
  await screen.findByText('进行中 3 次 · 还没交 6 人次');
  expect(screen.getByRole('link', { name: /进行中的作业/ }).getAttribute('href')).toBe('/homework/index');
  expect(screen.getByRole('link', { name: /进行中的作业/ }).textContent).toContain('3次');
  expect(server.calls(homeworkApi.list).map(({ input }) => input)).toMatchObject([{ status: 'open' }]);
});

it('of more than one page the tile says that it is at least so many', async () => {
  lists(20, '01890000-0000-7000-8000-000000000001');
  await show(<Open />, { user: teacher() });
  expect((await screen.findByRole('link', { name: /进行中的作业/ })).textContent).toContain('20+次');
});
