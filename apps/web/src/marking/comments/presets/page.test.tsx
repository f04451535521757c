import { screen, waitFor, within } from '@testing-library/react';
import { commentsApi, type PresetComment } from '@zhibi/contract/marking/comments';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { preset, presetId } from '../../parts/engine/specimen.js';
import { Page } from './page.js';

/** A library that the server remembers. */
function library(...first: PresetComment[]) {
  let presets = first;
  const gone = new Map<string, PresetComment>();
  return fakeServer()
    .on(commentsApi.list, ({ words }) => ({
      items: presets.filter(({ text }) => text.includes(words ?? '')),
      next: null,
    }))
    .on(commentsApi.tree, () => ({
      items: presets.length === 0 ? [] : [{ questionType: null, cause: 'other' as const, count: presets.length }],
    }))
    .on(commentsApi.save, ({ text, scoreEffect }) => {
      presets = [...presets, preset(9, text, scoreEffect)];
      return { presetId: presetId(9) };
    })
    .on(commentsApi.remove, ({ presetIds }) => {
      for (const one of presets.filter((all) => presetIds.includes(all.presetId))) gone.set(one.presetId, one);
      presets = presets.filter((one) => !presetIds.includes(one.presetId));
      return {};
    })
    .on(commentsApi.restore, ({ presetIds }) => {
      presets = [...presets, ...presetIds.flatMap((id) => gone.get(id) ?? [])];
      return {};
    })
    .on(commentsApi.duplicates, () => ({ groups: presets.length > 1 ? [presets] : [] }))
    .on(commentsApi.merge, () => ({}));
}
const open = () => show(<Page />, { at: '/paper/presetComment', user: teacher() });
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (row === null) throw new Error(`${text} stands in no row`);
  return within(row);
};

describe('preset comments', () => {
  it('are written with what they do to a score; a word that hurts is not sent', async () => {
    const server = library();
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '新建评语' }));
    const form = within(await screen.findByRole('dialog'));
    await person.type(form.getByRole('textbox', { name: '评语' }), '你真懒');
    await person.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('“懒”会伤孩子，请换一种说法')).toBeTruthy();
    expect(server.calls(commentsApi.save)).toEqual([]);
    await person.clear(form.getByRole('textbox', { name: '评语' }));
    await person.type(form.getByRole('textbox', { name: '评语' }), '步骤要完整');
    await person.type(form.getByRole('spinbutton', { name: '分数影响' }), '-1');
    await person.click(form.getByRole('button', { name: '保存' }));
    expect(await (await rowOf('步骤要完整')).findByText('−1')).toBeTruthy();
  });

  it('are taken away and brought back', async () => {
    library(preset(1, '注意符号', null));
    const { person } = await open();
    await person.click((await rowOf('注意符号')).getByRole('button', { name: '删除' }));
    await person.click(await screen.findByRole('button', { name: '撤销' }));
    expect((await rowOf('注意符号')).getByText('0 次')).toBeTruthy();
  });

  it('that say the same are merged into the one that is kept', async () => {
    const server = library(preset(1, '注意符号', null), preset(2, '注意符号！', null));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '合并重复' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.click(await drawer.findByRole('radio', { name: /注意符号！/ }));
    await person.click(drawer.getByRole('button', { name: '并入（1）' }));
    await waitFor(() =>
      expect(server.calls(commentsApi.merge)[0]?.input).toEqual({ into: presetId(2), presetIds: [presetId(1)] }),
    );
  });
});
