import { screen, within } from '@testing-library/react';
import { type LibraryPaper, libraryApi, type PaperRecord } from '@zhibi/contract/papers/library';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { paper as samplePaper } from '../parts/specimen.js';
import { Page as Detail } from './detail/page.js';
import { Page as Mine } from './mine/page.js';
import { Page as School } from './school/page.js';

const own = { edit: true, duplicate: true, share: true, archive: true };
const row = (change: Partial<LibraryPaper> = {}): LibraryPaper => ({
  paperId: newId(),
  title: '单元检测',
  status: 'draft',
  paperType: 1,
  questionCount: 4,
  totalScore: 16,
  updatedAt: '20261121083000',
  ownerName: '林老师',
  isMine: true,
  isShared: false,
  homeworkCount: 2,
  can: own,
  ...change,
});
const record = (change: Partial<PaperRecord> = {}): PaperRecord => {
  const paper = samplePaper();
  return {
    paper,
    ownerName: '林老师',
    isMine: true,
    isShared: false,
    archivedAt: null,
    versions: [
      { revision: 3, madeAt: '20261121083000', pageCount: 2, areaCount: 4, issueCount: 0, copies: 40 },
      { revision: 1, madeAt: '20261120083000', pageCount: 1, areaCount: 3, issueCount: 1, copies: 0 },
    ],
    homework: [{ homeworkId: newId(), title: '周末作业', startAt: '20261121180000' }],
    results: paper.sections
      .flatMap(({ items }) => items)
      .map(({ itemId }, at) => ({ itemId, answers: at === 0 ? 40 : 3, facility: at === 0 ? 0.625 : null })),
    can: own,
    ...change,
  };
};

describe('the own library', () => {
  it('shares a paper after asking, and puts it away and takes it out again', async () => {
    let paper = row();
    let isAway = false;
    fakeServer()
      .on(libraryApi.list, ({ shelf }) => ({ items: (shelf === 'archive') === isAway ? [paper] : [], next: null }))
      .on(libraryApi.share, ({ shared }) => {
        paper = { ...paper, isShared: shared };
        return {};
      })
      .on(libraryApi.archive, ({ archived }) => {
        isAway = archived;
        return { archivedAt: archived ? '20261121083000' : null };
      });
    const { person } = await show(<Mine />, { at: '/paper/list', user: teacher() });
    await person.click(await screen.findByRole('button', { name: '共享给本校' }));
    const ask = await screen.findByRole('tooltip');
    await person.click(within(ask).getByRole('button', { name: '共享给本校' }));
    expect(await screen.findByText('已共享')).toBeDefined();
    await person.click(screen.getByRole('button', { name: /归\s*档/ }));
    expect(await screen.findByText('还没有试卷')).toBeDefined();
    await person.click(screen.getByText('已归档'));
    await person.click(await screen.findByRole('button', { name: '移出归档' }));
    expect(await screen.findByText('归档里没有试卷')).toBeDefined();
  });

  it('copies a paper under a name of its own and leads to the copy', async () => {
    const copy = newId();
    const asked: string[] = [];
    fakeServer()
      .on(libraryApi.list, () => ({ items: [row()], next: null }))
      .on(libraryApi.duplicate, ({ title }) => {
        asked.push(title);
        return { paperId: copy };
      });
    const { person, router } = await show(<Mine />, { at: '/paper/list', user: teacher() });
    await person.click(await screen.findByRole('button', { name: /复\s*制/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText('新试卷名称');
    await person.clear(name);
    expect(dialog.getByText('请填写试卷名称')).toBeDefined();
    expect(dialog.getByRole('button', { name: /复\s*制/ })).toHaveProperty('disabled', true);
    await person.type(name, '补考卷');
    await person.click(dialog.getByRole('button', { name: /复\s*制/ }));
    expect(asked).toEqual(['补考卷']);
    expect(router.state.location.pathname + router.state.location.search).toBe(`/paperTest/self?paper=${copy}`);
  });
});

it('what the school shares is searched by words and kind, with the teacher of each paper', async () => {
  const asked: unknown[] = [];
  fakeServer().on(libraryApi.list, ({ shelf, words, paperType }) => {
    asked.push({ shelf, words, paperType });
    return { items: words ? [] : [row({ isMine: false, can: { ...own, edit: false, share: false } })], next: null };
  });
  const { person } = await show(<School />, { at: '/paper/index?type=0', user: teacher() });
  expect(await screen.findByText('林老师')).toBeDefined();
  await person.type(screen.getByRole('searchbox'), '没有{Enter}');
  expect(await screen.findByText('没有找到这样的试卷')).toBeDefined();
  expect(asked).toEqual([
    { shelf: 'school', words: undefined, paperType: 0 },
    { shelf: 'school', words: '没有', paperType: 0 },
  ]);
});

describe('the record of a paper', () => {
  it('tells versions, homework and results; of few students it says nothing', async () => {
    const known = record();
    fakeServer().on(libraryApi.detail, () => known);
    await show(<Detail />, { at: `/paper/detail?paper=${known.paper.paperId}`, user: teacher() });
    expect(await screen.findByRole('row', { name: /第 3 版 .*当前 .* 2 4 0 40/ })).toBeDefined();
    expect(screen.getByRole('link', { name: '周末作业' })).toBeDefined();
    expect(screen.getByRole('row', { name: /第 1 题 .* 40 62%/ })).toBeDefined();
    expect(screen.getByRole('row', { name: /第 2 题 .* 3 --/ })).toBeDefined();
  });

  it('of a colleague is read and copied only', async () => {
    const can = { edit: false, duplicate: true, share: false, archive: false };
    const known = record({ isMine: false, isShared: true, homework: [], can });
    fakeServer().on(libraryApi.detail, () => known);
    await show(<Detail />, { at: `/paper/detail?paper=${known.paper.paperId}`, user: teacher() });
    expect(await screen.findByText(/林老师老师共享|林老师共享/)).toBeDefined();
    expect(screen.getByRole('button', { name: /复\s*制/ })).toBeDefined();
    for (const name of ['预览与打印', '编辑']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByText('用在哪里')).toBeNull();
  });
});
