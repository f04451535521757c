import { configure, screen, waitFor } from '@testing-library/react';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
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
        count > THERE_ARE && !sheet.twins ? [{ group, wanted: count, found: THERE_ARE, withTwins: WITH_TWINS }] : [],
      );
      return { pages: [page], pageCount: 1, sums: 20, short };
    })
    .on(arithmeticApi.create, () => ({ paperId }));
});
const open = (change: Parameters<typeof teacher>[0] = {}) =>
  show(<Page />, { at: '/paperTest/chinese', user: teacher(change) });
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
    await open({ subjects: [{ subjectId: 203, subjectName: '初中英语', subjectMainId: 3 }] });
    expect(await screen.findByText('口算练习属于数学')).toBeDefined();
  });
});
