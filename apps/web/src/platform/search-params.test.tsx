import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSearchParams } from './search-params.js';

type Set = ReturnType<typeof useSearchParams>[1];

/** The setter of every drawing, the first one first. */
let setters: Set[];
function Screen() {
  const [, set] = useSearchParams();
  setters.push(set);
  return null;
}
const put =
  (name: string, value: string) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };

let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  setters = [];
  router = createMemoryRouter(
    [
      { path: '/', element: <Screen /> },
      { path: '/other', element: null },
    ],
    { initialEntries: ['/?words=a'] },
  );
  render(<RouterProvider router={router} />);
});
const latest = () => setters.at(-1) as Set; // as: it was drawn

describe('changes of the address', () => {
  it('in the same moment all count', async () => {
    await act(async () => {
      latest()(put('words', ''), { replace: true });
      latest()(put('node', 'n'), { replace: true });
      latest()(put('types', '2'));
    });
    expect(router.state.location.search).toBe('?node=n&types=2');
  });

  it('of a caller that was drawn long ago build on what stands now', async () => {
    const first = latest();
    await act(async () => latest()(put('node', 'n')));
    await act(async () => latest()(put('types', '2')));
    await act(async () => first(put('words', '')));
    expect(router.state.location.search).toBe('?node=n&types=2');
  });

  it('build on the address where somebody went meanwhile', async () => {
    await act(async () => latest()(put('node', 'n')));
    await act(async () => router.navigate('/?words=b'));
    await act(async () => latest()(put('types', '2')));
    expect(router.state.location.search).toBe('?words=b&types=2');
  });

  it('build on the address that somebody came back to', async () => {
    await act(async () => latest()(put('node', 'n')));
    await act(async () => router.navigate(-1));
    await act(async () => latest()(put('types', '2')));
    expect(router.state.location.search).toBe('?words=a&types=2');
  });

  it('count while the address before is still on its way', async () => {
    let arrive = (_: null): void => {};
    const loader = () => new Promise<null>((resolve) => (arrive = resolve));
    router = createMemoryRouter([{ path: '/', loader, element: <Screen /> }], {
      initialEntries: ['/?words=a'],
      hydrationData: { loaderData: { 0: null } },
    });
    render(<RouterProvider router={router} />);
    await act(async () => {
      latest()(put('words', ''));
      latest()(put('node', 'n'));
      arrive(null);
    });
    expect(router.state.location.search).toBe('?node=n');
  });

  it('of who has left the page are not made', async () => {
    const late = latest();
    await act(async () => router.navigate('/other'));
    await act(async () => late(put('words', 'b')));
    expect(router.state.location.pathname).toBe('/other');
  });

  it('that say all of it replace all of it', async () => {
    await act(async () => latest()({ page: '3' }));
    expect(router.state.location.search).toBe('?page=3');
  });
});
