import { configure, screen, within } from '@testing-library/react';
import { type Rehearsal, schoolYearApi, type Upgrade } from '@zhibi/contract/people/school-year';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const [sailing, eight, nine] = [newId(), newId(), newId()];
const plan = (change: Partial<Rehearsal> = {}): Rehearsal => ({
  schoolName: '青禾实验中学',
  fromYear: 2026,
  toYear: 2027,
  isEarly: false,
  classes: [
    { classId: sailing, className: '启航班', gidFrom: 7, to: '启航班', gidTo: 8, students: 38, asksName: true },
    {
      classId: eight,
      className: '八年级(1)班',
      gidFrom: 8,
      to: '九年级(1)班',
      gidTo: 9,
      students: 40,
      asksName: false,
    },
    { classId: nine, className: '九年级(1)班', gidFrom: 9, to: null, gidTo: null, students: 41, asksName: false },
  ],
  students: { promoted: 78, leaving: 41 },
  withoutClass: { total: 0, items: [] },
  clashes: [],
  lessons: [],
  openWork: [],
  hindrance: null,
  ...change,
});
const upgrade = (change: Partial<Upgrade> = {}): Upgrade => ({
  upgradeId: newId(),
  fromYear: 2026,
  toYear: 2027,
  status: 'done',
  direction: 'forward',
  step: 'year',
  done: 119,
  total: 119,
  failure: '',
  startedBy: '李思齐',
  startedAt: '20270701080000',
  finishedAt: '20270701080004',
  undoUntil: '20270731080004',
  classes: [{ classId: eight, from: '八年级(1)班', to: '九年级(1)班', students: 40, isDone: true }],
  can: { resume: false, undo: true },
  ...change,
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(schoolYearApi.state, () => ({ upgrade: null }))
    .on(schoolYearApi.rehearse, () => plan())
    .on(schoolYearApi.years, () => [
      { academicYear: 2026, start: '20260901000000', end: '20270831235959', name: '当前学年' },
    ])
    .on(schoolYearApi.classes, () => ({ items: [] }));
});
const open = () => show(<Page />, { at: '/class/schoolYear', user: userInfo('SCHOOLADMIN') });

describe('before the move', () => {
  it('shows every class by grade, who leaves, and which name does not tell its grade', async () => {
    await open();
    expect(await screen.findByText('1 个班级的名称没有写明年级，将保持原名。')).toBeDefined();
    const row = (await screen.findByText('八年级(1)班')).closest('tr');
    expect(row?.textContent).toBe('八年级(1)班九年级(1)班40');
    expect(screen.getAllByText('毕业离校').length).toBeGreaterThan(0);
  });

  it('asks the server again with the name that was typed for a class that does not tell its grade', async () => {
    const { person } = await open();
    const field = await screen.findByRole('textbox', { name: '启航班 的新班名' });
    await person.clear(field);
    await person.type(field, '八年级(2)班{Enter}');
    await screen.findByRole('textbox', { name: '启航班 的新班名' });
    expect(server.calls(schoolYearApi.rehearse).at(-1)?.input).toEqual({ names: { [sailing]: '八年级(2)班' } });
  });

  it('names what to look at, and does not start while something is in the way', async () => {
    server.on(schoolYearApi.rehearse, () =>
      plan({
        hindrance: 'names-clash',
        clashes: ['九年级(1)班'],
        isEarly: true,
        lessons: [{ className: '六年级(1)班', teacherName: '孙萌', subjectFrom: '小学数学', subjectTo: '初中数学' }],
        openWork: [{ id: newId(), title: '分式练习', endAt: '20261122200000', classNames: ['八年级(1)班'] }],
        withoutClass: { total: 2, items: [{ studentId: newId(), studentNo: '0007', name: '陈思远' }] },
      }),
    );
    await open();
    expect(await screen.findByText('升级后有重名的班级：九年级(1)班。请填写不同的班名。')).toBeDefined();
    expect(screen.getByText('新学年要到 2027 年 9 月 1 日才开始；现在升级会提前生效。')).toBeDefined();
    expect(screen.getByText('孙萌 · 六年级(1)班：小学数学 → 初中数学')).toBeDefined();
    expect(screen.getByText('陈思远 0007')).toBeDefined();
    expect(screen.getByText(/分式练习 · 八年级\(1\)班/)).toBeDefined();
    expect(screen.getByRole('button', { name: '升级到2027—2028学年' })).toHaveProperty('disabled', true);
  });

  it('names subjects in the language of who reads', async () => {
    const lesson = { className: '六年级(1)班', teacherName: '孙萌', subjectFrom: '小学数学' };
    server.on(schoolYearApi.rehearse, () =>
      plan({
        lessons: [
          { ...lesson, subjectTo: '初中数学' },
          { ...lesson, subjectTo: null },
        ],
      }),
    );
    await show(<Page />, { at: '/class/schoolYear', user: userInfo('SCHOOLADMIN'), language: 'en' });
    expect(await screen.findByText(/Primary maths → Junior maths/)).toBeDefined();
    expect(screen.queryByText(/小学数学/)).toBeNull();
  });

  it('starts only after the name of the school was typed', async () => {
    server.on(schoolYearApi.start, () => ({ upgradeId: newId() }));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '升级到2027—2028学年' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: '开始升级' });
    expect(button).toHaveProperty('disabled', true);
    await person.type(dialog.getByRole('textbox'), '青禾实验中学');
    await person.click(button);
    expect(server.calls(schoolYearApi.start)[0]?.input).toEqual({ toYear: 2027, confirm: '青禾实验中学', names: {} });
  });

  it('says what to do first in a school without classes', async () => {
    server.on(schoolYearApi.rehearse, () => plan({ classes: [], hindrance: 'no-classes' }));
    await open();
    expect(await screen.findByText('还没有班级')).toBeDefined();
  });
});

describe('the newest move', () => {
  it('on its way tells how far it is, and that the page may be left', async () => {
    server.on(schoolYearApi.state, () => ({
      upgrade: upgrade({ status: 'running', step: 'students', done: 60, can: { resume: false, undo: false } }),
    }));
    await open();
    expect(await screen.findByText('正在升级到2027—2028学年')).toBeDefined();
    expect(screen.getByText('60 / 119')).toBeDefined();
    expect(screen.queryByRole('button', { name: '升级到2027—2028学年' })).toBeNull();
  });

  it('that stopped says where, with what, and goes on', async () => {
    const failed = upgrade({
      status: 'failed',
      step: 'students',
      failure: 'disk full',
      can: { resume: true, undo: true },
    });
    server.on(schoolYearApi.state, () => ({ upgrade: failed })).on(schoolYearApi.resume, () => ({}));
    const { person } = await open();
    expect(await screen.findByText('升级停在了「学生」这一步')).toBeDefined();
    expect(screen.getByText('disk full')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '继续' }));
    expect(server.calls(schoolYearApi.resume)[0]?.input).toEqual({ upgradeId: failed.upgradeId });
  });

  it('can be undone, after what stays has been shown', async () => {
    server
      .on(schoolYearApi.state, () => ({ upgrade: upgrade() }))
      .on(schoolYearApi.rehearseUndo, () => ({
        total: 1,
        items: [{ what: 'student-moved' as const, name: '陈思远', className: '七年级(9)班' }],
      }))
      .on(schoolYearApi.undo, () => ({}));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '撤销升级' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('换了班的学生')).toBeDefined();
    expect(dialog.getByText('陈思远 (七年级(9)班)', { exact: false })).toBeDefined();
    await person.type(dialog.getByRole('textbox'), '青禾实验中学');
    await person.click(dialog.getByRole('button', { name: '撤销升级' }));
    expect(server.calls(schoolYearApi.undo)[0]?.input).toMatchObject({ confirm: '青禾实验中学' });
  });

  it('ends with its result while the year after it cannot be begun, and goes on once it can', async () => {
    let hindrance: Rehearsal['hindrance'] = 'year-too-far';
    server
      .on(schoolYearApi.state, () => ({ upgrade: upgrade() }))
      .on(schoolYearApi.rehearse, () => plan({ fromYear: 2027, toYear: 2028, hindrance }));
    const first = await open();
    expect(await screen.findByText('历年班级')).toBeDefined();
    expect(screen.queryByText(/2028—2029/)).toBeNull();
    first.unmount();
    hindrance = null;
    await open();
    expect(await screen.findByRole('button', { name: /2028—2029/ })).toBeDefined();
  });

  it('has no way back after thirty days', async () => {
    server.on(schoolYearApi.state, () => ({
      upgrade: upgrade({ undoUntil: null, can: { resume: false, undo: false } }),
    }));
    await open();
    expect(await screen.findByText('已超过 30 天，不能再撤销')).toBeDefined();
    expect(screen.queryByRole('button', { name: '撤销升级' })).toBeNull();
  });
});
