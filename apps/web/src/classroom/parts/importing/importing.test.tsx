import { screen, waitFor, within } from '@testing-library/react';
import { importingApi, importLimits, type LeftOut } from '@zhibi/contract/classroom/importing';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { ImportFile } from './import-file.js';

async function opened(answer: { tasks: number; taken: number; left: LeftOut[] }) {
  const server = fakeServer().on(importingApi.importTasks, () => answer);
  const { person } = await show(<ImportFile lessonId={newId()} />, { user: teacher() });
  await person.click(await screen.findByRole('button', { name: '从文件导入' }));
  const drawer = await screen.findByRole('dialog', { name: '从文件导入题目' });
  await within(drawer).findByText('选择文件');
  const field = drawer.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no field for a file');
  const bring = (file: File) => person.upload(field, file);
  return { server, person, bring, drawer: within(drawer) };
}

describe('questions from a file', () => {
  it('are kept ready, and what was left out is named with its reason', async () => {
    const left: LeftOut[] = [
      { where: 'row 12', why: 'answer-unreadable' },
      { where: '', why: 'cut-off' },
    ];
    const { server, person, bring, drawer } = await opened({ tasks: 1, taken: 8, left });
    await bring(new File(['x'], 'kahoot.xlsx'));
    expect(await drawer.findByText('已备好 8 题，共 1 个任务')).toBeTruthy();
    expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '第 12 行 答案无法读取',
      '整个文件 文件从这里断开，此题不完整',
    ]);
    expect(server.calls(importingApi.importTasks)).toHaveLength(1);
    await person.click(drawer.getByRole('button', { name: '回到课堂' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say where none of them can be answered in class', async () => {
    const { bring, drawer } = await opened({ tasks: 0, taken: 0, left: [{ where: '#1', why: 'not-choosable' }] });
    await bring(new File(['x'], 'a.gift'));
    expect(await drawer.findByText('文件里没有能在课堂上作答的题')).toBeTruthy();
    expect(drawer.getByRole('listitem').textContent).toBe('第 1 题 不是选择题或判断题，课堂上无法作答');
  });

  it('of a file that is too large are not sent at all', async () => {
    const { server, bring } = await opened({ tasks: 0, taken: 0, left: [] });
    await bring(new File([new Uint8Array(importLimits.fileBytes + 1)], 'a.xlsx'));
    expect(await screen.findByText('文件超过 4 MB，请拆成几个文件')).toBeTruthy();
    expect(server.calls(importingApi.importTasks)).toEqual([]);
  });
});
