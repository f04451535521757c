import { screen, within } from '@testing-library/react';
import { libraryApi } from '@zhibi/contract/papers/library';
import { type ProjectPreview, projectApi, projectLimits } from '@zhibi/contract/papers/project';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../../test/show.js';
import { newId, teacher } from '../../../../../test/world.js';
import { Page } from '../../mine/page.js';

// What is fetched when it is asked for is there already: how long that takes is not what is specified.
beforeAll(async () => void (await import('./import-drawer.js')));

const preview = (change: Partial<ProjectPreview> = {}): ProjectPreview => ({
  title: '有理数单元测验',
  subjectId: 202,
  subjectName: '初中数学',
  paperType: 1,
  kind: 'paper',
  totalScore: 12,
  questions: [
    { no: 1, type: 2, text: '2 的相反数是', fate: 'new', unknownPoints: ['有理数'] },
    { no: 2, type: 1, text: '', fate: 'there', unknownPoints: [] },
  ],
  media: { total: 3, there: 1 },
  areas: 0,
  standing: null,
  ...change,
});

async function opened(held: ProjectPreview) {
  const paperId = newId();
  const server = fakeServer()
    .on(libraryApi.list, () => ({ items: [], next: null }))
    .on(projectApi.preview, () => held)
    .on(projectApi.import, () => ({ paperId, isNew: true, added: 1, there: 1, areas: 'other-pages' as const }));
  const { person, router } = await show(<Page />, { at: '/paper/list', user: teacher() });
  await person.click(await screen.findByRole('button', { name: '导入试卷' }));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText(/选择项目文件/);
  const field = drawer.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no field for a file');
  const choose = (file: File) => person.upload(field, file);
  return { server, person, router, paperId, choose, drawer: within(drawer) };
}
const file = () => new File(['x'], 'a.zhibi-paper.zip', { type: 'application/zip' });

describe('a project file', () => {
  it('tells what it holds before anything is kept, and leads to the paper that is made of it', async () => {
    const { server, person, router, paperId, choose, drawer } = await opened(preview());
    await choose(file());
    expect(await drawer.findByText('初中数学 · 试卷 · 2 题 · 12 分')).toBeTruthy();
    expect(drawer.getByText('1 题是新的，导入后在我的题库')).toBeTruthy();
    expect(drawer.getByText('图片和音频 3 个，其中 1 个这里已有')).toBeTruthy();
    expect(drawer.getByText('这里没有的知识点，导入时略去：有理数')).toBeTruthy();
    expect(drawer.getByText('2. （题干是图形）')).toBeTruthy();
    expect(server.calls(projectApi.import)).toEqual([]);
    await person.click(screen.getByRole('button', { name: '导入为我的草稿' }));
    expect(await screen.findByText(/《有理数单元测验》已导入：新题 1，已有 1.*手画的作答区没有带上/)).toBeTruthy();
    expect(router.state.location.search).toBe(`?paper=${paperId}`);
  });

  it('that was imported before leads to its paper and is not taken again', async () => {
    const standing = { paperId: newId(), title: '有理数' };
    const { person, router, choose, drawer } = await opened(preview({ standing }));
    await choose(file());
    expect(await drawer.findByText('这个文件已导入过，就是《有理数》，不会再多一份')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '导入为我的草稿' })).toBeNull();
    await person.click(screen.getByRole('button', { name: '打开这份试卷' }));
    expect(router.state.location.search).toBe(`?paper=${standing.paperId}`);
  });

  it('that is too large is not sent at all', async () => {
    const { server, choose } = await opened(preview());
    await choose(new File([new Uint8Array(projectLimits.fileBytes + 1)], 'a.zip', { type: 'application/zip' }));
    expect(await screen.findByText('文件超过 32 MB')).toBeTruthy();
    expect(server.calls(projectApi.preview)).toEqual([]);
  });
});
