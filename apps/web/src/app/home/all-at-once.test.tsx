import { screen } from '@testing-library/react';
import { homeworkApi } from '@zhibi/contract/homework';
import { expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { homeworkOfStudent, student } from '../../../test/world.js';
import { useRead } from '../../platform/api.js';
import { lazily } from '../../platform/lazily.js';
import { AllAtOnce } from './all-at-once.js';

function Titles() {
  const { data } = useRead(homeworkApi.mine, {});
  return data?.items.map(({ homeworkId, title }) => <h2 key={homeworkId}>{title}</h2>);
}

/** Headings that somebody sees: what is drawn unseen has none. */
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it('shows parts of any height once all of them have been read, and none of them before', async () => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = fakeServer().on(homeworkApi.mine, async () => {
    await answered;
    return { items: [homeworkOfStudent({ title: 'Fractions' })], next: null };
  });
  const Late = lazily(() => loaded.then(() => Titles));
  await show(
    <AllAtOnce>
      <h2>quick</h2>
      <Late />
    </AllAtOnce>,
    { user: student() },
  );
  expect(screen.getByRole('status')).toBeTruthy();
  load();
  await expect.poll(() => server.calls(homeworkApi.mine).length).toBe(1);
  expect(headings()).toEqual([]);
  answer();
  await expect.poll(headings).toEqual(['quick', 'Fractions']);
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not wait for ever for a slow one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer().on(homeworkApi.mine, () => new Promise(() => {}));
  await show(
    <AllAtOnce>
      <h2>quick</h2>
      <Titles />
    </AllAtOnce>,
    { user: student() },
  );
  expect(headings()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(headings).toEqual(['quick']);
  vi.useRealTimers();
});
