import { screen, waitFor, within } from '@testing-library/react';
import { analysisApi, type WrongQuestion } from '@zhibi/contract/analysis';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, student } from '../../../../test/world.js';
import { Page } from './page.js';

const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }]; // literals of the rich text

const wrong = (change: Partial<WrongQuestion> = {}): WrongQuestion => ({
  wrongId: newId(),
  homeworkId: newId(),
  title: '单元检测',
  releasedAt: '20261119100000',
  no: 16,
  type: 2,
  subjectId: 202,
  score: 0,
  maxScore: 4,
  body: {
    type: 2,
    stem: text('下列各式中，可以因式分解的是'),
    options: [],
    answer: { kind: 'choice', labels: ['C'] },
    analysis: text('平方差'),
    parts: [],
  },
  knowledge: [{ id: newId(), title: '解法' }],
  areas: [],
  ink: '',
  pictures: [],
  comment: '注意符号',
  cause: null,
  state: 'reviewing',
  step: 2,
  nextReviewOn: '2026-11-21',
  redoneOn: null,
  ...change,
});

function book(...items: WrongQuestion[]) {
  const openNow = () => items.filter(({ state }) => state !== 'mastered').length;
  return fakeServer()
    .on(analysisApi.wrong, ({ state, open: isOpen }) => ({
      items: items.filter(
        (one) => (state === undefined || one.state === state) && !(isOpen && one.state === 'mastered'),
      ),
      next: null,
      counts: { due: openNow(), open: openNow(), mastered: items.length - openNow() },
      subjects: [{ subjectId: 202, subjectName: '初中数学', count: items.length }],
      causes: [],
      week: ['21', '22', '23', '24', '25', '26', '27'].map((day, at) => ({
        on: `2026-11-${day}`,
        count: at === 0 ? openNow() : 0,
      })),
      knowledge: [],
    }))
    .on(analysisApi.understood, ({ understood }) => ({
      step: understood ? 3 : 2,
      state: 'reviewing' as const, // one of the states
      nextReviewOn: understood ? '2026-11-25' : '2026-11-21',
    }))
    .on(analysisApi.notYet, () => ({ step: 1, state: 'reviewing' as const, nextReviewOn: '2026-11-22' }))
    .on(analysisApi.setCause, () => ({}));
}
const open = () => show(<Page />, { at: '/wrong', user: student() });

describe('the wrong-question book', () => {
  it('of who never had a wrong question does not say that today’s are done', async () => {
    book();
    await open();
    expect(await screen.findByRole('heading', { name: '还没有错题' })).toBeTruthy();
    expect(screen.getByText('这里还是空的')).toBeTruthy();
    expect(screen.queryByText('今天的复习做完了')).toBeNull();
  });

  it('says what today asks for; the answer is seen after the try only', async () => {
    book(wrong(), wrong({ state: 'mastered', nextReviewOn: null, step: 5 }));
    const { person } = await open();
    expect(await screen.findByRole('heading', { name: '今天复习 1 题' })).toBeTruthy();
    const [card] = screen.getAllByRole('article');
    if (!card) throw new Error('nothing is open');
    expect(within(card).getByText('下列各式中，可以因式分解的是')).toBeTruthy();
    expect(within(card).queryByText('平方差')).toBeNull();
    await person.click(within(card).getByRole('button', { name: '对答案' }));
    expect(within(card).getByText('平方差')).toBeTruthy();
    expect(within(card).getByText('老师说：注意符号')).toBeTruthy();
  });

  it('closes to one line with its next day when it is understood, and opens the next', async () => {
    const server = book(wrong(), wrong({ no: 17 }));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '对答案' }));
    await person.click(screen.getByRole('button', { name: '我懂了' }));
    expect(await screen.findByText('4 天后再看')).toBeTruthy();
    expect(screen.getByRole('article', { name: /第 17 题/ })).toBeTruthy();
    expect(server.calls(analysisApi.understood)).toHaveLength(1);
  });

  it('comes again tomorrow when it is not known yet', async () => {
    const server = book(wrong());
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '对答案' }));
    await person.click(screen.getByRole('button', { name: '还没掌握' }));
    expect(await screen.findByText('明天再来')).toBeTruthy();
    expect(server.calls(analysisApi.notYet)).toHaveLength(1);
  });

  it('counts anew at once when something is understood; the card stays in sight', async () => {
    const last = wrong({ step: 4 });
    book(last, wrong()).on(analysisApi.understood, ({ understood }) => {
      last.state = understood ? 'mastered' : 'reviewing';
      return { step: understood ? 5 : 4, state: last.state, nextReviewOn: null };
    });
    const { person } = await open();
    expect(await screen.findByText('待掌握 2')).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: '对答案' }));
    await person.click(screen.getByRole('button', { name: '我懂了' }));
    expect(await screen.findByText('待掌握 1')).toBeTruthy();
    expect(screen.getByText('已掌握 1')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '今天复习 1 题' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  });

  it('keeps what the student says went wrong', async () => {
    const server = book(wrong());
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '对答案' }));
    await person.click(screen.getByRole('button', { name: '符号出错' }));
    await waitFor(() => expect(server.calls(analysisApi.setCause)).toHaveLength(1));
    expect(screen.getByRole('button', { name: /符号出错/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('speaks to a child as children speak', async () => {
    book(wrong());
    const third = { classId: newId(), className: '三(2)班', gid: 3, gradeId: 3, subjects: [] };
    const { person } = await show(<Page />, { at: '/wrong', user: student({ classList: [third] }) });
    await person.click(await screen.findByRole('button', { name: '做好了，看答案' }));
    expect(screen.getByRole('button', { name: '我会了' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '还不会' })).toBeTruthy();
  });

  it('praises whoever mastered everything', async () => {
    book(wrong({ state: 'mastered' }));
    await open();
    expect(await screen.findByRole('heading', { name: '错题已全部掌握' })).toBeTruthy();
  });
});
