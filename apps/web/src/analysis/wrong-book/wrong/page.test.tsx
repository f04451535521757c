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
  comment: '注意符号',
  cause: null,
  state: 'reviewing',
  step: 2,
  nextReviewOn: '2026-11-21',
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
    .on(analysisApi.setCause, () => ({}));
}
const open = () => show(<Page />, { at: '/wrong', user: student() });

describe('the wrong-question book', () => {
  it('says what today asks for and shows what was written beside what is right', async () => {
    book(wrong(), wrong({ state: 'mastered', nextReviewOn: null, step: 5 }));
    await open();
    expect(await screen.findByRole('heading', { name: '今天复习 1 道，大约 4 分钟' })).toBeTruthy();
    const [card] = screen.getAllByRole('article');
    expect(card && within(card).getByText('平方差')).toBeTruthy();
    expect(screen.getByText('老师说：注意符号')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('moves up the ladder when it is understood, and back again', async () => {
    const server = book(wrong());
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '我懂了' }));
    expect(await screen.findByText('记下了')).toBeTruthy();
    expect(screen.getByText('11月25日 周三')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByRole('button', { name: '我懂了' })).toBeTruthy();
    expect(
      server.calls(analysisApi.understood).map(({ input }) => (input as { understood: boolean }).understood),
    ).toEqual([true, false]); // as the contract has it
  });

  it('counts anew at once when something is understood; the card stays in sight', async () => {
    const last = wrong({ step: 4 });
    book(last, wrong()).on(analysisApi.understood, ({ understood }) => {
      last.state = understood ? 'mastered' : 'reviewing';
      return { step: understood ? 5 : 4, state: last.state, nextReviewOn: null };
    });
    const { person } = await open();
    expect(await screen.findByText('待复习 2')).toBeTruthy();
    const [first] = await screen.findAllByRole('button', { name: '我懂了' });
    await person.click(first ?? document.body);
    expect(await screen.findByText('待复习 1')).toBeTruthy();
    expect(screen.getByText('已掌握 1')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '今天复习 1 道，大约 4 分钟' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('待复习 2')).toBeTruthy();
  });

  it('keeps what the student says went wrong', async () => {
    const server = book(wrong());
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '符号出错' }));
    await waitFor(() => expect(server.calls(analysisApi.setCause)).toHaveLength(1));
    expect(screen.getByRole('button', { name: '符号出错' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('praises whoever mastered everything', async () => {
    book(wrong({ state: 'mastered' }));
    await open();
    expect(await screen.findByRole('heading', { name: '错题都掌握了，真了不起' })).toBeTruthy();
  });

  it('has a kind word where there is nothing', async () => {
    book();
    await open();
    expect(await screen.findByRole('heading', { name: '还没有错题' })).toBeTruthy();
    expect(screen.getByText('没有待复习的错题')).toBeTruthy();
  });
});
