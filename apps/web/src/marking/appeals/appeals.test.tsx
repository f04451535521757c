import { screen, waitFor } from '@testing-library/react';
import { type AppealToDecide, appealsApi, type OwnAppeal as Made } from '@zhibi/contract/marking/appeals';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fakeServer, show } from '../../../test/show.js';
import { newId, student, teacher } from '../../../test/world.js';
import { OwnAppeal } from '../parts/appeals/own-appeal.js';
import { AppealsCard } from '../parts/appeals/waiting-card.js';
import { answer, ids, item } from '../parts/engine/specimen.js';
import { Page } from './page.js';

type Own = z.input<typeof appealsApi.own.output>;
const homeworkId = ids.homework;
const itemId = ids.first;
const made = (change: Partial<Made> = {}): Made => ({
  appealId: newId(),
  itemId,
  no: 6,
  state: 'waiting',
  reason: '第二步是对的',
  scoreBefore: 4,
  scoreAfter: null,
  word: '',
  appealedAt: '20260301080000',
  decidedAt: null,
  hasSecond: true,
  can: { withdraw: true },
  ...change,
});
const fresh: Own = {
  until: '20260308083000',
  isOpen: true,
  budget: 3,
  left: 2,
  appealable: [{ itemId, hasSecond: true }],
  items: [],
};
const openOwn = async (first: Own = fresh, language: 'zh' | 'en' = 'zh') => {
  let own = first;
  const server = fakeServer()
    .on(appealsApi.own, () => own)
    .on(appealsApi.make, ({ reason }) => {
      own = { ...own, left: 1, appealable: [], items: [made({ reason })] };
      return {};
    })
    .on(appealsApi.withdraw, () => {
      own = { ...own, left: 2, items: [made({ state: 'withdrawn', can: { withdraw: false } })] };
      return {};
    });
  const shown = await show(<OwnAppeal homeworkId={homeworkId} item={{ itemId, no: 6 }} />, {
    user: student(),
    language,
  });
  return { server, ...shown };
};

describe('a student', () => {
  it('sees how many appeals are left and until when, says why, and sees that it waits', async () => {
    const { person, server } = await openOwn();
    expect(await screen.findByText('还可申诉 2 次，3月8日 周日 08:30 截止')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '对得分有疑问？申诉' }));
    expect(await screen.findByText(/由没有给这一分的老师复核/)).toBeTruthy();
    const send = screen.getByRole('button', { name: '提交申诉' });
    expect((send as HTMLButtonElement).disabled).toBe(true); // as: found by role
    await person.type(screen.getByRole('textbox', { name: '为什么觉得分数不对' }), ' 单位写在最后 ');
    await person.click(send);
    expect(await screen.findByText('等老师复核')).toBeTruthy();
    expect(screen.getByText('我说：单位写在最后')).toBeTruthy();
    expect(server.calls(appealsApi.make).map(({ input }) => input)).toEqual([
      { homeworkId, itemId, reason: '单位写在最后' },
    ]);
    await person.click(screen.getByRole('button', { name: '撤回申诉' }));
    const [, sure] = await screen.findAllByRole('button', { name: '撤回申诉' });
    if (sure) await person.click(sure);
    expect(await screen.findByText('已撤回', { selector: 'section *' })).toBeTruthy();
  });

  it('keeps what was typed where it is refused, with the reason', async () => {
    const { person, server } = await openOwn();
    server.refuse(appealsApi.make, 'conflict', 'appeals-over');
    await person.click(await screen.findByRole('button', { name: '对得分有疑问？申诉' }));
    await person.type(await screen.findByRole('textbox', { name: '为什么觉得分数不对' }), '看一看');
    await person.click(screen.getByRole('button', { name: '提交申诉' }));
    expect(await screen.findByText('申诉时间已经过了')).toBeTruthy();
    expect(screen.getByDisplayValue('看一看')).toBeTruthy();
  });

  it.each([
    ['all are used', { ...fresh, left: 0 }, '这次作业的申诉次数用完了（共 3 次）'],
    [
      'it was kept',
      { ...fresh, appealable: [], items: [made({ state: 'kept', scoreAfter: 4, word: '没有依据' })] },
      '老师说：没有依据',
    ],
    [
      'it was changed',
      { ...fresh, appealable: [], items: [made({ state: 'changed', scoreAfter: 5.5 })] },
      '复核过：4 分改为 5.5 分',
    ],
    [
      'nobody else teaches it',
      { ...fresh, appealable: [], items: [made({ hasSecond: false })] },
      '由给分的老师再看一次',
    ],
  ] as const)('is told when %s', async (_, own, words) => {
    await openOwn(own as unknown as Own); // as: a table of literals
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is spoken to in English with one appeal left', async () => {
    await openOwn({ ...fresh, left: 1 }, 'en');
    expect(await screen.findByText(/^1 appeal left, until /)).toBeTruthy();
  });
});

const listed = (change: Partial<AppealToDecide> = {}): AppealToDecide => {
  const { itemId: _, hasSecond: __, can: ___, ...facts } = made();
  return { ...facts, homeworkId, title: '期中测验', isOwnScore: false, ...change };
};

describe('a second marker', () => {
  const openPage = async (first: AppealToDecide[] = [listed()], score = 4) => {
    let items = first;
    const opened = (appealId: string) => {
      const one = items.find((each) => each.appealId === appealId) ?? listed({ appealId });
      const { total, scored, waiting, inRound, answer: key, ...asked } = item();
      return { ...one, item: asked, answer: answer(1, '#1', { score, status: 'scored-by-person', revision: 7 }) };
    };
    const server = fakeServer()
      .on(appealsApi.list, () => ({ items }))
      .on(appealsApi.open, ({ appealId }) => opened(appealId))
      .on(appealsApi.waiting, () => ({ count: items.length }))
      .on(appealsApi.decide, ({ appealId }) => {
        items = items.filter((one) => one.appealId !== appealId);
        return {};
      });
    return { server, ...(await show(<Page />, { at: '/homework/appeals', user: teacher() })) };
  };

  it('sees the words, the answer and the key, and keeps or changes with a word', async () => {
    const { person, server } = await openPage();
    expect(await screen.findByText('见解析')).toBeTruthy();
    expect(screen.getAllByText('第二步是对的').length).toBe(2);
    const keep = screen.getByRole('button', { name: '维持 4 分' });
    expect((keep as HTMLButtonElement).disabled).toBe(true); // as: found by role
    await person.click(screen.getByRole('button', { name: '6' }));
    await person.type(screen.getByRole('textbox', { name: '给学生的话（必填）' }), '步骤对');
    await person.click(screen.getByRole('button', { name: '改为 6 分' }));
    await waitFor(() =>
      expect(server.calls(appealsApi.decide).map(({ input }) => input)).toMatchObject([
        { revision: 7, score: 6, word: '步骤对' },
      ]),
    );
    expect(await screen.findByText('没有待复核的申诉')).toBeTruthy();
  });

  it('is told where a colleague was quicker, and the list is read again', async () => {
    const { person, server } = await openPage();
    server.refuse(appealsApi.decide, 'conflict', 'appeal-decided');
    await person.type(await screen.findByRole('textbox', { name: '给学生的话（必填）' }), '再看过');
    await person.click(screen.getByRole('button', { name: '维持 4 分' }));
    expect(await screen.findByText('别的老师刚刚处理了这条申诉，您的决定没有计入')).toBeTruthy();
    await waitFor(() => expect(server.calls(appealsApi.list).length).toBeGreaterThan(1));
  });

  it('is told where the score is the own one, for want of a colleague', async () => {
    await openPage([listed({ isOwnScore: true })]);
    expect(await screen.findByText('本校没有其他老师教这个学科，由您复核自己给的分')).toBeTruthy();
  });

  it('finds the way on the home, where something waits', async () => {
    fakeServer().on(appealsApi.waiting, () => ({ count: 2 }));
    await show(<AppealsCard />, { user: teacher() });
    expect((await screen.findByRole('link', { name: /待您复核的申诉/ })).getAttribute('href')).toBe(
      '/homework/appeals',
    );
  });
});
