import { cleanup, screen, within } from '@testing-library/react';
import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { userInfo } from '../../../test/world.js';
import { Page as Detail } from './detail/page.js';
import { Page as Import } from './import/page.js';
import { importId, MATHS, stageImport, stageOverview, stageTest, testId } from './made-up-test.js';
import { Page as SetUp } from './set-up/page.js';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(stageTestsApi.list, () => ({ items: [], next: null }))
    .on(stageTestsApi.detail, () => stageTest())
    .on(stageTestsApi.choices, () => ({
      classes: [{ classId: stageTest().classIds[0] ?? '', className: '八年级(1)班', gid: 8 }],
      subjects: [{ subjectId: MATHS, subjectName: '初中数学', stageId: 2 }],
    }));
});

describe('the set-up', () => {
  it('says what is missing, and sends what was chosen with ranks hidden', async () => {
    server.on(stageTestsApi.create, () => stageTest());
    const { person } = await show(<SetUp />, { at: '/paper/stageSet?test=new', user: userInfo('SCHOOLADMIN') });
    await person.click(await screen.findByRole('button', { name: '保存' }));
    expect(await screen.findByText('请填写考试名称')).toBeDefined();
    await person.type(screen.getByRole('textbox', { name: '考试名称' }), '月考');
    await person.click(screen.getByRole('combobox', { name: '年级' }));
    await person.click((await screen.findAllByTitle('八年级')).at(-1) ?? document.body);
    await person.click(screen.getByRole('combobox', { name: '添加学科' }));
    await person.click((await screen.findAllByTitle('初中数学')).at(-1) ?? document.body);
    await person.click(screen.getByRole('button', { name: '保存' }));
    const sent = server.calls(stageTestsApi.create)[0]?.input;
    expect(sent).toMatchObject({
      name: '月考',
      gid: 8,
      classIds: stageTest().classIds,
      subjects: [{ subjectId: MATHS, fullScore: 100 }],
      ranks: { leader: 'level', teacher: 'level', student: 'none' },
    });
  });

  it('is there again after a reload, until it is left', async () => {
    const open = () => show(<SetUp />, { at: '/paper/stageSet?test=new', user: userInfo('SCHOOLADMIN') });
    const nameOf = async () => (await screen.findByRole('textbox', { name: '考试名称' })).getAttribute('value');
    const { person } = await open();
    await person.type(await screen.findByRole('textbox', { name: '考试名称' }), '月考');
    cleanup();
    const again = await open();
    expect(await nameOf()).toBe('月考');
    await again.person.click(screen.getByRole('button', { name: '返回' }));
    cleanup();
    await open();
    expect(await nameOf()).toBe('');
  });

  it('names the classes without scores before it publishes', async () => {
    const { testId: id, name, kind, term, gid, heldOn, state, publishAt, scored, can } = stageTest();
    const subjects = [{ subjectId: MATHS, subjectName: '初中数学', fullScore: 100 }];
    const line = { testId: id, name, kind, term, gid, heldOn, state, publishAt, classes: 2, subjects, scored, can };
    server
      .on(stageTestsApi.list, () => ({ items: [line], next: null }))
      .on(stageTestsApi.gaps, () => ({
        items: [{ classId: importId, className: '八年级(2)班', subjectNames: ['初中数学'] }],
      }))
      .on(stageTestsApi.move, () => stageTest({ state: 'published' }));
    const { person } = await show(<SetUp />, { at: '/paper/stageSet', user: userInfo('SCHOOLADMIN') });
    expect(server.calls(stageTestsApi.gaps)).toEqual([]);
    await person.click(await screen.findByRole('button', { name: '发布' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(await asked.findByText('1 个班有学科还没有成绩')).toBeDefined();
    expect(asked.getByText('八年级(2)班')).toBeDefined();
    await person.click(asked.getByRole('button', { name: '仍然发布' }));
    expect(server.calls(stageTestsApi.move)[0]?.input).toEqual({ testId, to: 'published' });
  });

  it('shows why a change was refused', async () => {
    server.refuse(stageTestsApi.save, 'invalid', 'lines-order');
    const { person } = await show(<SetUp />, { at: `/paper/stageSet?test=${testId}`, user: userInfo('SCHOOLADMIN') });
    await person.click(await screen.findByRole('button', { name: '保存' }));
    expect(await screen.findByText(/等级线须依次递降/)).toBeDefined();
  });
});

describe('bringing scores', () => {
  it('names the fault beside the cell, which is mended in place, and writes what it says it will', async () => {
    server
      .on(stageTestsApi.importInfo, () => stageImport())
      .on(stageTestsApi.rows, () => ({
        items: [
          {
            rowNo: 3,
            status: 'bad' as const,
            skipped: false,
            cells: { studentNo: '000002', [`s${MATHS}`]: '101' },
            problems: [{ field: `s${MATHS}`, reason: 'above-full' as const, text: '100', count: 0 }],
            changes: [],
            kept: 0,
          },
        ],
        next: null,
      }))
      .on(stageTestsApi.mend, () => stageImport())
      .on(stageTestsApi.apply, () => stageImport({ state: 'applied' }));
    const { person } = await show(<Import />, {
      at: `/paper/stageImport?test=${testId}&import=${importId}`,
      user: userInfo('SCHOOLADMIN'),
    });
    expect(await screen.findByText('高于满分100')).toBeDefined();
    const cell = screen.getByRole('textbox', { name: '改正“初中数学”' });
    await person.clear(cell);
    await person.type(cell, '100{enter}');
    expect(server.calls(stageTestsApi.mend)[0]?.input).toEqual({ importId, rowNo: 3, cells: { [`s${MATHS}`]: '100' } });
    await person.click(screen.getByRole('button', { name: '写入 1 行' }));
    expect(server.calls(stageTestsApi.apply)[0]?.input).toEqual({ importId });
  });
});

describe('the results', () => {
  const open = (at = '') => {
    server.on(stageTestsApi.overview, () => stageOverview());
    return show(<Detail />, {
      at: `/study/stageDetail?test=${testId}&subject=${MATHS}${at}`,
      user: userInfo('TEACHER'),
    });
  };

  it('say in sentences what the figures mean, with the table behind them and the formula on a figure', async () => {
    const { person } = await open();
    expect(await screen.findByText('八年级(1)班与八年级(2)班的中位数差 12 分，八年级(1)班内部差得最开')).toBeDefined();
    expect(screen.getByText('按起点看，八年级(1)班多走了一步，八年级(2)班少走了一步')).toBeDefined();
    expect(screen.getByText(/缺考 2 人 · 无成绩 1 人/)).toBeDefined();
    expect(screen.getByText('缺考 2 人、无成绩 1 人')).toBeDefined();
    await person.tab();
    screen.getByText('均分', { selector: 'dt span' }).focus();
    expect(await screen.findByText('计入学生得分之和 ÷ 人数')).toBeDefined();
    const [tables] = screen.getAllByRole('button', { name: '看数据表' });
    await person.click(tables ?? document.body);
    expect(await screen.findByRole('columnheader', { name: '下四分位' })).toBeDefined();
  });

  it('show of a student only what the server gave', async () => {
    server.on(stageTestsApi.students, () => ({
      classId: stageTest().classIds[0] ?? '',
      className: '八年级(1)班',
      classes: [],
      shown: 'level' as const,
      against: null,
      rows: [
        {
          studentId: importId,
          studentNo: '000001',
          name: '王小明',
          movedTo: '八年级(2)班',
          score: 92.5,
          absent: false,
          assigned: null,
          level: 'excellent' as const,
          change: null,
          rank: null,
        },
      ],
    }));
    await open('&tab=students');
    const row = (await screen.findByText('王小明')).closest('tr') ?? document.body;
    expect(within(row).getByText('现在 八年级(2)班')).toBeDefined();
    expect(within(row).getByText('优')).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: '位置' })).toBeNull();
  });

  it('are for a student the own growth in words', async () => {
    server.on(stageTestsApi.mine, () => ({
      studentId: importId,
      name: '王小明',
      tests: [
        {
          testId,
          name: '八年级期中',
          heldOn: '2026-11-12',
          publishAt: '20261113080000',
          className: '八年级(1)班',
          subjects: [
            {
              subjectId: MATHS,
              subjectName: '初中数学',
              fullScore: 100,
              score: 92.5,
              absent: false,
              assigned: null,
              level: null,
              change: 6.1,
              rank: null,
            },
          ],
        },
      ],
    }));
    await show(<Detail />, { at: '/study/stageDetail', user: userInfo('STUDENT') });
    expect(await screen.findByText('比上次进步了')).toBeDefined();
    expect(screen.getByText('92.5 / 100').closest('table[data-cards]')).not.toBeNull(); // a phone shows no column beyond its edge
    expect(screen.queryByText('等级')).toBeNull();
  });
});
