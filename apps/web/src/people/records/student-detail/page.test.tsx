import { screen, within } from '@testing-library/react';
import { recordsApi } from '@zhibi/contract/people/records';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { specimenClassId, studentRecord } from '../parts/specimen.js';
import { Page } from './page.js';

const gone = {
  edit: false,
  resetPassword: false,
  disable: false,
  enable: false,
  leave: false,
  comeBack: true,
  move: false,
  erase: true,
};
const stays = [
  { classId: specimenClassId, className: '八年级(1)班', gid: 8, fromOn: '20260901', toOn: null },
  { classId: newId(), className: '七年级(1)班', gid: 7, fromOn: '20250901', toOn: '20260901' },
];
const line = (what: string, detail: Record<string, unknown> = {}) => ({
  id: newId(),
  what,
  detail,
  by: '周管理',
  at: '20261001083000',
});
const open = (change: Parameters<typeof studentRecord>[0] = {}) => {
  const student = studentRecord(change);
  const server = fakeServer()
    .on(recordsApi.student, () => ({ ...student, stays }))
    .on(recordsApi.history, () => ({
      items: [
        line('changed', { fields: ['name', 'birthday'], from: '陈思元', to: '陈思远' }),
        line('moved', { className: '八年级(1)班', on: '20260901' }),
        line('left', { why: 'transferred', on: '20260630' }),
        line('something-newer'),
        line('enrolled'),
      ],
      next: null,
    }))
    .on(recordsApi.eraseStudent, () => studentRecord({ erased: true }));
  const at = `/student/detail?studentId=${student.studentId}`;
  return show(<Page />, { at, user: userInfo('SCHOOLADMIN') }).then((page) => ({ ...page, server }));
};

it('tells the way through the classes and one lifelong history in sentences', async () => {
  await open();
  expect(await screen.findByText('2025-09-01 至 2026-09-01')).toBeDefined();
  for (const words of [
    '姓名由“陈思元”改为“陈思远”、修改了出生日期',
    '调入八年级(1)班（9月1日 周二起）',
    '离校（转学，6月30日 周二）',
    '有变动',
    '入学',
  ])
    expect(await screen.findByText(words)).toBeDefined();
});

it('erases only what has left, after the name was typed', async () => {
  const { person, server } = await open({ state: 'left', leftOn: '20261001', leftWhy: 'transferred', can: gone });
  await person.click(await screen.findByRole('button', { name: /更多/ }));
  await person.click(await screen.findByText('删除个人信息'));
  const inside = within(await screen.findByRole('dialog'));
  await person.type(inside.getByLabelText('请输入该生姓名以确认'), '陈思');
  server.refuse(recordsApi.eraseStudent, 'conflict', 'name-differs');
  await person.click(inside.getByRole('button', { name: '删除个人信息' }));
  expect(await inside.findByText('输入的姓名与该生不一致')).toBeDefined();
  server.on(recordsApi.eraseStudent, () => ({ ...studentRecord({ erased: true }), stays: [] }));
  await person.type(inside.getByLabelText('请输入该生姓名以确认'), '远');
  await person.click(inside.getByRole('button', { name: '删除个人信息' }));
  expect(await screen.findByText('个人信息已删除')).toBeDefined();
  expect(server.calls(recordsApi.eraseStudent).at(-1)?.input).toMatchObject({ name: '陈思远' });
});
