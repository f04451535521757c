import { cleanup, screen, within } from '@testing-library/react';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { homeworkApi } from '@zhibi/contract/homework';
import { spokenApi } from '@zhibi/contract/homework/spoken';
import { markingApi, type Result } from '@zhibi/contract/marking';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { spokenOfStudent } from '../../../test/spoken.js';
import { homeworkOfStudent, newId, student } from '../../../test/world.js';
import { resultWords } from '../parts/result-words.js';
import { Page } from './page.js';

const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }]; // literals of the rich text

/** Nothing stands on the screen of anybody, and nothing is to be said aloud. */
const server = () =>
  fakeServer()
    .on(onScreenApi.begun, () => ({ items: [] }))
    .on(spokenApi.mine, () => ({ items: [], next: null }));

describe("a student's own page", () => {
  it('says what was answered on the screen and never handed in, and leads there', async () => {
    const written = homeworkOfStudent({ title: '还没交' });
    server()
      .on(homeworkApi.mine, () => ({ items: [written], next: null }))
      .on(onScreenApi.begun, () => ({ items: [{ homeworkId: written.homeworkId, answered: 8 }] }));
    await show(<Page />, { at: '/student/detail', user: student() });
    expect(await screen.findByText('屏幕上答了 8 题，没交')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去交' }).getAttribute('href')).toContain(
      `/student/answer?homework=${written.homeworkId}&no=check`,
    );
  });

  it('stands by what is to do with it, and only what came back opens', async () => {
    server().on(homeworkApi.mine, () => ({
      items: [
        homeworkOfStudent({ title: '还在写' }),
        homeworkOfStudent({ title: '在老师那里', status: 'closed', submission: 'handed-in' }),
        homeworkOfStudent({ title: '发回来了', status: 'closed', submission: 'released', score: 90 }),
        homeworkOfStudent({ title: '小测', status: 'closed', submission: 'released', score: 46, totalScore: 50 }),
      ],
      next: null,
    }));
    await show(<Page />, { at: '/student/detail', user: student() });
    for (const [group, title] of [
      ['待完成', '还在写'],
      ['老师批改中', '在老师那里'],
      ['已发还', '发回来了'],
    ] as const) {
      const heading = await screen.findByRole('heading', { name: group });
      const section = heading.closest('section');
      expect(section && within(section).getByText(title)).toBeTruthy();
    }
    const back = screen.getByRole('link', { name: /发回来了/ });
    expect(within(back).getByRole('img', { name: '3 颗星' })).toBeTruthy();
    // Out of a hundred the score says all; out of fifty it must say so.
    expect(within(back).getByText('90 分')).toBeTruthy();
    expect(screen.getByText('46 / 50 分')).toBeTruthy();
    // What is to write leads to its form; what lies with the teacher leads nowhere.
    expect(screen.getAllByRole('link')).toHaveLength(4);
    expect(screen.getByRole('link', { name: '作答' }).getAttribute('href')).toMatch(/^\/student\/answer\?homework=/);
  });

  it('sets apart what is to be redone, and leads there from the result of the first', async () => {
    const first = homeworkOfStudent({
      homeworkId,
      title: '公式法',
      status: 'closed',
      submission: 'released',
      score: 80,
    });
    const redo = homeworkOfStudent({ title: '陈思远 · 公式法', redoOf: '公式法', redoOfId: first.homeworkId });
    const fake = server().on(homeworkApi.mine, () => ({
      items: [redo, homeworkOfStudent({ title: '新作业' }), first],
      next: null,
    }));
    await show(<Page />, { at: '/student/detail', user: student() });
    const section = (await screen.findByRole('heading', { name: '待订正' })).closest('section');
    expect(section && within(section).getByText('《公式法》的订正')).toBeTruthy();
    const due = screen.getByRole('heading', { name: '待完成' }).closest('section');
    expect(due && within(due).queryByText('《公式法》的订正')).toBeNull();
    cleanup();
    fake.on(markingApi.result, () => result).on(homeworkApi.see, () => ({}));
    await show(<Page />, { at: `/student/detail?homework=${first.homeworkId}`, user: student() });
    const waits = (await screen.findByRole('heading', { name: '待订正' })).closest('section');
    expect(waits && within(waits).getByRole('link', { name: '作答' }).getAttribute('href')).toContain(redo.homeworkId);
  });

  it('lists what is to be said aloud among what is to be written, by how soon it ends', async () => {
    server()
      .on(homeworkApi.mine, () => ({
        items: [
          homeworkOfStudent({ title: '最晚交', endAt: '20991123200000' }),
          homeworkOfStudent({ title: '最早交', endAt: '20991120200000' }),
        ],
        next: null,
      }))
      .on(spokenApi.mine, () => ({ items: [spokenOfStudent()], next: null }));
    await show(<Page />, { at: '/student/detail', user: student() });
    const section = (await screen.findByRole('heading', { name: '待完成' })).closest('section');
    expect(section && within(section).getByRole('link', { name: /朗读课文/ })).toBeTruthy();
    expect(section?.textContent).toMatch(/最早交.*朗读课文.*最晚交/);
  });

  it('speaks to a child as children speak', async () => {
    server().on(homeworkApi.mine, () => ({ items: [homeworkOfStudent()], next: null }));
    const third = { classId: newId(), className: '三(2)班', gid: 3, gradeId: 3, subjects: [] };
    await show(<Page />, { at: '/student/detail', user: student({ classList: [third] }) });
    expect(await screen.findByRole('heading', { name: '要写的' })).toBeTruthy();
    expect(screen.getByText('没开始')).toBeTruthy();
  });

  const homeworkId = newId();
  const item = (no: number, change: Partial<Result['items'][number]> = {}): Result['items'][number] => ({
    itemId: newId(),
    no,
    sectionTitle: '一、选择题',
    type: 2,
    maxScore: 4,
    score: 4,
    body: {
      type: 2,
      stem: text(`题目 ${no}`),
      options: [],
      answer: { kind: 'choice', labels: ['C'] },
      analysis: text(`解析 ${no}`),
      parts: [],
    },
    comment: '',
    criteria: [],
    areas: [],
    ink: '',
    pictures: [],
    ...change,
  });
  const result: Result = {
    homeworkId,
    title: '单元检测',
    studentName: '陈思远',
    subjectName: '初中数学',
    totalScore: 100,
    score: 87.5,
    stars: 2.5,
    releasedAt: '20261121083000',
    seen: false,
    files: 0,
    paper: { pageSize: 'A4', pages: [''] },
    items: [item(1), item(2, { score: 0, comment: '注意审题' }), item(3), item(4, { score: 2 })],
  };
  const openResult = () => {
    const server = fakeServer()
      .on(markingApi.result, () => result)
      .on(homeworkApi.mine, () => ({ items: [], next: null }))
      .on(homeworkApi.see, () => ({}));
    return { server, shown: show(<Page />, { at: `/student/detail?homework=${homeworkId}`, user: student() }) };
  };

  it('begins with the score and the first question that lost something', async () => {
    openResult();
    expect((await screen.findAllByText('87.5')).length).toBeGreaterThan(0);
    expect(screen.getByRole('img', { name: '2.5 颗星' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '第 2 题' })).toBeTruthy();
    expect(screen.getByText('老师说：注意审题')).toBeTruthy();
    expect(screen.getByText('解析 2')).toBeTruthy();
    expect(screen.getByText('这道题没有写')).toBeTruthy();
  });

  it('goes on to the next that lost something, and from the last to the wrong-question book', async () => {
    const { shown } = openResult();
    const { person, router } = await shown;
    await person.click(await screen.findByRole('button', { name: '看第 4 题' }));
    expect(await screen.findByRole('heading', { name: '第 4 题' })).toBeTruthy();
    await person.click(screen.getByRole('link', { name: '去错题本复习' }));
    expect(router.state.location.pathname).toBe('/wrong');
  });

  it('is news no longer once it is open', async () => {
    const { server } = openResult();
    await screen.findByRole('heading', { name: '第 2 题' });
    await expect.poll(() => server.calls(homeworkApi.see).map(({ input }) => input)).toEqual([{ homeworkId }]);
  });

  it.each([
    { name: 'all right', scores: [4, 4], words: { kind: 'allRight', count: 2 } },
    { name: 'marks lost', scores: [4, 3.5, null], words: { kind: 'lost', count: 1 } },
    { name: 'not all marked', scores: [4, null], words: { kind: 'unmarked', count: 1 } },
  ])('begins kindly: $name', ({ scores, words }) => {
    expect(resultWords(scores.map((score) => ({ score, maxScore: 4 })))).toEqual(words);
  });
});
