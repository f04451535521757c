import { screen } from '@testing-library/react';
import { roomApi } from '@zhibi/contract/classroom/room';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { Page as Room } from './page.js';

it('says in words that a code is none', async () => {
  fakeServer().refuse(roomApi.look, 'not-found', 'no-room');
  const { person } = await show(<Room />, { at: '/room?code=111111' });
  await person.click(await screen.findByRole('button', { name: '进去' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
