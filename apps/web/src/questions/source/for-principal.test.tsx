import { configure, screen, within } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { peopleApi } from '@zhibi/contract/people';
import { questionsApi } from '@zhibi/contract/questions';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { questionOf } from '../../papers/parts/specimen.js';
import { Page } from './for-principal.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const CHINESE = { subjectId: 201, subjectName: '初中语文', subjectMainId: 1 };
const MATHS = { subjectId: 202, subjectName: '初中数学', subjectMainId: 2 };
const classId = newId();
const room = { classId, className: '八年级(1)班', gid: 8, gradeId: 8, subjects: [MATHS, CHINESE] };
/** The record of a principal holds every class of the school. */
const principal = userInfo('SCHOOLPRINCIPAL', { classList: [room] as never }); // as far as the screen reads it
const report = {
  homeworkId: newId(),
  subjectId: 202,
  title: '周测',
  classId,
  className: '八年级(1)班',
  startAt: '20261121080000',
  sat: 1,
  students: 1,
  marked: 1,
  rate: 1,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(peopleApi.classes, () => ({ clazzs: [room], clazzNames: '' }))
    .on(analysisApi.reports, () => ({ items: [report], next: null }))
    .on(questionsApi.trees, () => ({ textbooks: [], knowledge: [] }))
    .on(questionsApi.facets, () => ({ years: [2024], sources: [] }))
    .on(questionsApi.similar, () => ({ items: [{ question: questionOf(3), likeness: 0.72 }] }))
    .on(questionsApi.search, ({ subjectId }) =>
      subjectId === 202 ? { items: [questionOf(1)], next: null, total: 1 } : { items: [], next: null, total: 0 },
    );
});
const open = (at = '/source/source') => show(<Page />, { at, user: principal });

describe('a principal in the resource centre', () => {
  it('looks at questions of the subject of the newest report, and has no cart, no own bank and no classes to ask by', async () => {
    const { person } = await open('/source/source?bank=mine&use=unused');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('题干1')).toBeDefined();
    expect(server.calls(questionsApi.search)[0]?.input).toEqual({ subjectId: 202 });
    for (const name of [/加入试题篮/, /去组卷/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('试题篮')).toBeNull();
    expect(screen.queryByRole('combobox', { name: '班级使用' })).toBeNull();
    expect(server.calls(questionsApi.cart)).toEqual([]);
    await person.click(screen.getByRole('combobox', { name: '题库' }));
    expect((await screen.findAllByTitle('校本题库')).length).toBeGreaterThan(0);
    expect(screen.queryByTitle('我的题目')).toBeNull();
  });

  it('sees the key, and others like it', async () => {
    const { person } = await open();
    const card = await screen.findByRole('article');
    await person.click(within(card).getByRole('button', { name: /答案与解析/ }));
    expect(within(card).getByRole('button', { name: /收起/ })).toBeDefined();
    await person.click(within(card).getByRole('button', { name: '相似试题' }));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('题干3')).toBeDefined();
    expect(within(drawer).getByText('相似 72%')).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: /加入试题篮/ })).toBeNull();
  });

  it('goes to another subject of the stage, where nothing looked for before stands in the way', async () => {
    const { person } = await open('/source/source?subject=202&words=三角形');
    await screen.findByRole('article');
    await person.click(screen.getByRole('combobox', { name: '学科' }));
    await person.click((await screen.findAllByTitle('初中语文')).at(-1) ?? document.body);
    expect(await screen.findByText('该学科还没有试题')).toBeDefined();
    expect(server.calls(questionsApi.search).at(-1)?.input).toEqual({ subjectId: 201 });
  });

  it('is told where the stage has no class', async () => {
    server.on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }));
    await open();
    expect(await screen.findByText('这个学段还没有班级')).toBeDefined();
  });
});
