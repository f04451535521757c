import { screen } from '@testing-library/react';
import { homeworkApi } from '@zhibi/contract/homework';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../test/fake-server.js';
import { fakeServer, show } from '../../test/show.js';
import { homework, teacher } from '../../test/world.js';
import { useRead } from './api.js';
import { EmptyState } from './layout/empty-state.js';
import { Screen } from './screen.js';

function Titles() {
  const read = useRead(homeworkApi.list, { subjectId: 202 });
  return (
    <Screen read={read} isEmpty={({ items }) => items.length === 0} empty={<EmptyState title="none" hint="make one" />}>
      {({ items }) => items.map(({ title }) => <p key={title}>{title}</p>)}
    </Screen>
  );
}

const open = () => show(<Titles />, { user: teacher() });

describe('a screen', () => {
  it('shows bones while it loads, then what came', async () => {
    fakeServer().on(homeworkApi.list, () => ({ items: [homework({ title: '周末巩固' })], next: null }));
    await open();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    expect(await screen.findByText('周末巩固')).toBeTruthy();
  });

  it('says what to do first where there is nothing', async () => {
    fakeServer().on(homeworkApi.list, () => ({ items: [], next: null }));
    await open();
    expect(await screen.findByText('make one')).toBeTruthy();
  });

  it('says that one may not see it', async () => {
    fakeServer().refuse(homeworkApi.list, 'forbidden');
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('您不能查看这里');
  });

  it('gives the reference of a fault, and loads again on request', async () => {
    let isBroken = true;
    fakeServer().on(homeworkApi.list, () => {
      if (isBroken) throw new Refused('fault', { support: 'log-42' });
      return { items: [homework({ title: '周末巩固' })], next: null };
    });
    const { person } = await open();
    expect((await screen.findByRole('alert')).textContent).toContain('log-42');
    isBroken = false;
    await person.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByText('周末巩固')).toBeTruthy();
  });
});
