import { fireEvent, screen, within } from '@testing-library/react';
import { recordsApi } from '@zhibi/contract/people/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, Refused } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { userInfo } from '../../../../test/world.js';
import { classRecord, specimenClassId, teacherRecord } from '../parts/specimen.js';
import { Page } from './page.js';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(recordsApi.teachers, ({ search }) => {
      const items = search === 'nobody' ? [] : [teacherRecord()];
      return { items, next: null, total: items.length };
    })
    .on(recordsApi.teacher, () => teacherRecord())
    .on(recordsApi.subjectOffers, () => ({
      items: [
        {
          subjectId: 202,
          subjectMainId: 2,
          subjectName: '初中数学',
          stage: 2 as const,
          offered: true,
          classes: 1,
          teachers: [],
        },
      ],
      can: { edit: true },
    }))
    .on(recordsApi.classRecords, () => ({ items: [classRecord()], firstGid: 7, lastGid: 9, can: { create: true } }))
    .on(recordsApi.history, () => ({ items: [], next: null }));
});
const open = (at = '/teacher/list') => show(<Page />, { at, user: userInfo('SCHOOLADMIN') });
const drawer = async () => within(await screen.findByRole('dialog'));

describe('the list of teachers', () => {
  it('shows what each teaches and how many there are', async () => {
    await open();
    expect(await screen.findByText('初中数学 八年级(1)班')).toBeDefined();
    expect(screen.getByText('共 1 位教师')).toBeDefined();
  });

  it('looks for what the address says, and says where nothing matches', async () => {
    await open('/teacher/list?search=nobody&state=left');
    expect(await screen.findByText('没有符合条件的记录')).toBeDefined();
    expect(server.calls(recordsApi.teachers)[0]?.input).toEqual({ search: 'nobody', state: 'left' });
  });

  it('puts what is typed into the address', async () => {
    const { person, router } = await open();
    await person.type(await screen.findByRole('textbox', { name: /姓名、拼音/ }), 'lrx{Enter}');
    expect(router.state.location.search).toBe('?search=lrx');
  });

  it('says so to whoever may not see it', async () => {
    server.refuse(recordsApi.teachers, 'forbidden');
    await open();
    expect(await screen.findByText('您不能查看这里')).toBeDefined();
  });
});

describe('a new teacher', () => {
  it('is checked in the words of the specification, beside the fields', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /新增教师/ }));
    const inside = await drawer();
    await person.type(inside.getByLabelText('手机号'), '12345678901');
    await person.click(inside.getByRole('button', { name: '保存' }));
    expect(await inside.findByText('请输入2-30个字符')).toBeDefined();
    expect(inside.getByText('手机号格式不正确')).toBeDefined();
  });

  it('gets a slip that warns before it is closed for ever', async () => {
    const slip = { accountId: 'a', name: '林若溪', account: 't0001', password: 'abc23def', className: '' };
    server.on(recordsApi.createTeacher, () => ({ teacherId: 't', slip }));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /新增教师/ }));
    const inside = await drawer();
    await person.type(inside.getByLabelText('姓名'), ' 林若溪 ');
    await person.click(inside.getByRole('button', { name: '保存' }));
    expect((await screen.findAllByText('abc23def')).length).toBeGreaterThan(0);
    expect(server.calls(recordsApi.createTeacher)[0]?.input).toMatchObject({
      name: '林若溪',
      phone: null,
      lessons: [],
    });
    // The cross of the window is called the same; the button of the foot comes after it.
    await person.click(screen.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
    expect(await screen.findByText('还没有打印或复制，关闭后不能再次查看')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '仍然关闭' }));
    expect(screen.queryAllByText('abc23def')).toEqual([]);
  });
});

describe('two administrators at one teacher', () => {
  it('the second sees what the first changed, keeps what was typed, and saves on the newest version', async () => {
    let theirs = teacherRecord();
    server
      .on(recordsApi.teacher, () => theirs)
      .on(recordsApi.changeTeacher, ({ revision }) => {
        if (revision < 4) throw new Refused('conflict', { reason: 'changed' });
        return teacherRecord({ revision: 5 });
      });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '编辑' }));
    const inside = await drawer();
    const name = await inside.findByLabelText('姓名');
    fireEvent.change(name, { target: { value: '林若曦' } });
    theirs = teacherRecord({ teacherNo: 'T99', revision: 4 });
    await person.click(inside.getByRole('button', { name: '保存' }));
    expect(await inside.findByText('其他管理员刚刚修改过这条记录')).toBeDefined();
    expect(inside.getByText('T99')).toBeDefined();
    await person.click(inside.getByRole('button', { name: '保留我的修改' }));
    expect(inside.getByDisplayValue('林若曦')).toBeDefined();
    expect(inside.getByDisplayValue('T99')).toBeDefined();
    await person.click(inside.getByRole('button', { name: '保存' }));
    await expect
      .poll(() => server.calls(recordsApi.changeTeacher).at(-1)?.input)
      .toMatchObject({
        revision: 4,
        name: '林若曦',
        teacherNo: 'T99',
        lessons: [{ classId: specimenClassId, subjectId: 202 }],
      });
  });
});

it('resets a password after asking, and says that a school cannot reset an account used elsewhere', async () => {
  server.refuse(recordsApi.resetPasswords, 'conflict', 'held-elsewhere');
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: '重置密码' }));
  const inside = await drawer();
  await person.click(inside.getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText('所选人员中有账号还用于本校以外，不能在这里操作')).toBeDefined();
});
