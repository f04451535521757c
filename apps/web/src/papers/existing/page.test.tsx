import { screen, within } from '@testing-library/react';
import { libraryApi } from '@zhibi/contract/papers/library';
import { questionsApi } from '@zhibi/contract/questions';
import { expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { questionOf, paper as samplePaper } from '../parts/specimen.js';
import { Page } from './page.js';

it('a question is swapped for one of its type, another is left out, and the new paper is asked for as it was seen', async () => {
  const knowledge = [{ id: newId(), title: '根的判别式' }];
  const sample = samplePaper();
  const paper = {
    ...sample,
    sections: sample.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, knowledge })),
    })),
  };
  const items = paper.sections.flatMap((section) => section.items);
  const [first, second] = items;
  if (first === undefined || second === undefined) throw new Error('the sample has two questions');
  const like = questionOf(1, { questionId: newId(), type: first.type });
  const sameOn = questionOf(3, { questionId: newId(), type: first.type });
  const offered = [like, { ...like, questionId: second.questionId }, questionOf(2, { questionId: newId(), type: 1 })];
  const server = fakeServer()
    .on(libraryApi.detail, () => ({
      paper,
      ownerName: '林老师',
      isMine: false,
      isShared: true,
      archivedAt: null,
      versions: [],
      homework: [],
      results: [],
      can: { edit: false, duplicate: true, share: false, archive: false },
    }))
    .on(questionsApi.similar, () => ({ items: offered.map((question) => ({ question, likeness: 0.7 })) }))
    .on(questionsApi.search, ({ types, knowledgeId }) => {
      expect([types, knowledgeId]).toEqual([[first.type], first.knowledge[0]?.id]);
      return { items: [like, sameOn], next: null, total: 2 };
    })
    .on(libraryApi.adapt, () => ({ paperId: newId() }));
  const { person } = await show(<Page />, { at: `/paperTest/paper?paper=${paper.paperId}`, user: teacher() });
  const swaps = await screen.findAllByRole('button', { name: '换一题' });
  if (swaps[0]) await person.click(swaps[0]);
  const drawer = within(await screen.findByRole('dialog'));
  // What stands in the paper already is not offered, nor what is of another type.
  const takes = await drawer.findAllByRole('button', { name: '换上这道题' });
  expect(takes).toHaveLength(2);
  expect(drawer.getAllByText('同一知识点')).toHaveLength(1);
  if (takes[0]) await person.click(takes[0]);
  await person.click(screen.getByRole('checkbox', { name: '保留第 2 题' }));
  await person.click(screen.getByRole('button', { name: '生成新试卷' }));
  await vi.waitFor(() => expect(server.calls(libraryApi.adapt)).toHaveLength(1));
  expect(server.calls(libraryApi.adapt)[0]?.input).toEqual({
    paperId: paper.paperId,
    title: `${paper.title}（改编）`,
    items: items.flatMap(({ itemId }, at) =>
      at === 0 ? [{ itemId, questionId: like.questionId }] : at === 1 ? [] : [{ itemId }],
    ),
  });
});
