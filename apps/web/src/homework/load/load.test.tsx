import { screen, waitFor } from '@testing-library/react';
import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { Page as Notice } from './notice/page.js';
import { Page as Overview } from './overview/page.js';
import { weekOf } from './week.js';

it.each([
  ['20261123', '20261123', '20261129'],
  ['20261129', '20261123', '20261129'],
  ['20270101', '20261228', '20270103'],
])('the week of %s is from Monday to Sunday', (day, from, to) => expect(weekOf(day)).toEqual({ from, to }));

describe('the overview of the leaders', () => {
  const [classId, otherId] = [newId(), newId()];
  const open = async (notice: boolean, at = '/homework/load') => {
    const server = fakeServer()
      .on(peopleApi.classes, () => ({
        clazzs: [
          { classId, className: '九(3)班', gid: 9, gradeId: 9, subjects: [] },
          { classId: otherId, className: '九(4)班', gid: 9, gradeId: 9, subjects: [] },
        ],
        clazzNames: '',
      }))
      .on(homeworkApi.loadSetting, () => ({
        limits: usualLimits,
        notice,
        photoSlips: false,
        remindByMessage: false,
        appealDays: 7,
        appealBudget: 3,
        hasMessages: true,
        revision: 2,
        canChange: true,
      }))
      .on(homeworkApi.calendar, ({ from }) => ({
        classes: [{ classId, className: '九(3)班', limit: 90, days: [{ day: from, minutes: 30, subjects: [] }] }],
      }))
      .on(homeworkApi.given, ({ from }) => ({
        teachers: [{ teacherName: '林老师', subjectName: '初中数学', times: 3, minutes: 72, over: 1 }],
        over: [
          {
            homeworkId: newId(),
            title: '图象平移',
            subjectName: '初中数学',
            teacherName: '林老师',
            classNames: ['九(3)班'],
            day: from,
            minutes: 24,
            loadReason: '第二天要讲评',
            students: null,
          },
        ],
      }))
      .on(homeworkApi.saveLoadSetting, () => ({ revision: 3 }))
      .on(homeworkApi.noticeAddress, () => ({ secret: 'x'.repeat(32) }));
    return { server, ...(await show(<Overview />, { at, user: userInfo('SCHOOLPRINCIPAL') })) };
  };

  it('keeps the class of its address, and hands it to the list of who is missing', async () => {
    const { server } = await open(false, `/homework/load?class=${otherId}`);
    await screen.findByText('第二天要讲评');
    expect(screen.getByRole('link', { name: '未交名单' }).getAttribute('href')).toBe(
      `/homework/missing?class=${otherId}`,
    );
    await waitFor(() => expect(server.calls(homeworkApi.calendar)[0]?.input).toMatchObject({ classIds: [otherId] }));
  });

  it('shows who gave how much, and what was beyond the limit and why', async () => {
    await open(false);
    expect(await screen.findByText('第二天要讲评')).toBeDefined();
    expect(screen.getByText('超过上限的作业 1')).toBeDefined();
    expect(screen.queryByRole('button', { name: '作业公示地址' })).toBeNull();
  });

  it('changes the limits, and hands out the address of a class where there are notices', async () => {
    const { server, person } = await open(true);
    await person.click(await screen.findByRole('button', { name: '作业公示地址' }));
    expect(await screen.findByDisplayValue(/key=x{32}$/)).toBeDefined();
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: '作业设置' }));
    await person.click(await screen.findByRole('button', { name: '确定' }));
    await screen.findByText('已保存');
    expect(server.calls(homeworkApi.saveLoadSetting)[0]?.input).toMatchObject({ limits: usualLimits, revision: 2 });
  });
});

describe('the public page of a class', () => {
  it('shows what was given today', async () => {
    fakeServer().on(homeworkApi.notice, () => ({
      schoolName: '青禾实验中学',
      className: '九(3)班',
      day: '20261123',
      limit: 90,
      minutes: 24,
      items: [{ subjectName: '初中数学', title: '图象平移', minutes: 24, loadReason: null }],
    }));
    const { person } = await show(<Notice />, { at: `/homework/notice?key=${'x'.repeat(32)}` });
    expect(await screen.findByText('九(3)班 今天的作业')).toBeDefined();
    expect(screen.getByText('约 24 分钟，上限 90 分钟')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: '中文' }, { timeout: 20_000 })).toBeDefined();
    expect(screen.queryByText('约 24 分钟，上限 90 分钟')).toBeNull();
  });

  it('says so where the address is not whole', async () => {
    await show(<Notice />, { at: '/homework/notice?key=half' });
    expect(await screen.findByText('这个公示页不存在')).toBeDefined();
  });
});
