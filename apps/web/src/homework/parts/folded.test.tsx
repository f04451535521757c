import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onPhone } from '../../../test/on-phone.js';
import { show } from '../../../test/show.js';
import { teacher } from '../../../test/world.js';
import { Folded } from './folded.js';

const head = (
  <Folded main={<button type="button">去批改</button>}>
    <button type="button">收卷</button>
  </Folded>
);
const isThere = (name: string) => screen.queryByRole('button', { name }) !== null;

it('shows the main one, and the others after a press of a panel beside it', async () => {
  const { person } = await show(head, { user: teacher() });
  expect([isThere('去批改'), isThere('收卷')]).toEqual([true, false]);
  await person.click(screen.getByRole('button', { name: /更多操作/, expanded: false }));
  expect(await screen.findByRole('button', { name: '收卷' })).toBeDefined();
});

it('on a phone shows the main one, and the others after a press', async () => {
  onPhone();
  const { person } = await show(head, { user: teacher() });
  expect([isThere('去批改'), isThere('收卷')]).toEqual([true, false]);
  await person.click(screen.getByRole('button', { name: '更多操作', expanded: false }));
  expect(isThere('收卷')).toBe(true);
  await person.click(screen.getByRole('button', { expanded: true }));
  expect(isThere('收卷')).toBe(false);
});
