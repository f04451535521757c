import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questionsApi } from '@zhibi/contract/questions';
import { type ItemStatistics, statisticsApi } from '@zhibi/contract/questions/statistics';
import { type BankedQuestion, writingApi } from '@zhibi/contract/questions/writing';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { questionOf } from '../../../papers/parts/specimen.js';
import { bankedQuestion } from '../parts/specimen.js';
import { Page } from './page.js';

const figures = {
  answers: 40,
  homework: 2,
  facility: 0.55,
  upperLower: 0.38,
  itemRest: 0.41,
  options: [
    { label: 'A', right: true, all: 0.55, upper: 0.8, lower: 0.3 },
    { label: 'B', right: false, all: 0.45, upper: 0.2, lower: 0.6 },
  ],
};
const nothing = { questionId: 'q', version: null, timesUsed: 0, lastUsedAt: null, school: null, bank: null };
const { questionId } = bankedQuestion();

async function open(statistics: Partial<ItemStatistics>, change: Partial<BankedQuestion> = {}) {
  const like = questionOf(1);
  const cart = { subjectId: 202, groups: [], minutes: 0, difficulty: null };
  const server = fakeServer()
    .on(writingApi.one, () => bankedQuestion(change))
    .on(writingApi.uses, () => ({ papers: [], more: 0 }))
    .on(writingApi.versions, () => ({ items: [], next: null }))
    .on(statisticsApi.statistics, () => ({ ...nothing, ...statistics }))
    .on(questionsApi.cart, () => cart)
    .on(questionsApi.similar, () => ({ items: [{ question: like, likeness: 0.72 }] }))
    .on(questionsApi.addToCart, (input) => ({
      ...cart,
      groups: [{ quesType: 2 as const, quesIds: [input.questionId], share: 100 }],
    }));
  await show(<Page />, { at: `/question/ques?question=${questionId}`, user: teacher() });
  return { server, like };
}

describe('one question', () => {
  it('says how the school answered it, what it means, and which option was the trap', async () => {
    await open({ version: 1, timesUsed: 2, school: figures });
    expect(await screen.findByText('低分组有 60% 误选了 B')).toBeTruthy();
    expect(screen.getByText('55%')).toBeTruthy();
    expect(screen.getByText('良好')).toBeTruthy();
    expect(screen.getByText('预估 90%')).toBeTruthy();
    expect(screen.getByText('本校 · 2 次作业，第 1 版')).toBeTruthy();
    expect(screen.queryByText('全部学校')).toBeNull();
  });

  it('shows all schools beside the own one where that is told', async () => {
    await open({ version: 1, school: figures, bank: { ...figures, facility: 0.71, answers: 900, schools: 12 } });
    await userEvent.click(await screen.findByText('全部学校'));
    expect(await screen.findByText('全部学校 · 12 所学校，第 1 版')).toBeTruthy();
    expect(screen.getByText('71%')).toBeTruthy();
  });

  it('says so where nobody has answered it, and where too few have', async () => {
    await open({});
    expect(await screen.findByText('还没有学生作答过这道题')).toBeTruthy();
  });

  it('an incomplete question is not handed to the school, and it says why', async () => {
    await open({}, { lacks: [{ reason: 'option-empty', where: 'options.A' }] });
    const button = await screen.findByRole('button', { name: /提交校本/, description: '补全后可提交校本' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
  });

  it('one that only lacks its key may be handed in', async () => {
    await open({}, { lacks: [{ reason: 'key-missing', where: 'answer' }] });
    expect(((await screen.findByRole('button', { name: /提交校本/ })) as HTMLButtonElement).disabled).toBe(false);
  });

  it('what came from its own author is adapted from nobody', async () => {
    await open({}, { origin: { questionId, shelf: 'mine', author: bankedQuestion().author } });
    await screen.findByText('最小的质数是');
    expect(screen.queryByText(/改编自/)).toBeNull();
  });

  it('a copy goes back into its original only after what differs was seen', async () => {
    const origin = { questionId: bankedQuestion().questionId, shelf: 'school' as const, author: '郑明' };
    const can = { ...bankedQuestion().can, merge: true };
    const { server } = await open({}, { origin, can });
    server.on(writingApi.submit, () => ({ reviewId: 'r' }));
    await userEvent.click(await screen.findByRole('button', { name: /合并到原题/ }));
    const dialog = await screen.findByRole('dialog', { name: '合并到原题' });
    expect(await within(dialog).findByText('文字没有变化')).toBeTruthy();
    expect(within(dialog).getByText(/林若溪 的原题（现为版本 1）的新版本；同事审核通过后生效/)).toBeTruthy();
    expect(server.calls(writingApi.submit)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: '合并到原题' }));
    await waitFor(() =>
      expect(server.calls(writingApi.submit)[0]?.input).toMatchObject({ mergeInto: origin.questionId }),
    );
  });

  it('hides what stands on fewer than five', async () => {
    const few = { ...figures, answers: 4, facility: null, upperLower: null, itemRest: null, options: [] };
    await open({ version: 1, school: few });
    expect(await screen.findByText('不足 5 人的数据不显示')).toBeTruthy();
    expect(screen.queryByText('55%')).toBeNull();
  });

  it('names similar questions, and one click puts one into the cart of its subject', async () => {
    const { server, like } = await open({});
    const similar = within(await screen.findByRole('region', { name: '相似试题' }));
    const card = within(await similar.findByRole('article'));
    expect(card.getByText('相似 72%')).toBeTruthy();
    expect(card.getByText('本校得分率 71%')).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: /加入试题篮/ }));
    expect(server.calls(questionsApi.addToCart).map(({ input }) => input)).toEqual([
      { subjectId: 202, questionId: like.questionId },
    ]);
    await waitFor(() => expect(card.getByRole('button', { pressed: true })).toBeTruthy());
  });

  it('says where none was chosen', async () => {
    fakeServer();
    await show(<Page />, { at: '/question/ques', user: teacher() });
    expect(await screen.findByText('没有选择试题')).toBeTruthy();
  });
});
