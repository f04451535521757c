import { screen, within } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { sessionApi } from '@zhibi/contract/session';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { classRecord, studentRecord } from '../parts/specimen.js';
import { Page } from './page.js';

let server: FakeServer;
const long = '阿卜杜热合曼·买买提艾力·吐尔逊那依阿布都热西提江';
const two = [studentRecord(), studentRecord({ studentId: newId(), name: long, studentNo: 'X-2' })];
beforeEach(() => {
  server = fakeServer()
    .on(recordsApi.students, ({ search }) => ({
      ...(search ? { items: [], total: 0 } : { items: two, total: 2 }),
      next: null,
    }))
    .on(recordsApi.student, () => ({ ...studentRecord(), stays: [] }))
    .on(recordsApi.classRecords, () => ({
      items: [classRecord(), classRecord({ classId: newId(), className: '八年级(2)班' })],
      firstGid: 7,
      lastGid: 9,
      can: { create: true },
    }));
});
const open = (at = '/student/list', role: 'SCHOOLADMIN' | 'SCHOOLPRINCIPAL' = 'SCHOOLADMIN') =>
  show(<Page />, { at, user: userInfo(role) });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the list of students', () => {
  it('narrows by what stands in the address, and says where nothing matches', async () => {
    await open('/student/list?search=zz&grade=8&state=disabled');
    expect(await screen.findByText('没有符合条件的记录')).toBeDefined();
    expect(server.calls(recordsApi.students)[0]?.input).toEqual({ search: 'zz', gid: 8, state: 'disabled' });
  });

  it('bears a long name and leads to the student', async () => {
    await open();
    expect((await screen.findByRole('link', { name: long })).getAttribute('href')).toBe(
      `/student/detail?studentId=${two[1]?.studentId}`,
    );
  });

  it('offers the principal nothing to change', async () => {
    const nothing = { edit: false, resetPassword: false, disable: false, enable: false, leave: false, comeBack: false };
    server.on(recordsApi.students, () => ({
      items: [studentRecord({ can: { ...nothing, move: false, erase: false } })],
      next: null,
      total: 1,
    }));
    await open('/student/list', 'SCHOOLPRINCIPAL');
    await screen.findByText('陈思远');
    for (const name of [/新增学生/, /编辑/, /调班/, /更多/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('many students at once', () => {
  const chooseAll = async () => {
    const page = await open();
    await page.person.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    return page;
  };

  it('move into another class from a day on', async () => {
    server.on(recordsApi.moveStudents, () => ({ moved: 2 }));
    const { person } = await chooseAll();
    const bar = within(await screen.findByRole('toolbar', { name: '已选 2 人' }));
    await person.click(bar.getByRole('button', { name: '调班' }));
    const inside = await dialog();
    await person.click(inside.getByRole('button', { name: '调班' }));
    expect(await inside.findByText('请选择班级')).toBeDefined();
    await person.click(inside.getByRole('combobox', { name: '班级' }));
    await person.click((await screen.findAllByText('八年级(2)班')).at(-1) as HTMLElement);
    await person.click(inside.getByRole('button', { name: '调班' }));
    expect(await screen.findByText('2 名学生已调班')).toBeDefined();
    const [call] = server.calls(recordsApi.moveStudents);
    expect(call?.input).toMatchObject({ studentIds: two.map(({ studentId }) => studentId) });
  });

  it('get new passwords by a job that stands in the address; the slips are taken when asked for', async () => {
    const jobId = newId();
    const batchId = newId();
    const slip = { accountId: 'a', name: '陈思远', account: 's1', password: 'pass2345', className: '八年级(1)班' };
    server
      .on(recordsApi.resetPasswords, () => ({ slip: null, jobId }))
      .on(sessionApi.job, () => ({
        jobId,
        kind: 'make-initial-passwords' as const,
        status: 'done' as const,
        done: 2,
        total: 2,
        reason: '',
        message: '',
        result: { batchId },
      }))
      .on(peopleApi.slips, () => ({ items: [slip] }));
    const { person, router } = await chooseAll();
    await person.click(await screen.findByRole('button', { name: '重置密码' }));
    await person.click((await dialog()).getByRole('button', { name: '重置密码' }));
    expect(await screen.findByText('2 张密码条已备好，取出后只显示一次')).toBeDefined();
    expect(router.state.location.search).toBe(`?slips=${jobId}`);
    await person.click(screen.getByRole('button', { name: '取出密码条' }));
    expect((await screen.findAllByText('pass2345')).length).toBeGreaterThan(0);
  });
});

it('says beside the number that it is taken', async () => {
  server.refuse(recordsApi.createStudent, 'conflict', 'number-taken');
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /新增学生/ }));
  const inside = await dialog();
  await person.type(inside.getByLabelText('姓名'), '田一一');
  await person.type(inside.getByLabelText('学号'), 'twice');
  await person.click(inside.getByRole('button', { name: '保存' }));
  expect(await inside.findByText('该学号已被使用')).toBeDefined();
});
