import { screen, waitFor, within } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { type RosterImport, type RosterRow, rosterApi } from '@zhibi/contract/people/roster';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

const importId = newId();
const can = { check: true, mend: true, apply: true, undo: false, discard: true };
const rosterImport = (change: Partial<RosterImport> = {}): RosterImport => ({
  importId,
  kind: 'students',
  state: 'columns',
  sourceName: '八年级.xlsx',
  form: 'xlsx',
  encoding: '',
  unreadSheets: [],
  rowCount: 3,
  done: 0,
  total: 3,
  failure: '',
  isQuiet: false,
  columns: [
    { title: '编号', samples: ['1', '2'], field: null },
    { title: '姓名', samples: ['王小明', '曾黎'], field: 'name' },
  ],
  createClasses: true,
  newClasses: [],
  counts: { added: 1, changed: 0, unchanged: 0, conflict: 1, bad: 1, skipped: 0 },
  confirmable: { 'same-name': 1 },
  applied: 0,
  undone: null,
  byName: '管理员',
  createdAt: '20261121083000',
  appliedAt: null,
  undoneAt: null,
  slips: null,
  can,
  ...change,
});
const row = (change: Partial<RosterRow>): RosterRow => ({
  rowNo: 2,
  status: 'added',
  decision: null,
  cells: { name: '王小明' },
  pinyin: 'wang xiao ming',
  changes: [],
  problems: [],
  applied: false,
  kept: null,
  can: { mend: true, confirm: false, skip: true },
  ...change,
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(rosterApi.list, () => ({ items: [], next: null }))
    .on(peopleApi.classes, () => ({
      clazzs: [{ classId: newId(), className: '八年级(1)班', gid: 8, gradeId: 8, subjects: [] }],
      clazzNames: '',
    }));
});
const open = (at = '/student/import', language: 'zh' | 'en' = 'zh') =>
  show(<Page />, { at, user: userInfo('SCHOOLADMIN'), language });
const openImport = (change: Partial<RosterImport>, rows: RosterRow[] = []) => {
  server.on(rosterApi.detail, () => rosterImport(change)).on(rosterApi.rows, () => ({ items: rows, next: null }));
  return open(`/student/import?import=${importId}`);
};

describe('the source', () => {
  it('says in words why a list cannot be read', async () => {
    server.refuse(rosterApi.paste, 'invalid', 'no-rows');
    const { person } = await open();
    await person.click(await screen.findByText('粘贴名单'));
    await person.click(screen.getByRole('button', { name: '读取名单' }));
    expect(await screen.findByText('请先粘贴名单')).toBeDefined();
    await person.type(screen.getByRole('textbox', { name: '名单' }), '姓名');
    await person.click(screen.getByRole('button', { name: '读取名单' }));
    expect(await screen.findByText(/没有找到名单/)).toBeDefined();
  });

  it('opens what was read, at an address that finds it again', async () => {
    server.on(rosterApi.paste, () => rosterImport()).on(rosterApi.detail, () => rosterImport());
    const { person, router } = await open('/student/import?kind=teachers');
    await person.click(await screen.findByText('粘贴名单'));
    await person.type(screen.getByRole('textbox', { name: '名单' }), '王小明{enter}曾黎');
    expect(screen.getByText('共 2 行')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '读取名单' }));
    expect(await screen.findByText('每一列是什么')).toBeDefined();
    expect(server.calls(rosterApi.paste)[0]?.input).toMatchObject({ kind: 'teachers', text: '王小明\n曾黎' });
    expect(router.state.location.search).toContain(importId);
  });

  it('speaks English', async () => {
    await open('/student/import', 'en');
    expect(await screen.findByText('Nothing was imported yet')).toBeDefined();
    expect(screen.getByRole('button', { name: /Export/ })).toBeDefined();
  });
});

describe('the columns', () => {
  it('can be corrected, and no field is given twice', async () => {
    server.on(rosterApi.check, () => ({ jobId: newId() }));
    const { person } = await openImport({});
    await person.click(await screen.findByRole('combobox', { name: '编号' }));
    await person.click((await screen.findAllByTitle('姓名')).at(-1) ?? document.body);
    await person.click(screen.getByRole('button', { name: '开始检查' }));
    expect(await screen.findByText('同一项内容只能对应一列')).toBeDefined();
    await person.click(screen.getByRole('combobox', { name: '编号' }));
    await person.click((await screen.findAllByTitle('学号')).at(-1) ?? document.body);
    await person.click(screen.getByRole('button', { name: '开始检查' }));
    expect(server.calls(rosterApi.check)[0]?.input).toMatchObject({
      fields: ['studentNo', 'name'],
      createClasses: true,
    });
  });
});

describe('what was found', () => {
  const bad = row({
    rowNo: 3,
    status: 'bad',
    cells: { name: '王' },
    pinyin: 'wang',
    problems: [{ field: 'name', reason: 'name' }],
  });
  const same = row({
    rowNo: 4,
    status: 'conflict',
    problems: [{ field: 'name', reason: 'same-name', detail: { number: '20260801' } }],
    can: { mend: true, confirm: true, skip: true },
  });

  it('names the fault beside the cell, which is mended in place', async () => {
    server.on(rosterApi.mend, () => rosterImport({ state: 'checked' }));
    const { person } = await openImport({ state: 'checked' }, [row({}), bad]);
    expect(await screen.findByText('请输入2-30个字符')).toBeDefined();
    const cell = screen.getByRole('textbox', { name: '改正“姓名”' });
    await person.clear(cell);
    await person.type(cell, '王小红{enter}');
    expect(server.calls(rosterApi.mend)[0]?.input).toEqual({ importId, rowNo: 3, cells: { name: '王小红' } });
  });

  it('asks about a name that is there, one by one or all at once', async () => {
    server
      .on(rosterApi.mend, () => rosterImport({ state: 'checked' }))
      .on(rosterApi.settle, () => rosterImport({ state: 'checked' }));
    const { person } = await openImport({ state: 'checked' }, [same]);
    expect(await screen.findByText('班里已有同名学生（学号20260801）')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '是另一人' }));
    expect(server.calls(rosterApi.mend)[0]?.input).toEqual({ importId, rowNo: 4, decision: 'confirm' });
    await person.click(screen.getByRole('button', { name: '同名的 1 行都是新学生' }));
    expect(server.calls(rosterApi.settle)[0]?.input).toEqual({ importId, reason: 'same-name', decision: 'confirm' });
  });

  it('shows changes from and to', async () => {
    await openImport({ state: 'checked' }, [
      row({ status: 'changed', changes: [{ field: 'sex', from: '', to: 'female' }] }),
    ]);
    expect(await screen.findByText('性别：空 → 女')).toBeDefined();
  });

  it('writes what it says it will', async () => {
    server.on(rosterApi.apply, () => ({ jobId: newId() }));
    const { person } = await openImport({ state: 'checked' });
    await person.click(await screen.findByRole('button', { name: '写入 1 行' }));
    expect(server.calls(rosterApi.apply)[0]?.input).toEqual({ importId });
  });
});

describe('long work', () => {
  it('shows how far it is, and can be begun again when it stopped', async () => {
    server.on(rosterApi.apply, () => ({ jobId: newId() }));
    const { person } = await openImport({ state: 'applying', done: 1, failure: 'failed' });
    const status = within((await screen.findByText('1 / 3')).parentElement ?? document.body);
    await person.click(status.getByRole('button', { name: '继续' }));
    expect(server.calls(rosterApi.apply)).toHaveLength(1);
  });

  it('ends with what can be undone, after asking', async () => {
    server.on(rosterApi.undo, () => ({ jobId: newId() }));
    const { person } = await openImport({ state: 'applied', applied: 2, can: { ...can, undo: true } });
    expect(await screen.findByText('已写入 2 行')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '撤销这次导入' }));
    await person.click(await screen.findByRole('button', { name: '确定' }));
    expect(server.calls(rosterApi.undo)[0]?.input).toEqual({ importId });
  });

  it('leaves no button on rows that were read before it ended, and reads them again', async () => {
    let state: 'checked' | 'applying' | 'applied' = 'checked';
    const finished = { check: false, mend: false, apply: false, undo: true, discard: false };
    server
      .on(rosterApi.detail, () => rosterImport({ state, can: state === 'checked' ? can : finished }))
      .on(rosterApi.rows, () => ({ items: [row({ status: 'bad', applied: state === 'applied' })], next: null }))
      .on(rosterApi.apply, () => {
        state = 'applying';
        return { jobId: newId() };
      });
    const { person } = await open(`/student/import?import=${importId}`);
    expect(await screen.findByRole('button', { name: '不导入' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: '写入 1 行' }));
    await screen.findByText(/可以离开此页/);
    const before = server.calls(rosterApi.rows).length;
    state = 'applied';
    expect(await screen.findByText('已写入 0 行', {}, { timeout: 5000 })).toBeDefined();
    expect(screen.queryByRole('button', { name: '不导入' })).toBeNull();
    await waitFor(() => expect(server.calls(rosterApi.rows).length).toBeGreaterThan(before));
  });

  it('hands out the password slips of new accounts, once they are made', async () => {
    const batchId = newId();
    const slip = { accountId: newId(), name: '王小明', account: 's2026080101', password: 'abc234', className: '' };
    let left = { making: 1, ready: 0 };
    server
      .on(rosterApi.rows, () => ({ items: [], next: null }))
      .on(rosterApi.detail, () => rosterImport({ state: 'applied', applied: 1, slips: { batchId, ...left } }))
      .on(peopleApi.slips, () => {
        left = { making: 0, ready: 0 };
        return { items: [slip] };
      });
    const { person } = await open(`/student/import?import=${importId}`);
    expect(await screen.findByRole('button', { name: /正在生成初始密码/ })).toBeDefined();
    left = { making: 0, ready: 1 };
    await person.click(await screen.findByRole('button', { name: '取出密码条（1 张）' }, { timeout: 5000 }));
    expect((await screen.findAllByText('abc234')).length).toBeGreaterThan(0);
    expect(server.calls(peopleApi.slips)[0]?.input).toEqual({ batchId });
    expect(await screen.findByText(/已经取走/)).toBeDefined();
  });

  it('says why a row was kept', async () => {
    await openImport({ state: 'undone', undone: { takenBack: 1, kept: 1 } }, [
      row({ kept: { field: null, reason: 'used' } }),
    ]);
    expect(await screen.findByText('账号已经使用或已有学习记录')).toBeDefined();
  });
});
