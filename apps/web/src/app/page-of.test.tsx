import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ScreenLine } from '../platform/screen-line.js';
import { PageOf } from './page-of.js';

const never = () => new Promise<never>(() => {});
const line = (layout: ScreenLine['layout'], loginTypes: ScreenLine['loginTypes']): ScreenLine => ({
  path: '/somewhere',
  title: 'platform:product',
  layout,
  loginTypes,
  load: never,
});

it.each([
  ['a screen of the shell', line('shell', [1]), 1],
  ['a screen that stands alone, such as the marking desk', line('tool', [1]), 1],
  ['an open screen, which has its first picture', line('plain', []), 0],
])('shows that the code of %s is on its way', (_, given, shown) => {
  render(<PageOf screen={given} />);
  expect(screen.queryAllByRole('status')).toHaveLength(shown);
});
