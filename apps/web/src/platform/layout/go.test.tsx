import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test/show.js';
import { Go } from './go.js';

it('a link to a screen that a person may not enter is not drawn; what it names may stay as words', async () => {
  await show(
    <>
      <Go to="/wrong">错题本</Go>
      <Go to="/nowhere">去那里</Go>
      <Go to="/nowhere" orWords>
        陈思远
      </Go>
    </>,
  );
  expect(screen.getByRole('link', { name: '错题本' })).toBeDefined();
  expect(screen.queryByText('去那里')).toBeNull();
  expect(screen.getByText('陈思远').tagName).toBe('SPAN');
});
