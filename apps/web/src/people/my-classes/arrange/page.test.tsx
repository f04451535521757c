import { fireEvent, screen, waitFor } from '@testing-library/react';
import { myClassesApi, noWishes, type Room } from '@zhibi/contract/people/my-classes';
import { describe, expect, it } from 'vitest';
import { classHead, classmates, groupSet } from '../../../../test/my-class.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { Page } from './page.js';

const room: Room = { rows: 2, columns: 2, aisles: [], blocked: [], desk: 'middle' };

async function open({ arrange = true } = {}) {
  const students = classmates();
  const head = classHead({ can: { ...classHead().can, arrange } });
  const set = groupSet(students);
  const [a = '', b = '', c = ''] = students.map(({ studentId }) => studentId);
  const seats = [
    { studentId: a, row: 1, column: 1 },
    { studentId: b, row: 1, column: 2 },
    { studentId: c, row: 2, column: 1 },
  ];
  const plan = {
    planId: newId(),
    from: '20261102',
    to: null,
    room,
    seats,
    madeBy: 'hand' as const,
    changedBy: '林若溪',
  };
  const server = fakeServer()
    .on(myClassesApi.overview, () => ({ items: [], past: [] }))
    .on(myClassesApi.seating, () => ({
      head,
      students,
      revision: 5,
      plan,
      room,
      rotationWeeks: 4,
      rotatesOn: '20261130',
      groupSetId: set.setId,
      sets: [set],
      wishes: noWishes,
      needs: [],
      pairs: [],
    }))
    .on(myClassesApi.saveSeats, () => ({ revision: 6, planId: plan.planId }));
  const opened = await show(<Page />, { at: `/class/arrange?classId=${head.classId}`, user: teacher() });
  await screen.findByRole('button', { name: /陈思远，第 1 排第 1 列/ });
  return { ...opened, server, students, ids: { a, b, c } };
}
const seat = (name: RegExp) => screen.getByRole('button', { name });
const sent = (server: Awaited<ReturnType<typeof open>>['server']) => server.calls(myClassesApi.saveSeats).at(-1)?.input;

describe('the seating plan', () => {
  it('says since when it stands, when it rotates, and each seat its group by number', async () => {
    await open();
    expect(screen.getByText(/11月2日 周一 起使用 · 每 4 周轮换一次，下次 11月30日 周一/)).toBeTruthy();
    expect(seat(/陈思远，第 1 排第 1 列 第 1 组/)).toBeTruthy();
  });

  it('arrows move the chosen student, as the room is drawn; the other takes the old seat', async () => {
    const { person, server, ids } = await open();
    seat(/陈思远/).focus();
    await person.keyboard(' {ArrowLeft}'); // the teacher's view is turned: column 2 is on the left
    expect(seat(/陈思远，第 1 排第 2 列/)).toBe(document.activeElement);
    expect(seat(/王梓涵，第 1 排第 1 列/)).toBeTruthy();
    expect(screen.getByText('陈思远移到第 1 排第 2 列')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(server)).toMatchObject({ revision: 5, madeBy: 'hand' }));
    expect(JSON.stringify(sent(server))).toContain(
      JSON.stringify({ studentId: ids.a, row: 1, column: 2 }).slice(1, -1),
    );
  });

  it('in the students’ view the same arrow leads the other way', async () => {
    const { person } = await open();
    await person.click(screen.getByText('学生视角'));
    seat(/陈思远/).focus();
    await person.keyboard(' {ArrowRight}');
    expect(seat(/陈思远，第 1 排第 2 列/)).toBeTruthy();
  });

  it('a click picks somebody up from the tray, the next click gives the seat', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: '吕行' }));
    await person.click(seat(/空座位 第 2 排第 2 列/));
    expect(seat(/吕行，第 2 排第 2 列/)).toBeTruthy();
    expect(screen.getByText('所有学生都有座位')).toBeTruthy();
  });

  it('the mouse drags somebody onto another seat, and undo brings both back', async () => {
    const { person, ids } = await open();
    const dataTransfer = { getData: () => ids.c, setData: () => undefined };
    fireEvent.drop(seat(/王梓涵/), { dataTransfer });
    expect(seat(/李沐阳，第 1 排第 2 列/)).toBeTruthy();
    expect(seat(/王梓涵，第 2 排第 1 列/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '撤销' }));
    expect(seat(/王梓涵，第 1 排第 2 列/)).toBeTruthy();
  });

  it('Backspace sends somebody to the tray', async () => {
    const { person } = await open();
    seat(/陈思远/).focus();
    await person.keyboard('{Backspace}');
    expect(screen.getByRole('button', { name: '陈思远' })).toBeTruthy();
  });

  it('automatic seating is a proposal that names what it could not do', async () => {
    const { person, server, ids } = await open();
    server.on(myClassesApi.solveSeats, () => ({
      seats: [{ studentId: ids.b, row: 1, column: 1 }],
      unmet: [{ kind: 'apart' as const, studentIds: [ids.a, ids.b] }],
    }));
    await person.click(screen.getByRole('button', { name: /自动排座/ }));
    expect(await screen.findByText('有 1 个条件没有满足')).toBeTruthy();
    expect(screen.getByText('陈思远 · 王梓涵')).toBeTruthy();
    expect(seat(/王梓涵，第 1 排第 1 列/)).toBeTruthy();
    expect(server.calls(myClassesApi.saveSeats)).toEqual([]);
  });

  it('a rotation is shown before it is kept', async () => {
    const { person, server } = await open();
    await person.click(screen.getByRole('button', { name: /预览轮换/ }));
    expect(screen.getByText('这是轮换后的座位，保存后生效')).toBeTruthy();
    expect(seat(/陈思远，第 1 排第 2 列/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(server)).toMatchObject({ madeBy: 'rotation' }));
  });

  it('a faster colleague is told of, and the draft stays', async () => {
    const { person, server } = await open();
    server.refuse(myClassesApi.saveSeats, 'conflict', 'changed');
    seat(/陈思远/).focus();
    await person.keyboard('{Backspace}');
    await person.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/刚刚修改过，您的修改还在这里/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '陈思远' })).toBeTruthy();
  });

  it('a place without a seat takes its student away', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: '第 1 排第 1 列' }));
    expect(screen.queryByRole('button', { name: /陈思远，/ })).toBeNull();
    expect(screen.getByRole('button', { name: '陈思远' })).toBeTruthy();
  });

  it('is only looked at by those who may not arrange', async () => {
    const { person } = await open({ arrange: false });
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    seat(/陈思远/).focus();
    await person.keyboard('{Backspace}');
    expect(seat(/陈思远，第 1 排第 1 列/)).toBeTruthy();
  });
});
