import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { charactersApi } from '@zhibi/contract/papers/characters';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { Page } from './page.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const page = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"/>';
const paperId = newId();
/** Of carrying within 20 there are twenty sums, and thirty-six with their twins. */
const [THERE_ARE, WITH_TWINS] = [20, 36];

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(arithmeticApi.preview, ({ sheet }) => {
      const short = sheet.groups.flatMap(({ count }, group) =>
        count > THERE_ARE && !sheet.twins
          ? [{ group, wanted: count, found: THERE_ARE, counted: true, withTwins: WITH_TWINS }]
          : [],
      );
      return { pages: [page], pageCount: 1, sums: 20, short };
    })
    .on(arithmeticApi.create, () => ({ paperId }))
    .on(charactersApi.create, () => ({ paperId }))
    .on(charactersApi.lessons, () => ({
      items: [
        {
          chapterId: newId(),
          title: '1 大青树下的小学',
          book: '三年级上册',
          words: [
            { wordId: newId(), word: '坪坝' },
            { wordId: newId(), word: '早晨' },
          ],
        },
      ],
    }))
    .on(charactersApi.preview, ({ words }) => ({
      pages: [page],
      pageCount: 1,
      readings: words.map(({ word, reading }) => ({
        word,
        syllables: reading ?? (word === '银行' ? ['yín', 'háng'] : [...word].map(() => 'a')),
      })),
      withoutStrokes: [],
    }));
});
const open = (change: Parameters<typeof teacher>[0] = {}, query = '') =>
  show(<Page />, { at: `/paperTest/chinese${query}`, user: teacher(change) });
const shown = () =>
  server.calls(arithmeticApi.preview).at(-1)?.input as {
    sheet: { groups: { kind: string; count: number }[]; twins: boolean; seed: number };
  }; // checked by the contract

describe('a sheet of oral arithmetic', () => {
  it('is shown as it will be printed, changed group by group, and made a paper', async () => {
    const { person, router } = await open();
    expect(await screen.findByRole('img', { name: '第 1 页' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: '+ 20 以内进位加法' }));
    await waitFor(() => expect(shown().sheet.groups.map(({ count }) => count)).toEqual([40, 20]));
    await person.click(screen.getByRole('button', { name: '去掉10 以内加减法' }));
    await waitFor(() => expect(shown().sheet.groups).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: '生成试卷' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/paperTest/preview'));
    expect(router.state.location.search).toBe(`?paper=${paperId}`);
  });

  it('says which wish has too few sums, and mends it by one click', async () => {
    const { person } = await open();
    expect(await screen.findByText('“10 以内加减法”只有 20 道不同的题，要 40 道，还差 20 道')).toBeDefined();
    expect(screen.getByRole('button', { name: '生成试卷' })).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('button', { name: '改为 20 题' }));
    await waitFor(() => expect(shown().sheet.groups.map(({ count }) => count)).toEqual([20]));
    await waitFor(() => expect(screen.queryByText(/道不同的题/)).toBeNull());
  });

  it('lets twins in where that helps', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /允许 3 \+ 5 与 5 \+ 3 同时出现/ }));
    await waitFor(() => expect(shown().sheet.twins).toBe(true));
  });

  it('takes other sums when asked', async () => {
    const { person } = await open();
    await screen.findByRole('img', { name: '第 1 页' });
    const before = shown().sheet.seed;
    await person.click(screen.getByRole('button', { name: '换一批题' }));
    await waitFor(() => expect(shown().sheet.seed).not.toBe(before));
  });

  it('belongs to maths', async () => {
    await open({ subjects: [{ subjectId: 203, subjectName: '初中英语', subjectMainId: 3 }] }, '?sheet=arithmetic');
    expect(await screen.findByText('口算练习属于数学')).toBeDefined();
  });
});

describe('a sheet of characters', () => {
  const chinese = { subjects: [{ subjectId: 101, subjectName: '小学语文', subjectMainId: 1 }] };
  const sent = () =>
    server.calls(charactersApi.preview).at(-1)?.input as {
      words: { word: string; wordId: string | null; reading: string[] | null }[];
      print: { way: string };
    }; // checked by the contract

  it('takes the words of a lesson and those that are typed, each once', async () => {
    const { person } = await open(chinese);
    await person.type(await screen.findByRole('textbox', { name: '要写的字词' }), '早晨 银行');
    await person.click(screen.getByRole('combobox', { name: '课文的字词' }));
    await person.click(await screen.findByText('1 大青树下的小学（2 个）'));
    await waitFor(() => expect(sent()?.words.map(({ word }) => word)).toEqual(['早晨', '银行', '坪坝']));
    expect(sent().words.map(({ wordId }) => wordId !== null)).toEqual([true, false, true]);
  });

  it('shows how words are read and takes what is typed over it', async () => {
    const { person } = await open(chinese);
    await person.type(await screen.findByRole('textbox', { name: '要写的字词' }), '银行');
    await person.click(await screen.findByText('查看、修改拼音'));
    const reading = await screen.findByRole('textbox', { name: '银行的拼音' });
    expect(reading).toHaveProperty('value', 'yín háng');
    await person.clear(reading);
    await person.type(reading, 'yín xíng');
    await waitFor(() => expect(sent().words[0]?.reading).toEqual(['yín', 'xíng']));
  });

  it('says what cannot be written, and asks nothing of the server meanwhile', async () => {
    const { person } = await open(chinese);
    await person.type(await screen.findByRole('textbox', { name: '要写的字词' }), 'pen');
    expect((await screen.findByRole('alert')).textContent).toBe('只能写汉字，每个词最多 12 个字：pen');
    expect(screen.getByRole('button', { name: '生成试卷' })).toHaveProperty('disabled', true);
    expect(server.calls(charactersApi.preview)).toEqual([]);
  });

  it('shows the words that can be written beside one that cannot', async () => {
    const { person } = await open(chinese);
    await person.type(await screen.findByRole('textbox', { name: '要写的字词' }), '早晨 pen 银行');
    await waitFor(() => expect(sent()?.words.map(({ word }) => word)).toEqual(['早晨', '银行']));
    expect(screen.getByRole('alert').textContent).toContain('pen');
    expect(screen.getByRole('button', { name: '生成试卷' })).toHaveProperty('disabled', true);
  });

  it('is made a paper', async () => {
    const { person, router } = await open(chinese);
    await person.type(await screen.findByRole('textbox', { name: '要写的字词' }), '春天');
    await person.click(screen.getByRole('button', { name: '生成试卷' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/paperTest/preview'));
  });

  it('is of letters where English is taught, and of nothing in other subjects', async () => {
    await open({ subjects: [{ subjectId: 203, subjectName: '初中英语', subjectMainId: 3 }] });
    expect(await screen.findByPlaceholderText('输入或粘贴单词，用逗号或换行隔开')).toBeDefined();
    cleanup();
    await open({ subjects: [{ subjectId: 204, subjectName: '初中物理', subjectMainId: 4 }] });
    expect(await screen.findByText('字帖属于语文和英语')).toBeDefined();
  });
});
