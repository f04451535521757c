import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { describe, expect, it } from 'vitest';
import { classHead, classmates, groupSet } from '../../../../test/my-class.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { Page } from './page.js';

async function open({ isLocked = false, arrange = true } = {}) {
  const students = classmates();
  const head = classHead({ can: { ...classHead().can, arrange } });
  const set = groupSet(students, isLocked ? { isLocked, lockedUntil: '20991231' } : {});
  const server = fakeServer()
    .on(myClassesApi.overview, () => ({ items: [], past: [] }))
    .on(myClassesApi.groups, () => ({ head, students, sets: [set] }))
    .on(myClassesApi.saveGroups, () => ({ setId: set.setId, revision: 4 }));
  const opened = await show(<Page />, { at: `/class/group?classId=${head.classId}`, user: teacher() });
  await screen.findByRole('region', { name: '第 1 组' });
  const column = (name: string) => within(screen.getByRole('region', { name }));
  return { ...opened, server, set, students, column };
}
const sent = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.calls(myClassesApi.saveGroups).at(-1)?.input;

describe('groups on the board', () => {
  it('somebody is carried to the next group by the keyboard, which is said, and the whole set is kept', async () => {
    const { person, server, column, set } = await open();
    column('第 1 组').getByRole('button', { name: '王梓涵' }).focus();
    await person.keyboard(' {ArrowRight}');
    expect(column('第 2 组').getByRole('button', { name: '王梓涵' })).toBe(document.activeElement);
    expect(screen.getByText('王梓涵移到第 2 组')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('所有修改都已保存');
    expect(sent(server)).toMatchObject({
      setId: set.setId,
      revision: 3,
      groups: [{ memberIds: [set.groups[0]?.memberIds[0]] }, {}],
    });
  });

  it('the mouse does the same', async () => {
    const { column, students } = await open();
    const data = new Map([['text/plain', students[0]?.studentId ?? '']]);
    const dataTransfer = { getData: (kind: string) => data.get(kind), setData: () => undefined };
    fireEvent.drop(screen.getByRole('region', { name: '第 2 组' }), { dataTransfer });
    expect(column('第 2 组').getByRole('button', { name: '陈思远' })).toBeTruthy();
  });

  it('what was done is taken back and done again', async () => {
    const { person, column } = await open();
    column('第 1 组').getByRole('button', { name: '王梓涵' }).focus();
    await person.keyboard('{Backspace}');
    expect(column('未分组').getByRole('button', { name: '王梓涵' })).toBeTruthy();
    await person.keyboard('{Control>}z{/Control}');
    expect(column('第 1 组').getByRole('button', { name: '王梓涵' })).toBeTruthy();
    await person.keyboard('{Control>}y{/Control}');
    expect(column('未分组').getByRole('button', { name: '王梓涵' })).toBeTruthy();
  });

  it('a faster colleague is told of, nothing is lost, and the newest is a click away', async () => {
    const { person, server, column } = await open();
    server.refuse(myClassesApi.saveGroups, 'conflict', 'changed');
    column('第 1 组').getByRole('button', { name: '王梓涵' }).focus();
    await person.keyboard('{Backspace}');
    await person.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('周启明刚刚修改过，您的修改还在这里')).toBeTruthy();
    expect(column('未分组').getByRole('button', { name: '王梓涵' })).toBeTruthy();
    await person.click(screen.getByText('载入最新内容'));
    await person.click(await screen.findByText('确定'));
    await waitFor(() => expect(column('第 1 组').getByRole('button', { name: '王梓涵' })).toBeTruthy());
  });

  it('drawn groups say what they are balanced by', async () => {
    const { person, server, students } = await open();
    const ids = students.map(({ studentId }) => studentId);
    server.on(myClassesApi.drawGroups, () => ({
      groups: [ids.slice(0, 3), ids.slice(3)],
      balancedBy: ['size' as const, 'sex' as const],
    }));
    await person.click(screen.getByRole('button', { name: /重新分组/ }));
    await person.click(await screen.findByText('均衡'));
    expect(await screen.findByText('已按人数、性别均衡分组，保存后生效')).toBeTruthy();
  });

  it('while they are locked nobody is moved, until a teacher unlocks them', async () => {
    const { person, server, column } = await open({ isLocked: true });
    expect(column('第 1 组').getByRole('button', { name: '王梓涵' })).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('button', { name: '解除锁定' }));
    await waitFor(() => expect(sent(server)).toMatchObject({ lockedUntil: null }));
  });

  it('are only looked at by those who may not arrange', async () => {
    await open({ arrange: false });
    expect(screen.getByText(/您可以查看，但不能修改/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});

it('a class without groups says what to do first', async () => {
  const head = classHead();
  fakeServer()
    .on(myClassesApi.overview, () => ({ items: [], past: [] }))
    .on(myClassesApi.groups, () => ({ head, students: classmates(), sets: [] }))
    .on(myClassesApi.saveGroups, () => ({ setId: newId(), revision: 1 }));
  await show(<Page />, { at: `/class/group?classId=${head.classId}`, user: teacher() });
  expect(await screen.findByText('还没有分组方案')).toBeTruthy();
  expect(screen.getByRole('button', { name: /新建分组/ })).toBeTruthy();
});
