import { screen, within } from '@testing-library/react';
import { handbookApi, type SheetQuestion } from '@zhibi/contract/analysis/handbook';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId } from '../../../../test/world.js';
import { Page } from './page.js';

const KEY = 'k'.repeat(32);
const fileId = newId();
const words = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }]; // literals of the rich text

const question = (change: Partial<SheetQuestion> = {}): SheetQuestion => ({
  no: 1,
  why: 'due',
  origin: '（单元检测 第 16 题）',
  maxScore: 4,
  body: {
    type: 2,
    stem: words('下列各式中，可以因式分解的是'),
    options: [],
    answer: { kind: 'choice', labels: ['C'] },
    analysis: words('平方差'),
    parts: [],
  },
  answerShown: true,
  state: 'reviewing',
  redoneRight: null,
  ...change,
});

const withSheet = (...questions: SheetQuestion[]) =>
  fakeServer().on(handbookApi.sheet, () => ({
    title: '第一期个册',
    subjectName: '初中数学',
    endsAt: '20261221080000',
    isBack: false,
    questions,
  }));
const open = (key = KEY) => show(<Page />, { at: `/wrong/sheet?key=${key}` });

describe('a printed sheet on a telephone', () => {
  it('asks its questions again, and shows what is right after a try', async () => {
    withSheet(question());
    const { person } = await open();
    const card = within(await screen.findByRole('article', { name: '第 1 题' }));
    expect(card.getByText('正在复习')).toBeDefined();
    expect(card.getByText('（单元检测 第 16 题）')).toBeDefined();
    expect(card.queryByText('平方差')).toBeNull();
    await person.click(card.getByRole('button', { name: '做好了，看答案' }));
    expect(card.getByText('平方差')).toBeDefined();
    expect(screen.getByText(/二维码有效到/)).toBeDefined();
  });

  it('says of a new question that its answer comes later, and of one that went back whether it was right', async () => {
    withSheet(
      question({ why: 'variant', answerShown: false, state: null }),
      question({ no: 2, redoneRight: true }),
      question({ no: 3, redoneRight: false }),
    );
    await open();
    const card = within(await screen.findByRole('article', { name: '第 1 题' }));
    expect(card.getByText('这是新题，老师发回后再看答案')).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('article', { name: '第 2 题' })).getByText('这次做对了')).toBeDefined();
    expect(within(screen.getByRole('article', { name: '第 3 题' })).getByText('这次又错了')).toBeDefined();
  });

  it('fetches its pictures by the key of the sheet', async () => {
    const source = { kind: 'file' as const, fileId };
    const stem = [
      { t: 'p' as const, children: [{ t: 'image' as const, source, alt: '图', widthMm: 20, heightMm: 20 }] },
    ];
    const server = withSheet(question({ body: { ...question().body, stem } })).onFile(
      handbookApi.sheetFile,
      () => new Response(new Blob(['x'], { type: 'image/png' })),
    );
    await open();
    await screen.findByRole('article', { name: '第 1 题' });
    expect(server.calls(handbookApi.sheetFile)[0]?.input).toEqual({ key: KEY, fileId });
  });

  it.each([
    ['conflict', 'sheet-ended', '这张纸上的二维码已经失效'],
    ['not-found', undefined, '这个二维码打不开错题纸'],
    ['too-often', undefined, '打开得太频繁'],
  ] as const)('refused as %s %s says so in words, and leads to the own book', async (kind, reason, said) => {
    fakeServer().refuse(handbookApi.sheet, kind, reason);
    await open();
    expect(await screen.findByText(said)).toBeDefined();
    if (kind !== 'too-often')
      expect(screen.getByRole('link', { name: '登录看错题本' }).getAttribute('href')).toBe('/wrong');
  });

  it('of half an address asks nobody', async () => {
    const server = fakeServer();
    await open('half');
    expect(await screen.findByText('这个二维码打不开错题纸')).toBeDefined();
    expect(server.calls(handbookApi.sheet)).toHaveLength(0);
  });
});
