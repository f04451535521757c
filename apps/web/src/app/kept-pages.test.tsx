import '../../test/browser.js';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type ScreenLine, screenAt } from '../platform/screen-line.js';
import { startTexts } from './i18n.js';
import { KeptPages } from './kept-pages.js';

beforeAll(startTexts);
afterEach(cleanup);

function List() {
  const { search } = useLocation();
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      list {search} {count}
    </button>
  );
}
const Detail = () => <p>detail {useLocation().search}</p>;

const line = (path: ScreenLine['path'], Page: () => React.JSX.Element, keepAlive: boolean): ScreenLine => ({
  path,
  title: 'app:home.title',
  layout: 'shell',
  loginTypes: [1],
  keepAlive,
  load: async () => ({ Page }),
});
const screens = [line('/kept', List, true), line('/gone', Detail, false)];

function ScreenOutlet() {
  const location = useLocation();
  const current = screenAt(screens, location.pathname);
  return current ? <KeptPages screen={current} location={location} /> : null;
}

it('a kept page keeps what was done on it and its own address while it is hidden', async () => {
  const person = userEvent.setup();
  const router = createMemoryRouter([{ path: '*', element: <ScreenOutlet /> }], { initialEntries: ['/kept?tab=2'] });
  render(<RouterProvider router={router} />);
  await person.click(await screen.findByText('list ?tab=2 0'));
  await router.navigate('/gone?id=7');
  expect(await screen.findByText('detail ?id=7')).toBeTruthy();
  expect(screen.getByText('list ?tab=2 1', { selector: '*' }).style.display).toBe('none');
  await router.navigate('/kept?tab=3');
  expect((await screen.findByText('list ?tab=3 1')).style.display).toBe('');
  expect(screen.queryByText(/detail/)).toBeNull();
});
