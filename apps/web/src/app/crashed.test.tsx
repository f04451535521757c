import '../../test/browser.js';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { useDraft } from '../platform/drafts/use-draft.js';
import { Crashed } from './crashed.js';
import { startTexts } from './i18n.js';

beforeAll(startTexts);

/** A form of this version, which wants a list where the last one had a word. */
function Names() {
  const [{ names }] = useDraft('names', () => ({ names: ['一班'] }));
  return <p>{names.map((name) => `${name}。`)}</p>;
}
const open = () =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <Names />, errorElement: <Crashed /> }])} />,
  );

it('a draft of an older form breaks its page once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('draft names', '{"names":"一班"}');
  open().unmount();
  open();
  expect(await screen.findByText('一班。')).toBeTruthy();
});
