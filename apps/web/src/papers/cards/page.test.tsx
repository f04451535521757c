import { screen } from '@testing-library/react';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { type LibraryPaper, libraryApi } from '@zhibi/contract/papers/library';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { Page } from './page.js';

it('a card is made of a paper by one click and shown as it is printed', async () => {
  const [paperId, card] = [newId(), newId()];
  const asked: string[] = [];
  const paper: LibraryPaper = {
    paperId,
    title: '单元检测',
    status: 'draft',
    paperType: 1,
    questionCount: 4,
    totalScore: 16,
    updatedAt: '20261121083000',
    ownerName: '林老师',
    isMine: true,
    isShared: false,
    homeworkCount: 0,
    can: { edit: true, duplicate: true, share: true, archive: true },
  };
  fakeServer()
    .on(libraryApi.list, () => ({
      items: [paper],
      next: null,
    }))
    .on(cardsApi.list, () => ({ items: [], next: null }))
    .on(cardsApi.templates, () => ({ items: [] }))
    .on(cardsApi.make, ({ paperId: of }) => {
      asked.push(of);
      return { paperId: card };
    });
  const { person, router } = await show(<Page />, { at: '/answerCard', user: teacher() });
  await person.click(await screen.findByRole('button', { name: '生成答题卡：单元检测' }));
  expect(asked).toEqual([paperId]);
  expect(router.state.location.pathname + router.state.location.search).toBe(`/answerCard/design?card=${card}`);
});
