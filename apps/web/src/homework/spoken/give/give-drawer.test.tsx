import { screen, waitFor } from '@testing-library/react';
import { spokenApi } from '@zhibi/contract/homework/spoken';
import { peopleApi } from '@zhibi/contract/people';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { GiveDrawer } from './give-drawer.js';

const [classId, subjectId] = [newId(), 202];

const classes = () => ({
  clazzs: [{ classId, className: '七(1)班', gid: 7, gradeId: 7, subjects: [{ subjectId, subjectName: '初中数学' }] }],
  clazzNames: '',
});

/** The drawer with a reading for the class, filled in. */
async function filled() {
  const { person } = await show(<GiveDrawer open subjectId={subjectId} onClose={() => {}} />, { user: teacher() });
  // Pasted: typed sign by sign it is most of the time of this file.
  const fill = async (field: HTMLElement, words: string) => {
    await person.clear(field);
    await person.paste(words);
  };
  await fill(await screen.findByLabelText('作业名称'), '朗读');
  await fill(screen.getByLabelText('要读的内容'), '远上寒山');
  await person.click(await screen.findByRole('checkbox', { name: '七(1)班' }));
  await fill(screen.getByLabelText('截止时间'), '2099-01-01 08:00');
  await person.keyboard('{Enter}');
  return person;
}

it('pressed again after an answer that got lost, it is the same act', async () => {
  const server = fakeServer().on(peopleApi.classes, classes).refuse(spokenApi.give, 'fault');
  const person = await filled();
  for (const times of [1, 2]) {
    await person.click(screen.getByRole('button', { name: '布置' }));
    await waitFor(() => expect(server.calls(spokenApi.give)).toHaveLength(times));
  }
  const wishes = server.calls(spokenApi.give).map(({ input }) => (input as { wishId: string }).wishId);
  expect(wishes[0]).toBeDefined();
  expect(new Set(wishes).size).toBe(1);
});

it('says that a class has the same already, gives it at the next press, and asks anew once something was changed', async () => {
  const server = fakeServer().on(peopleApi.classes, classes).refuse(spokenApi.give, 'conflict', 'given-meanwhile');
  const person = await filled();
  const again = () => server.calls(spokenApi.give).map(({ input }) => (input as { again: boolean }).again);
  await person.click(screen.getByRole('button', { name: '布置' }));
  await screen.findByText(/已经布置过同样的口语作业/);
  await person.click(screen.getByRole('button', { name: '仍要布置' }));
  await waitFor(() => expect(again()).toEqual([false, true]));
  await person.type(screen.getByLabelText('作业名称'), '二');
  await person.click(screen.getByRole('button', { name: '布置' }));
  await waitFor(() => expect(again()).toEqual([false, true, false]));
});
