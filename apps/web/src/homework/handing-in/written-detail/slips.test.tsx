import { screen, waitFor, within } from '@testing-library/react';
import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { homework, newId, teacher } from '../../../../test/world.js';
import { SlipsButton } from './slips-button.js';

const one = homework({ status: 'open' });
const slip = (name: string, secret: string) => ({ studentId: newId(), studentNo: '01', name, secret });

async function open(photoSlips: boolean, given = one) {
  const [classId, className] = [given.classes[0]?.classId ?? newId(), '九(3)班'];
  const server = fakeServer()
    .on(homeworkApi.loadSetting, () => ({
      limits: usualLimits,
      notice: false,
      photoSlips,
      remindByMessage: false,
      appealDays: 7,
      appealBudget: 3,
      hasMessages: false,
      revision: 1,
      canChange: false,
    }))
    .on(homeworkApi.photoSlips, () => ({
      title: given.title,
      endAt: given.endAt,
      classes: [{ classId, className, slips: [slip('陈思远', 'a'.repeat(32)), slip('王梓涵', 'b'.repeat(32))] }],
    }));
  return { server, ...(await show(<SlipsButton homework={given} />, { user: teacher() })) };
}

const askedFresh = (server: FakeServer) =>
  server.calls(homeworkApi.photoSlips).filter(({ input }) => (input as { fresh?: boolean }).fresh); // as: what this screen sends

it('shows a slip for each student with whose and what it is, and makes new codes after asking', async () => {
  const { server, person } = await open(true);
  await person.click(await screen.findByRole('button', { name: /拍照条/ }));
  const slips = await screen.findByRole('region', { name: '拍照条' });
  expect(
    within(slips)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('陈思远'), expect.stringContaining('王梓涵')]);
  expect(within(slips).getAllByText(one.title)).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: '换新码' }));
  expect(askedFresh(server)).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(askedFresh(server)).toHaveLength(1));
});

it('is not there where the school has not switched it on', async () => {
  const { server } = await open(false);
  await waitFor(() => expect(server.calls(homeworkApi.loadSetting)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there once the homework is collected', async () => {
  const { server } = await open(true, homework({ status: 'closed' }));
  await waitFor(() => expect(server.calls(homeworkApi.loadSetting)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
