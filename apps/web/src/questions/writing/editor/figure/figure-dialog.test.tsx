import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../../test/show.js';
import { teacher } from '../../../../../test/world.js';
import { FigureDialog } from './figure-dialog.js';

async function opened() {
  const { person } = await show(<FigureDialog image={undefined} onDone={() => undefined} onClose={() => undefined} />, {
    user: teacher(),
  });
  await screen.findByText('数轴');
  return person;
}
const kind = (name: string) => /-selected/.test(screen.getByText(name).closest('label')?.className ?? '');
const words = () => screen.getByLabelText<HTMLInputElement>('说明').value;
const tools = () => [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);

it('a figure that is drawn is there again after a reload, with a tool of its kind, and gone once it is given up', async () => {
  const first = await opened();
  await first.click(screen.getByText('数轴'));
  const taken = tools();
  await first.type(screen.getByLabelText('说明'), '从 0 到 5');
  cleanup();
  const again = await opened();
  expect([kind('数轴'), words(), tools()]).toEqual([true, '从 0 到 5', taken]);
  await again.click(screen.getByText(/^取\s*消$/));
  cleanup();
  await opened();
  expect([kind('数轴'), words()]).toEqual([false, '']);
});
