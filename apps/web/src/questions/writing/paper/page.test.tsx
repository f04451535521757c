import { screen, within } from '@testing-library/react';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { paper, questionOf } from '../../../papers/parts/specimen.js';
import { Page } from './page.js';

const { paperId, sections } = paper();
const [first] = sections[0]?.items ?? [];

describe('the questions of a paper', () => {
  it('are shown as the paper holds them, with a word where there is a newer version', async () => {
    fakeServer()
      .on(papersApi.detail, () => paper())
      .on(questionsApi.detail, () => ({ items: [questionOf(1, { questionId: first?.questionId ?? '', version: 2 })] }));
    await show(<Page />, { at: `/paper/ques?paper=${paperId}`, user: teacher() });
    const one = within(await screen.findByRole('article', { name: '第 1 题' }));
    expect(one.getByText('甲题')).toBeTruthy();
    expect(await one.findByText('题目已有新版本')).toBeTruthy();
    const second = within(screen.getByRole('article', { name: '第 2 题' }));
    expect(second.queryByText('题目已有新版本')).toBeNull();
  });

  it('are none where no paper was chosen, and where it is empty', async () => {
    fakeServer().on(papersApi.detail, () => paper({ sections: [] }));
    await show(<Page />, { at: '/paper/ques', user: teacher() });
    expect(await screen.findByText('没有选择试卷')).toBeTruthy();
    await show(<Page />, { at: `/paper/ques?paper=${paperId}`, user: teacher() });
    expect(await screen.findByText('这份试卷还没有题目')).toBeTruthy();
  });
});
