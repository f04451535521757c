import { cleanup, screen } from '@testing-library/react';
import { homeworkOfStudentApi } from '@zhibi/contract/homework';
import { type SpokenForStudent, spokenApi } from '@zhibi/contract/homework/spoken';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { spokenOfStudent } from '../../../test/spoken.js';
import { homeworkOfStudent, student } from '../../../test/world.js';
import { Part as ToSay } from '../spoken/mine/home-part.js';
import { Count } from './to-write-count.js';

const serving = (...spoken: SpokenForStudent[]) =>
  fakeServer()
    .on(homeworkOfStudentApi.mine, () => ({ items: [homeworkOfStudent({ title: '还没写' })], next: null }))
    .on(spokenApi.mine, () => ({ items: spoken, next: null }));

it('counts what is to be said aloud with what is to be written, as the page does', async () => {
  serving(spokenOfStudent({}), spokenOfStudent({ sent: 1 }));
  await show(<Count />, { user: student() });
  expect(await screen.findByText('2')).toBeDefined();
});

it('home says of spoken homework what is to be done, and nothing where none is', async () => {
  serving(spokenOfStudent({ title: '朗读课文' }));
  await show(<ToSay />, { user: student() });
  expect(await screen.findByText('朗读课文')).toBeDefined();
  cleanup();
  serving(spokenOfStudent({ title: '朗读课文', sent: 1 }));
  await show(
    <>
      <ToSay />
      <Count />
    </>,
    { user: student() },
  );
  expect(await screen.findByText('1')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});
