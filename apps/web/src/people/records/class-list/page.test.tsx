import { screen, within } from '@testing-library/react';
import { recordsApi } from '@zhibi/contract/people/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, Refused } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { userInfo } from '../../../../test/world.js';
import { classRecord, specimenClassId } from '../parts/specimen.js';
import { Page } from './page.js';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(recordsApi.classRecords, ({ ended }) => ({
      items: ended ? [] : [classRecord({ headTeacher: { teacherId: 't', name: '林若溪' } })],
      firstGid: 7,
      lastGid: 9,
      can: { create: true },
    }))
    .on(recordsApi.classRecord, () => classRecord())
    .on(recordsApi.subjectOffers, () => ({ items: [], can: { edit: true } }));
});
const open = (at = '/class/list') => show(<Page />, { at, user: userInfo('SCHOOLADMIN') });
const drawer = async () => within(await screen.findByRole('dialog'));

describe('the classes', () => {
  it('stand under their grade, with who leads them', async () => {
    await open();
    expect(await screen.findByText('班主任 林若溪')).toBeDefined();
    expect(screen.getByRole('region', { name: '八年级' })).toBeDefined();
  });

  it('that have ended are shown where the address says so', async () => {
    await open('/class/list?show=ended');
    expect(await screen.findByText('没有已结束的班级')).toBeDefined();
  });
});

describe('opening classes', () => {
  it('names many at once after the ones there are, and tells which name is taken', async () => {
    server.refuse(recordsApi.createClasses, 'conflict', 'name-taken');
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /新增班级/ }));
    const inside = await drawer();
    const count = inside.getByLabelText('班级数');
    await person.clear(count);
    await person.type(count, '3');
    expect(await inside.findByDisplayValue('七年级(3)班')).toBeDefined();
    await person.click(inside.getByRole('button', { name: '保存' }));
    expect(await inside.findByText('该年级已有同名班级')).toBeDefined();
    expect(server.calls(recordsApi.createClasses)[0]?.input).toEqual({
      gid: 7,
      names: ['七年级(1)班', '七年级(2)班', '七年级(3)班'],
    });
  });
});

describe('one class', () => {
  it('opens from the address; the second of two administrators is told what changed', async () => {
    let newest = classRecord();
    server
      .on(recordsApi.classRecord, () => newest)
      .on(recordsApi.changeClass, () => {
        throw new Refused('conflict', { reason: 'changed' });
      });
    const { person } = await open(`/class/list?class=${specimenClassId}`);
    const name = await screen.findByDisplayValue('八年级(1)班');
    const inside = await drawer();
    await person.clear(name);
    await person.type(name, '八年级(火箭)班');
    newest = classRecord({ gid: 9, revision: 6 });
    await person.click(inside.getByRole('button', { name: '保存' }));
    expect(await inside.findByText('其他管理员刚刚修改过这条记录')).toBeDefined();
    expect(inside.getByRole('cell', { name: '九年级' })).toBeDefined();
    await person.click(inside.getByRole('button', { name: '采用最新内容' }));
    expect(await inside.findByDisplayValue('八年级(1)班')).toBeDefined();
  });

  it('asks where its students go before it ends', async () => {
    const { person } = await open(`/class/list?class=${specimenClassId}`);
    await person.click(await screen.findByRole('button', { name: '结束班级' }));
    const asking = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
    expect(asking.getByText('班里还有 40 名学生，请选择转入的班级')).toBeDefined();
    await person.click(asking.getByRole('button', { name: '结束班级' }));
    expect(await asking.findByText('请选择班级')).toBeDefined();
    expect(server.calls(recordsApi.endClass)).toEqual([]);
  });
});
