import { screen } from '@testing-library/react';
import { homeworkApi } from '@zhibi/contract/homework';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../test/fake-server.js';
import { fakeServer, show } from '../../test/show.js';
import { homework, teacher } from '../../test/world.js';
import { useInfinite, useRead, useWrite } from './api.js';

const one = homework({ title: '周末巩固' });

function Closing({ handles }: { handles?: 'fields'[] }) {
  const read = useRead(homeworkApi.detail, { homeworkId: one.homeworkId });
  const close = useWrite(homeworkApi.close, [homeworkApi.detail], { handles });
  return (
    <button type="button" onClick={() => close.mutate({ homeworkId: one.homeworkId })}>
      {read.data?.status}
      {close.isPending && '…'}
    </button>
  );
}

describe('a write', () => {
  it('has the reads done again that it names', async () => {
    let status: 'open' | 'closed' = 'open';
    fakeServer()
      .on(homeworkApi.detail, () => ({ ...one, status }))
      .on(homeworkApi.close, () => {
        status = 'closed';
        return { ...one, status };
      });
    const { person } = await show(<Closing />, { user: teacher() });
    await person.click(await screen.findByText('open'));
    expect(await screen.findByText('closed')).toBeTruthy();
  });

  it('is under way before a second click can come', async () => {
    fakeServer()
      .on(homeworkApi.detail, () => one)
      .on(homeworkApi.close, () => ({ ...one, status: 'closed' as const }));
    await show(<Closing />, { user: teacher() });
    const button = await screen.findByText('open');
    button.click();
    // Between two clicks a browser runs what is promised, and no timer.
    for (let i = 0; i < 5; i++) await Promise.resolve();
    expect(button.textContent).toBe('open…');
  });

  it('tells a refusal at the top of the window', async () => {
    fakeServer()
      .on(homeworkApi.detail, () => one)
      .on(homeworkApi.close, () => {
        throw new Refused('conflict', {}, '作业已截止');
      });
    const { person } = await show(<Closing />, { user: teacher() });
    await person.click(await screen.findByText('open'));
    expect(await screen.findByText('作业已截止')).toBeTruthy();
  });
});

function Rows() {
  const pages = useInfinite(homeworkApi.list, { subjectId: 202 });
  return (
    <button type="button" onClick={() => void pages.fetchNextPage()} disabled={!pages.hasNextPage}>
      {pages.rows.map(({ title }) => title).join(' ')}
    </button>
  );
}

it('a list goes on by the key of its last page', async () => {
  const server = fakeServer().on(homeworkApi.list, ({ cursor }) =>
    cursor ? { items: [homework({ title: 'B' })], next: null } : { items: [homework({ title: 'A' })], next: 'after-A' },
  );
  const { person } = await show(<Rows />, { user: teacher() });
  await person.click(await screen.findByText('A'));
  expect((await screen.findByText('A B')).hasAttribute('disabled')).toBe(true);
  expect(server.calls(homeworkApi.list).map(({ input }) => input)).toEqual([
    { subjectId: 202 },
    { subjectId: 202, cursor: 'after-A' },
  ]);
});
