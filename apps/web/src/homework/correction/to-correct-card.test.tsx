import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test/show.js';
import { homework, teacher } from '../../../test/world.js';
import { ToCorrectCard } from './to-correct-card.js';

it.each([
  ['offers marking where something is handed in', 1, ['去批改', '看笔迹']],
  ['leads to the ink alone while nothing is', 0, ['看笔迹']],
])('%s', async (_, handedIn, links) => {
  const progress = { total: 40, writing: 2, handedIn, marked: 0 };
  await show(<ToCorrectCard homework={homework({ progress })} />, { at: '/correction/index', user: teacher() });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
});
